/*
 * An expanded nim-product: the products of all powers of two in one factor with those in the other.
 * Pure functions.
 */

import type { NimberStep } from '../../engine/protocol';

/**
 * The largest number of powers of two in a factor, and the largest factor, for a readable table.
 */
const POWERS = 8;
const LARGEST = 2n ** 64n;

export interface ProductTable {
  /**
   * The powers of two in the left factor (rows) and in the right one (columns), the largest first.
   */
  left: bigint[];
  right: bigint[];
  /** The factors of each cell, row by row; `products` are their products. */
  factors: { a: BigUint64Array; b: BigUint64Array };
  products: BigUint64Array;
}

/** The table of a product without its products; undefined for a product that is not expanded. */
export function productTableOf({ operation, operands }: NimberStep): ProductTable | undefined {
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

/** The powers of two that sum to a number, the largest first. */
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

/** Numbers in binary, padded to the length of the longest. */
export function binary(values: bigint[]): string[] {
  const width = Math.max(1, ...values.map((value) => value.toString(2).length));
  return values.map((value) => value.toString(2).padStart(width, '0'));
}
