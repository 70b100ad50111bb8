/* A sum in Zeckendorf representation as rows of digits, carry by carry. Pure functions. */

import type { ZeckendorfAddition } from '../../engine/protocol';

export type Carry = ZeckendorfAddition['steps'][number];

/** The largest number of columns of a sum that is written out. */
export const WIDEST = 40;

export interface Row {
  /** Entry i is the digit of F(i). */
  digits: number[];
  /** The carry that produced this row; undefined for the digit sums. */
  carry: Carry | undefined;
}

/** The digit sums and the digits after each carry: at most `max` rows and the last one. */
export function rowsOf({ digits, steps }: ZeckendorfAddition, top: number, max: number): Row[] {
  let here = Array.from({ length: top + 1 }, (_, index) => digits[index] ?? 0);
  const rows: Row[] = [{ digits: here, carry: undefined }];
  for (const [at, carry] of steps.entries()) {
    here = carried(here, carry);
    if (rows.length < max || at === steps.length - 1) rows.push({ digits: here, carry });
  }
  return rows;
}

/**
 * The digits after one carry. F(1) has no column: in 2 F(3) = F(4) + F(1) it is written as F(2).
 */
function carried(digits: readonly number[], { rule, index }: Carry): number[] {
  const next = [...digits];
  const add = (at: number, amount: number) => {
    next[at] = (next[at] ?? 0) + amount;
  };
  if (rule === 'neighbours') {
    add(index, -1);
    add(index + 1, -1);
    add(index + 2, 1);
  } else {
    add(index, -2);
    add(index + 1, 1);
    if (index > 2) add(Math.max(2, index - 2), 1);
  }
  return next;
}

/** The indices that a carry changes. */
export function touched({ rule, index }: Carry): number[] {
  if (rule === 'neighbours') return [index, index + 1, index + 2];
  return index === 2 ? [2, 3] : [index, index + 1, Math.max(2, index - 2)];
}

/** F(0) to F(`top`). */
export function fibonaccis(top: number): number[] {
  const list = [0, 1];
  for (let k = 2; k <= top; k++) list[k] = (list[k - 1] ?? 0) + (list[k - 2] ?? 0);
  return list;
}
