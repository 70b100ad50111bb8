export interface Choice {
  /** Stones taken, or coins turned. */
  move: number;
  /** The position after the move, in the form of Explanation.form; empty if nothing is left. */
  to: number[];
  /** The Grundy value of that position. */
  value: number;
}

export interface Explanation {
  game: string;
  n: string;
  /** The Grundy value: the mex of the options' values. */
  value: number;
  /** What Choice.to holds. "heaps": the sizes of the heaps left. "run": the first and the last of
   * the adjacent coins that now show heads. "coins": all coins that now show heads, ascending.
   * "limit": the heap left, and the largest number that the next move may take from it. */
  form: 'heaps' | 'run' | 'coins' | 'limit';
  optionCount: number;
  /** The options, by ascending move; at most the first 1,000. */
  options: Choice[];
  /** For each value among the options, ascending: how many have it, and the first that has it;
   * only the least 1,000 values. */
  byValue: Array<{ value: number; count: number; first: Choice }>;
}

/** Grundy values of the indices `from` (default 0) to n, both included. */
export function sequence(
  request: { game: string; n: NumberLike; from?: NumberLike },
  progress?: ProgressListener,
): Uint32Array;
/** The mex at index n, option by option. */
export function explain(request: { game: string; n: NumberLike }, progress?: ProgressListener): Explanation;
