/** A whole number: text in any notation the parser reads ("100000", "10^5", "1,000"), a safe integer, or a bigint. */
export type NumberLike = string | number | bigint;

/** Told now and then how far the work is, 0 to 1. Answering `false`, or throwing, stops it with the error code
 * `cancelled`; any other answer, a promise among them, lets it go on. A listener may call the exports itself, and so may
 * the listeners of these calls, but no deeper: work is then refused with the code `memory`. */
export type ProgressListener = (fraction: number) => boolean | void;

/** What every export throws, always of this shape. */
export interface GrundyscopeError {
  /** Stable name: "empty", "not-a-number", "negative", "fraction", "grouping", "mixed-digits", "parentheses",
   * "out-of-range", "missing", "wrong-type", "unknown-field", "unknown-problem", "unknown-game", "no-product", "no-sum",
   * "too-many-lines", "memory", "division-by-zero", "expression", "cancelled". */
  code: string;
  /** The field of the request it concerns; "" for the request as a whole. */
  field: string;
  /** One English sentence. */
  message: string;
  /** What is allowed, an English phrase. */
  allowed: string;
  /** What was given, shortened. */
  value: string;
  /** Least allowed number, where the range was the trouble. */
  min?: string;
  /** Greatest allowed number, where the range was the trouble. */
  max?: string;
  /** Where in the given text the trouble begins, in characters from 0. */
  at?: number;
}

export interface Parameter {
  name: string;
  kind: 'number';
  /** Least and greatest allowed value, as the parser reads them ("20000000", "10^1000"). */
  min: string;
  max: string;
  /** What stands there before anyone types; absent: the parameter may be left out. */
  default?: string;
}

/** A game that lies under a problem, with the largest index its sequence goes to. */
export interface GameInfo {
  game: string;
  /** Largest index for sequence, histogram, density. */
  max: string;
  /** Largest index for explain. */
  explainMax: string;
  /** Largest index for a window of at most 10,000 values of the sequence, given by `from` and `n`. */
  windowMax: string;
  /** The first index that counts as a position: 0 for heaps, 1 for coins. */
  first: number;
  /** Whether the sequence of a large n costs noticeable time ("slow") or a moment ("fast"). */
  cost: 'fast' | 'slow';
}

export interface Problem {
  id: string;
  parameters: Parameter[];
  /** Published answers: `n`, the other arguments by name, and the answer. */
  checks: Array<{ n: string; answer: string; [argument: string]: string }>;
  /** The names of the facts that an answer can carry, in the order to show them. */
  facts: string[];
  games: GameInfo[];
  /** Whether `batch` takes this problem. */
  batch: boolean;
}

export interface Histogram {
  /** The values that occur, ascending. */
  values: Uint32Array;
  /** How often each occurs. */
  counts: Uint32Array;
}

/** One line of a derivation: a message key and its arguments, all text; numbers in plain decimal. */
export interface Reason {
  text: string;
  arguments: Record<string, string>;
}

export interface SolveAnswer {
  problem: string;
  /** What was understood, plain decimal digits, by parameter name ("n" and the others that were given). */
  arguments: Record<string, string>;
  /** Plain decimal digits. */
  answer: string;
  /** Further results by name, plain decimal digits; lists of them as arrays. See Problem.facts. A list `things` may hold
   * only the first ones where there are very many; a fact `thingCount` then says how many there are. */
  facts: Record<string, string | string[]>;
  /** Further distributions by name ("moves": nimbers of moves, "row", "column" ...); counts as decimal text. */
  distributions: Array<{ name: string; values: Uint32Array; counts: string[] }>;
  /** Why the answer is what it is, with this question's numbers. */
  why: Reason[];
}

export interface BatchAnswer {
  /** One line for each line of the text: the answer, empty for an empty line, "error: CODE" for a bad one. */
  answers: string;
  /** Lines answered. */
  answered: number;
  /** The first bad lines (at most 100), counted from 1. */
  errors: Array<{ line: number; error: GrundyscopeError }>;
  /** How many lines are bad. */
  bad: number;
}

export interface Choice {
  /** Stones taken, or coins turned. */
  move: number;
  /** What is left, as Explanation.form says; empty where nothing is left. */
  to: number[];
  /** Grundy value of what is left. */
  value: number;
}

export interface Explanation {
  game: string;
  n: string;
  /** The Grundy value: the mex of the options' values. */
  value: number;
  /** What Choice.to holds. "heaps": the sizes of the heaps left. "run": the first and the last of the adjacent coins
   * that now show heads. "coins": all coins that now show heads, ascending. "limit": the heap left, and the most the next move may take from it. */
  form: 'heaps' | 'run' | 'coins' | 'limit';
  optionCount: number;
  /** The options, by ascending move; at most the first 1,000. */
  options: Choice[];
  /** For each value among the options, ascending: how many have it, and the first that has it; the least 1,000 values only. */
  byValue: Array<{ value: number; count: number; first: Choice }>;
}

export interface Density {
  columns: number;
  rows: number;
  /** How many values fall into each cell; row 0 holds the lowest values; index = row * columns + column. */
  counts: Uint32Array;
  /** The least index and one past the greatest, as given and cut to what exists. */
  from: number;
  to: number;
  /** The greatest value in the range; row r holds the values from r*valueStep to (r+1)*valueStep - 1. */
  maxValue: number;
  valueStep: number;
}

/** The problems this build knows. */
export function catalogue(): Problem[];
/** What the one parser understands: plain decimal digits. The range is that of a problem's parameter or, with `game`,
 * from the game's first index to the last one that a window of its sequence reaches. */
export function number(
  request: { text: NumberLike; problem: string; parameter: string } | { text: NumberLike; game: string },
): {
  value: string;
  digits: number;
};
/** Answers one question of a problem. Besides `problem` and `n` takes the problem's own parameters. */
export function solve(
  request: { problem: string; n: NumberLike; [parameter: string]: NumberLike },
  progress?: ProgressListener,
): SolveAnswer;
/** Answers many questions, one a line. `countLine`: the first line tells how many follow and is not a question. */
export function batch(
  request: { problem: string; text: string; countLine?: boolean },
  progress?: ProgressListener,
): BatchAnswer;
/** Grundy values of the indices `from` (default 0) to n, both included. */
export function sequence(
  request: { game: string; n: NumberLike; from?: NumberLike },
  progress?: ProgressListener,
): Uint32Array;
/** How often each Grundy value occurs among the indices 0..n (coin-turning games: 1..n). */
export function histogram(request: { game: string; n: NumberLike }, progress?: ProgressListener): Histogram;
/** The mex at index n, option by option. */
export function explain(request: { game: string; n: NumberLike }, progress?: ProgressListener): Explanation;
/** The points (index, value) of `from <= index < to`, counted on a grid, for drawing. */
export function density(
  request: { game: string; from: number; to: number; columns: number; rows: number },
  progress?: ProgressListener,
): Density;
