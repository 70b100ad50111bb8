/* The button that opens what a question can be shared as. All else is fetched then. */

import { html, nothing } from 'lit';
import { SHARING } from '../edition';
import type { Explorer } from '../explorer';
import { text } from '../i18n/index';
import type { Question } from '../question';

/** A room, as far as it matters to what is shared. */
export interface Sharing {
  readonly question: Question;
  /** Where it shows a sequence. */
  readonly explorer?: Explorer;
}

/** In the corner of an answer: what can be done with it. */
export function tools(room: Sharing, more: unknown = nothing) {
  return html`<div class="tools">${SHARING ? share(room) : nothing}${more}</div>`;
}

function share(room: Sharing) {
  return html`<button
    class="button share-open"
    type="button"
    aria-haspopup="dialog"
    @click=${async ({ currentTarget }: Event) => {
      const button = currentTarget as HTMLElement;
      try {
        (await import('../share/dialog')).share(room, button);
      } catch {
        // It did not arrive; the next time it is fetched again.
        button.title = text('copy-failed');
      }
    }}
  >${text('share-open')}</button>`;
}
