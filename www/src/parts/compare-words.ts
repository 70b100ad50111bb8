/* How two games compare, in words. What is proved is called proved, and nothing else. */

import type { Comparison } from '../engine/protocol';
import { grouped, text } from '../i18n/index';

/** So many equal values in the beginning are worth telling. */
const BEGINNING = 8;

/** In a few words. */
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

/** Where the values are the same, if neither everywhere nor nowhere worth telling. */
function ending({ sameFrom, from, firstDifference = 0 }: Comparison): string {
  if (sameFrom !== undefined) return 'same';
  return firstDifference - from >= BEGINNING ? 'beginning' : 'different';
}

/** How many values differ, and what is proved. */
export function compareSentences(found: Comparison): string[] {
  const all = Math.max(0, found.checkedTo - found.from + 1);
  const share = (100 * found.differences) / Math.max(1, all);
  const count = text('compare-count', {
    count: found.differences,
    all: grouped(String(all)),
    first: grouped(String(found.firstDifference ?? 0)),
    last: grouped(String(found.lastDifference ?? 0)),
    percent: share < 1 ? '< 1' : String(Math.floor(share)),
  });
  const { reason, decidedFrom = 0, decidedBy = 0 } = found;
  if (!reason) return [count, text('compare-why-observed')];
  const given = { from: grouped(String(decidedFrom)), by: grouped(String(decidedBy)) };
  return [count, text(`compare-why-${reason}`, given)];
}
