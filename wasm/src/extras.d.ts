export interface NimberRoots {
  /** "every": all nimbers solve it; "none": no nimber does; "one": a linear equation, or a double
   * root. */
  kind: 'every' | 'none' | 'one' | 'two';
  /** Ascending, decimal digits. */
  roots: string[];
  /** The smallest field that contains the roots; absent without any. */
  field?: NimberField;
  /** The smallest field that contains a, b and c; the roots may be in the next larger one. */
  given: NimberField;
}

export interface ProductValue {
  /** The product in the notation "A x B", as in all answers here. */
  game: string;
  row: string;
  column: string;
  /** The value of the coin `row` in the game of the rows, decimal digits. */
  rowValue: string;
  columnValue: string;
  /** Their nim-product: the value of a lone head there (the Tartan theorem). */
  value: string;
}

export interface ProductCount {
  game: string;
  rows: number;
  columns: number;
  /** The value of the board of heads, decimal digits. */
  value: string;
  /** How many first moves there are, and how many of them win, decimal digits. */
  moveCount: string;
  winningCount: string;
  rowFactors: ProductSide;
  columnFactors: ProductSide;
  /** How many pairs of changes win. */
  pairCount: number;
  /** The first of them by ascending `a`, at most `list`: the nim-product of a and b is the
   * board's value, and countA * countB = `moves` moves change the sides so. */
  pairs: Array<{ a: number; b: number; countA: number; countB: number; moves: string }>;
}

/** The nim-inverses of 64-bit nimbers, in the same way. 0 has no inverse: the error's `at` is the
 * index of the first 0, from 0, and `into` may then hold the inverses of numbers before it. */
export function nimInverses(
  request: { a: BigUint64Array; into?: BigUint64Array },
  progress?: ProgressListener,
): BigUint64Array;
/** The solutions of a x² + b x + c = 0 in nimbers. */
export function nimQuadratic(request: { a: NumberLike; b: NumberLike; c: NumberLike }): NimberRoots;
/** The value of one cell of a product; rows and columns from 1. */
export function productValue(
  request: ProductGame & { row: NumberLike; column: NumberLike },
  progress?: ProgressListener,
): ProductValue;
/** Counts the winning first moves on the full board of `n` x `n`, or of `rows` x `columns`, coins
 * that all show heads. */
export function productCount(
  request: ProductGame & { n?: NumberLike; rows?: NumberLike; columns?: NumberLike; list?: NumberLike },
  progress?: ProgressListener,
): ProductCount;
/** The P-positions of Wythoff's nim number k = from, from + 1, ...: the smaller heap floor(k φ),
 * the larger floor(k φ^2). k up to 10^1000, at most 10,000 of them. */
export function wythoffPairs(request: { from: NumberLike; count: NumberLike }): Array<{
  k: string;
  pair: [string, string];
}>;
/** The numbers whose Fibonacci code words make up the text, in plain decimal digits. White space
 * may stand between. */
export function fibonacciDecode(request: { text: string }): string[];
/** The sum M(1) + ... + M(n) of the largest winning first moves of Fibonacci nim (M is 0 where a
 * heap is lost), decimal digits: modulo `modulus`, 1 to 10^18, for n up to 10^3000000; without
 * one exactly, for n up to 10^10000. */
export function sumOfMoves(
  request: { n: NumberLike; modulus?: NumberLike },
  progress?: ProgressListener,
): { sum: string };
