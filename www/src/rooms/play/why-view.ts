/* Why a move loses: its refutation, played out on the board. */

import { html, nothing } from 'lit';
import { grouped, text } from '../../i18n/index';
import { mistakeAt } from './match';
import type { PlayRoom } from './model';
import { moveWords, whoIs } from './words';

/** The offer to show why the reader's last move loses. */
export function whyOffer(room: PlayRoom) {
  const { match, engine, live, settings } = room;
  if (!match || !live || settings.hints === 'off' || room.winner !== undefined) return nothing;
  const last = match.moves.length - 1;
  // The machine may have answered already.
  const ply = engine !== undefined && last % 2 === engine ? last - 1 : last;
  if (!mistakeAt(match, ply)) return nothing;
  return html`<p class="play-row actions">
    <button class="button" type="button" @click=${() => room.showWhy(ply)}>${text('play-why-not')}</button>
  </p>`;
}

/** The refutation step by step, beside the board that shows it. */
export function why(room: PlayRoom) {
  const demo = room.loaded?.demonstration;
  if (!demo || room.stale) return nothing;
  const { mistake } = demo;
  const { before, move, after, refutation, better, seat, ply } = mistake;
  const reply = refutation ? moveWords(after, refutation) : '';
  const steps = [
    text('play-why-before', { who: whoIs(room, seat), move: moveWords(before, move) }),
    after.reason.kind === 'sum'
      ? text('play-why-value', { value: grouped(String(after.reason.value)), move: reply })
      : text('play-why-answer', { move: reply }),
    text('play-why-end', {
      who: whoIs(room, seat),
      better: better ? 'yes' : 'no',
      move: better ? moveWords(before, better) : '',
    }),
  ];
  const step = room.demoStep ?? steps.length - 1;
  return html`<section class="play-why card" aria-labelledby="play-why-heading">
    <h2 class="subheading" id="play-why-heading">${text('play-why-heading', { move: moveWords(before, move) })}</h2>
    <p aria-live="polite">${steps[step]}</p>
    <div class="play-row actions">
      <grundy-player
        .label=${text('play-why-steps')}
        .last=${steps.length - 1}
        .step=${step}
        @step=${(event: CustomEvent<{ step: number | undefined }>) => room.showDemoStep(event.detail.step)}
      ></grundy-player>
      <button class="button primary" type="button" @click=${() => room.takeBack(ply)}>${text('play-take-back')}</button>
      <button class="button" type="button" @click=${() => room.showWhy(undefined)}>${text('play-return')}</button>
    </div>
  </section>`;
}
