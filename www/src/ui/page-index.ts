/* The parts of a long page by their names, which stay in view. */

import './page-index.css';
import { html } from 'lit';
import { text } from '../i18n/index';

/** A part: the id of its heading, and its name. */
export type Part = readonly [id: string, name: string];

export function pageIndex(parts: readonly Part[]) {
  return html`<nav class="page-index on-screen" aria-label=${text('page-index')}>
    <ul role="list">${parts.map(
      ([id, name]) =>
        html`<li><button class="link" type="button" @click=${() => go(id)}>${name}</button></li>`,
    )}</ul>
  </nav>`;
}

/** Shows the part, whose heading has the focus then. */
function go(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}
