/* The field for another game beside the one that is shown, and suggestions for it. */

import { html, nothing } from 'lit';
import { text } from '../../i18n/index';
import { gameName } from '../../ruleset/game-name';
import type { ComparisonModel } from './comparison-model';
import type { GameRoom } from './model';
import { notationProblem } from './notation-problem';

/** Suggestions: for some games, others that are similar. */
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

export function comparisonField(room: GameRoom, comparing: ComparisonModel) {
  const { game, other } = room;
  const { typed, error } = comparing;
  const wrong = error ? notationProblem(error, typed) : undefined;
  return html`<div class="compare-field" @typed=${(event: CustomEvent<{ value: string }>) => room.compareWith(event.detail.value)} @entered=${() => room.compareWith(comparing.typed, true)}>
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
    </div>`;
}

function suggestions(room: GameRoom, game: string) {
  const games = (WORTH[game] ?? USUAL).filter((one) => one !== game);
  return html`<div class="compare-try">
    <p class="quiet" id="compare-try">${text('compare-try')}</p>
    <ul class="row" role="list" aria-labelledby="compare-try">${games.map(
      (one) => html`<li><button
        class="preset option"
        type="button"
        aria-pressed=${one === room.comparisonModel?.other?.game ? 'true' : 'false'}
        @click=${() => room.compareWith(one, true)}
      >${gameName(one)}</button></li>`,
    )}</ul>
  </div>`;
}
