/* The card beside a game: its period, and the known sequences that it agrees with. */

import { html, nothing } from 'lit';
import { RECOGNITION } from '../../edition';
import type { SequenceMatch } from '../../engine/protocol';
import { text } from '../../i18n/index';
import { codesLike } from '../../ruleset/equal-codes';
import { statusLine } from '../../ui/status';
import { withTerms } from '../../ui/terms';
import type { GameRoom, Recognised } from './model';
import { card } from './period-card';

/** The largest number of known sequences shown. */
const NAMED = 3;

/** Describing the game and finding its period: the progress, or how it ended. */
export function answeringLine({ answering, answerActions }: GameRoom) {
  return statusLine(
    answering,
    {
      doing: text('period-progress'),
      stopped: text('period-stopped'),
      home: 'field-game',
    },
    answerActions,
  );
}

export function period(room: GameRoom) {
  const { foundPeriod, answering } = room;
  return html`<div class="answering card" id="answer" role="region" aria-label=${text('period-label')} aria-busy=${answering.running ? 'true' : 'false'} data-reserved=${reserved(room) ? '' : nothing}>
    ${foundPeriod ? card(room, foundPeriod, withTerms) : waiting(room)}
    ${answeringLine(room)}
  </div>`;
}

/** Whether the card is still to become as tall as it usually is. */
const reserved = ({ foundPeriod, answering, wrong }: GameRoom): boolean =>
  !foundPeriod && !wrong && !answering.error && !answering.stopped;

/** A placeholder of the card's height, while the period is being computed. */
function waiting({ findingPeriod }: GameRoom) {
  if (!findingPeriod.running) return nothing;
  return html`<p class="period-head waiting" aria-hidden="true"></p>`;
}

/** The known sequences, or a button that looks for them. */
export function known(room: GameRoom) {
  const game = room.foundPeriod?.game.game;
  const waits = game === undefined || (room.recognising && room.recognised?.game !== game);
  if (waits) return RECOGNITION && !room.wrong ? html`<div class="recognised" data-reserved></div>` : nothing;
  if (room.recognised?.game === game) return recognised(room.recognised);
  if (!RECOGNITION || !room.asksToName) return nothing;
  return html`<div class="recognised">
    <h3 class="minor quiet">${text('recognised-heading')}</h3>
    <button class="button" type="button" @click=${() => room.name()}>${text('recognised-ask')}</button>
  </div>`;
}

function recognised({ game, matches, codes }: Recognised) {
  const alike = codesLike(game, codes);
  return html`<div class="recognised">
    <h3 class="minor quiet">${text('recognised-heading')}</h3>
    ${
      matches.length
        ? html`<ul role="list">${matches.slice(0, NAMED).map(match)}</ul>`
        : html`<p class="quiet">${text('recognised-none')}</p>`
    }
    ${alike ? html`<p class="quiet">${alike}</p>` : nothing}
  </div>`;
}

function match({ oeis, name, matched, from, shift }: SequenceMatch) {
  return html`<li>
    <p><a href=${`https://oeis.org/${oeis}`} rel="noreferrer">${oeis}</a> ${name}</p>
    <p class="quiet">${text('recognised-terms', {
      matched,
      from,
      shift: shift === 0 ? 'none' : 'some',
      index: shift < 0 ? `n − ${-shift}` : `n + ${shift}`,
    })}</p>
  </li>`;
}
