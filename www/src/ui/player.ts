import 'texts:player';
import { html } from 'lit';
import { text } from '../i18n/index';
import { define, Plain } from './base';
import { BACK, stepped } from './keys';

/** The default number of milliseconds for a step. */
const PACE = 1100;

/**
 * Controls for steps: back, play or pause, forward; also by arrow keys, Home, End and Escape. Plays
 * on request only. The parent shows the step.
 *
 * Event: `step` {step}, undefined to leave.
 */
export class GrundyPlayer extends Plain {
  static override properties = {
    label: {},
    last: { type: Number },
    step: { attribute: false },
    pace: { type: Number },
    playing: { state: true },
  };

  /** The name of the steps. */
  declare label: string;
  /** The index of the last step, from 0. */
  declare last: number;
  /** The shown step; undefined while everything is shown. */
  declare step: number | undefined;
  /** Milliseconds for a step. */
  declare pace: number;
  declare playing: boolean;
  #timer = 0;

  constructor() {
    super();
    this.label = '';
    this.last = 0;
    this.pace = PACE;
    this.playing = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pause();
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    // The steps have changed.
    if (changed.has('step') && this.step === undefined) this.#pause();
  }

  #pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #go(step: number | undefined): void {
    this.step = step;
    this.emit('step', { step });
  }

  #play(): void {
    this.playing = true;
    // Starts over if everything or the last step is shown.
    this.#go(this.step === undefined || this.step >= this.last ? 0 : this.step + 1);
    this.#wait();
  }

  #wait(): void {
    this.#timer = window.setTimeout(() => {
      const next = (this.step ?? -1) + 1;
      if (next <= this.last) this.#go(next);
      if (next < this.last) this.#wait();
      else this.#pause();
    }, this.pace);
  }

  #key(event: KeyboardEvent): void {
    const here = this.step ?? -1;
    const next = event.key === BACK ? undefined : stepped(event.key, here, this.last, 10);
    if (next === undefined && (event.key !== BACK || this.step === undefined)) return;
    event.preventDefault();
    this.#pause();
    this.#go(next);
  }

  protected override render() {
    const { step, last } = this;
    const button = (what: string, name: string, off: boolean, act: () => void) => html`<button
      class="player-button"
      type="button"
      data-does=${what}
      aria-label=${name}
      title=${name}
      aria-disabled=${off}
      @click=${() => {
        if (!off) act();
      }}
    >${sign(what)}</button>`;
    return html`<div class="player row" role="group" aria-label=${this.label} @keydown=${this.#key}>
      ${button('back', text('player-back'), step === undefined || step === 0, () => {
        this.#pause();
        this.#go((step ?? 1) - 1);
      })}
      ${button(
        this.playing ? 'pause' : 'play',
        this.playing ? text('player-pause') : text('player-play'),
        false,
        () => (this.playing ? this.#pause() : this.#play()),
      )}
      ${button('on', text('player-on'), step === last, () => {
        this.#pause();
        this.#go((step ?? -1) + 1);
      })}
      <span class="player-at quiet number">${
        step === undefined ? this.label : text('player-at', { step: step + 1, steps: last + 1 })
      }</span>
    </div>`;
  }
}

/**
 * Drawn as SVG, because fonts may have emoji for these signs. Mirrored in right-to-left languages.
 */
function sign(what: string) {
  const paths: Record<string, string> = {
    back: 'M4 3h2v10H4z M13 3v10L6.5 8z',
    on: 'M10 3h2v10h-2z M3 3v10l6.5-5z',
    play: 'M4 2.5v11L13 8z',
    pause: 'M4 3h3v10H4z M9 3h3v10H9z',
  };
  return html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d=${paths[what] ?? ''} /></svg>`;
}

define('grundy-player', GrundyPlayer);
