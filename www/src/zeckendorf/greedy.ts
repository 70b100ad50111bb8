/* The greedy steps as they are drawn: which of them, and how long their bars are. Pure functions. */

import type { GreedyStep } from '../engine/protocol';

/** Steps up to which all are drawn; of more, the first and the last. */
export const ALL = 12;
export const FIRST = 6;
export const LAST = 5;

/** A step with what there was before it. */
export interface Step extends GreedyStep {
  /** Counted from 0 among all steps. */
  place: number;
  before: string;
}

/** Numbers the steps that the engine gave, `from` being the place of the first and `before` what there was then. */
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

/** The digits of a code word, the one of the greatest Fibonacci number first: all, or the first and the last `ends` of them. */
export function digitsOf(code: string, ends = code.length): { head: string; tail: string; count: number } {
  const count = code.length - 1;
  const turned = (from: number, to: number) => Array.from(code.slice(from, to)).reverse().join('');
  if (count <= 2 * ends) return { head: turned(0, count), tail: '', count };
  return { head: turned(count - ends, count), tail: turned(0, ends), count };
}
