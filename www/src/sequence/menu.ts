/* The menu of an answer behind its button. */

import { html, nothing } from 'lit';
import { COPYING } from '../edition';
import type { MenuSource } from './menu-items';

/** `what` is called when the menu opens. */
export function menu(what: () => MenuSource) {
  if (!COPYING) return nothing;
  return html`<grundy-menu .offer=${async () => (await import('./menu-items')).items(what())}></grundy-menu>`;
}
