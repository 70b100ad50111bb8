/* The fields of a game and of n. */

import { html, nothing } from 'lit';
import type { AskError } from '../../engine/protocol';
import { isTableRule } from '../../grid/table-games';
import { errorSentence, grouped, text } from '../../i18n/index';
import { linkFor } from '../places';
import type { GameRoom } from './model';
import { notationProblem } from './notation-problem';

export function fields(room: GameRoom) {
  const { game: field, n } = room.fields;
  const { far } = room;
  const given = room.question.arguments;
  const typed = given.game ?? '';
  const table = tableLink(typed, field?.error);
  const wrong = field?.error && !table ? notationProblem(field.error, typed) : undefined;
  // The range of the typed game, if it is valid.
  const range = room.game && {
    min: room.game.first,
    max: grouped(room.game.windowMax),
    cost: room.game.cost,
  };
  return html`<div
    class="fields"
    @typed=${(event: CustomEvent<{ name: string; value: string }>) => room.type(event.detail.name, event.detail.value)}
    @entered=${() => (table ? location.assign(table) : room.enter())}
  >
    <grundy-game
      class="main"
      .name=${'game'}
      .label=${text('games-game')}
      .value=${typed}
      .understood=${field?.value ?? ''}
      .error=${table ? text('games-two-numbers') : (wrong?.sentence ?? '')}
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
      .error=${n?.error && !far ? errorSentence(n.error) : ''}
      .allowed=${range ? text('games-range', range) : ''}
    ></grundy-field>
  </div>${table ? html`<p class="table-rule"><a class="button" href=${table}>${text('games-table')}</a></p>` : nothing}
  ${far ? html`<p class="answer-label" role="status">${text('games-far', { source: far.source, n: grouped(far.n), value: grouped(far.value) })}</p>` : nothing}
  ${field?.error ? hexadecimal(typed, given.n) : nothing}`;
}

/** The link to a code that has digits of hexadecimal codes: to hex:0.78 for octal:0.78. */
function hexadecimal(typed: string, n = '') {
  const [, code = ''] = /^\s*(?:octal:)?([0-4]\.[\da-f()]*[89a-f][\da-f()]*)\s*$/i.exec(typed) ?? [];
  const game = `hex:${code.toUpperCase()}`;
  const link = code && linkFor('sequence', { game, n });
  if (!link) return nothing;
  return html`<p class="table-rule"><a class="button" href=${link}><code translate="no">${game}</code></a></p>`;
}

/** The link to the table of a rule of two or three numbers, which has no sequence. */
function tableLink(typed: string, error: AskError | undefined): string | undefined {
  if (error?.code !== 'no-sum' || !isTableRule(typed)) return undefined;
  return linkFor('table', { game: typed.trim() });
}
