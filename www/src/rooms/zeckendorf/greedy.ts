/* The greedy steps to draw, and the lengths of their bars. Pure functions. */

import type { GreedyStep } from '../../engine/protocol';

/** The largest number of steps that are all drawn; of more, the first and the last. */
export const ALL = 12;
export const FIRST = 6;
export const LAST = 5;

/** A step with the remainder before it. */
export interface Step extends GreedyStep {
  /** The index among all steps, from 0. */
  place: number;
  before: string;
}

/** Numbers steps: `from` is the index of the first one, `before` the remainder before it. */
export function numbered(steps: readonly GreedyStep[], from: number, before: string): Step[] {
  return steps.map((step, at) => ({ ...step, place: from + at, before: steps[at - 1]?.rest ?? before }));
}

/** The ratio of two numbers in decimal digits, however long they are. */
export function ratio(part: string, whole: string): number {
  const [a, b] = [part, whole].map((digits) => ({
    lead: Number(digits.slice(0, 15)),
    tail: Math.max(0, digits.length - 15),
  })) as [{ lead: number; tail: number }, { lead: number; tail: number }];
  return b.lead === 0 ? 0 : (a.lead / b.lead) * 10 ** (a.tail - b.tail);
}

/** The difference of two numbers in decimal digits. */
export function difference(a: string, b: string): string {
  return String(BigInt(a) - BigInt(b));
}

/**
 * The digits of a code word, that of the largest Fibonacci number first: all, or the first and the
 * last `ends`.
 */
export function digitsOf(code: string, ends = code.length): { head: string; tail: string; count: number } {
  const count = code.length - 1;
  const turned = (from: number, to: number) => Array.from(code.slice(from, to)).reverse().join('');
  if (count <= 2 * ends) return { head: turned(0, count), tail: '', count };
  return { head: turned(count - ends, count), tail: turned(0, ends), count };
}
