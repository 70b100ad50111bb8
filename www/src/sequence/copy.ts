/* The copy menu behind its button. */

import { html, nothing } from 'lit';
import { COPYING } from '../edition';
import type { CopySource } from './copy-items';

/** `what` is called when the menu opens; `first` is copied by a button beside the menu. */
export function copy(what: () => CopySource, first = '') {
  if (!COPYING) return nothing;
  return html`<grundy-copy .first=${first} .offer=${async () => {
    const { copies } = await import('./copy-items');
    return copies(what());
  }}></grundy-copy>`;
}
