import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { text } from '../../i18n/index';
import { define, Plain } from '../../ui/base';
import { amount, brief } from '../../ui/brief';
import { bound } from '../../ui/formula';
import { vars } from '../../ui/vars';
import { difference, ratio, type Step } from './greedy';

/** Numbers with more digits are written by their indices. */
const WRITTEN = 16;
/** Milliseconds for a step while it plays. */
const PACE = 1600;

/**
 * The greedy steps of a Zeckendorf representation as rulers. The width of a row is the Fibonacci
 * number that is too large; the row shows the one that fits, and the remainder is magnified for
 * the next row.
 *
 * Events: `step` {step} when the number of shown steps changes, by the slider, the buttons or while
 * it plays.
 */
export class GrundyBars extends Plain {
  static override properties = {
    n: {},
    steps: { attribute: false },
    count: { type: Number },
    step: { type: Number },
    playing: { state: true },
  };

  /** The number, plain digits. */
  declare n: string;
  /** The drawn steps, in order: all, or the first and the last. */
  declare steps: Step[];
  /** The number of all steps. */
  declare count: number;
  /** The number of shown steps among the drawn ones. */
  declare step: number;
  declare playing: boolean;
  #timer = 0;

  constructor() {
    super();
    this.n = '';
    this.steps = [];
    this.count = 0;
    this.step = 0;
    this.playing = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pause();
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('n')) this.#pause();
  }

  protected override render() {
    const { steps, step } = this;
    const shown = Math.min(step, steps.length);
    return html`${this.#controls(shown)} ${this.#whole(shown)}
      <ol class="rulers" role="list">${repeat(
        steps.slice(0, shown),
        ({ place }) => `${this.n}:${place}`,
        (one, at) => this.#row(one, at, at === shown - 1),
      )}</ol>
      <p class="rulers-end quiet">${shown < steps.length ? text('zeck-steps-more', { count: this.count - (steps[shown - 1]?.place ?? -1) - 1 }) : nothing}</p>`;
  }

  #controls(shown: number) {
    const last = this.steps.length;
    const place = (this.steps[shown - 1]?.place ?? -1) + 1;
    const label = shown ? text('zeck-step-of', { step: place, count: this.count }) : text('zeck-step-none');
    // messages: zeck-back zeck-next
    const button = (key: string, to: number, out: boolean) =>
      html`<button
        class="button"
        type="button"
        aria-disabled=${out ? 'true' : 'false'}
        @click=${() => !out && this.#go(to)}
      >${text(key)}</button>`;
    return html`<div class="bars-controls row on-screen">
      <button class="button primary" type="button" @click=${() => (this.playing ? this.#pause() : this.#play())}>
        ${this.playing ? text('zeck-pause') : text('zeck-play')}
      </button>
      ${button('zeck-back', shown - 1, shown <= 0)} ${button('zeck-next', shown + 1, shown >= last)}
      <input
        type="range"
        id="zeck-step"
        min="0"
        max=${last}
        .value=${String(shown)}
        aria-label=${text('zeck-step-label')}
        aria-valuetext=${label}
        @input=${(event: Event) => this.#go(Number((event.target as HTMLInputElement).value))}
      />
      <output class="quiet number" for="zeck-step">${label}</output>
    </div>`;
  }

  /** The number as one bar at its true scale, with the terms of the shown steps. */
  #whole(shown: number) {
    const found = this.steps.slice(0, shown);
    const written = found.filter(({ term }) => ratio(term, this.n) > 0.003);
    return html`<div class="whole-bar" dir="ltr" aria-hidden="true">
      ${written.map(
        ({ term, index }, at) =>
          html`<span class=${at % 2 ? 'bar-term odd' : 'bar-term'} ${vars({ '--share': share(ratio(term, this.n)) })}>${fitting(
            short(term, index),
            ratio(term, this.n),
          )}</span>`,
      )}
    </div>`;
  }

  #row(one: Step, at: number, current: boolean) {
    const { steps } = this;
    const before = steps[at - 1];
    // The magnified remainder; none if the steps between are not drawn.
    const wedge = before && before.place === one.place - 1 ? before : undefined;
    const omitted = before && !wedge ? one.place - before.place - 1 : 0;
    const fits = ratio(one.term, one.next);
    const all = ratio(one.before, one.next);
    return html`<li class=${current ? 'ruler current' : 'ruler'}>
      ${omitted ? html`<p class="omitted quiet">${text('zeck-steps-between', { count: omitted })}</p>` : nothing}
      ${
        wedge
          ? html`<div
              class="wedge"
              dir="ltr"
              aria-hidden="true"
              ${vars({
                '--from': share(ratio(wedge.term, wedge.next)),
                '--to': share(ratio(wedge.before, wedge.next)),
                '--end': share(all),
              })}
            ></div>`
          : nothing
      }
      <div class="ruler-bar" dir="ltr" aria-hidden="true" ${vars({ '--fits': share(fits), '--all': share(all) })}>
        <span class="too-long">${name(one.index + 1, one.next)}</span>
        <span class="remainder">${fitting(short(one.rest, 0), all - fits)}</span>
        <span class="fits">${name(one.index, one.term)}</span>
      </div>
      <p class="ruler-why">${bound(why(one))}</p>
    </li>`;
  }

  #go(step: number): void {
    this.#pause();
    this.emit('step', { step: Math.min(this.steps.length, Math.max(0, step)) });
  }

  #play(): void {
    this.playing = true;
    this.#advance(this.step >= this.steps.length ? 0 : this.step + 1);
  }

  #advance(step: number): void {
    this.emit('step', { step });
    if (step >= this.steps.length) {
      this.playing = false;
      return;
    }
    this.#timer = window.setTimeout(() => this.#advance(step + 1), step === 0 ? PACE / 2 : PACE);
  }

  #pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }
}

/** "F(11) = 89"; on a narrow screen only the index if the number is too long. */
function name(index: number, value: string) {
  const long = value.length > 12 ? 'value long' : 'value';
  return html`<span class="term-name">F(${index})<span class=${long}> = ${brief(value)}</span></span>`;
}

function short(value: string, index: number): string {
  if (value.length <= 12) return brief(value);
  return index ? `F(${index})` : '';
}

/** A text if it fits into a fraction of the width, else nothing. */
function fitting(words: string, part: number) {
  return part > 0.014 * words.length + 0.012 ? words : nothing;
}

function share(part: number): string {
  return `${(100 * Math.min(1, part)).toFixed(3)}%`;
}

/**
 * Why a step takes its term: the next one is too large, and the remainder is too small for its
 * neighbour.
 */
export function why({ before, index, term, next, rest }: Step): string {
  // As text, because indices are not grouped.
  const [above, lower] = [String(index + 1), String(index - 1)];
  if (term.length > WRITTEN && rest !== '0')
    return text('zeck-why-long', { above, index: String(index), lower });
  const given = {
    before: amount(before),
    index: String(index),
    above,
    term: amount(term),
    next: amount(next),
  };
  if (rest === '0') return text('zeck-why-last', given);
  return text('zeck-why', { ...given, rest: amount(rest), lower, below: amount(difference(next, term)) });
}

define('grundy-bars', GrundyBars);
