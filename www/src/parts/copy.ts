/* What can be copied, behind one small button. */

import { html } from 'lit';
import type { Copied } from '../copying';

/** `what` is asked when somebody opens the menu. */
export function copy(what: () => Copied) {
  return html`<grundy-copy .offer=${async () => {
    const { copies } = await import('../copying');
    return copies(what());
  }}></grundy-copy>`;
}
