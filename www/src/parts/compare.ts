/* Another game beside the one that is shown. Fetched when somebody compares. */

import { html, nothing } from 'lit';
import '../styles/compare.css';
import type { Comparing } from '../comparing';
import type { GameRoom } from '../game-room';
import { text } from '../i18n/index';
import { calledGame } from './called-game';
import { comparison } from './comparison';
import { state } from './state';
import { wrongGame } from './wrong-game';

/** For some games, others that are worth a look beside them. */
const WORTH: Record<string, readonly string[]> = {
  'take:squares': ['take:1,4', 'take:1,4,9'],
  'take:triangular': ['take:1,3', 'take:1,3,6'],
  'take:fibonacci': ['take:1,2,3', 'take:primes'],
  'take:factorials': ['take:1,2', 'take:1,2,6'],
  'take:powers-of-2': ['take:1,2'],
  'octal:0.77': ['octal:0.771', 'octal:0.1377'],
  'octal:0.137': ['octal:0.07', 'octal:0.77'],
  'octal:4.(3)': ['nim'],
  'octal:0.6': ['grundys-game', 'octal:0.36'],
  'coins:ruler': ['nim', 'take:proper-divisors'],
  'coins:mock-turtles': ['nim', 'coins:moebius'],
  nim: ['octal:4.(3)', 'take:even', 'take:at-most-half'],
};
const USUAL = ['nim', 'octal:0.77', 'take:1,2,3'];

export function compare(room: GameRoom, comparing: Comparing) {
  const { game, other } = room;
  const { compared, typed, error } = comparing;
  const wrong = error ? wrongGame(error, typed) : undefined;
  return html`<div class="compare-field" @typed=${(event: CustomEvent<{ value: string }>) => room.beside(event.detail.value)} @entered=${() => room.beside(comparing.typed, true)}>
      <grundy-game
        .name=${'with'}
        .label=${text('compare-field')}
        .value=${other}
        .understood=${comparing.other?.game ?? ''}
        .error=${wrong?.sentence ?? ''}
        .place=${wrong?.place}
        .hint=${text('compare-hint')}
        .known=${room.known}
      ></grundy-game>
      ${game ? suggestions(room, game.game) : nothing}
    </div>
    ${state(
      comparing.working,
      { doing: text('compare-progress'), stopped: text('compare-stopped'), home: 'field-with' },
      room.besides,
    )}
    ${compared && game ? comparison(room, comparing, compared, text('compare-hint-cells')) : nothing}`;
}

function suggestions(room: GameRoom, game: string) {
  const games = (WORTH[game] ?? USUAL).filter((one) => one !== game);
  return html`<div class="compare-try">
    <p class="quiet" id="compare-try">${text('compare-try')}</p>
    <ul role="list" aria-labelledby="compare-try">${games.map(
      (one) => html`<li><button
        class="preset"
        type="button"
        aria-pressed=${one === room.comparing?.other?.game ? 'true' : 'false'}
        @click=${() => room.beside(one, true)}
      >${calledGame(one)}</button></li>`,
    )}</ul>
  </div>`;
}
