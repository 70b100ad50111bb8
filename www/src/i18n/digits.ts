/**
 * Groups digits by the conventions of a language. Works on the text: numbers have up to thousands
 * of digits, which no float can hold, and a BigInt and back takes longer.
 */

interface Habits {
  /** The ten digits. */
  digits: string[];
  separator: string;
  /** Size of the last group, and of the groups before it (India: 3 and 2). */
  last: number;
  others: number;
  /** The least number of digits that is grouped (Spain: 5). */
  least: number;
}

/** Read from the browser's own formatting of floats, which knows every language. */
export function habitsOf(locale: string): Habits {
  const format = new Intl.NumberFormat(locale);
  const parts = (value: number) => format.formatToParts(value);
  const sizes = parts(1234567890)
    .filter((part) => part.type === 'integer')
    .map((part) => Array.from(part.value).length);
  const groups = (value: number) => parts(value).some((part) => part.type === 'group');
  return {
    digits: Array.from({ length: 10 }, (_, digit) => format.format(digit)),
    separator: parts(1234567890).find((part) => part.type === 'group')?.value ?? '',
    last: sizes.at(-1) ?? 3,
    others: sizes.at(-2) ?? 3,
    least: groups(1234) ? 4 : 5,
  };
}

/** "1234567" as "1,234,567". Any text other than plain digits is returned unchanged. */
export function group(text: string, habits: Habits): string {
  if (!/^[0-9]+$/.test(text)) return text;
  const own = habits.digits.join('') === '0123456789';
  const localised = own ? text : text.replace(/[0-9]/g, (digit) => habits.digits[Number(digit)] ?? digit);
  if (text.length < habits.least) return localised;

  const letters = own ? localised : Array.from(localised);
  const pieces: string[] = [];
  let end = letters.length;
  for (let size = habits.last; end > 0; size = habits.others) {
    const piece = letters.slice(Math.max(0, end - size), end);
    pieces.push(typeof piece === 'string' ? piece : piece.join(''));
    end -= size;
  }
  return pieces.reverse().join(habits.separator);
}
