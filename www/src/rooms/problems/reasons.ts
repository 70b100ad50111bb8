import { html } from 'lit';
import type { Message } from '../../engine/protocol';
import { define, Plain } from '../../ui/base';
import { sentence } from './sentence';

/** The derivation of the answer, step by step, with the numbers of the question. */
export class GrundyReasons extends Plain {
  static override properties = { why: { attribute: false } };

  /** The steps: codes of sentences, with their numbers. */
  declare why: Message[];

  constructor() {
    super();
    this.why = [];
  }

  protected override render() {
    return html`<ol class="steps">${this.why.map((reason) => html`<li>${sentence(reason)}</li>`)}</ol>`;
  }
}

define('grundy-reasons', GrundyReasons);
