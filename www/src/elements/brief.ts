import { grouped, text } from '../i18n/index';

const READABLE = 36;
const END = 10;

/** Groups every run of digits of a text; of a number too long to be read, only the ends are left. For running text. */
export function brief(plain: string): string {
  return plain.replace(/\d{4,}/g, (digits) =>
    digits.length <= READABLE
      ? grouped(digits)
      : text('answer-shortened', { head: digits.slice(0, END), tail: digits.slice(-END) }),
  );
}
