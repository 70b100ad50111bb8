/*
 * A match: the game, the positions so far, whose turn it is, who has won, and where it was decided.
 * Pure functions on looks, one for each position from the first to the current one.
 */

import type { Look, PlayMove } from './game';

/** The player who moves first, and the other one. */
export type Seat = 0 | 1;

/** The longest match that is read from a link. */
export const MAX_MOVES = 1500;

/** A match; there is one look more than there are moves. */
export interface Match {
  misere: boolean;
  looks: Look[];
  moves: PlayMove[];
}

/** The player to move after a number of moves. */
export const seatAfter = (moves: number): Seat => (moves % 2 === 0 ? 0 : 1);

/** Who has won; undefined while there is a move. */
export function winnerOf({ looks, moves, misere }: Match): Seat | undefined {
  const last = looks.at(-1);
  if (!last || last.count > 0) return undefined;
  const stuck = seatAfter(moves.length);
  return misere ? stuck : seatAfter(moves.length + 1);
}

/** The position after a move: rows keep their numbers, and what is split off gets a new one. */
export function withNumbers(before: Look, { part, cell, to }: PlayMove, after: Look): Look {
  const parts = after.parts.map((now, at) => {
    const then = before.parts[at];
    if (now.kind !== 'heaps' || then?.kind !== 'heaps' || !now.rows) return now;
    const numbers = then.cells.map(({ number }, place) => number ?? place + 1);
    const next = Math.max(...numbers) + 1;
    if (at === part) {
      const left = to.filter((size) => size > 0).map((_, place) => (place ? next : (numbers[cell] ?? next)));
      numbers.splice(cell, 1, ...left);
    }
    const isOne = then.cells.length === 1 && !then.cells[0]?.number && numbers.length === 1;
    if (isOne || numbers.length !== now.cells.length) return now;
    return { ...now, cells: now.cells.map(({ size }, place) => ({ size, number: numbers[place] ?? next })) };
  });
  return { ...after, parts };
}

/** The codes of the moves of a link. */
export function writtenMoves(text: string): string[] {
  return text === '' ? [] : text.split('.');
}

/**
 * The moves that are left by undoing: one of two people takes back one move; against the machine,
 * the moves from the reader's last one on. The same list if there is none.
 */
export function undone(codes: readonly string[], engine: Seat | undefined): string[] {
  if (engine === undefined) return codes.slice(0, -1);
  for (let ply = codes.length - 1; ply >= 0; ply--) if (seatAfter(ply) !== engine) return codes.slice(0, ply);
  return [...codes];
}

/** The first codes of undone moves that redoing plays again: until the reader is to move. */
export function redone(played: number, codes: readonly string[], engine: Seat | undefined): number {
  if (codes.length === 0) return 0;
  if (engine === undefined) return 1;
  let count = 1;
  while (count < codes.length && seatAfter(played + count) === engine) count++;
  return count;
}

/** A move from a won position to one from which the opponent wins. */
export interface Mistake {
  ply: number;
  seat: Seat;
  before: Look;
  move: PlayMove;
  /** A move that wins instead. */
  better: PlayMove | undefined;
  after: Look;
  /** A move that answers the mistake. */
  refutation: PlayMove | undefined;
}

/** Whether the move of a ply was a mistake, and why. */
export function mistakeAt({ looks, moves }: Match, ply: number): Mistake | undefined {
  const [before, move, after] = [looks[ply], moves[ply], looks[ply + 1]];
  if (!before || !move || !after || before.outcome !== 'N' || after.outcome !== 'N') return undefined;
  return {
    ...{ ply, seat: seatAfter(ply), before, move, after },
    better: before.winning[0],
    refutation: after.winning[0],
  };
}

/** The last mistake of a player. */
export function lastMistake(match: Match, seat: Seat): Mistake | undefined {
  for (let ply = match.moves.length - 1; ply >= 0; ply--) {
    const mistake = seatAfter(ply) === seat ? mistakeAt(match, ply) : undefined;
    if (mistake) return mistake;
  }
  return undefined;
}
