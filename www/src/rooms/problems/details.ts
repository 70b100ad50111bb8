/*
 * The parts of the problems room that a first answer does not need: everything below the answer,
 * and batches.
 */

import 'texts:problems';
import './batch';
import './board.css';
import './reasons';
import '../../sequence/elements';
import '../../sequence/histogram';
import '../../sequence/table';
import { html, nothing } from 'lit';
import { Lazy } from '../../engine/lazy';
import type { Problem } from '../../engine/protocol';
import { grouped, shortened, text } from '../../i18n/index';
import { counts } from '../../sequence/histogram-view';
import { listsSection } from '../../sequence/lists-view';
import { values } from '../../sequence/table-view';
import { sequence, why as whyValue } from '../../sequence/view';
import { areDrawers } from '../../ui/drawer';
import { instead } from '../../ui/lost';
import { nameFor } from '../needs';
import { why } from './derivation-view';
import { general } from './general';
import type { ProblemRoom } from './model';
import { gameKey, sequenceName } from './wording';

export { batch } from './batch-view';

export function details(room: ProblemRoom, of: Problem) {
  const { loaded } = room.sequence;
  // After a stop before anything was known there is nothing to draw.
  if (!loaded && room.answering.stopped) return nothing;
  const name = sequenceName(room.sequence);
  return html`${sequence(room, {
    name,
    title: of.games.length > 1 ? games(room, of) : html`<p class="game-name">${name}</p>`,
    staleText: text('sequence-earlier', { n: shortened(loaded?.n ?? '0') }),
    cut: text('sequence-cut', { max: grouped(String(loaded?.last ?? 0)) }),
    beside: html`${counts(room, name, html`<h3>${text('histogram-heading')}</h3>`)}
      ${whyValue(room, !room.hasChosen && !areDrawers())}`,
  })}
    ${of.id === 'flipping-game' && nameFor('product') ? board(room) : nothing}
    ${why(room, of)} ${general(of.id, room.question.arguments)} ${listsSection(room, name)} ${values(room, name)}`;
}

const boards = new Lazy(() => import('./board'));

/** The board of a problem, which only this one has. */
function board(room: ProblemRoom) {
  const drawn = boards.want(room.changed)?.board(room);
  return html`<section class="problem-board" aria-labelledby="board-heading" aria-busy=${drawn ? 'false' : 'true'}>${
    drawn ?? instead(boards, () => boards.again(room.changed))
  }</section>`;
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
