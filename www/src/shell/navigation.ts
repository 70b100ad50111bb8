/*
 * The navigation, as links that the reader can open in a tab or copy: the doors in the header (at
 * the bottom of a phone), and below it the rooms behind the current one.
 */

import { html, nothing } from 'lit';
import { text } from '../i18n/index';
import { icon } from '../ui/icons';
import type { Router } from './router';

type Doors = Router['doors'];

export function doors(doors: Doors, isNowhere: boolean) {
  return html`<nav class="doors" aria-label=${text('doors-label')}>
    <ul role="list">${doors.map(
      // messages: doors-*
      ({ door, href, here }) =>
        html`<li><a href=${href} aria-current=${here && !isNowhere ? 'true' : 'false'}>${icon(door)}<span>${text(`doors-${door}`)}</span></a></li>`,
    )}</ul>
  </nav>`;
}

/** The rooms behind the door that the reader is in, if there are several. */
export function rooms(doors: Doors) {
  const links = doors.find(({ here }) => here)?.rooms ?? [];
  if (links.length < 2) return nothing;
  return html`<nav class="rooms" aria-label=${text('rooms-label')}>
    <ul role="list">${links.map(
      ({ id, href, here }) =>
        html`<li><a href=${href} aria-current=${here ? 'page' : 'false'}>${text(`rooms-${id}`)}</a></li>`,
    )}</ul>
  </nav>`;
}
