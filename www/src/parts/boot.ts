/* What stands where something is still to come, or did not come. */

import { html } from 'lit';
import { text } from '../i18n/index';

/** Tall enough to keep what follows out of sight. */
export function waiting(words = '') {
  return html`<section class="boot waiting"><p>${words}</p></section>`;
}

export function notArrived(heading: string, sentence: string, again: () => void) {
  return html`<section class="boot">
    <h2>${heading}</h2>
    <p role="alert">${sentence}</p>
    <button class="button" type="button" @click=${again}>${text('page-again')}</button>
  </section>`;
}

/** Asks again for a part of the page. A browser may remember that one did not come; then only a new page asks again. */
export function askAgain(ask: () => void): void {
  if (navigator.onLine) location.reload();
  else ask();
}
