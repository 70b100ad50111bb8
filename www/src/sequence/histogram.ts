import { html, nothing } from 'lit';
import { grouped, text } from '../i18n/index';
import { define } from '../ui/base';
import { amount } from '../ui/brief';
import { CanvasElement, type Look, sharpened, ticks } from '../ui/canvas';
import { valueColour } from '../ui/colour';
import { PointerTracker, tracked } from '../ui/gestures';
import { BACK, stepped } from '../ui/keys';
import { pointIn } from '../ui/pointer';
import { placeOf } from './lists';

const PAD = { left: 58, right: 8, top: 22, bottom: 28 };
const LISTED = 500;
/** The minimum gap between two labels. */
const GAP = 10;
/** The largest number of distinguishable bars: only the first are drawn; the table has all. */
const MANY = 300;

/**
 * How often each value occurs: a bar for each value, in its colour, in ascending order, and the
 * same as a table. Values that do not occur have no bar. Counts can be shown on a logarithmic
 * scale, and cumulated from the smallest value on.
 *
 * Events: `counts` {scale} when the reader chooses another scale, `value` {value | undefined} for
 * the bar at the cursor.
 */
export class GrundyHistogram extends CanvasElement {
  static override properties = {
    name: {},
    values: { attribute: false },
    counts: { attribute: false },
    what: {},
    scale: {},
    plain: { type: Boolean },
    bit: { attribute: false },
    at: { attribute: false },
    here: { state: true },
  };

  /** The name of the histogram. */
  declare name: string;
  /** The occurring values, ascending. */
  declare values: Uint32Array | undefined;
  /** The counts as numbers or, if they can exceed 2^53, as decimal text. */
  declare counts: ArrayLike<number | string> | undefined;
  /** The heading of the column of counts. */
  declare what: string;
  /** "", "log", "sum" (cumulated) or "log-sum"; undefined: without a choice. */
  declare scale: string | undefined;
  /** Whether the values are not Grundy values: then all bars have one colour. */
  declare plain: boolean;
  /** Colours show this binary digit instead of the value. */
  declare bit: number | undefined;
  /** The value highlighted by another view. */
  declare at: number | undefined;
  /** The bar at the cursor. */
  declare here: number | undefined;

  constructor() {
    super();
    this.name = '';
    this.what = '';
    this.plain = false;
  }

  #reading(bar: number | undefined): string {
    if (bar === undefined || !this.values || !this.counts) return '';
    if (this.#sum) {
      return text('histogram-reading-sum', {
        value: grouped(String(this.values[bar])),
        count: amount(String(this.#numbers()[bar] ?? 0)),
      });
    }
    return text('histogram-reading', {
      value: grouped(String(this.values[bar])),
      count: amount(String(this.counts[bar])),
    });
  }

  #pointers = new PointerTracker({ hover: (event) => this.#go(event && this.#barAt(event)) });
  /** The number of drawn bars. */
  #drawn = 0;
  /** The percentage of all counts that the drawn bars show. */
  #share = 100;

  get #log(): boolean {
    return this.scale?.startsWith('log') ?? false;
  }

  get #sum(): boolean {
    return this.scale?.endsWith('sum') ?? false;
  }

  /** The marked bar. */
  get #marked(): number | undefined {
    if (this.here !== undefined) return this.here;
    const bar = this.at === undefined || !this.values ? undefined : placeOf(this.values, this.at);
    return bar !== undefined && bar < this.#drawn ? bar : undefined;
  }

  /** The counts to draw, cumulated if chosen. */
  #numbers(): Float64Array {
    const numbers = Float64Array.from({ length: this.#drawn }, (_, index) => Number(this.counts?.[index]));
    let sum = 0;
    return this.#sum
      ? numbers.map((count) => {
          sum += count;
          return sum;
        })
      : numbers;
  }

  #tools() {
    if (this.scale === undefined) return nothing;
    const toggle = (log: boolean, sum: boolean) => () =>
      this.emit('counts', { scale: [log && 'log', sum && 'sum'].filter(Boolean).join('-') });
    return html`<div class="scales" role="group" aria-label=${text('histogram-scale')}>
      <button class="tool" type="button" aria-pressed=${this.#log} @click=${toggle(!this.#log, this.#sum)}>${text('histogram-log')}</button>
      <button class="tool" type="button" aria-pressed=${this.#sum} @click=${toggle(this.#log, !this.#sum)}>${text('histogram-sum')}</button>
    </div>`;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('counts')) return;
    this.#drawn = Math.min(MANY, this.counts?.length ?? 0);
    let [drawn, all] = [0, 0];
    for (let bar = 0; bar < (this.counts?.length ?? 0) && this.#drawn === MANY; bar++) {
      all += Number(this.counts?.[bar]);
      if (bar < MANY) drawn = all;
    }
    this.#share = (100 * drawn) / Math.max(1, all);
  }

  protected override render() {
    const length = this.values?.length ?? 0;
    const here = this.here !== undefined && this.here < this.#drawn ? this.here : undefined;
    const marked = this.#marked;
    return html`${this.#tools()}<div
        class="bars"
        role="slider"
        tabindex="0"
        aria-label=${text('histogram-label', { name: this.name })}
        aria-valuemin="0"
        aria-valuemax=${Math.max(0, this.#drawn - 1)}
        aria-valuenow=${here ?? 0}
        aria-valuetext=${this.#reading(here ?? 0)}
        ${tracked(this.#pointers)}
        @blur=${this.#leave}
        @keydown=${this.#key}
      ><canvas></canvas></div>
      <p class="reading quiet number" aria-hidden="true">${this.#reading(marked) || this.#hint(length)}</p>
      ${this.#table(length)}`;
  }

  #table(length: number) {
    if (!length) return nothing;
    return html`<details class="counts fold">
        <summary>${text('histogram-table')}</summary>
        <div class="scroller" tabindex="0" role="region" aria-label=${text('histogram-table-label', { name: this.name })}>
          <table>
            <thead><tr><th scope="col">${text('table-value')}</th><th scope="col">${this.what}</th></tr></thead>
            <tbody translate="no">${this.#rows(length)}</tbody>
          </table>
        </div>
        ${length > LISTED ? html`<p class="quiet">${text('histogram-more', { count: length - LISTED })}</p>` : nothing}
      </details>`;
  }

  #hint(length: number): string {
    if (!length) return '';
    if (!this.counts || this.#drawn >= length) return text('histogram-hint', { count: length });
    const percent = this.#share;
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
    this.#go(undefined);
  };

  #go(bar: number | undefined): void {
    if (bar === this.here) return;
    this.here = bar;
    this.emit('value', { value: bar === undefined ? undefined : this.values?.[bar] });
  }

  /** The bar at a point, or the nearest one. */
  #barAt(event: PointerEvent): number | undefined {
    const bars = event.currentTarget as HTMLElement;
    const length = this.#drawn;
    const [left, right] = [PAD.left * this.unit, PAD.right * this.unit];
    const along = (pointIn(bars, event).x - left) / (bars.offsetWidth - left - right);
    return length ? Math.min(length - 1, Math.max(0, Math.floor(along * length))) : undefined;
  }

  #key(event: KeyboardEvent) {
    if (event.key === BACK) this.#leave();
    const last = this.#drawn - 1;
    const to = stepped(event.key, this.#marked ?? 0, last, Math.max(1, Math.round(last / 10)));
    if (to === undefined || last < 0) return;
    event.preventDefault();
    this.#go(to);
  }

  protected draw(canvas: HTMLCanvasElement, look: Look) {
    const width = canvas.clientWidth / this.unit;
    const height = canvas.clientHeight / this.unit;
    const context = sharpened(canvas, width, height, this.unit);
    const { values, counts } = this;
    if (!context || !values?.length || !counts) return;
    const numbers = this.#numbers();
    const max = numbers.reduce((a, b) => Math.max(a, b), 1);
    const wide = width - PAD.left - PAD.right;
    const base = height - PAD.bottom;
    // The logarithmic scale starts at one half, so that a count of 1 is visible.
    const part = (count: number) =>
      this.#log ? Math.max(0, Math.log(2 * count) / Math.log(2 * max)) : count / max;
    const y = (count: number) => base - (base - PAD.top) * part(count);
    context.font = `12px ${look.font}`;
    context.textAlign = 'right';
    context.textBaseline = 'middle';
    context.fillStyle = look.rule;
    context.fillRect(PAD.left, base, wide, 1);
    for (const tick of this.#log ? powers(max) : ticks(0, max, 4)) {
      const at = Math.round(y(tick));
      context.fillStyle = look.faint;
      if (tick) context.fillRect(PAD.left, at, wide, 1);
      context.fillStyle = look.soft;
      context.fillText(short(tick), PAD.left - 8, at);
    }
    this.#bars(context, look, numbers, wide, y, base);
    this.#labels(context, look, numbers, wide, y, height);
  }

  #bars(
    context: CanvasRenderingContext2D,
    look: Look,
    numbers: Float64Array,
    wide: number,
    y: (count: number) => number,
    base: number,
  ) {
    const step = wide / numbers.length;
    const bar = Math.max(1, Math.min(46, step - Math.max(1, step * 0.18)));
    const round = Math.min(3, bar / 4);
    const marked = this.#marked;
    numbers.forEach((count, index) => {
      const left = PAD.left + (index + 0.5) * step - bar / 2;
      const top = Math.min(y(count), base - 1.5);
      context.fillStyle = this.plain
        ? look.edge
        : valueColour(this.values?.[index] ?? 0, this.bit, look.dark);
      context.globalAlpha = marked === undefined || marked === index ? 1 : 0.45;
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
    const values = Array.from(this.values?.subarray(0, numbers.length) ?? []);
    const under = values.map((value) => grouped(String(value)));
    const over = Array.from(numbers, (sum, index) => grouped(String(this.#sum ? sum : this.counts?.[index])));
    const widest = (labels: string[]) =>
      labels.reduce((max, label) => Math.max(max, context.measureText(label).width), 0);
    const stride = strideOf((widest(under) + GAP) / step);
    // Counts are written above all bars or above none.
    const counted = widest(over) + GAP <= step;
    context.textAlign = 'center';
    values.forEach((value, index) => {
      const middle = PAD.left + (index + 0.5) * step;
      context.fillStyle = this.#marked === index ? look.ink : look.soft;
      // If no value is missing, labels are at round values, else at every few bars.
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

/** The smallest round number that is at least `min`. */
function strideOf(min: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [power, 2 * power, 5 * power]) if (step >= min) return step;
  }
}

/** Powers of ten up to a number, at most a few. */
function powers(max: number): number[] {
  const count = Math.floor(Math.log10(max)) + 1;
  const stride = Math.ceil(count / 6);
  return Array.from({ length: Math.ceil(count / stride) }, (_, place) => 10 ** (place * stride));
}

/** A count for an axis, in about six characters at most. */
function short(count: number): string {
  if (count < 1e5) return grouped(String(count));
  const power = Math.floor(Math.log10(count) / 3);
  const unit = ['', 'K', 'M', 'G', 'T'][power];
  if (unit === undefined) return count.toExponential(0).replace('+', '');
  return `${Number((count / 1000 ** power).toPrecision(3))}${unit}`;
}

define('grundy-histogram', GrundyHistogram);
