/*
 * Fibonacci nim as it was played: the moves of a link, and the position that they lead to. Pure functions, bookkeeping
 * only; which moves win is for the engine to say.
 */

/** Stones there are, and how many may be taken now at most. */
export interface Position {
  heap: bigint;
  limit: bigint;
}

export interface Game {
  /** From the beginning to now: one more than there are moves. */
  positions: Position[];
  /** Stones taken, one after the other. */
  moves: bigint[];
  /** What of the link is no move there: the first that cannot be, and all that follow. */
  dropped: string;
}

/** Games longer than this are not read. */
const LONGEST = 2000;

/** At first any number may be taken, but not all. */
export function beginningOf(heap: bigint, limit: bigint | undefined): Position {
  return { heap, limit: least(limit ?? heap - 1n, heap) };
}

/** The moves of a link, "4.1.2", as far as the rules allow them. */
export function replay(beginning: Position, written: string): Game {
  const game: Game = { positions: [beginning], moves: [], dropped: '' };
  const texts = written === '' ? [] : written.split('.');
  let here = beginning;
  for (const [place, text] of texts.entries()) {
    const taken = /^\d{1,1001}$/.test(text) ? BigInt(text) : 0n;
    if (!isMove(here, taken) || place >= LONGEST) {
      game.dropped = texts.slice(place).join('.');
      break;
    }
    here = after(here, taken);
    game.moves.push(taken);
    game.positions.push(here);
  }
  return game;
}

export function isMove({ limit }: Position, taken: bigint): boolean {
  return taken >= 1n && taken <= limit;
}

/** The next player may take twice that, as far as there are so many. */
export function after({ heap }: Position, taken: bigint): Position {
  const left = heap - taken;
  return { heap: left, limit: least(2n * taken, left) };
}

export function writtenMoves(moves: readonly bigint[]): string {
  return moves.join('.');
}

/**
 * The moves without the last one of the player who is to move, and what the other answered since. The other's own
 * first move stays, since nobody asked for it.
 */
export function undone(moves: readonly bigint[], player: 0 | 1): bigint[] {
  for (let place = moves.length - 1; place >= 0; place--) {
    if (place % 2 === player) return moves.slice(0, place);
  }
  return [...moves];
}

/** Whose turn it is after so many moves: 0 is who moved first. */
export function turnAfter(moves: number): 0 | 1 {
  return moves % 2 === 0 ? 0 : 1;
}

/**
 * What a perfect player takes: all of the heap where that is allowed, else the least number that wins, else one stone,
 * which delays a loss longest (tests/two_heaps.rs).
 */
export function bestMove({ heap }: Position, winning: readonly string[]): bigint {
  if (winning.includes(String(heap))) return heap;
  return BigInt(winning[0] ?? '1');
}

function least(a: bigint, b: bigint): bigint {
  const less = a < b ? a : b;
  return less < 0n ? 0n : less;
}
