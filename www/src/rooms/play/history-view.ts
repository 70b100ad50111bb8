/* The moves so far, and their replay. */

import { html, nothing } from 'lit';
import { text } from '../../i18n/index';
import { seatAfter } from './match';
import type { PlayRoom } from './model';
import { moveWords, whoIs } from './words';

/** Milliseconds for a move. */
const PACES = { slow: 2000, normal: 1100, fast: 450 } as const;
type Pace = keyof typeof PACES;

export function moveHistory(room: PlayRoom) {
  const { match, shownAt, settings } = room;
  const count = match?.moves.length ?? 0;
  if (!match || count === 0) return nothing;
  const demo = room.loaded?.demonstration !== undefined;
  return html`<section class="play-history" aria-labelledby="play-moves-heading">
    <h2 class="subheading" id="play-moves-heading">${text('play-moves')}</h2>
    <div class="play-row actions">
      <grundy-player
        .label=${text('play-replay')}
        .last=${count}
        .pace=${PACES[room.pace]}
        .step=${demo || settings.at === undefined ? undefined : shownAt}
        @step=${(event: CustomEvent<{ step: number | undefined }>) => room.showAt(event.detail.step)}
      ></grundy-player>
      <label class="play-speed row">${text('play-speed')}
        <select class="select" @change=${(event: Event) => room.setPace((event.target as HTMLSelectElement).value as Pace)}>${(
          Object.keys(PACES) as Pace[]
        ).map(
          // messages: play-speed-*
          (pace) =>
            html`<option value=${pace} ?selected=${pace === room.pace}>${text(`play-speed-${pace}`)}</option>`,
        )}</select>
      </label>
    </div>
    <ol class="play-moves links" role="list">${match.moves.map((move, ply) => {
      const look = match.looks[ply];
      const who = whoIs(room, seatAfter(ply));
      return html`<li data-who=${who}><button
        class="link"
        type="button"
        aria-current=${settings.at !== undefined && shownAt === ply + 1 ? 'true' : 'false'}
        @click=${() => room.showAt(ply + 1)}
      >${look ? text('play-moved', { who, move: moveWords(look, move) }) : ''}</button></li>`;
    })}</ol>
  </section>`;
}
