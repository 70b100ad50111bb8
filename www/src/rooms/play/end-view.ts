/* The end of a match: where it was decided, in two sentences. */

import { html, nothing } from 'lit';
import { text } from '../../i18n/index';
import { linkFor } from '../places';
import { lastMistake, type Match, type Seat } from './match';
import type { PlayRoom } from './model';
import { moveWords, whoIs } from './words';

export function ending(room: PlayRoom) {
  const { match, winner, live, settings } = room;
  if (!match?.moves.length || winner === undefined || !live) return nothing;
  const lessons = linkFor('lessons');
  return html`<section class="play-end" data-winner=${whoIs(room, winner)} aria-labelledby="play-headline">
    ${lesson(room, match, winner)}
    <div class="play-row">
      <button class="button primary" type="button" @click=${() => room.newGame()}>${text('play-end-again')}</button>
      ${
        settings.level === 'two'
          ? nothing
          : html`<button class="button" type="button" @click=${() => room.newGame({ first: settings.engineFirst ? '' : 'engine' })}>${text('play-end-swap', { first: settings.engineFirst ? 'engine' : 'you' })}</button>`
      }
      ${room.linked && lessons ? html`<a href=${lessons}>${text('play-learn')}</a>` : nothing}
    </div>
  </section>`;
}

function lesson(room: PlayRoom, match: Match, winner: Seat) {
  const loser: Seat = winner === 0 ? 1 : 0;
  const slip = lastMistake(match, loser);
  if (slip) {
    const better = slip.better && moveWords(slip.before, slip.better);
    return html`<p>${text('play-end-slip', { ply: slip.ply + 1, move: moveWords(slip.before, slip.move) })}
      ${better ? text('play-end-better', { move: better }) : nothing}
      ${
        slip.refutation
          ? html`<button class="link" type="button" @click=${() => room.showWhy(slip.ply)}>${text('play-end-see')}</button>`
          : nothing
      }</p>`;
  }
  const outcome = match.looks[0]?.outcome;
  if (!outcome) return nothing;
  return html`<p>${text('play-end-fair', { winner: whoIs(room, winner) })} ${text('play-end-fair-why', { outcome })}</p>`;
}
