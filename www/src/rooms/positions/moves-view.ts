/* The moves of a position: those that win, and for each other one the answer that beats it. */

import { html, nothing } from 'lit';
import type { CompoundMove, MisereMove, Move } from '../../engine/protocol';
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
  return html`<section class="position-moves" aria-labelledby="moves-heading" data-stale=${room.stale ? 'true' : nothing} ?data-kept=${room.error}>
    <div class="heading"><h2 id="moves-heading">${text('position-moves')}</h2></div>
    <div class="position-columns">${columns(analysis, site)}</div>
  </section>`;
}

type Played = (Move | MisereMove | CompoundMove) & { refutation?: Move | MisereMove | CompoundMove | null };

/** The reasons are of a sum in which a move is made in one game, and the last one wins. */
function columns(analysis: Analysis, site: string | undefined) {
  const { answer } = analysis;
  const { winning, winningCount, losing, losingCount, outcome } = answer;
  const isNormal = !isMisere(answer) && !isCompound(answer);
  const because = (words: string) => (isNormal ? html`<p class="quiet">${bound(words)}</p>` : nothing);
  const replies = losing.map((move) => withReply(analysis, move, site));
  const column = (heading: string, why: unknown, some: unknown[], count: number) => html`<div>
      <h3>${heading}</h3>
      ${why} ${some.length ? list(some) : nothing} ${more(count - some.length)}
    </div>`;
  const linked = (some: readonly Played[]) =>
    some.map((move) => html`<li>${link(analysis, move, site)}</li>`);
  const undecided = isMisere(answer) && answer.undecidedCount ? answer : undefined;
  return html`${column(
    text('position-winning', { count: winningCount }),
    because(text('position-winning-why', { outcome: outcome ?? '' })),
    linked(winning),
    winningCount,
  )}
    ${column(
      text('position-losing', { count: losingCount }),
      losing.length ? because(text('position-losing-why')) : nothing,
      replies,
      losingCount,
    )}
    ${
      undecided
        ? column(
            text('position-undecided', { count: undecided.undecidedCount }),
            html`<p class="quiet">${text('position-undecided-why')}</p>`,
            linked(undecided.undecided),
            undecided.undecidedCount,
          )
        : nothing
    }`;
}

/** A move that loses, and the answer that beats it; in misère play it may be the last move. */
function withReply(analysis: Analysis, move: Played, site: string | undefined) {
  const { refutation } = move;
  const isUnknown = isMisere(analysis.answer) && refutation === undefined;
  const reply = refutation
    ? text('position-reply', { move: inWords(analysis, refutation) })
    : isUnknown
      ? ''
      : text('position-last');
  return html`<li>${link(analysis, move, site)}<span class="quiet position-reply">${reply}</span></li>`;
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
function link(analysis: Analysis, move: Played, site: string | undefined) {
  const words = inWords(analysis, move);
  if (site === '') return html`<span>${words}</span>`;
  return html`<a
    href=${(site ?? '') + toHash(likewise(analysis.answer, move.position))}
    target=${site ? '_blank' : nothing}
    rel=${site ? 'noopener' : nothing}
  >${words}</a>`;
}
