import { grouped, text } from '../i18n/index';

const READABLE = 36;
const END = 10;

/**
 * Groups every run of digits of a text, and shortens long numbers to both ends. An index, as in
 * F(4786), is unchanged. For running text.
 */
export function brief(plain: string): string {
  return plain.replace(/(?<![(\d])\d{4,}/g, (digits) =>
    digits.length <= READABLE
      ? grouped(digits)
      : text('answer-shortened', { head: digits.slice(0, END), tail: digits.slice(-END) }),
  );
}

/**
 * A number as a variable of a text: as a number if it is exact as one, so that the text chooses its
 * plural, else as grouped digits.
 */
export function amount(plain: string): string | number {
  return /^\d{1,15}$/.test(plain) ? Number(plain) : brief(plain);
}

/** Longer texts do not fit on a browser tab. */
const ON_TAB = 40;

export function onTab(words: string): string {
  return words.slice(0, ON_TAB);
}
