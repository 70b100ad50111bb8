/* What is known about a period, in words. A period is proved, or it is called observed. */

import { amount } from '../elements/brief';
import type { Periodicity } from '../engine/protocol';
import { grouped, text } from '../i18n/index';

export interface PeriodWords {
  /** In a few words. */
  headline: string;
  sentences: string[];
}

const whole = (value: number) => amount(String(value));
/** A value that may lie below zero, where a repetition is continued backwards. */
const signed = (value: number) => (value < 0 ? `−${grouped(String(-value))}` : grouped(String(value)));

/** `first` is the first index that counts: 0 for heaps, 1 for coins. */
export function periodWords(found: Periodicity, first: number): PeriodWords {
  const { status } = found;
  if (status === 'proved') {
    return {
      headline: headline(found, first),
      sentences: [repetition(found, first), ...proof(found), ...exceptions(found)],
    };
  }
  if (status === 'observed') {
    return {
      headline: headline(found, first),
      sentences: [repetition(found, first), ...observed(found)],
    };
  }
  if (found.criterion) return { headline: text('period-never'), sentences: [text('period-closed-form')] };
  const seen = text('period-none-seen', { to: whole(found.checkedTo) });
  return { headline: text('period-none'), sentences: [seen, ...broken(found), text('period-none-more')] };
}

function headline({ status, period = 0, preperiod = 0, saltus = 0 }: Periodicity, first: number): string {
  return text('period-headline', {
    status,
    period: whole(period),
    from: preperiod <= first ? 'start' : 'later',
    preperiod: whole(preperiod),
    kind: saltus ? 'arithmetic' : 'plain',
    saltus: whole(saltus),
  });
}

function repetition(
  { status, checkedTo, period = 0, preperiod = 0, saltus = 0 }: Periodicity,
  first: number,
): string {
  return text(saltus ? 'period-arithmetic' : 'period-repeats', {
    period: whole(period),
    from: preperiod <= first ? 'start' : 'later',
    preperiod: whole(preperiod),
    saltus: whole(saltus),
    status,
    to: whole(checkedTo),
  });
}

function proof({ criterion = '', certificate, checkedTo }: Periodicity): string[] {
  const computed = certificate?.computed ?? checkedTo + 1;
  return [text('period-proved', { by: text(`criterion-${criterion}`), computed: whole(computed) })];
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
    neededTo === undefined ? text('period-no-theorem') : text('period-needed', { needed: whole(neededTo) });
  return [text('period-observed'), more];
}

/** The repetition that lasted longest. */
function broken({ broken: it }: Periodicity): string[] {
  if (!it) return [];
  return [
    text(it.saltus ? 'period-broken-arithmetic' : 'period-broken', {
      period: whole(it.period),
      preperiod: whole(it.preperiod),
      saltus: whole(it.saltus),
      at: whole(it.brokenAt),
    }),
  ];
}
