/* The licences in the introduction: the project's own, and those of the parts by others. */

import { html, nothing } from 'lit';
import { text } from '../i18n/index';
import { ADDRESS, licenceDocument } from './licence-document';

/** The licences, folded; the document is read when the reader opens them. */
export class Licences {
  #text = '';
  #failed = false;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  async #read(): Promise<void> {
    if (this.#text) return;
    try {
      this.#text = await licenceDocument();
      this.#failed = false;
    } catch {
      this.#failed = true;
    }
    this.#changed();
  }

  draw() {
    return html`<details
      class="primer-more fold primer-licences"
      @toggle=${(event: Event) => {
        if ((event.currentTarget as HTMLDetailsElement).open) this.#read();
      }}
    >
      <summary>${text('about-licences')}</summary>
      <div class="about-text">
        <p>${text('about-licence')}${ADDRESS ? html` <a href=${ADDRESS}>${text('about-licences-file')}</a>` : nothing}</p>
        ${this.#failed ? html`<p role="status">${text('about-licences-failed')}</p>` : nothing}
      </div>
      ${this.#text ? html`<pre dir="ltr" lang="en" tabindex="0" role="region" aria-label=${text('about-licences')}>${this.#text}</pre>` : nothing}
    </details>`;
  }
}
