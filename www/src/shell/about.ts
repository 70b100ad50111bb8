/* The introduction to impartial games, folded, and the footer. */

import { html, nothing } from 'lit';
import { ONE_FILE } from '../edition';
import { text } from '../i18n/index';
import { aboutLink } from '../ui/about-link';

/**
 * `wake` is called when the reader opens the introduction, to load its content; `instead` takes its
 * place until it is there.
 */
export function about(content: unknown, wake: () => void, instead: unknown) {
  return html`<details
    class="about"
    id="about"
    @toggle=${(event: Event) => {
      if ((event.currentTarget as HTMLDetailsElement).open) wake();
    }}
  >
    <summary><h2>${text('about-heading')}</h2></summary>
    ${content ?? html`<div class="about-waiting">${instead}</div>`}
  </details>`;
}

export function footer() {
  return html`<footer class="foot">
    <p>${text('footer-line')}</p>
    <p>${text('footer-licence')}</p>
    ${ONE_FILE ? html`<p><a href="./grundyscope.html" download>${text('footer-one-file', { size: ONE_FILE })}</a></p>` : nothing}
    <p>${aboutLink()}</p>
  </footer>`;
}
