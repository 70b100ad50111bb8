/* Placeholders for parts that are loading, or failed to load. */

import { html, nothing } from 'lit';
import type { AskError } from '../engine/protocol';
import { errorSentence, text } from '../i18n/index';

/** A placeholder so tall that the parts after it are out of view. */
export function waiting(words = text('page-loading')) {
  return html`<section class="boot waiting"><p>${words}</p></section>`;
}

/** In the place of what a text gives nothing of: an example to press. */
export const emptyHere = (href: string | undefined, example: string) =>
  html`<p class="empty"><a class="button" href=${href ?? nothing}>${text('page-empty', { example })}</a></p>`;

/** `again` is undefined where trying again cannot help; `more` is what can be done instead. */
export function loadFailed(heading: string, sentence: string, again?: () => void, more?: unknown) {
  return html`<section class="boot">
    <h2>${heading}</h2>
    <p role="alert">${sentence}</p>
    ${again ? html`<button class="button" type="button" @click=${again}>${text('page-again')}</button>` : nothing}
    ${more}
  </section>`;
}

/**
 * In the place of a part whose code threw an exception. The link is that of the question, on the
 * page; an element or a frame has its own.
 */
export function brokenHere(error: AskError, again: () => void) {
  return html`<div class="broken" role="alert">
    <p>${errorSentence(error)}</p>
    <p>
      <button class="button" type="button" @click=${again}>${text('page-again')}</button>
      ${document.querySelector('grundy-page') ? html`<a href=${location.href}>${text('page-broken-question')}</a>` : nothing}
    </p>
  </div>`;
}

/**
 * Loads a part of the page again. A newer build may have taken its file away, so the page is loaded
 * anew, at the same question.
 */
export function askAgain(ask: () => void): void {
  if (navigator.onLine) location.reload();
  else ask();
}
