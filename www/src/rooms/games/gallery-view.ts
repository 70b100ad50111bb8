/* The gallery of games. */

import { html, nothing } from 'lit';
import { OWN_RULES } from '../../edition';
import { Lazy } from '../../engine/lazy';
import { text } from '../../i18n/index';
import { FEATURED, GALLERY, GROUPS } from '../../ruleset/exhibits';
import { instead } from '../../ui/lost';
import { seen } from '../../ui/seen';
import { exhibitLink, linkFor } from '../places';
import type { GameRoom } from './model';

const SHOWN = GROUPS.map(({ id, exhibits }) => ({
  id,
  exhibits: exhibits.map((exhibit) => ({
    id: exhibit.id,
    game: exhibit.game,
    href: exhibitLink(exhibit),
    elsewhere: exhibit.problem !== undefined,
  })),
}));

export function gallery(room: GameRoom) {
  const { thumbnails } = room;
  return html`<section class="gallery" aria-labelledby="gallery-heading">
    <div class="heading"><h2 id="gallery-heading">${text('gallery-heading')}</h2></div>
    <grundy-gallery
      .groups=${SHOWN}
      .featured=${FEATURED}
      .shown=${room.game?.game ?? ''}
      .thumbnails=${thumbnails.known}
      .drawn=${thumbnails.known.size}
      ${seen(() => thumbnails.want(GALLERY.map(({ game }) => game)))}
    ></grundy-gallery>
    ${twoHeaps()}
    ${products()}
    ${OWN_RULES ? own(room) : nothing}
  </section>`;
}

const rules = new Lazy(() => import('./own-rules-view'));

/** How a rule is written, with examples, which are loaded when they are opened. */
function own(room: GameRoom) {
  const open = ({ currentTarget }: Event) => {
    if ((currentTarget as HTMLDetailsElement).open && rules.want(room.changed)) room.changed();
  };
  return html`<details class="own-rules" @toggle=${open}>
    <summary>${text('gallery-own')}</summary>
    <p>${text('gallery-own-how')}</p>
    ${rules.failure ? instead(rules, () => rules.again(room.changed)) : rules.module?.ownRules()}
  </details>`;
}

function twoHeaps() {
  const [wythoff, euclid] = ['wythoff', 'euclid'].map((game) => linkFor('table', { game }));
  if (!wythoff) return nothing;
  return html`<p class="quiet">${text('gallery-two-heaps')} <a href=${wythoff}>${text('gallery-wythoff')}</a> · <a href=${euclid}>${text('gallery-euclid')}</a></p>`;
}

function products() {
  const link = linkFor('product');
  if (!link) return nothing;
  return html`<p class="quiet">${text('gallery-lab')} <a href=${link}>${text('gallery-lab-open')}</a></p>`;
}
