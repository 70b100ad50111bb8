/* What stands out in a sequence, as the engine is asked for it. */

import { type FindKind, type Finds, gapsOf } from './finds';
import type { Ask } from './work';

/** With more values than that, records and first occurrences are looked for up to this index only. */
const MANY = 10_000;

/** A list of a game up to `last`; `values` is how many different values it has there. */
export async function findsOf(
  ask: Ask,
  kind: FindKind,
  { game, last, values }: { game: string; last: number; values: number },
): Promise<Finds> {
  if (kind === 'zeros' || kind === 'gaps') {
    const { zeros, count } = (await ask('zeros', { game, n: last })).answer;
    const beside = kind === 'gaps' ? gapsOf(zeros) : undefined;
    return { kind, indices: zeros, beside, count, last };
  }
  // Where nearly every index has a value of its own, a list of all would tell no more.
  const to = values > MANY ? Math.min(last, MANY) : last;
  const { maxima, first } = (await ask('records', { game, n: to })).answer;
  const { indices, values: beside } = kind === 'records' ? maxima : first;
  return { kind, indices, beside, count: indices.length, last: to };
}
