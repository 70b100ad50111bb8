/* How a piece of work stands, in one line: a bar with a way out, an error, or that somebody stopped it. */

import { html, nothing } from 'lit';
import { errorSentence, text } from '../i18n/index';
import { isTrouble } from '../reader';
import type { Work } from '../work';

interface Wording {
  /** What is being done. */
  doing: string;
  /** What is there instead, after somebody stopped it. */
  stopped: string;
  /** Id of the control that takes the focus when it was on something in this line, and the line goes. */
  home: string;
}

/** What Cancel and "Try again" do. */
interface Actions {
  cancel(): void;
  again(): void;
}

/** Takes no room while there is nothing to say. */
export function state(work: Work, { doing, stopped, home }: Wording, actions: Actions) {
  return html`<div class="state" data-home=${home}>${line(work, doing, stopped, actions)}</div>`;
}

function line(work: Work, doing: string, stopped: string, { cancel, again }: Actions) {
  if (work.visible) {
    return html`<grundy-progress
      .label=${doing}
      .waiting=${work.waiting}
      .fraction=${work.fraction}
      .seconds=${work.seconds}
      @cancel=${cancel}
    ></grundy-progress>`;
  }
  if (work.error) {
    const crashed = work.error.code === 'crashed';
    return html`<p class="trouble" role="alert">
      <span>${crashed ? text('page-crashed') : errorSentence(work.error)}</span>
      ${isTrouble(work.error) ? button(again) : nothing}
    </p>`;
  }
  if (!work.stopped) return nothing;
  return html`<p class="trouble quiet" role="status"><span>${stopped}</span> ${button(again)}</p>`;
}

function button(again: () => void) {
  return html`<button class="button" type="button" @click=${again}>${text('page-again')}</button>`;
}
