/* What a stranger may want to know, out of the way of everyone else. */

import { html, nothing } from 'lit';
import { ONE_FILE } from '../edition';
import { text } from '../i18n/index';
import type { Primer } from '../primer';

/** `wake` fetches what stands there, when somebody opens it. */
export function about(primer: Primer | undefined, wake: () => void) {
  return html`<details
    class="about"
    id="about"
    @toggle=${(event: Event) => {
      if ((event.currentTarget as HTMLDetailsElement).open) wake();
    }}
  >
    <summary><h2>${text('about-heading')}</h2></summary>
    ${primer?.draw() ?? html`<div class="about-waiting">${nothing}</div>`}
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

/** Opens the explanation of the words that the page uses, wherever they stand. */
export function aboutLink() {
  return html`<button class="link" type="button" @click=${openAbout}>${text('about-open')}</button>`;
}

export function openAbout() {
  const details = document.querySelector<HTMLDetailsElement>('#about');
  if (!details) return;
  details.open = true;
  details.querySelector('summary')?.focus({ preventScroll: true });
  details.scrollIntoView({ block: 'start' });
}
