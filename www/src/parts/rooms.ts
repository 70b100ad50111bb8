/* The way between the rooms. Links, so that each can be opened, copied and gone back from. */

import { html } from 'lit';
import { text } from '../i18n/index';
import type { Session } from '../session';

export function rooms({ links }: Session) {
  return html`<nav class="rooms" aria-label=${text('rooms-label')}>
    <ul role="list">${links.map(
      ({ id, href, here }) =>
        html`<li><a href=${href} aria-current=${here ? 'page' : 'false'}>${text(`rooms-${id}`)}</a></li>`,
    )}</ul>
  </nav>`;
}
