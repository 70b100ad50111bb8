/* How a sum is played: normal or misère, moves in one component or in several. Pure functions. */

import type { SumName } from '../../engine/protocol';

/** The sums that are offered. */
export const SUMS = ['disjunctive', 'moore:2', 'moore:3', 'selective', 'conjunctive'] as const;

/** The most moves of a position that can be played. */
export const MOST_MOVES = 3000;

/** A kind of play by its name, with or without the accent. */
export function playOf(text: string | undefined): 'normal' | 'misere' | undefined {
  const name = text?.trim().toLowerCase().replace('è', 'e');
  return name === 'normal' || name === 'misere' ? name : undefined;
}

/** Longer texts are not searched, which takes quadratic time. */
const LONGEST = 4000;

const MISERE = String.raw`(?:in\s+)?mis(?:e|è|e\u0300)re(?:\s+play)?|(?:the\s+)?last\s+(?:move|player|one|stone)\s+loses`;
const FIRST_OR_LAST = new RegExp(
  `^\\s*(?:${MISERE})(?=[\\s:,])[\\s:,]*|[\\s,;(]+(?:${MISERE})[\\s.)]*$`,
  'i',
);

/**
 * The position of a text that asks for misère play: "misère kayles 3 5", "3 5, last player loses".
 * In place of these words are spaces, so that what follows keeps its place.
 */
export function misereIn(typed: string): string | undefined {
  if (typed.length > LONGEST) return undefined;
  const position = typed.replace(FIRST_OR_LAST, (words) => ' '.repeat(words.length));
  return position === typed ? undefined : position;
}

/** A sum by its name; undefined for any other text. */
export function sumOf(text: string | undefined): SumName | undefined {
  const name = text?.trim().toLowerCase() ?? '';
  const known = SUMS.find((sum) => sum === name);
  return known ?? (/^moore:[1-9]\d{0,2}$/.test(name) ? (name as SumName) : undefined);
}

/** The heaps of a position of Moore's game, typed as "moore 2: 3 5 7". */
export function mooreIn(typed: string): { sum: SumName; heaps: string } | undefined {
  const found = /^\s*moore(?:[’']s)?(?:\s+nim)?[\s:]+([1-9]\d{0,2})\s*:\s*(\S.*)$/is.exec(typed);
  return found ? { sum: `moore:${Number(found[1])}`, heaps: found[2] ?? '' } : undefined;
}
