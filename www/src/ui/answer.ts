import { html, nothing } from 'lit';
import { duration, grouped, text } from '../i18n/index';
import { define, Plain } from './base';
import { toClipboard } from './clipboard';
import { icon } from './icons';

/** The number of characters shown of an earlier question. */
const LONGEST = 40;
/** The largest number of digits of an answer in large type. */
const WHOLE = 48;

export interface AnswerShown {
  /** Plain digits. */
  digits: string;
  milliseconds: number;
  /** The question it answers, in words. */
  question: string;
  /** The published answer to the same question, if there is one. */
  published: string | undefined;
}

/** The answer in large type, with a button to copy it. */
export class GrundyAnswer extends Plain {
  static override properties = {
    of: { attribute: false },
    stale: { type: Boolean },
    label: {},
    beside: { type: Boolean },
    all: { state: true },
    copied: { state: true },
  };

  /** The answer; undefined while there is none. */
  declare of: AnswerShown | undefined;
  /** Whether the answer belongs to an earlier question. */
  declare stale: boolean;
  /** The label above the number. */
  declare label: string;
  /** Whether a button outside of this element copies the answer. */
  declare beside: boolean;
  declare all: boolean;
  declare copied: boolean;
  #timer = 0;

  constructor() {
    super();
    this.stale = false;
    this.label = '';
    this.beside = false;
    this.all = false;
    this.copied = false;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('of')) return;
    this.all = false;
    this.copied = false;
  }

  protected override render() {
    const answer = this.of;
    if (!answer) {
      return html`<p class="answer-label">${this.label}</p>
        <p class="answer-digits waiting" aria-hidden="true"></p>
        <p class="answer-meta row quiet"></p>`;
    }
    const { digits } = answer;
    const long = digits.length > WHOLE;
    return html`<p class="answer-label">${this.label}</p>
      <p
        class="answer-digits number"
        translate="no"
        data-size=${size(digits.length)}
        data-stale=${this.stale ? 'true' : nothing}
        data-answer=${digits}
      >${long ? text('answer-shortened', { head: digits.slice(0, 12), tail: digits.slice(-12) }) : groups(digits)}</p>
      ${
        long && this.all
          ? html`<p class="answer-all number" translate="no" tabindex="0" role="region" aria-label=${text('answer-all-label')}>${groups(digits)}</p>`
          : nothing
      }
      <div class="answer-meta row">
        ${this.stale ? html`<span class="tag stale">${text('answer-stale', { question: cut(answer.question) })}</span>` : nothing}
        ${this.#published(answer)}
        <span class="quiet number">${text('answer-time', { time: duration(answer.milliseconds) })}</span>
        ${long ? html`<span class="quiet number">${text('answer-length', { count: digits.length })}</span>` : nothing}
        <span class="row answer-actions">
          ${
            long
              ? html`<button class="button" type="button" aria-expanded=${this.all} @click=${() => {
                  this.all = !this.all;
                }}>${this.all ? text('answer-less') : text('answer-all')}</button>`
              : nothing
          }
          ${this.beside ? nothing : this.#button()}
        </span>
      </div>`;
  }

  #button() {
    const status = this.copied ? text('answer-copied') : '';
    return html`<button class="button copy" type="button" @click=${this.#copy}>${status || text('answer-copy')}</button>
      <span class="hidden" aria-live="polite">${status}</span>`;
  }

  #published(answer: AnswerShown) {
    if (answer.published === undefined || this.stale) return nothing;
    return answer.published === answer.digits
      ? html`<span class="tag right">${icon('won')}${text('answer-matches')}</span>`
      : html`<span class="tag wrong">${text('answer-differs', { published: grouped(answer.published) })}</span>`;
  }

  async #copy() {
    if (!this.of) return;
    try {
      await toClipboard(this.of.digits);
    } catch {
      // No clipboard (an old browser, a frame without permission): select the digits instead.
      const digits = this.querySelector(this.all ? '.answer-all' : '.answer-digits');
      if (digits) getSelection()?.selectAllChildren(digits);
      return;
    }
    this.copied = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.copied = false;
    }, 1800);
  }
}

/** Digits with possible line breaks between the groups. */
function groups(digits: string) {
  return grouped(digits)
    .split(/(?<=[^0-9])/)
    .map((group, at) => html`${at ? html`<wbr />` : nothing}${group}`);
}

function size(length: number): string {
  if (length <= 10) return 'huge';
  if (length <= 13) return 'large';
  return 'long';
}

/** Shortens a long question. */
function cut(question: string): string {
  return question.length > LONGEST ? `${question.slice(0, LONGEST)}…` : question;
}

define('grundy-answer', GrundyAnswer);
