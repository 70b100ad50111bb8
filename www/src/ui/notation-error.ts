/* The position in a typed text that the engine could not parse. */

import type { Place } from './notation-field';

/** The number of characters shown before the position, and after it. */
export const BEFORE = 24;
export const AFTER = 12;

/** The text around a character. The engine counts characters, JavaScript UTF-16 units. */
export function errorPlace(typed: string, at: number): Place {
  const characters = Array.from(typed);
  return {
    before: (at > BEFORE ? '…' : '') + characters.slice(Math.max(0, at - BEFORE), at).join(''),
    here: characters[at] ?? '',
    after:
      characters.slice(at + 1, at + 1 + AFTER).join('') + (characters.length > at + 1 + AFTER ? '…' : ''),
  };
}
