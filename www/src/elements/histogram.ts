import { html, nothing } from 'lit';
import { grouped, text } from '../i18n/index';
import { define } from './base';
import { amount } from './brief';
import { valueColour } from './colour';
import { Drawn, type Look, sharpened, ticks } from './drawn';
import { BACK, stepped } from './keys';

const PAD = { left: 58, right: 8, top: 22, bottom: 28 };
const LISTED = 500;
/** Least room between two labels. */
const GAP = 10;
/** More bars than this cannot be told apart: the first are drawn, and the table has them all. */
const MANY = 300;

/**
 * How often each value occurs: one bar a value, in the colour of the value, and the same as a table.
 * Values that do not occur have no bar; bars stand in ascending order. No events: it explains itself.
 */
export class GrundyHistogram extends Drawn {
  static override properties = {
    name: {},
    values: { attribute: false },
    counts: { attribute: false },
    what: {},
    here: { state: true },
  };

  /** What is counted. */
  declare name: string;
  declare values: Uint32Array | undefined;
  /** Counts as numbers or, where they can be huge, as decimal text. */
  declare counts: ArrayLike<number | string> | undefined;
  /** Heading of the column of counts. */
  declare what: string;
  /** The bar under the pointer or the arrow keys. */
  declare here: number | undefined;

  constructor() {
    super();
    this.name = '';
    this.what = '';
  }

  #reading(bar: number | undefined): string {
    if (bar === undefined || !this.values || !this.counts) return '';
    return text('histogram-reading', {
      value: grouped(String(this.values[bar])),
      count: amount(String(this.counts[bar])),
    });
  }

  /** How many bars are drawn. */
  #drawn = 0;

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('counts')) this.#drawn = Math.min(MANY, this.counts?.length ?? 0);
  }

  protected override render() {
    const length = this.values?.length ?? 0;
    const here = this.here !== undefined && this.here < this.#drawn ? this.here : undefined;
    return html`<div
        class="bars"
        role="slider"
        tabindex="0"
        aria-label=${text('histogram-label', { name: this.name })}
        aria-valuemin="0"
        aria-valuemax=${Math.max(0, this.#drawn - 1)}
        aria-valuenow=${here ?? 0}
        aria-valuetext=${this.#reading(here ?? 0)}
        @pointermove=${this.#point}
        @pointerdown=${this.#point}
        @pointerleave=${this.#leave}
        @blur=${this.#leave}
        @keydown=${this.#key}
      ><canvas></canvas></div>
      <p class="reading quiet number" aria-hidden="true">${this.#reading(here) || this.#hint(length)}</p>
      ${this.#table(length)}`;
  }

  #table(length: number) {
    if (!length) return nothing;
    return html`<details class="counts">
        <summary>${text('histogram-table')}</summary>
        <div class="scroller" tabindex="0" role="region" aria-label=${text('histogram-table-label', { name: this.name })}>
          <table>
            <thead><tr><th scope="col">${text('table-value')}</th><th scope="col">${this.what}</th></tr></thead>
            <tbody>${this.#rows(length)}</tbody>
          </table>
        </div>
        ${length > LISTED ? html`<p class="quiet">${text('histogram-more', { count: length - LISTED })}</p>` : nothing}
      </details>`;
  }

  #hint(length: number): string {
    if (!length) return '';
    if (!this.counts || this.#drawn >= length) return text('histogram-hint', { count: length });
    const numbers = Float64Array.from(this.counts, Number);
    const sum = (counts: Float64Array) => counts.reduce((a, b) => a + b, 0);
    const percent = (100 * sum(numbers.subarray(0, this.#drawn))) / sum(numbers);
    return text('histogram-head', { count: length, shown: this.#drawn, percent: Math.floor(percent) });
  }

  #rows(length: number) {
    const { values, counts } = this;
    if (!values || !counts) return nothing;
    return Array.from(
      { length: Math.min(length, LISTED) },
      (_, row) =>
        html`<tr><th scope="row">${grouped(String(values[row]))}</th><td>${grouped(String(counts[row]))}</td></tr>`,
    );
  }

  #leave = () => {
    this.here = undefined;
  };

  #point(event: PointerEvent) {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const length = this.#drawn;
    const along = (event.clientX - box.left - PAD.left) / (box.width - PAD.left - PAD.right);
    this.here = length ? Math.min(length - 1, Math.max(0, Math.floor(along * length))) : undefined;
  }

  #key(event: KeyboardEvent) {
    if (event.key === BACK) this.#leave();
    const last = this.#drawn - 1;
    const to = stepped(event.key, this.here ?? 0, last, Math.max(1, Math.round(last / 10)));
    if (to === undefined || last < 0) return;
    event.preventDefault();
    this.here = to;
  }

  protected draw(canvas: HTMLCanvasElement, look: Look) {
    const width = canvas.clientWidth;
    const height = canvas.clientHeight;
    const context = sharpened(canvas, width, height);
    const { values, counts } = this;
    if (!context || !values?.length || !counts) return;
    const numbers = Float64Array.from({ length: this.#drawn }, (_, index) => Number(counts[index]));
    const most = numbers.reduce((a, b) => Math.max(a, b), 1);
    const wide = width - PAD.left - PAD.right;
    const base = height - PAD.bottom;
    const y = (count: number) => base - (base - PAD.top) * (count / most);
    context.font = `12px ${look.font}`;
    context.textAlign = 'right';
    context.textBaseline = 'middle';
    for (const tick of ticks(0, most, 4)) {
      const at = Math.round(y(tick));
      context.fillStyle = tick === 0 ? look.rule : look.faint;
      context.fillRect(PAD.left, at, wide, 1);
      context.fillStyle = look.soft;
      context.fillText(short(tick), PAD.left - 8, at);
    }
    this.#bars(context, numbers, wide, y, base);
    this.#labels(context, look, numbers, wide, y, height);
  }

  #bars(
    context: CanvasRenderingContext2D,
    numbers: Float64Array,
    wide: number,
    y: (count: number) => number,
    base: number,
  ) {
    const step = wide / numbers.length;
    const bar = Math.max(1, Math.min(46, step - Math.max(1, step * 0.18)));
    const round = Math.min(3, bar / 4);
    numbers.forEach((count, index) => {
      const left = PAD.left + (index + 0.5) * step - bar / 2;
      const top = Math.min(y(count), base - 1.5);
      context.fillStyle = valueColour(this.values?.[index] ?? 0);
      context.globalAlpha = this.here === undefined || this.here === index ? 1 : 0.45;
      context.beginPath();
      context.roundRect(left, top, bar, base - top, [round, round, 0, 0]);
      context.fill();
    });
    context.globalAlpha = 1;
  }

  #labels(
    context: CanvasRenderingContext2D,
    look: Look,
    numbers: Float64Array,
    wide: number,
    y: (count: number) => number,
    height: number,
  ) {
    const step = wide / numbers.length;
    const values = Array.from(this.values ?? []).slice(0, numbers.length);
    const under = values.map((value) => grouped(String(value)));
    const over = Array.from(numbers, (_, index) => grouped(String(this.counts?.[index])));
    const widest = (labels: string[]) =>
      labels.reduce((most, label) => Math.max(most, context.measureText(label).width), 0);
    const stride = strideOf((widest(under) + GAP) / step);
    // Counts over all bars or over none: a number that is missing here and there reads like a fault.
    const counted = widest(over) + GAP <= step;
    context.textAlign = 'center';
    values.forEach((value, index) => {
      const middle = PAD.left + (index + 0.5) * step;
      context.fillStyle = this.here === index ? look.ink : look.soft;
      // Where no value is left out, labels stand at round values; elsewhere a bar has no better number than its place.
      const place = values.at(-1) === (values[0] ?? 0) + values.length - 1 ? value : index;
      if (place % stride === 0) context.fillText(under[index] ?? '', middle, height - 12);
      if (!counted) return;
      context.fillStyle = look.soft;
      context.fillText(
        over[index] ?? '',
        middle,
        Math.min(y(numbers[index] ?? 0), height - PAD.bottom - 1.5) - 9,
      );
    });
  }
}

/** The least round step that is no smaller. */
function strideOf(least: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [power, 2 * power, 5 * power]) if (step >= least) return step;
  }
}

/** A count on an axis in at most about six characters. */
function short(count: number): string {
  if (count < 1e5) return grouped(String(count));
  const power = Math.floor(Math.log10(count) / 3);
  const unit = ['', 'K', 'M', 'G', 'T'][power];
  if (unit === undefined) return count.toExponential(0).replace('+', '');
  return `${Number((count / 1000 ** power).toPrecision(3))}${unit}`;
}

define('grundy-histogram', GrundyHistogram);
