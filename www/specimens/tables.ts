/* Sample tables for elements, computed by definition. */

import { mex } from './values';

/** A table of Grundy values, row by row, from the options of each cell. */
function table(
  side: number,
  options: (row: number, column: number, at: (r: number, c: number) => number) => number[],
) {
  const values = new Uint32Array(side * side);
  const at = (row: number, column: number) => values[row * side + column] ?? 0;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) values[row * side + column] = mex(options(row, column, at));
  }
  return values;
}

/** Wythoff's game: any number from one heap, or the same number from both. */
export function wythoff(side: number): Uint32Array {
  return table(side, (row, column, at) => [
    ...Array.from({ length: row }, (_, left) => at(left, column)),
    ...Array.from({ length: column }, (_, left) => at(row, left)),
    ...Array.from({ length: Math.min(row, column) }, (_, taken) => at(row - taken - 1, column - taken - 1)),
  ]);
}

/**
 * A nim-product in the tower of fields of 2, 4, 16, 256, … elements: F ⊗ F = F ⊕ F/2 for a Fermat
 * power F.
 */
export function nimProduct(a: bigint, b: bigint): bigint {
  if (a < 2n || b < 2n) return a * b;
  let bits = 1n;
  while (a >> (2n * bits) || b >> (2n * bits)) bits *= 2n;
  const split = (x: bigint): [bigint, bigint] => [x >> bits, x & ((1n << bits) - 1n)];
  const [[high, low], [above, below]] = [split(a), split(b)];
  const both = nimProduct(high, above);
  const upper = nimProduct(high, below) ^ nimProduct(low, above) ^ both;
  return (upper << bits) ^ nimProduct(low, below) ^ nimProduct(both, 1n << (bits - 1n));
}

/** A rectangle of a table of nimbers. */
export function nimberWindow(
  {
    rowFrom,
    columnFrom,
    rows,
    columns,
    step,
  }: Record<'rowFrom' | 'columnFrom' | 'rows' | 'columns' | 'step', number>,
  of: (a: number, b: number) => number,
): Uint32Array {
  const values = new Uint32Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      values[row * columns + column] = of(rowFrom + row * step, columnFrom + column * step);
    }
  }
  return values;
}
