/** Misère play: the player who makes the last move loses. Misère nim-values are no Grundy values
 * and must not be nim-summed. */
export interface Misere {
  game: string;
  n: number;
  /** Who wins on a single heap of n: "P" the player who just moved, "N" the player to move. */
  outcome: 'P' | 'N';
  /** The misère nim-value of a single heap of n: 1 without moves, else the mex of the options'
   * misère nim-values. */
  value: number;
  /** Its Grundy value under normal play. */
  normal: number;
  /** Its genus as in Winning Ways: "4^146" is normal value 4, and misère nim-values 1, 4, 6, 4,
   * 6, ... beside 0, 1, 2, ... heaps of two. With commas where a value has two digits. */
  genus: string;
  /** The misère nim-values of the heaps 0..n. */
  values: Uint32Array;
  /** The genera of the heaps 0..n. */
  genera: string[];
}

/** Misère play of the heaps 0..n; n up to 2,000 in games that never break a heap, up to 40 in
 * those that do. */
export function misere(request: { game: string; n: NumberLike }, progress?: ProgressListener): Misere;
