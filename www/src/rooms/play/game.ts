/*
 * A game that can be played: what the engine knows about a position, in one shape for sums of
 * games, boards and games on two heaps. The adapters are in sum-game.ts, board-game.ts,
 * table-game.ts, fibonacci-nim.ts and rule-game.ts. Nothing here computes who wins.
 */

import type { HeapLook } from '../../boards/heaps';
import type { ComponentShape, CompoundSumName, MisereMovesAnswer } from '../../engine/protocol';
import type { Ask } from '../../engine/resource';
import { MOST_MOVES } from '../../question/typed/sums';
import type { NamedComponent } from '../../ruleset/components-of';

/** The largest heaps of games on numbers: their moves are listed one by one. */
export const MAX_HEAP = 300;
/** The most options of a cell that the engine lists. */
export const MOST_OPTIONS = 1000;

/** A random number from 0 to below 1. */
export type Random = () => number;

/** A part of the position, as it is drawn. */
export type Part = HeapsPart | AmountPart | CoinsPart | DisksPart | ShapePart;

interface Titled {
  /** What the game is called; empty if there is only this one. */
  name: string;
}

export interface HeapsPart extends Titled {
  kind: 'heaps';
  cells: Array<{
    size: number;
    /** Stands for both heaps, of which a move takes the same number. */
    both?: true;
    /** The number of a row, which it keeps when others go or are split; by default its place. */
    number?: number;
  }>;
  /** Whether moves can split the heaps: they are rows of pins. */
  rows?: true;
  look?: HeapLook;
  /** The numbers of an own rule, which says what a move is. */
  rule?: true;
}

/** A heap that is too large to be drawn: a move takes as many stones as are typed. */
export interface AmountPart extends Titled {
  kind: 'amount';
  heap: string;
  /** How many may be taken at most. */
  limit: string;
}

export interface CoinsPart extends Titled {
  kind: 'coins';
  /** The numbers of the coins that show heads, ascending. */
  heads: number[];
}

export interface DisksPart extends Titled {
  kind: 'disks';
  rows: number;
  columns: number;
  /** "row.column" of each disk that shows heads. */
  heads: ReadonlySet<string>;
  /** The sets of rows that a move can turn, by the last row; those of columns, by the last one. */
  rowSets: ReadonlyMap<number, readonly number[][]>;
  columnSets: ReadonlyMap<number, readonly number[][]>;
}

/** A strip, stairs, trees or a graph. */
export interface ShapePart extends Titled {
  kind: 'shape';
  shape: ComponentShape;
}

/** A legal move. */
export interface PlayMove {
  /** The move in links; no other move of the position has the same. */
  code: string;
  /** The position after the move. */
  state: string;
  /** Which part, from 0 on. */
  part: number;
  /** The heap in its part, or the head that is turned over, from 0 on. */
  cell: number;
  /** The size of the heap, or the number of the coin. */
  from: number;
  /** Stones taken, or coins turned. */
  take: number;
  /** The heaps that are left of the heap, or the other coins that are turned. */
  to: number[];
  /** Whether the move goes back: away from the other piece, or by adding chips. */
  back?: true;
  /** The positions that the move leaves, if it changes several numbers of one. */
  leaves?: number[][];
  /** What the move does in each component that it changes, where it may change several. */
  steps?: PlayMove[];
  /** The rows and columns of a move on a board. */
  rows?: number[];
  columns?: number[];
}

/** A part of the reason why a position is won or lost: the value of a heap or a coin. */
export interface Term {
  name: string;
  cell: string;
  value: number;
}

/** Why a position is won or lost. */
export type Reason =
  | { kind: 'sum'; terms: Term[]; value: number }
  | { kind: 'misere'; by: MisereMovesAnswer['decidedBy'] }
  /** `terms`: the least 100 of the heap's Zeckendorf representation, the largest first. */
  | { kind: 'limit'; heap: string; limit: string; terms: readonly string[] }
  | { kind: 'table'; value: number; pair: [number, number] }
  | {
      kind: 'compound';
      by: 'moore' | 'selective' | 'conjunctive';
      /** How many heaps a move of Moore's game may change. */
      most: number;
      /** Moore's game: how many heaps have a one in each binary column, from the highest. */
      columns: number[];
      /** Conjunctive: how many moves the sum lasts. */
      remoteness: number;
      /** The outcome of each component on its own. */
      parts: Array<{ name: string; outcome: 'P' | 'N' | undefined }>;
    };

/** What is known about a position. */
export interface Look {
  state: string;
  /** "N": the player to move wins; null: not decided. */
  outcome: 'P' | 'N' | null;
  /** How many legal moves there are, and how many of them win. */
  count: number;
  winningCount: number;
  /** The winning moves; of many, the first. */
  winning: PlayMove[];
  /** Moves of which it is not known whether they win. */
  undecided: PlayMove[];
  parts: Part[];
  /** The legal moves of heaps and coins; those of a board are in its part. */
  moves: PlayMove[];
  /** Where a move may change several components: all that it can do in each. */
  steps?: PlayMove[];
  reason: Reason;
  find(code: string): PlayMove | undefined;
  /** Any legal move. */
  any(random: Random): PlayMove | undefined;
  /** A move that keeps the game going, for a player who has no winning one. */
  slow(random: Random): PlayMove | undefined;
}

export interface PlayableGame {
  /** The first position. */
  start: string;
  /** What it is called. */
  components: readonly NamedComponent[];
  /** How a move is made where it may change several components. */
  sum?: CompoundSumName;
  misere: boolean;
  kind: 'sum' | 'board' | 'table';
  /** The notation of a game on two or three numbers. */
  notation?: string;
  look(ask: Ask, state: string): Promise<Look>;
}

/** Any of a list. */
export function pick<T>(all: readonly T[], random: Random): T | undefined {
  return all[Math.min(all.length - 1, Math.floor(random() * all.length))];
}

/** The parts of `Look` that follow from a list of all moves. */
export function listed(moves: PlayMove[]): Pick<Look, 'moves' | 'find' | 'any' | 'slow'> {
  return {
    moves,
    find: (code) => moves.find((move) => move.code === code),
    any: (random) => pick(moves, random),
    slow: (random) => {
      const least = Math.min(...moves.map(({ take }) => take));
      return pick(
        moves.filter(({ take }) => take === least),
        random,
      );
    },
  };
}

/** The error for a position with more moves than can be played. */
export const tooManyMoves = (max = MOST_MOVES) => ({
  code: 'too-many-moves' as const,
  field: 'position',
  message: '',
  value: '',
  max: String(max),
});
