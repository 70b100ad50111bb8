/* A period in words. It is called proved only if it is; else observed. */

import type { Periodicity } from '../../engine/protocol';
import { grouped, has, text } from '../../i18n/index';
import { exhibitOf } from '../../ruleset/exhibits';
import { amount } from '../../ui/brief';

export interface PeriodWords {
  /** A few words. */
  headline: string;
  sentences: string[];
}

const formatted = (value: number) => amount(String(value));
/** A value that may be negative, from a repetition continued backwards. */
const signed = (value: number) => (value < 0 ? `−${grouped(String(-value))}` : grouped(String(value)));

/** `first` is the first index: 0 for heaps, 1 for coins. */
export function periodWords(found: Periodicity, first: number): PeriodWords {
  return { headline: periodHeadline(found, first), sentences: sentences(found, first) };
}

export function periodHeadline(found: Periodicity, first: number): string {
  if (found.status !== 'none') return headline(found, first);
  return text(found.criterion ? 'period-never' : 'period-none');
}

function sentences(found: Periodicity, first: number): string[] {
  const { status } = found;
  if (status === 'proved')
    return [repetition(found, first), ...proof(found), ...continued(found), ...exceptions(found)];
  if (status === 'observed') return [repetition(found, first), ...observed(found)];
  if (found.criterion) return [text('period-closed-form')];
  const seen = text('period-none-seen', { to: formatted(found.checkedTo) });
  return [seen, ...broken(found), text('period-none-more'), ...remark(found)];
}

/** What the gallery says of the game: it may know more than the values show. */
// messages: exhibit-*
function remark({ game }: Periodicity): string[] {
  const key = `exhibit-${exhibitOf(game)?.id}-why`;
  return has(key) ? [text(key)] : [];
}

function headline({ status, period = 0, preperiod = 0, saltus = 0 }: Periodicity, first: number): string {
  return text(saltus ? 'period-headline-arithmetic' : 'period-headline', {
    status,
    period: formatted(period),
    from: preperiod <= first ? 'start' : 'later',
    preperiod: formatted(preperiod),
    saltus: formatted(saltus),
  });
}

function repetition(
  { status, checkedTo, period = 0, preperiod = 0, saltus = 0 }: Periodicity,
  first: number,
): string {
  const kind = status === 'observed' ? 'observed' : 'proved';
  return text(saltus ? 'period-arithmetic' : `period-repeats-${kind}`, {
    period: formatted(period),
    from: preperiod <= first ? 'start' : 'later',
    preperiod: formatted(preperiod),
    saltus: formatted(saltus),
    status,
    to: formatted(checkedTo),
  });
}

function proof({ criterion = '', certificate, checkedTo }: Periodicity): string[] {
  const computed = certificate?.computed ?? checkedTo + 1;
  return [text('period-proved', { by: text(`criterion-${criterion}`), computed: formatted(computed) })];
}

/** From where on the values that the page shows follow from the period. */
function continued({ continued: by }: Periodicity): string[] {
  return by ? [text('period-continued', { from: formatted(by.from) })] : [];
}

function exceptions({ exceptionCount = 0, lastException: last }: Periodicity): string[] {
  if (!last) return [];
  return [
    text('period-exceptions', {
      count: exceptionCount,
      index: grouped(String(last.index)),
      value: signed(last.value),
      expected: signed(last.expected),
    }),
  ];
}

function observed({ neededTo }: Periodicity): string[] {
  const more =
    neededTo === undefined
      ? text('period-no-theorem')
      : text('period-needed', { needed: formatted(neededTo) });
  return [text('period-observed'), more];
}

/** A sentence on the longest repetition that broke. */
function broken({ broken: it }: Periodicity): string[] {
  if (!it) return [];
  return [
    text(it.saltus ? 'period-broken-arithmetic' : 'period-broken', {
      period: formatted(it.period),
      preperiod: formatted(it.preperiod),
      saltus: formatted(it.saltus),
      at: formatted(it.brokenAt),
    }),
  ];
}
