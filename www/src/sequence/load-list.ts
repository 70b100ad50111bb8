/* Requests the lists of a sequence from the engine. */

import type { Ask } from '../engine/resource';
import { gapsOf, type IndexList, type ListKind } from './lists';

/**
 * With more distinct values than this, records and first occurrences are searched up to this index
 * only.
 */
const MAX_DIFFERENT = 10_000;

/** A list of a game up to `last`; `values` is the number of distinct values up to there. */
export async function loadList(
  ask: Ask,
  kind: ListKind,
  { game, last, values }: { game: string; last: number; values: number },
): Promise<IndexList> {
  if (kind === 'zeros' || kind === 'gaps') {
    const { zeros, count } = (await ask('zeros', { game, n: last })).answer;
    const beside = kind === 'gaps' ? gapsOf(zeros) : undefined;
    return { kind, indices: zeros, beside, count, last };
  }
  // If nearly every index has a new value, a longer list would not be informative.
  const to = values > MAX_DIFFERENT ? Math.min(last, MAX_DIFFERENT) : last;
  const { maxima, first } = (await ask('records', { game, n: to })).answer;
  const { indices, values: beside } = kind === 'records' ? maxima : first;
  return { kind, indices, beside, count: indices.length, last: to };
}
