/* Games worth a look, as links, each with the reason why. */

import { html } from 'lit';
import { bound } from '../elements/formula';
import { exhibited, GALLERY } from '../gallery';
import { text } from '../i18n/index';
import { toHash } from '../question';

/** `shown` is the game that is shown, by its notation. */
export function gallery(shown: string | undefined) {
  return html`<section class="gallery" id="gallery" tabindex="-1" aria-labelledby="gallery-heading">
    <div class="heading"><h2 id="gallery-heading">${text('gallery-heading')}</h2></div>
    <ul role="list" @click=${follow}>${GALLERY.map(
      (exhibit) => html`<li>
        <a
          class="exhibit"
          href=${toHash(exhibited(exhibit))}
          aria-current=${exhibit.game === shown ? 'true' : 'false'}
          data-exhibit=${exhibit.id}
        >
          <span class="exhibit-name">${text(`gallery-${exhibit.id}`)}</span>
          <span class="exhibit-why">${bound(text(`gallery-${exhibit.id}-why`))}</span>
          <code class="exhibit-game">${exhibit.game}</code>
        </a>
      </li>`,
    )}</ul>
    <p class="quiet">${text('gallery-two-heaps')} <a href="#1/two-heaps?game=wythoff">${text('gallery-wythoff')}</a> · <a href="#1/two-heaps?game=euclid">${text('gallery-euclid')}</a></p>
  </section>`;
}

/** Leads to the gallery. */
export function galleryLink() {
  return html`<button class="link" type="button" @click=${() => lead('gallery')}>${text('gallery-open')}</button>`;
}

/** What the link leads to stands further up. */
function follow(event: MouseEvent) {
  if (!(event.target as Element).closest('a') || event.metaKey || event.ctrlKey || event.shiftKey) return;
  lead('main');
}

function lead(id: string) {
  const place = document.getElementById(id);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView();
}
