import { grouped, text } from '../i18n/index';

const READABLE = 36;
const END = 10;

/**
 * Groups every run of digits of a text; of a number too long to be read, only the ends are left. An index, as in F(4786), stays
 * as it is. For running text.
 */
export function brief(plain: string): string {
  return plain.replace(/(?<![(\d])\d{4,}/g, (digits) =>
    digits.length <= READABLE
      ? grouped(digits)
      : text('answer-shortened', { head: digits.slice(0, END), tail: digits.slice(-END) }),
  );
}

/**
 * A plain number to be filled into a text: as a number while it is short, so that the text can choose its plural, else as
 * grouped digits.
 */
export function amount(plain: string): string | number {
  return /^\d{1,3}$/.test(plain) ? Number(plain) : brief(plain);
}
