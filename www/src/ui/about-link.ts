/* The link to the primer, which explains the words of the page. */

import { html } from 'lit';
import { text } from '../i18n/index';

/** A link that opens the primer. */
export function aboutLink() {
  return html`<button class="link" type="button" @click=${openAbout}>${text('about-open')}</button>`;
}

/** Opens the primer as a step of the history, so that Back returns to where the reader was. */
export function openAbout() {
  const details = document.querySelector<HTMLDetailsElement>('#about');
  if (!details) return;
  history.pushState(history.state, '');
  details.open = true;
  details.querySelector('summary')?.focus({ preventScroll: true });
  details.scrollIntoView({ block: 'start' });
}
