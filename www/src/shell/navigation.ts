/* The navigation between rooms, as links that the reader can open in a tab or copy. */

import { html } from 'lit';
import { text } from '../i18n/index';
import type { Router } from './router';

export function rooms({ links }: Router) {
  return html`<nav class="rooms" aria-label=${text('rooms-label')}>
    <ul role="list">${links.map(
      ({ id, href, here }) =>
        html`<li><a href=${href} aria-current=${here ? 'page' : 'false'}>${text(`rooms-${id}`)}</a></li>`,
    )}</ul>
  </nav>`;
}
