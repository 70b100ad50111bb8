/* The result of a comparison in words. Only proved results are called proved. */

import type { Comparison } from '../../engine/protocol';
import { grouped, text } from '../../i18n/index';

/** The smallest number of equal first values that the headline mentions. */
const BEGINNING = 8;

/** The headline. */
export function compareHeadline(found: Comparison): string {
  return text('compare-headline', {
    verdict: found.verdict,
    all: found.differences ? 'some' : 'all',
    end: ending(found),
    until: grouped(String((found.firstDifference ?? 1) - 1)),
    from: grouped(String(found.sameFrom ?? 0)),
    to: grouped(String(found.checkedTo)),
  });
}

/** The headline if the values agree only at the beginning or only at the end. */
function ending({ sameFrom, from, firstDifference = 0 }: Comparison): string {
  if (sameFrom !== undefined) return 'same';
  return firstDifference - from >= BEGINNING ? 'beginning' : 'different';
}

/** The sentences: how many values differ, and what is proved. */
export function compareSentences(found: Comparison): string[] {
  const all = Math.max(0, found.checkedTo - found.from + 1);
  const share = (100 * found.differences) / Math.max(1, all);
  const count = text('compare-count', {
    count: found.differences,
    all,
    first: grouped(String(found.firstDifference ?? 0)),
    last: grouped(String(found.lastDifference ?? 0)),
    percent: share < 1 ? '< 1' : String(Math.floor(share)),
  });
  const { reason, decidedFrom = 0, decidedBy = 0 } = found;
  if (!reason) return [count, text('compare-why-observed')];
  const given = { from: grouped(String(decidedFrom)), by: grouped(String(decidedBy)) };
  return [count, text(`compare-why-${reason}`, given)];
}
