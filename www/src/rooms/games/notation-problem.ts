/* The error in a typed game, and its position. */

import type { AskError, GrundyscopeError } from '../../engine/protocol';
import { allowedIn } from '../../i18n/allowed';
import { errorSentence, text } from '../../i18n/index';
import { BOARD_EXAMPLES } from '../../question/typed/board';
import { AFTER, BEFORE, errorPlace } from '../../ui/notation-error';
import type { Place } from '../../ui/notation-field';

/** The sentence, and the position in the typed text if the engine reports one. */
export function notationProblem(
  error: AskError,
  typed: string,
): { sentence: string; place: Place | undefined } {
  if (error.code === 'empty' && !('at' in error)) return { sentence: text('games-empty'), place: undefined };
  if (error.code.startsWith('typed-')) return { sentence: otherwise(error), place: undefined };
  if (!('at' in error) || error.at === undefined) {
    const sentence =
      error.code === 'unknown-game'
        ? text('games-unknown', { value: shortened(typed.trim()) })
        : errorSentence(error);
    return { sentence, place: undefined };
  }
  const place = errorPlace(typed, error.at);
  const { here } = place;
  const wrong = error.code === 'out-of-range' ? 'range' : 'here';
  return {
    sentence: text('games-wrong', { place: here ? wrong : 'end', here, allowed: allowedIn(error) }),
    place,
  };
}

/** What the typed text means instead of a game. */
function otherwise(error: AskError): string {
  const { value = '' } = error as Partial<GrundyscopeError>;
  const heaps = value.split(',');
  const isSet = !heaps.includes('0') && new Set(heaps).size === heaps.length;
  return text(`games-typed-${error.code.slice('typed-'.length)}`, {
    value: shortened(value.replaceAll(',', ', ')),
    set: isSet ? shortened(value) : '',
    kind: isSet ? 'set' : 'list',
    allowed: allowedIn(error),
    example: BOARD_EXAMPLES[value] ?? BOARD_EXAMPLES.graph,
  });
}

function shortened(typed: string): string {
  const characters = Array.from(typed);
  return characters.length > BEFORE + AFTER ? `${characters.slice(0, BEFORE).join('')}…` : typed;
}
