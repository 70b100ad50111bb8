import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Choice, Explanation } from '../engine/protocol';
import { grouped, listed, text } from '../i18n/index';
import { define, Plain } from '../ui/base';
import { amount } from '../ui/brief';
import { valueVars } from '../ui/colour';
import { bound } from '../ui/formula';
import { icon } from '../ui/icons';
import { isTouch } from '../ui/pointer';
import { vars } from '../ui/vars';

const WRITTEN = 9;
/** The largest number of tiles in a row without a gap, and the number before the gap otherwise. */
const TILES = 12;
const BEFORE = 9;

/**
 * Why g(n) has its value: the values 0, 1, 2 ... in a row, each with an option that has it, up to
 * the first value that no option has; and the recurrence written out.
 *
 * Events: `choose` {n} when an option that is a single heap is clicked, or another n is typed.
 */
export class GrundyMex extends Plain {
  static override properties = {
    explanation: { attribute: false },
    beyond: {},
    range: { attribute: false },
    folded: { type: Boolean },
    wrong: { state: true },
    written: { state: true },
    whole: { state: true },
    step: { state: true },
  };

  /** The value with its options; undefined until it is loaded. */
  declare explanation: Explanation | undefined;
  /** A sentence if the value cannot be explained; else empty. */
  declare beyond: string;
  /** The first and the last n that the reader can select here; undefined: none. */
  declare range: readonly [number, number] | undefined;
  /** Whether the options are folded at first. */
  declare folded: boolean;
  /** Whether the typed n is none of them. */
  declare wrong: boolean;
  /** The number of options written out. */
  declare written: number;
  /** Whether all tiles are shown. */
  declare whole: boolean;
  /** The current value while the player shows the mex step by step. */
  declare step: number | undefined;

  constructor() {
    super();
    this.beyond = '';
    this.folded = false;
    this.whole = false;
    this.written = WRITTEN;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.get('explanation')) return;
    this.written = WRITTEN;
    this.whole = false;
    this.wrong = false;
    this.step = undefined;
  }

  protected override render() {
    const mex = this.explanation;
    if (this.beyond || !mex)
      return html`<p class="quiet">${this.beyond || text(isTouch() ? 'mex-waiting-touch' : 'mex-waiting')}</p>`;
    const n = grouped(mex.n);
    return html`${this.#stepper(mex)}<p class=${n.length > 6 ? 'mex-head row math long' : 'mex-head row math'}>
        <span class="mex-of"><i>g</i>(${n})</span> <span class="mex-is">=</span>
        ${
          this.#found(mex)
            ? html`<span class=${mex.value === 0 ? 'mex-value valued zero' : 'mex-value valued'} ${vars(valueVars(mex.value))}>${grouped(String(mex.value))}</span>`
            : html`<span class="mex-value valued">?</span>`
        }
      </p>
      <p class="mex-sentence" aria-live=${this.step === undefined ? 'off' : 'polite'}>${bound(this.#stepSentence(mex, n))}</p>
      ${
        this.folded
          ? html`<details class="mex-fold"><summary>${text('mex-fold')}</summary>${this.#options(mex, n)}</details>`
          : this.#options(mex, n)
      }`;
  }

  /** The options by their values, step by step, and the recurrence. */
  #options(mex: Explanation, n: string) {
    const above = mex.byValue.filter((entry) => entry.value > mex.value);
    return html`${
      mex.optionCount
        ? html`<grundy-player
              .label=${text('mex-steps')}
              .last=${mex.value}
              .step=${this.step}
              @step=${({ detail }: CustomEvent<{ step: number | undefined }>) => {
                this.step = detail.step;
                if (detail.step !== undefined) this.whole = true;
              }}
            ></grundy-player>`
        : nothing
    }
      <ol class="tiles" role="list" aria-label=${text('mex-tiles')}>
        ${repeat(
          this.#tiles(mex),
          (value) => `${mex.n}:${value}`,
          (value, index) => this.#tile(mex, value, index),
        )}
      </ol>
      ${
        !this.whole && mex.value >= TILES
          ? html`<p><button class="link" type="button" @click=${() => {
              this.whole = true;
            }}>${text('mex-all-tiles', { count: mex.value + 1 })}</button></p>`
          : nothing
      }
      ${
        above.length
          ? html`<p class="quiet">${text('mex-above', {
              values: listed(above.slice(0, 8).map((entry) => entry.value)),
              more: above.length > 8 ? 1 : 0,
            })}</p>`
          : nothing
      }
      ${mex.optionCount ? this.#recurrence(mex, n) : nothing}
      <p class="mex-form quiet">${bound(text(`mex-form-${mex.form}`))}</p>`;
  }

  /** The n, to be typed or changed by one. */
  // messages: mex-by-minus mex-by-plus
  #stepper({ n }: Explanation) {
    if (!this.range) return nothing;
    const [first, last] = this.range;
    const go = (to: number) => {
      this.wrong = !(Number.isInteger(to) && to >= first && to <= last);
      if (!this.wrong) this.emit('choose', { n: to });
    };
    const button = (name: 'minus' | 'plus', to: number) =>
      html`<button
        class="button"
        type="button"
        aria-label=${text(`mex-by-${name}`)}
        aria-disabled=${to < first || to > last ? 'true' : 'false'}
        @click=${() => to >= first && to <= last && go(to)}
      >${icon(name)}</button>`;
    const range = { min: grouped(String(first)), max: grouped(String(last)) };
    return html`<div class="mex-n" role="group" aria-label=${text('mex-n')}>
        ${button('minus', Number(n) - 1)}
        <input
          class="input number"
          inputmode="numeric"
          aria-label=${text('mex-n')}
          aria-invalid=${this.wrong ? 'true' : 'false'}
          .value=${live(grouped(n))}
          @change=${({ currentTarget }: Event) => go(Number((currentTarget as HTMLInputElement).value.replace(/[\s,]/g, '') || Number.NaN))}
        />
        ${button('plus', Number(n) + 1)}
      </div>
      ${this.wrong ? html`<p class="note wrong" role="alert">${text('field-range', range)}</p>` : nothing}`;
  }

  #sentence(mex: Explanation, n: string) {
    if (!mex.optionCount) return text('mex-none', { n });
    const count = { n, count: mex.optionCount, value: amount(String(mex.value)) };
    return mex.value === 0 ? text('mex-zero', count) : text('mex-sentence', count);
  }

  /** The sentence about the result, or about the current step. */
  #stepSentence(mex: Explanation, n: string) {
    const { step } = this;
    if (step === undefined) return this.#sentence(mex, n);
    const value = grouped(String(step));
    if (step === mex.value) return text('mex-step-missing', { value, n });
    const entry = mex.byValue[step];
    return entry
      ? text('mex-step-found', { value, more: entry.count - 1, option: this.#named(entry.first) })
      : '';
  }

  /**
   * The values in the row: all up to the mex, or the first ones and the last if there are too many.
   */
  #tiles(mex: Explanation): number[] {
    const all = Array.from({ length: mex.value + 1 }, (_, value) => value);
    if (this.whole || all.length <= TILES) return all;
    return [...all.slice(0, BEFORE), -1, mex.value - 1, mex.value];
  }

  #tile(mex: Explanation, value: number, index: number) {
    if (value < 0)
      return html`<li class="tile gap" aria-hidden="true"><span class="tile-value valued">…</span></li>`;
    // The player adds one at a time.
    const order = { '--order': this.step === undefined ? String(Math.min(index, 24)) : '0' };
    if (this.step !== undefined && value > this.step) {
      return html`<li class="tile later" aria-hidden="true"><span class="tile-value valued"></span></li>`;
    }
    if (value === mex.value) {
      return html`<li class="tile absent" ${vars({ ...order, ...valueVars(value) })}>
        <span class="tile-value valued">${grouped(String(value))}</span>
        <span class="tile-why">${text('mex-absent')}</span>
      </li>`;
    }
    const entry = mex.byValue[value];
    const look = { ...order, ...valueVars(value) };
    return html`<li class=${value === 0 ? 'tile zero' : 'tile'} ${vars(look)}>
      <span class="tile-value valued">${grouped(String(value))}</span>
      <span class="tile-why">${entry ? this.#option(entry.first) : nothing}</span>
    </li>`;
  }

  #named({ move, to }: Choice): string {
    const form = this.explanation?.form ?? 'heaps';
    if (form !== 'heaps')
      return text(form === 'limit' ? 'option-limit' : 'option-turn', { move: grouped(String(move)) });
    const heaps = to.length ? to : [0];
    return heaps.map((n) => text('value-of-one', { n: grouped(String(n)) })).join(' ⊕\u00A0');
  }

  /** An option; a single heap is a link to its explanation. */
  #option(choice: Choice) {
    const label = this.#named(choice);
    const form = this.explanation?.form ?? 'heaps';
    if (form !== 'heaps' || choice.to.length > 1) return html`<span dir="ltr">${label}</span>`;
    const n = choice.to[0] ?? 0;
    return html`<button class="link" type="button" @click=${() => this.emit('choose', { n })}>${label}</button>`;
  }

  /**
   * The value of the position that an option leaves, in unbreakable pieces; a single heap is a link
   * to its explanation.
   */
  #left(choice: Choice): Array<string | TemplateResult> {
    const g = (n: number) => text('value-of-one', { n: grouped(String(n)) });
    const [first = 0, second = 0] = choice.to;
    switch (this.explanation?.form) {
      case 'limit':
        return [text('value-of-limit', { n: grouped(String(first)), limit: grouped(String(second)) })];
      case 'run':
        // The empty position has value 0.
        if (!choice.to.length) return ['0'];
        if (first === second) return [g(first)];
        return second === first + 1 ? [g(first), g(second)] : [g(first), '…', g(second)];
      case 'coins':
        return choice.to.length ? choice.to.map(g) : ['0'];
      default:
        return choice.to.length > 1 ? choice.to.map(g) : [this.#option(choice)];
    }
  }

  /** Whether the mex is shown: for the player, only at the end. */
  #found(mex: Explanation): boolean {
    return this.step === undefined || this.step === mex.value;
  }

  /** Whether this is the current value of the player. */
  #now(value: number) {
    return value === this.step ? 'true' : nothing;
  }

  #recurrence(mex: Explanation, n: string) {
    const options = mex.options.slice(0, this.written);
    const rest = mex.optionCount - options.length;
    // A line must not start with a comma or the closing brace.
    const after = (at: number, close: TemplateResult | string) => {
      if (at < options.length - 1) return ',';
      return rest > 0 ? html`, … }${close}` : html` }${close}`;
    };
    const sizes = options.map((choice, at) => {
      const pieces = this.#left(choice);
      return pieces.map((piece, index) => {
        const plus = index > 0 ? '⊕ ' : '';
        const end = index === pieces.length - 1 ? after(at, '') : '';
        return html`<span class="recurrence-part">${plus}<span data-now=${this.#now(choice.value)}>${piece}</span>${end}</span> `;
      });
    });
    const result = this.#found(mex) ? html` = <b class="mex-result">${grouped(String(mex.value))}</b>` : '';
    const values = options.map(
      ({ value }, at) =>
        html`<span class="recurrence-part"><span data-now=${this.#now(value)} class=${value === 0 ? 'zero' : nothing}>${grouped(String(value))}</span>${after(at, result)}</span> `,
    );
    return html`<div class="recurrence math">
      <p><span class="recurrence-part"><i>g</i>(${n}) = <b>mex</b></span> { ${sizes}</p>
      <p><span class="recurrence-part">= <b>mex</b></span> { ${values}</p>
      ${
        rest > 0
          ? html`<p class="quiet">
              ${text('mex-more', { count: rest })}
              ${
                mex.options.length > this.written
                  ? html`<button class="link" type="button" @click=${() => {
                      this.written = Math.min(mex.options.length, this.written * 8);
                    }}>${text('mex-write-more')}</button>`
                  : nothing
              }
            </p>`
          : nothing
      }
    </div>`;
  }
}

define('grundy-mex', GrundyMex);
