/* The button that opens the share dialog. The page opens the dialog (shell/share.ts). */

import { html, nothing } from 'lit';
import { SHARING } from '../edition';
import { text } from '../i18n/index';
import type { Parameters } from '../question/parameter';
import type { Question } from '../question/question';
import { icon } from '../ui/icons';
import type { SequenceModel } from './model';

/** The part of a room that sharing needs. */
export interface Sharing {
  readonly question: Question;
  parametersOf(question: Question): Parameters | undefined;
  /** The sequence, if the room shows one. */
  readonly sequence?: SequenceModel;
}

/** The `detail` of the event `share` of the button. */
export interface ShareRequest {
  room: Sharing;
  /** Receives the focus when the dialog closes. */
  button: HTMLElement;
}

/** The buttons in the corner of an answer. */
export function tools(room: Sharing, more: unknown = nothing) {
  return html`<div class="tools">${SHARING ? share(room) : nothing}${more}</div>`;
}

function share(room: Sharing) {
  return html`<button
    class="button share-open"
    type="button"
    aria-haspopup="dialog"
    @click=${({ currentTarget }: Event) => {
      const button = currentTarget as HTMLElement;
      const detail: ShareRequest = { room, button };
      button.dispatchEvent(new CustomEvent('share', { detail, bubbles: true }));
    }}
  >${icon('share')}<span>${text('share-open')}</span></button>`;
}
