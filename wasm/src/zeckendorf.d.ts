/** A sum in Zeckendorf representation with its carries. */
export interface ZeckendorfAddition {
  /** The indices of both numbers' representations, greatest first. */
  a: Uint32Array;
  b: Uint32Array;
  /** The digitwise sum: entry i is the number of terms F(i), 0 to 2; entries 0 and 1 are 0. */
  digits: Uint8Array;
  /** The rules that make it a representation, in this order; at most the first 10,000.
   * "neighbours" at k: F(k) + F(k+1) = F(k+2). "double" at k: 2 F(k) = F(k+1) + F(k-2), which
   * for k = 3 is 2 F(3) = F(4) + F(2) and for k = 2 is 2 F(2) = F(3). */
  steps: Array<{ rule: 'double' | 'neighbours'; index: number }>;
  stepCount: number;
  /** The indices of the sum's representation, greatest first. */
  sum: Uint32Array;
  /** The sum, plain decimal digits. */
  value: string;
}

/** One greedy step: subtracts the greatest Fibonacci number that fits from the rest. Numbers in
 * plain decimal digits. */
export interface GreedyStep {
  /** k of the term F(k), with F(2)=1, F(3)=2. */
  index: number;
  /** F(k), which fits. */
  term: string;
  /** F(k+1), which does not. */
  next: string;
  /** The new rest, less than F(k-1). */
  rest: string;
}

/** The Zeckendorf representation of n, 0 to 10^100000, greatest term first, none of 0;
 * `indices` are k of F(k) with F(2)=1, F(3)=2. Where all terms together would pass a million
 * digits, `terms` holds the least ones only. */
export function zeckendorf(request: { n: NumberLike }): { terms: string[]; indices: Uint32Array };
/** The greedy steps to the Zeckendorf representation of n, 0 to 10^100000: at most `count` of
 * them (1 to 1,000, default 100) from number `from` on (counted from 0, default 0), fewer where
 * all together would pass a million digits, but one at least. `n` is the number understood,
 * `count` how many steps there are in all. */
export function zeckendorfSteps(request: { n: NumberLike; from?: NumberLike; count?: NumberLike }): {
  n: string;
  count: number;
  from: number;
  steps: GreedyStep[];
};
/** Adds two numbers, 0 to 10^100000, in Zeckendorf representation. */
export function zeckendorfAdd(request: { a: NumberLike; b: NumberLike }): ZeckendorfAddition;
/** The Fibonacci code word of n, 1 to 10^100000: a text of 0 and 1 whose only 11 is its end. */
export function fibonacciEncode(request: { n: NumberLike }): string;
/** `length` letters (at most 10,000,000) of the Fibonacci word 0 1 0 0 1 ... from the index
 * `from` on (default 0, at most 10^100000), and how many of the letters before are 1. */
export function fibonacciWord(request: { from?: NumberLike; length: NumberLike }): {
  letters: Uint8Array;
  onesBefore: string;
};
