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

/** On a phone the links are in a row that scrolls: shows that of the current room. */
export function showCurrent(page: Element): void {
  const link = page.querySelector('.rooms [aria-current="page"]');
  const row = link?.closest('ul');
  if (!link || !row) return;
  const [inner, outer] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  const margin = inner.width / 2;
  if (inner.right > outer.right - margin) row.scrollBy(inner.right - outer.right + margin, 0);
  else if (inner.left < outer.left) row.scrollBy(inner.left - outer.left - margin, 0);
}
