/* A section that is folded on a phone, so that a page stays short until its reader opens a part. */

import { html, type TemplateResult } from 'lit';

/** "phone" in tokens.css */
const NARROW = '(width < 34rem)';

/** Calls `changed` when sections are to be folded or unfolded: then the page is drawn again. */
export function watchFolding(changed: () => void): void {
  matchMedia(NARROW).addEventListener('change', changed);
}

/** `open`: whether a link or the reader has already asked for what is inside. */
export function folded(heading: TemplateResult, inner: unknown, open = false) {
  if (!matchMedia(NARROW).matches) return html`${heading}${inner}`;
  return html`<details class="folded" ?open=${open}>
    <summary>${heading}</summary>
    ${inner}
  </details>`;
}
