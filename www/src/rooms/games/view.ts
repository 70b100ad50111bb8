/* The view of the games room. */

import { html, nothing } from 'lit';
import { COMPARISON } from '../../edition';
import { grouped, shortened, text } from '../../i18n/index';
import { GALLERY } from '../../ruleset/exhibits';
import { gameName } from '../../ruleset/game-name';
import { counts } from '../../sequence/histogram-view';
import { sequence, why } from '../../sequence/view';
import { areDrawers } from '../../ui/drawer';
import { icon } from '../../ui/icons';
import { pageIndex } from '../../ui/page-index';
import { linkFor, playLink } from '../places';
import { fields } from './fields';
import type { GameRoom } from './model';
import { answeringLine, period } from './period-view';
import { gameHead } from './rule-view';

/** The module that is loaded after the first answer. */
export type Details = typeof import('./details');

/**
 * Parts below one that is still loading are not shown yet: they would be pushed down; nor before
 * the first screen `isDrawn`. `below` is what comes after it; until it is there, `instead`.
 */
export function game(room: GameRoom, isDrawn: boolean, below: Details | undefined, instead: unknown) {
  const { game: shown } = room;
  const name = shown ? gameName(shown.game) : '';
  return html`<section class="ask game" aria-labelledby="game-heading">
      ${gameHead(room)}
      <p class="game-links row">${room.wrong && !shown ? example() : [playButton(room), practiseLink(room)]}</p>
      <div class="asking">${fields(room)}</div>
    </section>
    ${pageIndex(room.wrong && !shown ? index().slice(-1) : index())}
    ${
      room.wrong && !shown && !room.answering.error
        ? nothing
        : html`<div class="game-columns">
            ${value(room)}
            ${shown ? html`${picture(room, name, isDrawn)} ${period(room)} ${below ? histogram(room, name) : nothing}` : answeringLine(room)}
          </div>`
    }
    ${shown ? below?.details(room, name) : nothing}
    ${below?.gallery(room) ?? instead}`;
}

/** The parts below the fields. */
const index = () => [
  ['sequence-heading', text('games-part-sequence')] as const,
  ['histogram-heading', text('games-part-counts')] as const,
  ['rule-heading', text('games-rule')] as const,
  ['finds-heading', text('games-part-lists')] as const,
  ...(COMPARISON ? [['compare-heading', text('games-part-compare')] as const] : []),
  ['table-heading', text('table-heading')] as const,
  ['gallery-heading', text('gallery-open', { count: GALLERY.length })] as const,
];

/** The value of the typed n, with its explanation folded until the reader selects a value. */
function value(room: GameRoom) {
  return html`<div
    class="game-value"
    @choose=${(event: CustomEvent<{ n: number | string }>) => room.explain(String(event.detail.n))}
  >${why(room, !room.hasChosen && !areDrawers())}</div>`;
}

/**
 * At first the period says how cells are laid out and how tall the card above the histogram is:
 * both wait for it, unless the search has begun and takes long.
 */
function waitsForPeriod({ findingPeriod, foundPeriod }: GameRoom): boolean {
  const { running, visible, waiting } = findingPeriod;
  return !foundPeriod && running && (waiting || !visible);
}

/** The chart; below it the cells, once the first screen `isDrawn`. */
function picture(room: GameRoom, name: string, isDrawn: boolean) {
  const { sequence: model, game: shown } = room;
  return sequence(room, {
    name,
    title: html`<p class="game-name">${name}${name === shown?.game ? nothing : html` <code translate="no">${shown?.game}</code>`}</p>`,
    staleText: text('games-earlier', {
      game: model.loaded?.game.game ?? '',
      n: shortened(model.loaded?.n ?? '0'),
    }),
    repetition: room.repetition,
    cut: text('games-cut', { max: grouped(String(model.loaded?.last ?? 0)) }),
    waits: !isDrawn || waitsForPeriod(room),
  });
}

function histogram(room: GameRoom, name: string) {
  return html`<section class="game-counts" aria-label=${text('histogram-heading')}>
      ${waitsForPeriod(room) ? nothing : counts(room, name, html`<h2 id="histogram-heading">${text('histogram-heading')}</h2>`)}
    </section>`;
}

/** The button that opens the game on a board. */
function playButton({ game: shown }: GameRoom) {
  const link = shown && playLink(shown.game);
  return link
    ? html`<a class="button primary" href=${link}>${icon('play')}${text('games-play')}</a>`
    : nothing;
}

/** Where no game is read: one that is. */
const example = () =>
  html`<a class="button" href=${linkFor('sequence', { game: 'kayles' }) ?? nothing}>${text('page-empty', { example: 'kayles' })}</a>`;

/** The link to exercises about the game. */
function practiseLink({ game: shown }: GameRoom) {
  const link = shown && linkFor('exercises', { game: shown.game, seed: '1' });
  return link ? html`<a class="button" href=${link}>${icon('learn')}${text('games-practise')}</a>` : nothing;
}
