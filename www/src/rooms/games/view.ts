/* The view of the games room. */

import { html, nothing } from 'lit';
import { COMPARISON } from '../../edition';
import { grouped, shortened, text } from '../../i18n/index';
import { counts } from '../../sequence/histogram-view';
import { listsSection } from '../../sequence/lists-view';
import { values } from '../../sequence/table-view';
import { sequence } from '../../sequence/view';
import { waiting } from '../../ui/placeholder';
import { fields } from './fields';
import { gallery, galleryLink } from './gallery-view';
import { gameName } from './game-name';
import type { GameRoom } from './model';
import { period } from './period-view';
import { gameCode, gameHead, gameQuestion } from './rule-view';

/** Parts below one that is still loading are not shown yet: they would be pushed down. */
export function game(room: GameRoom) {
  const { game: shown, sequence: model } = room;
  const name = shown ? gameName(shown.game) : '';
  return html`<section class="ask game" aria-labelledby="game-heading">
      <div class="asking">
        ${gameHead(room)}
        ${fields(room)}
        <p class="gallery-link">${galleryLink()}</p>
      </div>
      ${period(room)}
      <div class="game-words">${gameQuestion()} ${gameCode(room)}</div>
    </section>
    ${
      shown
        ? html`${sequence(room, {
            name,
            title: html`<p class="game-name">${name}${name === shown.game ? nothing : html` <code>${shown.game}</code>`}</p>`,
            staleText: text('games-earlier', {
              game: model.loaded?.game.game ?? '',
              n: shortened(model.loaded?.n ?? '0'),
            }),
            repetition: room.repetition,
            cut: text('games-cut', { max: grouped(String(model.loaded?.last ?? 0)) }),
          })}
          <section class="game-counts" aria-label=${text('histogram-heading')}>
            ${counts(room, name, html`<h2>${text('histogram-heading')}</h2>`)}
          </section>
          ${listsSection(room, name)} ${COMPARISON ? comparison(room) : nothing} ${values(room, name)}`
        : nothing
    }
    ${shown || room.wrong || room.findingPeriod.error ? gallery(room) : waiting()}`;
}

/** The module of the comparison; undefined until it is loaded. */
let panel: typeof import('./comparison-panel') | undefined;

async function fetchPanel(room: GameRoom): Promise<void> {
  if (panel) return;
  try {
    panel = await import('./comparison-panel');
    room.redraw();
  } catch {
    // It did not load; opening the comparison again tries again.
  }
}

/** The comparison; its module is loaded when it is first drawn. */
function comparisonPanel(room: GameRoom) {
  fetchPanel(room);
  return room.comparisonModel && panel ? panel.comparisonFields(room, room.comparisonModel) : nothing;
}

/** The comparison, or only its button while it is closed. */
function comparison(room: GameRoom) {
  const open = room.comparison || room.other !== '';
  return html`<section class="compare" id="compare" aria-labelledby="compare-heading">
    <div class="heading">
      <h2 id="compare-heading">${text('compare-heading')}</h2>
      <button
        class="button"
        type="button"
        aria-expanded=${open ? 'true' : 'false'}
        @click=${() => (open ? room.closeComparison() : room.compareWith(''))}
      >${open ? text('compare-close') : text('compare-open')}</button>
    </div>
    ${open ? comparisonPanel(room) : nothing}
  </section>`;
}
