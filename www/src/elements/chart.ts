import { html, nothing } from 'lit';
import type { Raster } from '../engine/protocol';
import { grouped, text } from '../i18n/index';
import { isWhole, moved, type Range, revealing, rounded, zoomed } from '../range';
import { define } from './base';
import { Drawn, type Look, sharpened } from './drawn';
import { Gestures } from './gestures';
import { BACK, stepped } from './keys';
import * as plot from './plot';
import { vars } from './vars';

const PAD = { left: 48, right: 14, top: 22, bottom: 30 };
/** How much closer a button or a key leads. */
const CLOSER = 0.5;
/** How much of the way the scale of values goes in a frame. */
const EASE = 0.34;

/** Some values in a row. */
export interface Points {
  from: number;
  values: Uint32Array;
}

/** What is known of the repetition of a sequence. */
export interface Repetition {
  preperiod: number;
  period: number;
}

/**
 * A Grundy sequence as a chart of any stretch of it: single points while they can be told apart, with their values where there
 * is room, and a raster that the engine makes beyond. While a new raster is on its way the last ones are stretched.
 *
 * Events: `cursor` {n | undefined} while the pointer or the arrow keys move, `choose` {n} on a click or Enter, `look`
 * {range} when somebody zooms or moves along, `room` {columns, rows} when the drawing area changes size.
 */
export class GrundyChart extends Drawn {
  static override properties = {
    name: {},
    first: { type: Number },
    last: { type: Number },
    range: { attribute: false },
    points: { attribute: false },
    raster: { attribute: false },
    overview: { attribute: false },
    most: { type: Number },
    bit: { attribute: false },
    repetition: { attribute: false },
    lit: { attribute: false },
    cursor: { attribute: false },
    chosen: { attribute: false },
    reading: {},
    selected: { state: true },
    told: { state: true },
  };

  /** What the sequence is called. */
  declare name: string;
  /** The least index that counts: 0 for heaps, 1 for coins. */
  declare first: number;
  /** The greatest index there is. */
  declare last: number;
  /** What is in view; may lie between indices. */
  declare range: Range;
  /** Values of at least what is in view, when they are few enough. */
  declare points: Points | undefined;
  /** Otherwise a picture of it, or of what was in view a moment ago; and one of the whole. */
  declare raster: Raster | undefined;
  /** The whole, for what the newest raster does not reach. */
  declare overview: Raster | undefined;
  /** The greatest value of all. */
  declare most: number;
  /** The binary digit that is shown in colour, instead of the value. */
  declare bit: number | undefined;
  /** Marked where it is known. */
  declare repetition: Repetition | undefined;
  /** The value that is looked at elsewhere: all others fade. */
  declare lit: number | undefined;
  /** The index that is pointed at, here or in another view. */
  declare cursor: number | undefined;
  /** The index that is explained. */
  declare chosen: number | undefined;
  /** What is said at the cursor: "g(17) = 2". */
  declare reading: string;
  /** What is being selected. */
  declare selected: Range | undefined;
  /** What a screen reader is told of the range, after it has come to rest. */
  declare told: string;

  #images = new Map<Raster, HTMLCanvasElement>();
  #imagesOf: number | undefined;
  #room = '';
  #left = PAD.left;
  /** Room on the right: half of the last label may reach out. */
  #right = PAD.right;
  #scale: { low: number; up: number } | undefined;
  #telling = 0;
  #still = matchMedia('(prefers-reduced-motion: reduce)');
  #gestures: Gestures;

  constructor() {
    super();
    this.name = '';
    this.first = 0;
    this.last = 0;
    this.range = { from: 0, to: 0 };
    this.most = 1;
    this.reading = '';
    this.told = '';
    const chart = this;
    this.#gestures = new Gestures({
      get range() {
        return chart.range;
      },
      get whole() {
        return chart.#whole;
      },
      place: () => {
        const box = (this.querySelector('.plot') ?? this).getBoundingClientRect();
        const [left, right] = [this.#left * this.unit, this.#right * this.unit];
        return { left: box.left + left, width: box.width - left - right };
      },
      look: (range) => this.#look(range),
      select: (range) => {
        this.selected = range;
      },
      point: (n) => this.tell('cursor', { n }),
      choose: (n) => this.tell('choose', { n }),
    });
  }

  get #whole(): Range {
    return { from: this.first, to: Math.max(this.first, this.last) };
  }

  /** At once here, so that the picture follows the hand, whatever else has to follow. */
  #look(range: Range): void {
    this.range = range;
    this.tell('look', { range });
    clearTimeout(this.#telling);
    this.#telling = window.setTimeout(() => {
      this.told = this.#shown();
    }, 700);
  }

  #shown(): string {
    const { from, to } = rounded(this.range);
    return text('chart-range', { from: grouped(String(from)), to: grouped(String(to)) });
  }

  protected override render() {
    const gestures = this.#gestures;
    return html`${this.#tools()}
      <div
        class="plot"
        id="sequence-chart"
        role="slider"
        tabindex="0"
        aria-label=${text('chart-label', { name: this.name })}
        aria-valuemin=${this.first}
        aria-valuemax=${this.last}
        aria-valuenow=${this.#here}
        aria-valuetext=${this.reading}
        data-closer=${isWhole(this.range, this.#whole) ? nothing : ''}
        @pointermove=${gestures.move}
        @pointerdown=${gestures.down}
        @pointerup=${gestures.up}
        @pointercancel=${gestures.cancel}
        @pointerleave=${gestures.leave}
        @wheel=${gestures.wheel}
        @keydown=${this.#key}
        @blur=${() => this.tell('cursor', { n: undefined })}
      ><canvas></canvas><canvas class="marks" aria-hidden="true"></canvas></div>
      ${this.#bar()}
      <p class="hidden" aria-live="polite">${this.told}</p>`;
  }

  #tools() {
    const all = isWhole(this.range, this.#whole);
    const close = this.range.to - this.range.from <= Math.min(this.last - this.first, 10);
    const zoom = (factor: number) => () => this.#zoom(factor);
    return html`<div class="zoom" role="group" aria-label=${text('zoom-label')}>
      <span class="number quiet">${this.last > this.first ? this.#shown() : nothing}</span>
      <button class="tool" type="button" aria-label=${text('zoom-out')} title=${text('zoom-out')} aria-disabled=${all} @click=${zoom(1 / CLOSER)}>−</button>
      <button class="tool" type="button" aria-label=${text('zoom-in')} title=${text('zoom-in')} aria-disabled=${close} @click=${zoom(CLOSER)}>+</button>
      <button class="tool" type="button" aria-disabled=${all} @click=${() => this.#look(this.#whole)}>${text('zoom-all')}</button>
    </div>`;
  }

  /** Where in the whole sequence the range lies; it can be taken and moved. */
  #bar() {
    const { from, to } = this.#whole;
    const all = Math.max(1, to - from);
    const grip = { n: 0, began: this.range };
    const along = (event: PointerEvent) => {
      const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
      return from + ((event.clientX - box.left) / Math.max(1, box.width)) * all;
    };
    return html`<div
      class="overview"
      aria-hidden="true"
      ${vars({
        '--pad-left': `${this.#left * this.unit}px`,
        '--pad-right': `${this.#right * this.unit}px`,
        '--from': String((this.range.from - from) / all),
        '--part': String(Math.min(1, (this.range.to - this.range.from) / all)),
      })}
    ><div
      @pointerdown=${(event: PointerEvent) => {
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        const { range } = this;
        const n = along(event);
        const inside = n >= range.from && n <= range.to;
        grip.began = inside ? range : moved(range, n - (range.from + range.to) / 2, this.#whole);
        grip.n = n;
        if (!inside) this.#look(grip.began);
        this.#grip = grip;
      }}
      @pointermove=${(event: PointerEvent) => {
        const held = this.#grip;
        if (held) this.#look(moved(held.began, along(event) - held.n, this.#whole));
      }}
      @pointerup=${this.#drop}
      @pointercancel=${this.#drop}
    ><i></i></div></div>`;
  }

  #grip: { n: number; began: Range } | undefined;
  #drop = () => {
    this.#grip = undefined;
  };

  get #here(): number {
    return this.cursor ?? this.chosen ?? this.last;
  }

  /** About the cursor where it is in view. */
  #zoom(factor: number): void {
    const { from, to } = this.range;
    const here = this.cursor ?? this.chosen;
    const at = here !== undefined && here >= from && here <= to ? here : (from + to) / 2;
    this.#look(zoomed(this.range, factor, at, this.#whole));
  }

  #key(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const here = this.#here;
    if (event.key === BACK) {
      this.#gestures.stop();
      this.tell('cursor', { n: undefined });
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.tell('choose', { n: here });
      return;
    }
    const factor = { '+': CLOSER, '=': CLOSER, '-': 1 / CLOSER, _: 1 / CLOSER }[event.key];
    if (factor) this.#zoom(factor);
    if (event.key === '0') this.#look(this.#whole);
    const page = Math.max(1, Math.round((this.range.to - this.range.from) / 20));
    const n = stepped(event.key, here, this.last, page);
    if (n !== undefined) this.#step(Math.max(this.first, n));
    if (n !== undefined || factor || event.key === '0') event.preventDefault();
  }

  /** The cursor goes there, and what is in view goes with it. */
  #step(n: number): void {
    this.tell('cursor', { n });
    const range = revealing(this.range, n, this.#whole);
    if (range.from !== this.range.from) this.#look(range);
  }

  protected override marksOnly(changed: Map<PropertyKey, unknown>): boolean {
    const marks = new Set<PropertyKey>(['cursor', 'chosen', 'reading', 'selected', 'told']);
    return [...changed.keys()].every((name) => marks.has(name));
  }

  protected draw(canvas: HTMLCanvasElement, look: Look, all: boolean) {
    const width = canvas.clientWidth / this.unit;
    const height = canvas.clientHeight / this.unit;
    const above = this.querySelector<HTMLCanvasElement>('.marks');
    const marks = above && sharpened(above, width, height, this.unit);
    if (all) {
      const context = sharpened(canvas, width, height, this.unit);
      if (context) this.#picture(context, look, width, height);
    }
    if (marks && this.#scale) this.#marks(marks, look, this.#frame(width, height, this.#scale));
  }

  #picture(context: CanvasRenderingContext2D, look: Look, width: number, height: number) {
    context.font = `12px ${look.font}`;
    const label = (n: number) => Math.ceil(context.measureText(grouped(String(Math.round(n)))).width);
    this.#left = Math.max(PAD.left, label(this.#wanted().up) + 18);
    this.#right = Math.max(PAD.right, label(this.range.to) / 2);
    const frame = this.#frame(width, height, this.#eased());
    this.#tellRoom(frame.wide * this.unit, frame.high * this.unit);
    if (!this.points && !this.raster) return;
    if (this.repetition) plot.periods(context, look, frame, this.repetition, this.first);
    plot.axes(context, look, frame);
    context.save();
    context.beginPath();
    // A point at the edge is drawn whole where no other one beyond it would be seen.
    const step = frame.wide / Math.max(1, this.range.to - this.range.from);
    const out = step >= plot.NUMBERED || isWhole(this.range, this.#whole) ? 10 : 3;
    context.rect(frame.left - out, 0, frame.wide + 2 * out, height);
    context.clip();
    if (this.points) plot.points(context, look, frame, this.points, this);
    else this.#shades(context, frame);
    context.restore();
  }

  /** The newest raster; what it does not reach is stretched from that of the whole. */
  #shades(context: CanvasRenderingContext2D, frame: plot.Frame) {
    const { raster, overview, range } = this;
    if (this.#imagesOf !== this.bit) this.#images.clear();
    this.#imagesOf = this.bit;
    for (const old of this.#images.keys()) if (old !== raster && old !== overview) this.#images.delete(old);
    const image = (of: Raster) => {
      const made = this.#images.get(of) ?? plot.imageOf(of, this.bit);
      this.#images.set(of, made);
      return made;
    };
    if (raster && overview && raster !== overview) {
      const [from, to] = [raster.from, raster.from + raster.columns * raster.width];
      if (from > range.from + 1 || to < range.to - 1) {
        context.save();
        context.beginPath();
        const [left, right] = [plot.xOf(frame, from - 0.5), plot.xOf(frame, to - 0.5)];
        context.rect(0, 0, Math.max(0, left), frame.top + frame.high);
        context.rect(right, 0, 1e5, frame.top + frame.high);
        context.clip();
        plot.shades(context, frame, overview, image(overview), this.lit);
        context.restore();
      }
    }
    if (raster) plot.shades(context, frame, raster, image(raster), this.lit);
  }

  #frame(width: number, height: number, scale: { low: number; up: number }): plot.Frame {
    return {
      left: this.#left,
      top: PAD.top,
      wide: Math.max(1, width - this.#left - this.#right),
      high: height - PAD.top - PAD.bottom,
      range: this.range,
      ...scale,
    };
  }

  /** The scale for what is in view. */
  #wanted(): { low: number; up: number } {
    const { points, raster, range, most } = this;
    if (!points) return plot.scaleOf(raster?.least ?? 0, raster?.most ?? most, Math.max(1, most));
    let [low, up] = [Number.MAX_SAFE_INTEGER, 0];
    const begin = Math.max(this.first, points.from, Math.floor(range.from));
    const end = Math.min(points.from + points.values.length - 1, Math.ceil(range.to));
    for (let n = begin; n <= end; n++) {
      const value = points.values[n - points.from] ?? 0;
      low = Math.min(low, value);
      up = Math.max(up, value);
    }
    return begin <= end ? plot.scaleOf(low, up, Math.max(1, most)) : plot.scaleOf(0, most, Math.max(1, most));
  }

  /** On the way to that scale, so that the eye can follow. */
  #eased(): { low: number; up: number } {
    const wanted = this.#wanted();
    const now = this.#scale;
    const near = now && Math.abs(now.up - wanted.up) + Math.abs(now.low - wanted.low);
    if (!now || this.#still.matches || (near ?? 0) < 0.004 * (wanted.up - wanted.low)) this.#scale = wanted;
    else {
      const go = (from: number, to: number) => from + EASE * (to - from);
      this.#scale = { low: go(now.low, wanted.low), up: go(now.up, wanted.up) };
      this.redraw();
    }
    return this.#scale ?? wanted;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    // Another sequence is no continuation of this one.
    if (changed.has('name') || changed.has('last')) this.#scale = undefined;
  }

  #tellRoom(columns: number, rows: number) {
    const room = `${columns} ${rows}`;
    if (room === this.#room) return;
    this.#room = room;
    this.tell('room', { columns: Math.max(1, Math.floor(columns)), rows: Math.max(1, Math.floor(rows)) });
  }

  #marks(context: CanvasRenderingContext2D, look: Look, frame: plot.Frame) {
    const bottom = frame.top + frame.high;
    if (this.selected) {
      const [left, right] = [plot.xOf(frame, this.selected.from), plot.xOf(frame, this.selected.to)];
      context.fillStyle = look.act;
      context.globalAlpha = 0.16;
      context.fillRect(left, frame.top - 6, right - left, bottom - frame.top + 6);
      context.globalAlpha = 1;
    }
    for (const [n, strong] of [
      [this.chosen, false],
      [this.cursor, true],
    ] as const) {
      if (n === undefined || n > this.last) continue;
      const at = Math.round(plot.xOf(frame, n)) + 0.5;
      if (at < frame.left - 1 || at > frame.left + frame.wide + 1) continue;
      context.strokeStyle = look.act;
      context.globalAlpha = strong ? 1 : 0.55;
      context.setLineDash(strong ? [] : [3, 3]);
      context.beginPath();
      context.moveTo(at, frame.top - 6);
      context.lineTo(at, bottom);
      context.stroke();
      context.setLineDash([]);
      const value = this.points?.values[n - this.points.from];
      if (value !== undefined) {
        context.lineWidth = 2;
        context.beginPath();
        context.arc(at, plot.yOf(frame, value), Math.max(6.5, plot.radiusOf(frame) + 5), 0, 7);
        context.stroke();
        context.lineWidth = 1;
      }
      context.globalAlpha = 1;
    }
  }
}

define('grundy-chart', GrundyChart);
