/** Numbers and times in words. */

import 'texts:numbers';
import type { Loading } from '../engine/protocol';
import { group, habitsOf } from './digits';
import { locale, text } from './language';
import { PSEUDO } from './texts';

/** How languages write numbers, by their tags. */
const habits = new Map<string, ReturnType<typeof habitsOf>>();

/** "1234567" as this language writes it, such as "1,234,567"; other text is unchanged. */
export function grouped(digits: string): string {
  const tag = PSEUDO.test(locale()) ? 'en' : locale();
  const known = habits.get(tag) ?? habitsOf(tag);
  habits.set(tag, known);
  return group(digits, known);
}

/**
 * A number as a variable of a text: as a number if it is exact as one, so that the text can choose
 * its plural, else as grouped digits.
 */
export function counted(digits: string): string | number {
  return /^\d{1,15}$/.test(digits) ? Number(digits) : grouped(digits);
}

/** Numbers of more digits are shortened. */
const readable = 40;
const ends = 10;

/**
 * A number for a line of text: grouped, or if it is long, its first and last digits and their
 * count: "1234567890…0123456789, 10,001 digits".
 */
export function shortened(digits: string): string {
  if (digits.length <= readable || !/^[0-9]+$/.test(digits)) return grouped(digits);
  return text('digits-shortened', {
    head: digits.slice(0, ends),
    tail: digits.slice(-ends),
    count: digits.length,
  });
}

/** An elapsed time: "under 1 ms", "0.3 ms", "12 ms", "3.4 s", "2 min 5 s". */
export function duration(milliseconds: number): string {
  if (!(milliseconds >= 0.05)) return text('duration-instant'); // many clocks are no finer
  if (milliseconds < 9.95) return text('duration-milliseconds', { n: rounded(milliseconds, 1) });
  if (milliseconds < 999.5) return text('duration-milliseconds', { n: rounded(milliseconds, 0) });
  if (milliseconds < 59_950) return text('duration-seconds', { n: rounded(milliseconds / 1000, 1) });
  const seconds = Math.round(milliseconds / 1000);
  return text('duration-minutes', {
    minutes: Math.floor(seconds / 60),
    seconds: seconds % 60,
  });
}

/** An estimated remaining time, rounded: "about 12 s". Unknown: "". */
export function remaining(seconds: number): string {
  if (!(seconds >= 0) || seconds === Number.POSITIVE_INFINITY) return '';
  if (seconds < 1) return text('remaining-moment');
  if (seconds < 89.5) return text('remaining-seconds', { n: Math.round(seconds) });
  if (seconds < 89.5 * 60) return text('remaining-minutes', { n: Math.round(seconds / 60) });
  return text('remaining-hours', { n: Math.round(seconds / 3600) });
}

/** What has arrived of the engine, in kilobytes. */
export function fetching({ bytes, total }: Loading): string {
  if (!bytes || !total) return text('progress-loading');
  const kilobytes = (bytes: number) => grouped(String(Math.round(bytes / 1000)));
  return text('progress-fetching', { done: kilobytes(bytes), all: kilobytes(total) });
}

function rounded(value: number, places: number): string {
  return new Intl.NumberFormat(locale(), {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(value);
}
