/* What the room of the problems shows below the answer, and its lists of questions: all that a first answer can do without. */

import '../elements/batch';
import '../elements/reasons';
import '../views';
import { html } from 'lit';
import type { Problem } from '../engine/protocol';
import texts from '../i18n/en/problems.ftl?raw';
import { grouped, learn, shortened, text } from '../i18n/index';
import type { ProblemRoom } from '../problem-room';
import { gameKey } from '../state';
import { finds } from './finds';
import { sequence } from './sequence';
import { values } from './values';
import { why } from './why';
import { gameName } from './wording';

export { batch } from './batch';

learn(texts);

export function below(room: ProblemRoom, of: Problem) {
  const { picture } = room.explorer;
  const name = gameName(room.explorer);
  return html`${sequence(room, {
    name,
    title: of.games.length > 1 ? games(room, of) : html`<p class="game-name">${name}</p>`,
    earlier: text('sequence-earlier', { n: shortened(picture?.n ?? '0') }),
    cut: text('sequence-cut', { max: grouped(String(picture?.last ?? 0)) }),
  })}
    ${why(room, of)} ${finds(room, name)} ${values(room, name)}`;
}

function games(room: ProblemRoom, { games: all }: Problem) {
  return html`<fieldset class="segments">
    <legend class="hidden">${text('sequence-game')}</legend>
    ${all.map(
      ({ game }) => html`<label><input
        type="radio"
        name="game"
        .checked=${game === room.explorer.game?.game}
        @change=${() => room.view('game', game, true)}
      />${text(`game-${gameKey(game)}`)}</label>`,
    )}
  </fieldset>`;
}
