/*
 * The moves of a game of Fibonacci nim, and the positions that they lead to. Pure functions; the
 * engine decides which moves win.
 */

/** The number of stones, and how many may be taken at most. */
export interface Position {
  heap: bigint;
  limit: bigint;
}

export interface Game {
  /** All positions from the first to the current one: one more than there are moves. */
  positions: Position[];
  /** The numbers of stones taken. */
  moves: bigint[];
  /** The part of the link that is dropped: the first illegal move, and all that follow. */
  dropped: string;
}

/** The largest number of moves that are read from a link. */
const MAX_MOVES = 2000;

/** The first position. By default any number may be taken, but not all. */
export function beginningOf(heap: bigint, limit: bigint | undefined): Position {
  return { heap, limit: min(limit ?? heap - 1n, heap) };
}

/** Plays the moves of a link, "4.1.2", up to the first illegal one. */
export function replay(beginning: Position, written: string): Game {
  const game: Game = { positions: [beginning], moves: [], dropped: '' };
  const texts = written === '' ? [] : written.split('.');
  let here = beginning;
  for (const [place, text] of texts.entries()) {
    const taken = /^\d{1,1001}$/.test(text) ? BigInt(text) : 0n;
    if (!isMove(here, taken) || place >= MAX_MOVES) {
      game.dropped = texts.slice(place).join('.');
      break;
    }
    here = after(here, taken);
    game.moves.push(taken);
    game.positions.push(here);
  }
  return game;
}

/** Whether two games have the same positions and moves. */
export function isSameGame(one: Game, other: Game): boolean {
  const [a, b] = [one, other].map(({ positions: [first], moves, dropped }) =>
    [first?.heap, first?.limit, ...moves, dropped].join('.'),
  );
  return a === b;
}

export function isMove({ limit }: Position, taken: bigint): boolean {
  return taken >= 1n && taken <= limit;
}

/** The position after a move: the next limit is twice the move, at most the heap. */
export function after({ heap }: Position, taken: bigint): Position {
  const left = heap - taken;
  return { heap: left, limit: min(2n * taken, left) };
}

export function writtenMoves(moves: readonly bigint[]): string {
  return moves.join('.');
}

/**
 * The moves without the last one of the player to move, and without the answer to it. A first move
 * of the opponent is kept.
 */
export function undone(moves: readonly bigint[], player: 0 | 1): bigint[] {
  for (let place = moves.length - 1; place >= 0; place--) {
    if (place % 2 === player) return moves.slice(0, place);
  }
  return [...moves];
}

/** The player to move after a number of moves: 0 is the one who moved first. */
export function turnAfter(moves: number): 0 | 1 {
  return moves % 2 === 0 ? 0 : 1;
}

/**
 * A perfect move: the whole heap if that is allowed, else the smallest winning move, else one
 * stone, which delays a loss longest (tests/engines/two_heaps.rs).
 */
export function bestMove({ heap }: Position, winning: readonly string[]): bigint {
  if (winning.includes(String(heap))) return heap;
  return BigInt(winning[0] ?? '1');
}

function min(a: bigint, b: bigint): bigint {
  const less = a < b ? a : b;
  return less < 0n ? 0n : less;
}
