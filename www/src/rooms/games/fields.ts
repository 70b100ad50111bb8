/* The fields of a game and of n. */

import { html } from 'lit';
import { errorSentence, grouped, text } from '../../i18n/index';
import type { GameRoom } from './model';
import { notationProblem } from './notation-problem';

export function fields(room: GameRoom) {
  const { game: field, n } = room.fields;
  const given = room.question.arguments;
  const wrong = field?.error ? notationProblem(field.error, given.game ?? '') : undefined;
  // The range of the typed game, if it is valid.
  const range = room.game && {
    min: room.game.first,
    max: grouped(room.game.windowMax),
    cost: room.game.cost,
  };
  return html`<div
    class="fields"
    @typed=${(event: CustomEvent<{ name: string; value: string }>) => room.type(event.detail.name, event.detail.value)}
    @entered=${() => room.enter()}
  >
    <grundy-game
      class="main"
      .name=${'game'}
      .label=${text('games-game')}
      .value=${given.game ?? ''}
      .understood=${field?.value ?? ''}
      .error=${wrong?.sentence ?? ''}
      .place=${wrong?.place}
      .hint=${text('games-hint')}
      .known=${room.known}
    ></grundy-game>
    <grundy-field
      class="side"
      .name=${'n'}
      .label=${text('games-n')}
      .value=${given.n ?? ''}
      .understood=${n?.value ?? ''}
      .error=${n?.error ? errorSentence(n.error) : ''}
      .allowed=${range ? text('games-range', range) : ''}
    ></grundy-field>
  </div>`;
}
