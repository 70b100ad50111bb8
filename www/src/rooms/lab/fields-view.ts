/* The fields of the lab: the two games, and the size of the board. */

import { html, nothing } from 'lit';
import { errorSentence, text } from '../../i18n/index';
import { GAMES, WRITTEN } from './games';
import type { LabRoom } from './model';
import { LONGEST } from './parameters';
import type { Side } from './reading';

const OTHER = 'other';
const LENGTHS = Array.from({ length: LONGEST }, (_, at) => at + 1);

export function fields(room: LabRoom) {
  return html`<div
    class="lab-fields"
    @typed=${({ detail }: CustomEvent<{ name: string; value: string }>) =>
      room.type(detail.name === 'lab-first' ? 'first' : 'second', detail.value)}
    @entered=${() => room.enter()}
  >
    ${game(room, 'first')} ${game(room, 'second')}
    <div class="lab-size">
      ${length(room, 'rows')}<span aria-hidden="true">×</span>${length(room, 'columns')}
    </div>
  </div>`;
}

function game(room: LabRoom, side: Side) {
  const typed = room.question.arguments[side] ?? '';
  const read = room.games?.[side];
  const notation = read?.game?.game ?? typed;
  const known = GAMES.some(([one]) => one === notation);
  const written = room.writing[side] === true || !known;
  // messages: lab-game-* lab-rule-*
  return html`<div class="lab-game">
    <label class="label above" for=${`lab-${side}`}>${text(`lab-side-${side}`)}</label>
    <select
      class="input"
      id=${`lab-${side}`}
      @change=${({ target }: Event) => {
        const { value } = target as HTMLSelectElement;
        room.choose(side, value === OTHER ? WRITTEN : value, value === OTHER);
      }}
    >${GAMES.map(
      ([one, id]) =>
        html`<option value=${one} .selected=${!written && one === notation}>${text(`lab-game-${id}`)}</option>`,
    )}
      <option value=${OTHER} .selected=${written}>${text('lab-game-other')}</option>
    </select>
    ${written ? writtenGame(room, side, typed) : nothing}
    <p class="note quiet">${written ? nothing : rule(notation)}</p>
  </div>`;
}

function rule(notation: string) {
  const id = GAMES.find(([one]) => one === notation)?.[1];
  return id ? text(`lab-rule-${id}`) : nothing;
}

function writtenGame(room: LabRoom, side: Side, typed: string) {
  const error = room.games?.[side].error;
  return html`<div class="fields"><grundy-game
    class="main"
    .name=${`lab-${side}`}
    .label=${text('lab-written')}
    .value=${typed}
    .error=${error ? wrong(error) : ''}
    .hint=${text('lab-written-hint')}
  ></grundy-game></div>`;
}

function wrong(error: { code: string }): string {
  if (error.code === 'empty' || error.code.startsWith('typed-')) return text('lab-written-hint');
  return errorSentence(error);
}

function length(room: LabRoom, side: 'rows' | 'columns') {
  return html`<div><label class="label above" for=${`lab-${side}`}>${text(`lab-length-${side}`)}</label><select
    class="input number"
    id=${`lab-${side}`}
    @change=${({ target }: Event) => room.resize(side, Number((target as HTMLSelectElement).value))}
  >${LENGTHS.map(
    (count) => html`<option value=${count} .selected=${count === room.size[side]}>${count}</option>`,
  )}</select></div>`;
}
