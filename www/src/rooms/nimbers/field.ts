/* The field of an expression, and its errors. */

import { html } from 'lit';
import type { AskError } from '../../engine/protocol';
import { allowedIn } from '../../i18n/allowed';
import { errorSentence, text } from '../../i18n/index';
import { errorPlace } from '../../ui/notation-error';
import type { Place } from '../../ui/notation-field';
import type { NimberRoom } from './model';

export function field(room: NimberRoom) {
  const typed = room.question.arguments.e ?? '';
  const wrong = room.error && whatIsWrong(room.error, typed);
  return html`<div
    class="fields"
    @typed=${(event: CustomEvent<{ value: string }>) => room.type(event.detail.value)}
    @entered=${() => room.enter()}
  >
    <grundy-game
      class="main"
      .name=${'expression'}
      .label=${text('nimbers-field')}
      .value=${typed}
      .error=${wrong?.sentence ?? ''}
      .place=${wrong?.place}
      .hint=${text('nimbers-hint')}
    ></grundy-game>
  </div>`;
}

/** A sentence about an error, and its position in the typed text if the engine reports one. */
export function whatIsWrong(error: AskError, typed: string): { sentence: string; place: Place | undefined } {
  if (!('at' in error) || error.at === undefined) {
    return {
      sentence: error.code === 'empty' ? text('nimbers-empty') : errorSentence(error),
      place: undefined,
    };
  }
  const { at, code } = error;
  const allowed = allowedIn(error);
  const place = errorPlace(typed, at);
  if (code === 'expression') {
    return {
      sentence: text('nimbers-wrong', { place: place.here ? 'here' : 'end', here: place.here, allowed }),
      place,
    };
  }
  if (code === 'out-of-range') return { sentence: text('nimbers-range', { allowed }), place };
  return { sentence: errorSentence(error), place };
}
