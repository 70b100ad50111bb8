/* Sample data for Zeckendorf elements, computed by definition. */

import type { ZeckendorfAddition } from '../src/engine/protocol';
import { type Carry, fibonaccis } from '../src/rooms/zeckendorf/carry-rows';
import { numbered, type Step } from '../src/rooms/zeckendorf/greedy';

/** The greedy steps: each takes the greatest Fibonacci number that is at most the rest. */
export function greedy(n: bigint): Step[] {
  const list = [0n, 1n];
  while ((list.at(-1) ?? 0n) <= n) list.push((list.at(-1) ?? 0n) + (list.at(-2) ?? 0n));
  const steps = [];
  for (let rest = n; rest > 0n; ) {
    let index = list.length - 1;
    while ((list[index] ?? 0n) > rest) index--;
    const term = list[index] ?? 0n;
    rest -= term;
    steps.push({ index, term: String(term), next: String(list[index + 1]), rest: String(rest) });
  }
  return numbered(steps, 0, String(n));
}

const indices = (n: number) => Uint32Array.from(greedy(BigInt(n)), ({ index }) => index);

/**
 * A sum, carry by carry: replaces neighbours F(k), F(k+1) by F(k+2), and otherwise doubled terms.
 */
export function addition(one: number, other: number): { added: ZeckendorfAddition; top: number } {
  const [a, b, sum] = [indices(one), indices(other), indices(one + other)];
  const top = Math.max(a[0] ?? 2, b[0] ?? 2, sum[0] ?? 2);
  const digits = new Uint8Array(top + 3);
  for (const k of [...a, ...b]) digits[k] = (digits[k] ?? 0) + 1;
  const here = digits.slice();
  const steps: Carry[] = [];
  for (let carry = next(here); carry; carry = next(here)) {
    steps.push(carry);
    apply(here, carry);
  }
  return {
    added: { a, b, digits, steps, stepCount: steps.length, sum, value: String(one + other) },
    top,
  };
}

function next(digits: Uint8Array): Carry | undefined {
  for (let k = digits.length - 1; k > 1; k--) {
    if ((digits[k] ?? 0) > 0 && (digits[k + 1] ?? 0) > 0) return { rule: 'neighbours', index: k };
  }
  for (let k = digits.length - 1; k > 1; k--) if ((digits[k] ?? 0) > 1) return { rule: 'double', index: k };
  return undefined;
}

function apply(digits: Uint8Array, { rule, index }: Carry): void {
  const add = (k: number, amount: number) => {
    digits[k] = (digits[k] ?? 0) + amount;
  };
  add(index, rule === 'double' ? -2 : -1);
  add(index + 1, rule === 'double' ? 1 : -1);
  if (rule === 'neighbours') add(index + 2, 1);
  else if (index > 2) add(Math.max(2, index - 2), 1);
}

/** The letters of the Fibonacci word from an index on: the fixed point of 0 -> 01, 1 -> 0. */
export function letters(from: number, length: number): Uint8Array {
  let word = '0';
  while (word.length < from + length) word = word.replace(/./g, (letter) => (letter === '0' ? '01' : '0'));
  return Uint8Array.from(word.slice(from, from + length), Number);
}

/** The same for large indices: a letter is 1 if the representation of its index ends with 1. */
export function lettersFar(from: bigint, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, at) => (greedy(from + BigInt(at)).at(-1)?.term === '1' ? 1 : 0));
}

/** The terms of a Zeckendorf representation, greatest first. */
export function terms(n: number): number[] {
  const list = fibonaccis(60);
  return Array.from(indices(n), (k) => list[k] ?? 0);
}

/** Winning moves of Fibonacci nim: take all, or leave a least term above the next limit. */
export function winning(heap: number, limit: number): number[] {
  return Array.from({ length: Math.min(heap, limit) }, (_, at) => at + 1).filter(
    (taken) => taken === heap || (terms(heap - taken).at(-1) ?? 0) > 2 * taken,
  );
}
