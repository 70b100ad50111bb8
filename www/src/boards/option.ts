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
export const isFirst = (board: { twice: boolean; picked: string | undefined }, code: string): boolean =>
  board.twice && board.picked !== code;
