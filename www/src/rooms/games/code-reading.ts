/* The reading of an octal or hexadecimal code, digit by digit. */

import { text } from '../../i18n/index';
import type { Code } from '../../ruleset/rule';
import { oneOf } from '../../ruleset/rule-words';

/** The meaning of one digit. */
export interface DigitReading {
  digit: string;
  sentence: string;
}

const PARTS = [8, 4, 2, 1];

const written = (digit: number) => digit.toString(16).toUpperCase();

/** The meaning of every digit that is written, and what holds beyond the last one. */
export function codeReading({ digits, repeating }: Code): { digits: DigitReading[]; rest: string } {
  const rows = digits.flatMap((digit, taken) =>
    taken === 0 && digit === 0 ? [] : [{ digit: written(digit), sentence: digitSentence(digit, taken) }],
  );
  const last = digits.length - 1;
  const rest = repeating
    ? text('rules-digits-repeat', {
        count: repeating,
        digits: digits.slice(-repeating).map(written).join(''),
      })
    : last > 0
      ? text('rules-digits-end', { last })
      : '';
  return { digits: rows, rest };
}

function digitSentence(digit: number, taken: number): string {
  if (digit === 0) return text('rules-digit-none', { taken });
  const parts = PARTS.filter((part) => digit & part);
  // From the smallest: nothing, one heap, two heaps, three heaps.
  const leaves = oneOf([...parts].reverse().map((part) => text(`rules-leave-${part}`)));
  return text(taken === 0 ? 'rules-digit-split' : 'rules-digit', {
    taken,
    parts: parts.length > 1 ? `${written(digit)} = ${parts.join(' + ')}` : '',
    sum: parts.length > 1 ? 'yes' : 'no',
    leaves,
  });
}
