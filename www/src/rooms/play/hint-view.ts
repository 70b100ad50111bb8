/* Hints, one after the other, as far as the reader has asked. */

import { html, nothing } from 'lit';
import { listed, text } from '../../i18n/index';
import { bound } from '../../ui/formula';
import type { Look, PlayMove } from './game';
import type { PlayRoom } from './model';
import { LAST_HINT } from './parameters';
import { reason, reasonWords } from './reason-view';
import { moveWords, numberOf, winningSteps } from './words';

/** The most winning moves that are listed. */
const LISTED = 24;

/** The hint that the reader has asked for, from 1 on; 0 if none is shown. */
function shownHint({ settings, live, yours, winner }: PlayRoom): number {
  return live && yours && winner === undefined ? settings.hint : 0;
}

/** The last hint in a sentence. */
export function lastHint(room: PlayRoom): string {
  const { look } = room;
  const hint = shownHint(room);
  if (!look || hint === 0) return '';
  const won = look.outcome === 'N';
  if (hint === 1) return text('play-hint-outcome', { outcome: look.outcome ?? 'unknown' });
  if (hint >= LAST_HINT) return reasonWords(look);
  if (hint === 2) return won ? where(look) : text('play-hint-lost-more');
  const moves = look.winning.slice(0, 8).map((move) => moveWords(look, move));
  return `${movesHead(look, moves.length)} ${listed(moves)}`;
}

export function hints(room: PlayRoom) {
  const { look } = room;
  const hint = shownHint(room);
  if (!look || hint === 0) return nothing;
  const won = look.outcome === 'N';
  return html`<section class="play-hints card" aria-labelledby="play-hints-heading">
    <h2 class="subheading" id="play-hints-heading">${text('play-hints')}</h2>
    <ol class="stack" role="list">
      <li><p class="play-hint-outcome" data-outcome=${look.outcome ?? 'unknown'}>${bound(text('play-hint-outcome', { outcome: look.outcome ?? 'unknown' }))}</p></li>
      ${hint >= 2 && look.outcome ? html`<li><p>${won ? where(look) : text('play-hint-lost-more')}</p></li>` : nothing}
      ${hint >= 3 && won ? html`<li>${moves(room, look)}</li>` : nothing}
      ${hint >= LAST_HINT ? html`<li>${reason(look)}</li>` : nothing}
    </ol>
  </section>`;
}

/** The heaps and coins with a winning move. */
function where(look: Look): string {
  const places = [...new Set(winningSteps(look).map((move) => placeOf(look, move)))];
  return text(look.steps ? 'play-hint-where-steps' : 'play-hint-where', {
    count: places.length,
    where: listed(places.slice(0, 8)),
  });
}

function placeOf(look: Look, { part, cell, from, leaves, rows, columns }: PlayMove): string {
  const shown = look.parts[part];
  if (rows && columns) return text('play-hint-cell', { row: rows.at(-1) ?? 0, column: columns.at(-1) ?? 0 });
  const game = shown?.name ?? '';
  if (shown?.kind === 'coins')
    return game ? text('play-hint-game-coin', { game, coin: from }) : text('play-hint-coin', { coin: from });
  if (shown?.kind === 'heaps' && (leaves ? !shown.rule : shown.cells[cell]?.both))
    return text('play-hint-heaps-both');
  if (leaves) return text('play-hint-rule');
  // A game of one heap needs no number of the heap.
  if (game && look.steps && shown?.kind === 'heaps' && shown.cells.length === 1) return game;
  const pins = shown?.kind === 'heaps' && shown.rows ? 'yes' : 'no';
  return game
    ? text('play-hint-game-heap', { game, heap: numberOf(shown, cell), pins })
    : text('play-hint-heap', { heap: numberOf(shown, cell), pins });
}

/** The winning moves, as buttons that make them. */
function moves(room: PlayRoom, look: Look) {
  const shown = look.winning.slice(0, LISTED);
  const all = shown.length === look.winningCount;
  return html`<p>${movesHead(look, shown.length)}</p>
    <ul class="move-list row" role="list">${shown.map(
      (move) =>
        html`<li><button class="preset option" type="button" data-move=${move.code} @click=${() => room.act(move.code)}>${moveWords(look, move)}</button></li>`,
    )}</ul>
    ${all ? nothing : html`<p class="quiet">${text('play-reason-terms', { count: look.winningCount - shown.length })}</p>`}`;
}

/** "All 3 winning moves:", or of how many some are shown. */
function movesHead({ winningCount: count }: Look, shown: number): string {
  return shown === count ? text('play-hint-moves', { count }) : text('play-hint-moves-some', { count });
}
