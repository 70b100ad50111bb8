/* Requests representations and sums from the engine. */

import type { ZeckendorfAddition } from '../../engine/protocol';
import type { Ask } from '../../engine/resource';
import { longestTyped, tooLong } from '../../question/reader';
import { ALL, FIRST, LAST, numbered, type Step } from './greedy';

/** A number with its representation. */
export interface Representation {
  /** Plain digits. */
  n: string;
  /** The number of terms. */
  count: number;
  indices: Uint32Array;
  /** The steps to draw: all, or the first and the last. */
  steps: Step[];
  /** The Fibonacci code word; empty for 0, which has none. */
  code: string;
}

/** The representation of the typed number. */
export async function represent(ask: Ask, typed: string): Promise<Representation> {
  if (typed.length > longestTyped) throw tooLong('n');
  const { answer } = await ask('zeckendorfSteps', { n: typed, count: ALL });
  const { n, count } = answer;
  const all = count <= ALL;
  const lastFrom = Math.max(FIRST, count - LAST - 1);
  const [{ answer: whole }, { answer: code }, last] = await Promise.all([
    ask('zeckendorf', { n }),
    n === '0' ? { answer: '' } : ask('fibonacciEncode', { n }),
    all ? undefined : ask('zeckendorfSteps', { n, from: lastFrom, count: LAST + 1 }),
  ]);
  const first = numbered(answer.steps.slice(0, all ? ALL : FIRST), 0, n);
  // One more step gives the remainder before the last ones.
  const tail = last ? numbered(last.answer.steps, lastFrom, n).slice(1) : [];
  return { n, count, indices: whole.indices, steps: [...first, ...tail], code };
}

export async function add(ask: Ask, { a, b }: { a: string; b: string }): Promise<ZeckendorfAddition> {
  if (b.length > longestTyped) throw tooLong('b');
  if (a.length > longestTyped) throw tooLong('a');
  return (await ask('zeckendorfAdd', { a, b })).answer;
}
