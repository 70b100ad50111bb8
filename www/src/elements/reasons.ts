import { html } from 'lit';
import type { Reason } from '../engine/protocol';
import { text } from '../i18n/index';
import { define, Plain } from './base';
import { brief } from './brief';

/** The derivation of the answer, step by step, with this question's numbers. Property `why`. */
export class GrundyReasons extends Plain {
  static override properties = { why: { attribute: false } };

  declare why: Reason[];

  constructor() {
    super();
    this.why = [];
  }

  protected override render() {
    return html`<ol class="steps">${this.why.map((reason) => html`<li>${sentence(reason)}</li>`)}</ol>`;
  }
}

/** Short numbers go as numbers, so that the sentence can choose its plural; all others as grouped digits. */
function sentence(reason: Reason): string {
  const given: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(reason.arguments)) {
    given[name] = /^\d{1,3}$/.test(value) ? Number(value) : brief(value);
  }
  return text(`why-${reason.text}`, given);
}

define('grundy-reasons', GrundyReasons);
