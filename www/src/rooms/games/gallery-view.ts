/* The gallery of games, and the link to it. */

import { html, nothing } from 'lit';
import { ELSEWHERE } from '../../edition';
import { text } from '../../i18n/index';
import { toHash } from '../../question/question';
import { exhibited, FEATURED, GALLERY, GROUPS } from './exhibits';
import type { GameRoom } from './model';

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
  const { thumbnails } = room;
  return html`<section class="gallery" id="gallery" tabindex="-1" aria-labelledby="gallery-heading">
    <div class="heading"><h2 id="gallery-heading">${text('gallery-heading')}</h2></div>
    <grundy-gallery
      .groups=${SHOWN}
      .featured=${FEATURED}
      .shown=${room.game?.game ?? ''}
      .thumbnails=${thumbnails.known}
      .drawn=${thumbnails.known.size}
      @seen=${() => thumbnails.want(GALLERY.map(({ game }) => game))}
    ></grundy-gallery>
    ${ELSEWHERE.includes('two-heaps') ? nothing : twoHeaps()}
  </section>`;
}

function twoHeaps() {
  return html`<p class="quiet">${text('gallery-two-heaps')} <a href="#1/two-heaps?game=wythoff">${text('gallery-wythoff')}</a> · <a href="#1/two-heaps?game=euclid">${text('gallery-euclid')}</a></p>`;
}

/** The link to the gallery. */
export function galleryLink() {
  return html`<button class="link" type="button" @click=${lead}>${text('gallery-open', { count: GALLERY.length })}</button>`;
}

function lead() {
  const place = document.getElementById('gallery');
  place?.focus({ preventScroll: true });
  place?.scrollIntoView();
}
