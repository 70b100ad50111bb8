/* The state of a task in one line: a progress bar, an error, or that the reader stopped it. */

import { html, nothing } from 'lit';
import type { AskError, ClientError } from '../engine/protocol';
import type { AnyResource } from '../engine/resource';
import { errorSentence, text } from '../i18n/index';
import { retryHelps } from '../question/reader';
import { icon } from './icons';
import { brokenHere } from './placeholder';

interface Wording {
  /** A description of the work. */
  doing: string;
  /** The message after the reader stopped it. */
  stopped: string;
  /** The id of the control that receives the focus when this line disappears with it. */
  home: string;
}

/** The actions of Cancel and "Try again". */
interface Actions {
  cancel(): void;
  again(): void;
}

/** Empty, without height, if there is nothing to show. */
export function statusLine(work: AnyResource, { doing, stopped, home }: Wording, actions: Actions) {
  return html`<div class="state" data-home=${home}>${line(work, doing, stopped, actions)}</div>`;
}

function line(work: AnyResource, doing: string, stopped: string, { cancel, again }: Actions) {
  if (work.visible) {
    return html`<grundy-progress
      .label=${doing}
      .waiting=${work.waiting}
      .loading=${work.loading}
      .fraction=${work.fraction}
      .seconds=${work.seconds}
      @cancel=${cancel}
    ></grundy-progress>`;
  }
  const { error } = work;
  if (error?.code === 'broken') return brokenHere(error, again);
  if (error) {
    return html`<p class="status-line row" role="alert">
      <span>${icon('lost')}${sentence(error)}</span>
      ${retryHelps(error) ? button(text('page-again'), again) : nothing}
    </p>`;
  }
  if (!work.stopped) return nothing;
  return html`<p class="status-line row quiet" role="status"><span>${stopped}</span> ${button(text('page-go-on'), again)}</p>`;
}

function sentence(error: AskError): string {
  const { code, cause } = error as ClientError;
  if (code !== 'crashed') return errorSentence(error);
  return cause === 'memory' ? text('error-memory') : text('page-crashed');
}

function button(words: string, again: () => void) {
  return html`<button class="button" type="button" @click=${again}>${words}</button>`;
}
