import { html, nothing } from 'lit';
import type { Loading } from '../engine/protocol';
import { fetching, remaining, text } from '../i18n/index';
import { define, Plain } from './base';

/**
 * A progress bar with the remaining time and a button to cancel; while the engine is loaded, with
 * the bytes that have arrived. Events: `cancel`.
 */
export class GrundyProgress extends Plain {
  static override properties = {
    fraction: { type: Number },
    seconds: { attribute: false },
    label: {},
    waiting: { type: Boolean },
    loading: { attribute: false },
  };

  /** The fraction done, 0 to 1. */
  declare fraction: number;
  /** The estimated remaining seconds; undefined if unknown. */
  declare seconds: number | undefined;
  /** A description of the work. */
  declare label: string;
  /** Whether the work waits for other work. */
  declare waiting: boolean;
  /** The bytes of the engine that have arrived; undefined once it is loaded. */
  declare loading: Loading | undefined;

  constructor() {
    super();
    this.fraction = 0;
    this.label = '';
    this.waiting = false;
  }

  protected override render() {
    const { loading } = this;
    const label = loading ? fetching(loading) : this.label;
    return html`<span class="progress-label">${label}</span>
      ${
        loading && !loading.total
          ? html`<progress aria-label=${label}></progress>`
          : html`<progress max="1" .value=${loading?.total ? loading.bytes / loading.total : this.fraction} aria-label=${label}></progress>`
      }
      ${loading ? nothing : html`<span class="progress-left quiet number">${this.#left()}</span>`}
      <button class="button" type="button" @click=${() => this.emit('cancel')}>${text('progress-cancel')}</button>`;
  }

  #left(): string {
    if (this.waiting) return text('progress-waiting');
    return this.seconds === undefined ? text('progress-unknown') : remaining(this.seconds);
  }
}

define('grundy-progress', GrundyProgress);
