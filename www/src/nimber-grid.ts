/* A nim-product taken apart: the products of all powers of two in one factor with all those in the other. Pure. */

import type { NimberStep } from './engine/protocol';

/** Powers of two in a factor at most, and the factors' size, for a table that can be taken in. */
const POWERS = 8;
const LARGEST = 2n ** 64n;

export interface Grid {
  /** The powers of two in the left factor (rows) and in the right one (columns), the largest first. */
  left: bigint[];
  right: bigint[];
  /** For each cell, row by row: what is multiplied, and what comes out. */
  factors: { a: BigUint64Array; b: BigUint64Array };
  products: BigUint64Array;
}

/** The table of a product, still without its products; undefined where there is nothing to be multiplied out. */
export function gridOf({ operation, operands }: NimberStep): Grid | undefined {
  if (operation !== 'nim-product') return undefined;
  const [a = 0n, b = 0n] = operands.map((operand) => (operand.length > 20 ? LARGEST : BigInt(operand)));
  if (a < 2n || b < 2n || a >= LARGEST || b >= LARGEST) return undefined;
  const [left, right] = [powersIn(a), powersIn(b)];
  if (left.length > POWERS || right.length > POWERS) return undefined;
  const pairs = left.flatMap((row) => right.map((column): [bigint, bigint] => [row, column]));
  return {
    left,
    right,
    factors: {
      a: BigUint64Array.from(pairs, ([row]) => row),
      b: BigUint64Array.from(pairs, ([, column]) => column),
    },
    products: new BigUint64Array(pairs.length),
  };
}

/** The powers of two whose sum a number is, the largest first. */
export function powersIn(value: bigint): bigint[] {
  const digits = value.toString(2);
  return Array.from(digits, (digit, at) =>
    digit === '1' ? 2n ** BigInt(digits.length - 1 - at) : 0n,
  ).filter((power) => power > 0n);
}

/** The nim-sum of the first `count` products. */
export function sumOf(products: BigUint64Array, count: number): bigint {
  return products.subarray(0, count).reduce((sum, product) => sum ^ product, 0n);
}

/** Numbers in binary, all with as many digits as the longest. */
export function binary(values: bigint[]): string[] {
  const width = Math.max(1, ...values.map((value) => value.toString(2).length));
  return values.map((value) => value.toString(2).padStart(width, '0'));
}
