/* Names and digits as people type them. Pure functions. */

/**
 * Letters and digits in lower case, without accents; other characters become one space; "Dawson’s"
 * becomes "dawsons".
 */
export function simplified(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
}

/** Words without which a name is the same: "the game of Kayles", "take a prime". */
const FILLERS = /^(?:a|an|the)$/;

/** The words of a text, without articles, unless nothing else is there. */
export function wordsOf(text: string): string[] {
  const words = simplified(text)
    .split(' ')
    .filter((word) => word !== '');
  const telling = words.filter((word) => !FILLERS.test(word));
  return telling.length ? telling : words;
}

/** A name in its shortest spelling: no articles, spaces, capitals, "game of" or "game". */
export function nameKey(text: string): string {
  const words = wordsOf(text);
  if (words.length > 2 && words[0] === 'game' && words[1] === 'of') words.splice(0, 2);
  if (words.length > 1 && words.at(-1) === 'game') words.pop();
  return words.join('');
}

/** Whether a typed text is one of these names. */
export function isNamed(typed: string, names: readonly string[]): boolean {
  const key = nameKey(typed);
  const one = singular(typed);
  return key !== '' && names.some((name) => nameKey(name) === key || singular(name) === one);
}

/** A plural or a genitive is the same name: mock turtle, Dawson chess. */
function singular(text: string): string {
  const words = simplified(text).split(' ');
  return nameKey(words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)).join(' '));
}

/** A text with the decimal digits of every script as 0 to 9. */
export const plainDigits = (text: string) => text.replace(/\p{Nd}/gu, decimal);

/** The ASCII digit of a decimal digit: each script has its ten in a row, from a multiple of 2. */
function decimal(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return code < 128 ? digit : String(value);
}
