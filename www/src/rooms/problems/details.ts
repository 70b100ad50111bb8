/*
 * The parts of the problems room that a first answer does not need: everything below the answer,
 * and batches.
 */

import './batch';
import './reasons';
import '../../sequence/elements';
import { html } from 'lit';
import type { Problem } from '../../engine/protocol';
import texts from '../../i18n/en/problems.ftl?raw';
import { grouped, learn, shortened, text } from '../../i18n/index';
import { listsSection } from '../../sequence/lists-view';
import { values } from '../../sequence/table-view';
import { sequence } from '../../sequence/view';
import { why } from './derivation-view';
import type { ProblemRoom } from './model';
import { gameKey, sequenceName } from './wording';

export { batch } from './batch-view';

learn(texts);

export function details(room: ProblemRoom, of: Problem) {
  const { loaded } = room.sequence;
  const name = sequenceName(room.sequence);
  return html`${sequence(room, {
    name,
    title: of.games.length > 1 ? games(room, of) : html`<p class="game-name">${name}</p>`,
    staleText: text('sequence-earlier', { n: shortened(loaded?.n ?? '0') }),
    cut: text('sequence-cut', { max: grouped(String(loaded?.last ?? 0)) }),
  })}
    ${why(room, of)} ${listsSection(room, name)} ${values(room, name)}`;
}

function games(room: ProblemRoom, { games: all }: Problem) {
  return html`<fieldset class="segments">
    <legend class="hidden">${text('sequence-game')}</legend>
    ${all.map(
      ({ game }) => html`<label><input
        type="radio"
        name="game"
        .checked=${game === room.sequence.game?.game}
        @change=${() => room.view('game', game, true)}
      />${text(`game-${gameKey(game)}`)}</label>`,
    )}
  </fieldset>`;
}
