/* The place in what was typed where the engine could not go on. */

import type { Place } from '../elements/game-field';

/** Characters of a long text that are shown before the place, and after it. */
export const BEFORE = 24;
export const AFTER = 12;

/** The text around a character, which the engine counts where JavaScript counts UTF-16 units. */
export function placed(typed: string, at: number): Place {
  const characters = Array.from(typed);
  return {
    before: (at > BEFORE ? '…' : '') + characters.slice(Math.max(0, at - BEFORE), at).join(''),
    here: characters[at] ?? '',
    after:
      characters.slice(at + 1, at + 1 + AFTER).join('') + (characters.length > at + 1 + AFTER ? '…' : ''),
  };
}
