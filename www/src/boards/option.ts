/* A move on a board, as drawings offer it. */

export interface BoardOption {
  /** The name of the move in events. */
  code: string;
  /** What is moved, as an index into the component's cells. */
  cell: number;
  /** The square or the vertex moved to; of stairs how many coins move; of a tree it is not used. */
  to: number;
}

/** How much larger trees and graphs are on which the first click selects: they are played on. */
export const PLAYED = 1.5;

/** A board on which the first click or tap can select a move. */
interface Chooser {
  twice: boolean;
  picked: string | undefined;
}

/** The event of a click, a tap or Enter on a move: selects it, or makes it. */
export const eventOf = ({ twice, picked }: Chooser, code: string): 'pick' | 'act' =>
  twice && picked !== code ? 'pick' : 'act';

/** Whether a key presses a button that is drawn; it does nothing else then. */
export function presses(event: KeyboardEvent): boolean {
  const does = event.key === 'Enter' || event.key === ' ';
  if (does) event.preventDefault();
  return does;
}
