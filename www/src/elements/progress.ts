import { html } from 'lit';
import { remaining, text } from '../i18n/index';
import { define, Plain } from './base';

/** A bar for work that takes a while, what is left of it, and a way out. Events: `cancel`. */
export class GrundyProgress extends Plain {
  static override properties = { fraction: { type: Number }, seconds: { attribute: false }, label: {} };

  /** 0 to 1. */
  declare fraction: number;
  /** Estimated seconds left; undefined while nothing can be said. */
  declare seconds: number | undefined;
  declare label: string;

  constructor() {
    super();
    this.fraction = 0;
    this.label = '';
  }

  protected override render() {
    return html`<span class="progress-label">${this.label}</span>
      <progress max="1" .value=${this.fraction} aria-label=${this.label}></progress>
      <span class="progress-left quiet number">${
        this.seconds === undefined ? text('progress-unknown') : remaining(this.seconds)
      }</span>
      <button class="button" type="button" @click=${() => this.tell('cancel')}>${text('progress-cancel')}</button>`;
  }
}

define('grundy-progress', GrundyProgress);
