/* Games worth a look, and the way to them. */

import { html, nothing } from 'lit';
import { ELSEWHERE } from '../edition';
import { exhibited, GALLERY, GROUPS } from '../gallery';
import type { GameRoom } from '../game-room';
import { text } from '../i18n/index';
import { toHash } from '../question';
import { TWO_HEAPS } from '../rooms/beginnings';

const SHOWN = GROUPS.map(({ id, exhibits }) => ({
  id,
  exhibits: exhibits.map((exhibit) => ({
    id: exhibit.id,
    game: exhibit.game,
    href: toHash(exhibited(exhibit)),
    elsewhere: exhibit.problem !== undefined,
  })),
}));

export function gallery(room: GameRoom) {
  const { faces } = room;
  return html`<section class="gallery" id="gallery" tabindex="-1" aria-labelledby="gallery-heading">
    <div class="heading"><h2 id="gallery-heading">${text('gallery-heading')}</h2></div>
    <grundy-gallery
      .groups=${SHOWN}
      .shown=${room.game?.game ?? ''}
      .faces=${faces.known}
      .drawn=${faces.known.size}
      @seen=${() => faces.want(GALLERY.map(({ game }) => game))}
    ></grundy-gallery>
    ${ELSEWHERE.includes(TWO_HEAPS) ? nothing : twoHeaps()}
  </section>`;
}

function twoHeaps() {
  return html`<p class="quiet">${text('gallery-two-heaps')} <a href="#1/two-heaps?game=wythoff">${text('gallery-wythoff')}</a> · <a href="#1/two-heaps?game=euclid">${text('gallery-euclid')}</a></p>`;
}

/** Leads to the gallery. */
export function galleryLink() {
  return html`<button class="link" type="button" @click=${lead}>${text('gallery-open', { count: GALLERY.length })}</button>`;
}

function lead() {
  const place = document.getElementById('gallery');
  place?.focus({ preventScroll: true });
  place?.scrollIntoView();
}
