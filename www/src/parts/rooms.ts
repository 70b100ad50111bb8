/* The way between the rooms. Links, so that each can be opened, copied and gone back from. */

import { html } from 'lit';
import { text } from '../i18n/index';
import type { Session } from '../session';

export function rooms({ links, room, games }: Session) {
  const link = (href: string, name: string, here: boolean) =>
    html`<li><a href=${href} aria-current=${here ? 'page' : 'false'}>${name}</a></li>`;
  return html`<nav class="rooms" aria-label=${text('rooms-label')}>
    <ul role="list">
      ${link(links.problems, text('rooms-problems'), room !== undefined && room !== games)}
      ${link(links.games, text('rooms-games'), room === games)}
    </ul>
  </nav>`;
}
