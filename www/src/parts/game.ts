/* The room of the games. */

import { html, nothing } from 'lit';
import { COMPARISON } from '../edition';
import { bound } from '../elements/formula';
import type { GameRoom } from '../game-room';
import { errorSentence, grouped, shortened, text } from '../i18n/index';
import { waiting } from './boot';
import { calledGame } from './called-game';
import { counts } from './counts';
import { finds } from './finds';
import { gallery, galleryLink } from './gallery';
import { period } from './period';
import { sequence } from './sequence';
import { values } from './values';
import { wrongGame } from './wrong-game';

/** Below what is still on its way nothing stands yet: it would be pushed down. */
export function game(room: GameRoom) {
  const { game: shown, explorer } = room;
  const name = shown ? calledGame(shown.game) : '';
  return html`<section class="ask game" aria-labelledby="game-heading">
      <div class="asking">
        <h2 id="game-heading">${text('games-heading')}</h2>
        <p class="statement">${bound(text('games-statement'))}</p>
        ${fields(room)}
        <p class="gallery-link">${galleryLink()}</p>
      </div>
      ${period(room)}
    </section>
    ${
      shown
        ? html`${sequence(room, {
            name,
            title: html`<p class="game-name">${name}${name === shown.game ? nothing : html` <code>${shown.game}</code>`}</p>`,
            earlier: text('games-earlier', {
              game: explorer.picture?.game.game ?? '',
              n: shortened(explorer.picture?.n ?? '0'),
            }),
            repetition: room.repetition,
            cut: text('games-cut', { max: grouped(String(explorer.picture?.last ?? 0)) }),
          })}
          <section class="game-counts" aria-label=${text('histogram-heading')}>
            ${counts(room, name, html`<h2>${text('histogram-heading')}</h2>`)}
          </section>
          ${finds(room, name)} ${COMPARISON ? comparison(room) : nothing} ${values(room, name)}`
        : nothing
    }
    ${shown || room.wrong || room.judging.error ? gallery(room) : waiting()}`;
}

export function fields(room: GameRoom) {
  const { game: field, n } = room.fields;
  const given = room.question.arguments;
  const wrong = field?.error ? wrongGame(field.error, given.game ?? '') : undefined;
  // The range of the game that is typed, where it can be read.
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
      .understood=${/^\d*$/.test(given.n ?? '') ? '' : (n?.value ?? '')}
      .error=${n?.error ? errorSentence(n.error) : ''}
      .allowed=${range ? text('games-range', range) : ''}
    ></grundy-field>
  </div>`;
}

/** Only a button until somebody wants to compare. */
function comparison(room: GameRoom) {
  const open = room.comparison || room.other !== '';
  const { comparing, drawComparison } = room;
  return html`<section class="compare" id="compare" aria-labelledby="compare-heading">
    <div class="heading">
      <h2 id="compare-heading">${text('compare-heading')}</h2>
      <button
        class="button"
        type="button"
        aria-expanded=${open ? 'true' : 'false'}
        @click=${() => (open ? room.alone() : room.beside(''))}
      >${open ? text('compare-close') : text('compare-open')}</button>
    </div>
    ${open && comparing && drawComparison ? drawComparison(room, comparing) : nothing}
  </section>`;
}
