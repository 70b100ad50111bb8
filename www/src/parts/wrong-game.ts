/* What is wrong with a game as it was typed, and where. */

import type { Place } from '../elements/game-field';
import type { AskError } from '../engine/protocol';
import { errorSentence, text } from '../i18n/index';
import { AFTER, BEFORE, placed } from './placed';

/** The sentence, and the place in what was typed, where the engine knows it. */
export function wrongGame(error: AskError, typed: string): { sentence: string; place: Place | undefined } {
  if (error.code === 'empty' && !('at' in error)) return { sentence: text('games-empty'), place: undefined };
  if (!('at' in error) || error.at === undefined) {
    const sentence =
      error.code === 'unknown-game'
        ? text('games-unknown', { value: shortened(typed.trim()) })
        : errorSentence(error);
    return { sentence, place: undefined };
  }
  const { at, allowed } = error;
  const place = placed(typed, at);
  const { here } = place;
  const wrong = error.code === 'out-of-range' ? 'range' : 'here';
  return { sentence: text('games-wrong', { place: here ? wrong : 'end', here, allowed }), place };
}

function shortened(typed: string): string {
  const characters = Array.from(typed);
  return characters.length > BEFORE + AFTER ? `${characters.slice(0, BEFORE).join('')}…` : typed;
}
