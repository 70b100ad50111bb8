import { html } from 'lit';
import { remaining, text } from '../i18n/index';
import { define, Plain } from './base';

/** A bar for work that takes a while, what is left of it, and a way out. Events: `cancel`. */
export class GrundyProgress extends Plain {
  static override properties = {
    fraction: { type: Number },
    seconds: { attribute: false },
    label: {},
    waiting: { type: Boolean },
  };

  /** 0 to 1. */
  declare fraction: number;
  /** Estimated seconds left; undefined while nothing can be said. */
  declare seconds: number | undefined;
  /** What is being done. */
  declare label: string;
  /** It has not begun, since something else comes first. */
  declare waiting: boolean;

  constructor() {
    super();
    this.fraction = 0;
    this.label = '';
    this.waiting = false;
  }

  protected override render() {
    return html`<span class="progress-label">${this.label}</span>
      <progress max="1" .value=${this.fraction} aria-label=${this.label}></progress>
      <span class="progress-left quiet number">${this.#left()}</span>
      <button class="button" type="button" @click=${() => this.tell('cancel')}>${text('progress-cancel')}</button>`;
  }

  #left(): string {
    if (this.waiting) return text('progress-waiting');
    return this.seconds === undefined ? text('progress-unknown') : remaining(this.seconds);
  }
}

define('grundy-progress', GrundyProgress);
