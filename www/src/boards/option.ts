/* A move on a board, as drawings offer it. */

export interface BoardOption {
  /** The name of the move in events. */
  code: string;
  /** What is moved, as an index into the component's cells. */
  cell: number;
  /** The square or the vertex moved to; of stairs how many coins move; of a tree it is not used. */
  to: number;
}

/** Whether a click or a tap on a move only selects it: a second one chooses it. */
const isFirst = (board: Pick<Chooser, 'twice' | 'picked'>, code: string): boolean =>
  board.twice && board.picked !== code;

/** A board on which the first click or tap can select a move. */
interface Chooser {
  twice: boolean;
  picked: string | undefined;
  emit(type: string, detail?: unknown): void;
}

/** A click, a tap or Enter on a move: selects it, or makes it. */
export function choose(board: Chooser, code: string): void {
  board.emit(isFirst(board, code) ? 'pick' : 'act', { code });
}

/** A mouse that enters or leaves a move: selects it, or none. */
export function point(board: Chooser, { pointerType }: PointerEvent, code: string | undefined): void {
  if (board.twice && pointerType === 'mouse') board.emit('pick', { code });
}

/** Whether a key presses a button that is drawn; it does nothing else then. */
export function presses(event: KeyboardEvent): boolean {
  const does = event.key === 'Enter' || event.key === ' ';
  if (does) event.preventDefault();
  return does;
}
