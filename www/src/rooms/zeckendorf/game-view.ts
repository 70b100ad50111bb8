/* Fibonacci nim with n stones: the match, which is another room's, once the reader plays. */

import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { causeSentence, text } from '../../i18n/index';
import { toHash } from '../../question/question';
import { amount } from '../../ui/brief';
import { bound } from '../../ui/formula';
import { loadFailed } from '../../ui/placeholder';
import type { ZeckendorfRoom } from './model';
import { PLAYABLE } from './parameters';
import type { Representation } from './representation';
import { staleTag } from './sections';
import { borrowed } from './views/play';

export function nim(room: ZeckendorfRoom, { n }: Representation) {
  return html`${staleTag(room)}
    <p class="statement">${bound(text('nim-statement'))}</p>
    ${n.length > PLAYABLE ? html`<p class="quiet">${text('nim-too-large')}</p>` : room.playing ? match(room) : offer(room, n)}`;
}

function offer({ play }: ZeckendorfRoom, n: string) {
  return html`<p class="nim-offer"><button class="button primary" type="button" @click=${play}>${text('nim-play', { count: amount(n) })}</button></p>`;
}

function match(room: ZeckendorfRoom) {
  const { liveViews, restarts, client, game, question } = room;
  const { failure } = liveViews;
  if (failure) return loadFailed(text('nim-failed'), causeSentence(failure), room.again);
  const elsewhere = borrowed.there({ ...question, arguments: { n: room.shown?.n ?? '' } });
  return html`${keyed(
    restarts,
    html`<grundy-live-view
      class="nim-match"
      .client=${client}
      .link=${game}
      .view=${'play'}
      @asked=${({ detail }: CustomEvent<{ link: string }>) => room.follow(detail.link)}
    ></grundy-live-view>`,
  )}
  ${elsewhere ? html`<p class="nim-elsewhere"><a href=${toHash(elsewhere)}>${text('nim-elsewhere')}</a></p>` : nothing}`;
}
