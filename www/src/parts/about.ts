/* What a stranger may want to know, out of the way of everyone else. */

import { html } from 'lit';
import { text } from '../i18n/index';

export function about() {
  return html`<details class="about" id="about">
    <summary><h2>${text('about-heading')}</h2></summary>
    <div class="about-text">
      <p>${text('about-game')}</p>
      <p>${text('about-mex')}</p>
      <p>${text('about-outcome')}</p>
      <p>${text('about-sum')}</p>
      <p>${text('about-product')}</p>
      <p>${text('about-period')}</p>
      <p>${text('about-colour')}</p>
    </div>
  </details>`;
}

export function footer() {
  return html`<footer class="foot">
    <p>${text('footer-line')}</p>
    <p>${text('footer-licence')}</p>
    <p>${aboutLink()}</p>
  </footer>`;
}

/** Opens the explanation of the words that the page uses, wherever they stand. */
export function aboutLink() {
  return html`<button class="link" type="button" @click=${open}>${text('about-open')}</button>`;
}

function open() {
  const details = document.querySelector<HTMLDetailsElement>('#about');
  if (!details) return;
  details.open = true;
  details.querySelector('summary')?.focus();
  details.scrollIntoView({ block: 'nearest' });
}
