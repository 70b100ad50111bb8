import { counted, grouped, text } from '../i18n/index';

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

/** A number as a variable of a text, which can choose its plural; a long one is shortened. */
export function amount(plain: string): string | number {
  const exact = counted(plain);
  return typeof exact === 'number' ? exact : brief(plain);
}

/** Longer texts do not fit on a browser tab. */
const ON_TAB = 40;

export function onTab(words: string): string {
  return words.slice(0, ON_TAB);
}
