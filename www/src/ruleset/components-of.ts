/* The components of a position in the engine's notation. Pure functions. */

/** A component of a position: the notation of its game, and what there is of it, as shown. */
export interface NamedComponent {
  game: string;
  /** Heaps, coins, or the sides of a board; empty where only a picture shows it. */
  cells: readonly string[];
}

/** The rows and columns of the board of Project Euler 459. */
export const FLIPPING_GAME = ['coins:runs:triangular', 'coins:runs:squares'] as const;

/** The notation of a board of two coin-turning games. */
export const productOf = (rows: string, columns: string) => `${rows} x ${columns}`;

/** Boards whose cells are numbers. */
const NUMBERED = /^(?:nimble|staircase|silver-dollar|poker)$/;
export const BOARD = /^(?:nimble|staircase|northcott|silver-dollar|poker|hackenbush|graph)(?=:|$)/;
export const TABLE = /^(?:wythoff|euclid-to-zero|euclid|dynamic|fibonacci-nim)(?=:\d|:\(|$)/;

/** The components of a position in the engine's notation; heaps of one game in a row are one. */
export function componentsOf(position: string): NamedComponent[] {
  const all: NamedComponent[] = [];
  for (const part of position.split(' + ')) {
    const board = BOARD.exec(part)?.[0];
    const at = part.lastIndexOf(':');
    const numbers = part.slice(at + 1).match(/\$?\d+(?:\^\d+)?/g) ?? [];
    const game = board ?? part.slice(0, at);
    const cells = board === undefined || NUMBERED.test(board) ? numbers : [];
    const last = all.at(-1);
    const continues = last?.game === game && board === undefined && !game.startsWith('coins:');
    if (continues) all[all.length - 1] = { game, cells: [...last.cells, ...cells] };
    else all.push({ game, cells });
  }
  return all;
}
