/* What can be copied, behind one small button. */

import { html, nothing } from 'lit';
import type { Copied } from '../copying';
import { COPYING } from '../edition';

/** `what` is asked when somebody opens the menu; `first` is copied without it, by a button beside it. */
export function copy(what: () => Copied, first = '') {
  if (!COPYING) return nothing;
  return html`<grundy-copy .first=${first} .offer=${async () => {
    const { copies } = await import('../copying');
    return copies(what());
  }}></grundy-copy>`;
}
