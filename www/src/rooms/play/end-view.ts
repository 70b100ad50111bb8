/* The end of a match: where it was decided, in two sentences, and what to do next. */

import { html, nothing } from 'lit';
import { text } from '../../i18n/index';
import { BOARD } from '../../ruleset/components-of';
import { ruleOf } from '../../ruleset/rule';
import { bound } from '../../ui/formula';
import { linkFor } from '../places';
import { lastMistake, type Match, type Seat } from './match';
import type { PlayRoom } from './model';
import { moveWords, whoIs } from './words';

export function ending(room: PlayRoom) {
  const { match, winner, live, settings } = room;
  if (!match?.moves.length || winner === undefined || !live) return nothing;
  return html`<section class="play-end" aria-labelledby="play-headline">
    ${lesson(room, match, winner)}
    <div class="play-row actions">
      <button class="button primary" type="button" @click=${() => room.newGame()}>${text('play-end-again')}</button>
      ${
        settings.level === 'two'
          ? nothing
          : html`<button class="button" type="button" @click=${() => room.newGame({ first: settings.engineFirst ? '' : 'engine' })}>${text('play-end-swap', { first: settings.engineFirst ? 'engine' : 'you' })}</button>`
      }
      ${room.linked ? howToWin(room) : nothing}
    </div>
  </section>`;
}

/** The lessons on games, by their notation. */
const LESSONS = [
  ['nim', /^nim$/],
  ['nim-square', /^take:squares$/],
  ['stones', /^take:at-least-half$/],
  ['subtraction', /^take:\d/],
  ['kayles', /^octal:0\.77$/],
  ['fibonacci-nim', /^fibonacci-nim$/],
  ['flipping-game', /^coins:runs:triangular x coins:runs:squares$/],
  ['products', / x /],
] as const;

/** The lesson on the game, or its page if there is none. */
function howToWin({ loaded, typed, misere }: PlayRoom) {
  const { components = [], sum } = loaded?.game ?? {};
  const games = [...new Set(components.map(({ game }) => game))];
  const [game = ''] = games;
  const alone = LESSONS.find(([, notation]) => notation.test(game))?.[0];
  const name = games.length > 1 || misere ? 'sums' : alone;
  const link = sum || !name ? undefined : linkFor('lesson', { name, step: '1' });
  if (link) return html`<a href=${link}>${text('play-learn')}</a>`;
  const page = sum || BOARD.test(game) ? undefined : ruleOf(game) && linkFor('sequence', { game });
  const place =
    page ?? (loaded?.game.notation ? linkFor('table', { game }) : linkFor('position', { heaps: typed }));
  return place ? html`<a href=${place}>${text('play-page')}</a>` : nothing;
}

function lesson(room: PlayRoom, match: Match, winner: Seat) {
  const loser: Seat = winner === 0 ? 1 : 0;
  const slip = lastMistake(match, loser);
  if (slip) {
    const better = slip.better && moveWords(slip.before, slip.better);
    return html`<p>${text('play-end-slip', { ply: slip.ply + 1, move: moveWords(slip.before, slip.move) })}
      ${better ? bound(text('play-end-better', { move: better })) : nothing}
      ${
        slip.refutation
          ? html`<button class="link" type="button" @click=${() => room.showWhy(slip.ply)}>${text('play-end-see')}</button>`
          : nothing
      }</p>`;
  }
  const outcome = match.looks[0]?.outcome;
  if (!outcome) return nothing;
  return html`<p>${text('play-end-fair', { winner: whoIs(room, winner) })} ${bound(text('play-end-fair-why', { outcome }))}</p>`;
}
