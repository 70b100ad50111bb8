/*
 * The game of the start page: a heap of stones, two players who take a square number of them in
 * turn, and the loss of whoever cannot move. Pure functions; the heap is small enough for values by
 * the definition of the mex.
 */

/** The stones at the beginning. */
export const STONES = 14;
/** The numbers of stones that a move can take. */
export const TAKES: readonly number[] = [1, 4, 9];

export type Player = 'you' | 'engine';

/** A game: who begins, and the stones taken so far. */
export interface Play {
  readonly begins: Player;
  readonly taken: readonly number[];
}

/** The first move of yours that gave a won game away. */
export interface Slip {
  heap: number;
  taken: number;
  /** A move that wins. */
  better: number;
}

export function newPlay(begins: Player): Play {
  return { begins, taken: [] };
}

/** The Grundy values of the heaps 0 to `last`, each the mex of those that its moves leave. */
export function values(last = STONES): number[] {
  const found: number[] = [];
  for (let heap = 0; heap <= last; heap++) {
    const left = new Set(movesFrom(heap).map((count) => found[heap - count]));
    let mex = 0;
    while (left.has(mex)) mex++;
    found.push(mex);
  }
  return found;
}

const VALUES = values();

/** Whether the player to move loses a heap against good play: a P-position, of value 0. */
export function isLost(heap: number): boolean {
  return VALUES[heap] === 0;
}

/** The P-positions, ascending. */
export const LOST: readonly number[] = VALUES.flatMap((value, heap) => (value === 0 ? [heap] : []));

export function movesFrom(heap: number): number[] {
  return TAKES.filter((count) => count <= heap);
}

/** The stones that are left. */
export function heapOf({ taken }: Play): number {
  return taken.reduce((left, count) => left - count, STONES);
}

/** The heaps of a game, from its beginning on. */
export function heapsOf({ begins, taken }: Play): number[] {
  return [STONES, ...taken.map((_, at) => heapOf({ begins, taken: taken.slice(0, at + 1) }))];
}

/** The player of a move by its place in the game, from 0 on. */
export function playerAt({ begins }: Play, place: number): Player {
  return (place % 2 === 0) === (begins === 'you') ? 'you' : 'engine';
}

export function turnOf(play: Play): Player {
  return playerAt(play, play.taken.length);
}

/** Who has won; undefined while there is a move. */
export function winnerOf(play: Play): Player | undefined {
  if (heapOf(play) > 0) return undefined;
  return turnOf(play) === 'you' ? 'engine' : 'you';
}

/** The game after a move; the same game if the heap has too few stones for it. */
export function afterMove(play: Play, count: number): Play {
  return movesFrom(heapOf(play)).includes(count) ? { ...play, taken: [...play.taken, count] } : play;
}

/** The game before your last move; the same game if you have made none. */
export function undone(play: Play): Play {
  // Moves alternate, so it is one of the last two.
  const last = play.taken.length - (turnOf(play) === 'you' ? 2 : 1);
  return last < 0 ? play : { ...play, taken: play.taken.slice(0, last) };
}

/** The engine's move: one that leaves a P-position; without one, the least, for a long game. */
export function bestMove(heap: number): number {
  const moves = movesFrom(heap);
  return moves.find((count) => isLost(heap - count)) ?? moves[0] ?? 0;
}

/** Your first move that left a heap from which the engine could win; undefined if there is none. */
export function slipIn(play: Play): Slip | undefined {
  let heap = STONES;
  for (const [place, taken] of play.taken.entries()) {
    if (playerAt(play, place) === 'you' && !isLost(heap) && !isLost(heap - taken))
      return { heap, taken, better: bestMove(heap) };
    heap -= taken;
  }
  return undefined;
}
