/* The moves of a position: those that win, and for each other one the answer that beats it. */

import { html, nothing } from 'lit';
import type {
  CompoundMove,
  CompoundMovesAnswer,
  MisereMove,
  MisereMovesAnswer,
  Move,
  MovesAnswer,
} from '../../engine/protocol';
import { text } from '../../i18n/index';
import { toHash } from '../../question/question';
import { bound } from '../../ui/formula';
import type { PositionRoom } from './model';
import { type Analysis, isCompound, isMisere } from './reading';
import { inWords, isOver, likewise } from './words';

/** `site` is where the room itself is, for links; empty for no links. */
export function moves(room: PositionRoom, site?: string) {
  const { analysis } = room;
  if (!analysis) {
    return room.beginning
      ? html`<section class="position-moves" data-reserved aria-hidden="true"></section>`
      : nothing;
  }
  const { answer } = analysis;
  if (isOver(answer)) return nothing;
  return html`<section class="position-moves" aria-labelledby="moves-heading" data-stale=${room.stale ? 'true' : nothing}>
    <div class="heading"><h2 id="moves-heading">${text('position-moves')}</h2></div>
    <div class="position-columns">${
      isMisere(answer) ? misere({ ...analysis, answer }, site) : decided({ ...analysis, answer }, site)
    }</div>
  </section>`;
}

/** The reasons are of a sum in which a move is made in one game. */
function decided(analysis: Analysis<MovesAnswer | CompoundMovesAnswer>, site: string | undefined) {
  const { answer } = analysis;
  const { winning, winningCount, losing, losingCount, outcome } = answer;
  const because = (words: string) =>
    isCompound(answer) ? nothing : html`<p class="quiet">${bound(words)}</p>`;
  const replies = losing.map((move) => withReply(analysis, move, move.refutation, site));
  return html`<div>
      <h3>${text('position-winning', { count: winningCount })}</h3>
      ${because(text('position-winning-why', { outcome }))} ${links(analysis, winning, winningCount, site)}
    </div>
    <div>
      <h3>${text('position-losing', { count: losingCount })}</h3>
      ${losing.length ? html`${because(text('position-losing-why'))} ${list(replies)}` : nothing}
      ${more(losingCount - losing.length)}
    </div>`;
}

/** A move that loses, and the answer that beats it; in misère play it may be the last move. */
function withReply(
  analysis: Analysis,
  move: Move | CompoundMove,
  refutation: Move | CompoundMove | undefined,
  site: string | undefined,
) {
  const reply = refutation
    ? text('position-reply', { move: inWords(analysis, refutation) })
    : text('position-last');
  return html`<li>${link(analysis, move, site)}<span class="quiet position-reply">${reply}</span></li>`;
}

function misere(analysis: Analysis<MisereMovesAnswer>, site: string | undefined) {
  const { winning, winningCount, losing, losingCount, undecided, undecidedCount } = analysis.answer;
  const part = (heading: string, some: readonly MisereMove[], count: number, why: unknown = nothing) =>
    html`<div>
      <h3>${heading}</h3>
      ${why} ${links(analysis, some, count, site)}
    </div>`;
  const unknown = html`<p class="quiet">${text('position-undecided-why')}</p>`;
  return html`${part(text('position-winning', { count: winningCount }), winning, winningCount)}
    ${part(text('position-losing', { count: losingCount }), losing, losingCount)}
    ${undecidedCount ? part(text('position-undecided', { count: undecidedCount }), undecided, undecidedCount, unknown) : nothing}`;
}

function links(
  analysis: Analysis,
  moves: readonly (Move | MisereMove | CompoundMove)[],
  count: number,
  site: string | undefined,
) {
  const items = moves.map((move) => html`<li>${link(analysis, move, site)}</li>`);
  return html`${items.length ? list(items) : nothing} ${more(count - moves.length)}`;
}

/** The number of moves that are shown at first. */
const FIRST = 10;

function list(items: unknown[]) {
  const rest = items.slice(FIRST);
  const part = (some: unknown[]) => html`<ol role="list" class="position-list stack">${some}</ol>`;
  return html`${part(items.slice(0, FIRST))}${
    rest.length
      ? html`<details><summary>${text('position-show-moves', { count: rest.length })}</summary>${part(rest)}</details>`
      : nothing
  }`;
}

const more = (count: number) =>
  count > 0 ? html`<p class="quiet">${text('position-more-moves', { count })}</p>` : nothing;

/** Leads to what the move leaves. */
function link(analysis: Analysis, move: Move | MisereMove | CompoundMove, site: string | undefined) {
  const words = inWords(analysis, move);
  if (site === '') return html`<span>${words}</span>`;
  return html`<a
    href=${(site ?? '') + toHash(likewise(analysis.answer, move.position))}
    target=${site ? '_blank' : nothing}
    rel=${site ? 'noopener' : nothing}
  >${words}</a>`;
}
