/* The tour that the reader follows: the invitation on the start page, and the card of each step. */

import 'texts:tours';
import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import './tours.css';
import { text } from '../../i18n/index';
import type { Question } from '../../question/question';
import { stepAt, TOURS, type Tour } from './tours';

export class Guide {
  #tour: Tour | undefined;
  #step = 0;
  #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Suggestions for a first visit. */
  invitation() {
    return html`<section class="welcome links" aria-labelledby="welcome-heading">
      <h2 class="minor" id="welcome-heading">${text('tours-heading')}</h2>
      <ul class="links" role="list">
        ${TOURS.map((tour) => html`<li><a class="try" href=${tour.steps[0]} @click=${() => this.#begin(tour)}>${text(`tour-${tour.id}`)}</a></li>`)}
      </ul>
    </section>`;
  }

  #begin(tour: Tour): void {
    this.#tour = tour;
    this.#step = 0;
  }

  /** The card of the step at this question, with what to do next. */
  card(question: Question) {
    const tour = this.#tour;
    const step = tour && stepAt(tour, this.#step, question);
    if (!tour || step === undefined) return nothing;
    this.#step = step;
    const { id, steps } = tour;
    // A new link for each step: the click on one must not follow the address of the next.
    const next = steps[step + 1];
    return html`<section class="tour row between" aria-label=${text(`tour-${id}`)}>
      <p aria-live="polite"><b class="number">${text('tours-place', { step: step + 1, count: steps.length })}</b> ${text(`tour-${id}-${step + 1}`)}</p>
      <p class="tour-next row">
        ${
          next
            ? html`<span>${text('tours-next', { step: step + 2, count: steps.length, what: text(`tour-${id}-${step + 2}-do`) })}</span>
              ${keyed(step, html`<a class="button primary try" href=${next}>${text('tours-do')}</a>`)}`
            : nothing
        }
        <button class="link" type="button" @click=${this.#end}>${text('tours-end')}</button>
      </p>
    </section>`;
  }

  #end = () => {
    this.#tour = undefined;
    this.#changed();
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  };
}

// messages: tour-breaks-1 tour-breaks-2 tour-breaks-3 tour-breaks-2-do tour-breaks-3-do
// messages: tour-breaks tour-large tour-large-1 tour-large-2 tour-large-2-do
