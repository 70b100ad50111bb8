/*
 * The chart of a sequence: a point for each value, or the density of values where there are more
 * than pixels. It is our own and not uPlot, which draws from arrays of all values in the page: a
 * sequence of 10^7 values stays in the worker here, and the chart asks for a raster of the visible
 * range. The cursor by keyboard with its announcements, colours by value and the marks of periods
 * would have to be added to uPlot as well.
 */

import { html, nothing } from 'lit';
import type { Raster } from '../engine/protocol';
import { grouped, text } from '../i18n/index';
import { isWhole, moved, type Range, revealing, rounded, zoomed } from '../question/range';
import { define } from '../ui/base';
import { callout, placeCallout } from '../ui/callout';
import { CanvasElement, inUnits, type Look, sharpened } from '../ui/canvas';
import { PointerTracker, tracked } from '../ui/gestures';
import { icon } from '../ui/icons';
import { BACK, stepped } from '../ui/keys';
import { scaleOf } from '../ui/pointer';
import { vars } from '../ui/vars';
import * as plot from './plot';
import { RangeGestures } from './range-gestures';

const PAD = { left: 48, right: 14, top: 22, bottom: 30 };
/** The factor of the range for one step of zoom. */
const CLOSER = 0.5;
/** The fraction of its remaining distance that the value scale moves in a frame. */
const EASE = 0.34;

/** Consecutive values. */
export interface Points {
  from: number;
  values: Uint32Array;
}

/** The known repetition of a sequence. */
export interface Repetition {
  preperiod: number;
  period: number;
  /** What is added in each period: 0 if undefined. */
  saltus?: number | undefined;
}

/**
 * A Grundy sequence as a chart of any range of it: single points while they are distinguishable,
 * with their values if there is room, and beyond that a raster of the engine. While a new raster
 * is loading, the previous ones are scaled to the new range.
 *
 * Events: `cursor` {n | undefined} while the pointer or the arrow keys move, `choose` {n} on a
 * click or Enter, `why` to open the explanation, `look` {range} when the reader zooms or pans,
 * `room` {columns, rows} when the drawing area changes size.
 */
export class GrundyChart extends CanvasElement {
  static override properties = {
    name: {},
    first: { type: Number },
    last: { type: Number },
    range: { attribute: false },
    points: { attribute: false },
    raster: { attribute: false },
    overview: { attribute: false },
    max: { type: Number },
    bit: { attribute: false },
    repetition: { attribute: false },
    highlighted: { attribute: false },
    cursor: { attribute: false },
    chosen: { attribute: false },
    reading: {},
    explains: { type: Boolean },
    tapped: { state: true },
    selected: { state: true },
    announcement: { state: true },
  };

  /** The name of the sequence. */
  declare name: string;
  /** The first index: 0 for heaps, 1 for coins. */
  declare first: number;
  /** The last index. */
  declare last: number;
  /** The visible range; its ends may lie between indices. */
  declare range: Range;
  /** The values of at least the visible range, if they are few enough. */
  declare points: Points | undefined;
  /** Otherwise a raster of the visible range, or of the previous one. */
  declare raster: Raster | undefined;
  /** A raster of the whole sequence, where the newest raster does not reach. */
  declare overview: Raster | undefined;
  /** The maximum of all values. */
  declare max: number;
  /** Colours show this binary digit instead of the value. */
  declare bit: number | undefined;
  /** The repetition to mark, if it is known. */
  declare repetition: Repetition | undefined;
  /** The value highlighted by another view: all others fade. */
  declare highlighted: number | undefined;
  /** The index at the cursor of this or another view. */
  declare cursor: number | undefined;
  /** The explained index. */
  declare chosen: number | undefined;
  /** The description of the value at the cursor: "g(17) = 2". */
  declare reading: string;
  /** Whether values can be explained. */
  declare explains: boolean;
  /** The selected index, which has a callout. */
  declare tapped: number | undefined;
  /** The range being selected. */
  declare selected: Range | undefined;
  /** The announcement of the visible range, after a move. */
  declare announcement: string;

  #images = new Map<Raster, HTMLCanvasElement>();
  #imagesOf = '';
  #room = '';
  #left = PAD.left;
  /** Right padding: room for half of the last label. */
  #right = PAD.right;
  #scale: { low: number; up: number } | undefined;
  #telling = 0;
  #still = matchMedia('(prefers-reduced-motion: reduce)');
  #gestures: RangeGestures;
  /** A drag on the overview: the index where it began, and the range in view then. */
  #grip: { n: number; began: Range } = { n: 0, began: { from: 0, to: 0 } };
  #bar = new PointerTracker(
    {
      press: (event) => {
        const { range } = this;
        const n = this.#along(event);
        const inside = n >= range.from && n <= range.to;
        const began = inside ? range : moved(range, n - (range.from + range.to) / 2, this.#whole);
        this.#grip = { n, began };
        if (!inside) this.#look(began);
      },
      move: (_, event) => this.#look(moved(this.#grip.began, this.#along(event) - this.#grip.n, this.#whole)),
    },
    { threshold: 0 },
  );

  constructor() {
    super();
    this.name = '';
    this.first = 0;
    this.last = 0;
    this.range = { from: 0, to: 0 };
    this.max = 1;
    this.reading = '';
    this.explains = false;
    this.announcement = '';
    const chart = this;
    this.#gestures = new RangeGestures({
      get range() {
        return chart.range;
      },
      get whole() {
        return chart.#whole;
      },
      place: () => {
        const plot = this.querySelector<HTMLElement>('.plot') ?? this;
        const box = plot.getBoundingClientRect();
        const unit = this.unit * scaleOf(plot);
        const [left, right] = [this.#left * unit, this.#right * unit];
        return { left: box.left + left, width: box.width - left - right };
      },
      look: (range) => this.#look(range),
      select: (range) => {
        this.selected = range;
      },
      point: (n) => this.emit('cursor', { n }),
      choose: (n) => {
        this.tapped = n;
        this.emit('choose', { n });
      },
    });
  }

  get #whole(): Range {
    return { from: this.first, to: Math.max(this.first, this.last) };
  }

  /** Draws at once, so that the chart follows the pointer before other views update. */
  #look(range: Range): void {
    this.range = range;
    this.emit('look', { range });
    clearTimeout(this.#telling);
    this.#telling = window.setTimeout(() => {
      this.announcement = this.#shown();
    }, 700);
  }

  #shown(): string {
    const { from, to } = rounded(this.range);
    return text('chart-range', { from: grouped(String(from)), to: grouped(String(to)) });
  }

  protected override render() {
    return html`${this.#tools()}
      <div class="with-callout"><div
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
        ${tracked(this.#gestures.pointers)}
        @keydown=${this.#key}
        @blur=${() => this.emit('cursor', { n: undefined })}
      ><canvas></canvas><canvas class="marks" aria-hidden="true"></canvas></div>
      ${this.#hasCallout ? callout(this.reading, () => this.emit('why')) : nothing}</div>
      ${this.#overview()}
      <p class="hidden" aria-live="polite">${this.announcement}</p>`;
  }

  get #hasCallout(): boolean {
    const { explains, tapped, cursor, chosen } = this;
    return explains && tapped !== undefined && tapped === (cursor ?? chosen);
  }

  #tools() {
    const all = isWhole(this.range, this.#whole);
    const close = this.range.to - this.range.from <= Math.min(this.last - this.first, 10);
    const zoom = (factor: number) => () => this.#zoom(factor);
    return html`<div class="zoom row" role="group" aria-label=${text('zoom-label')}>
      <span class="number quiet">${this.last > this.first ? this.#shown() : nothing}</span>
      <button class="tool" type="button" aria-label=${text('zoom-out')} title=${text('zoom-out')} aria-disabled=${all} @click=${zoom(1 / CLOSER)}>${icon('minus')}</button>
      <button class="tool" type="button" aria-label=${text('zoom-in')} title=${text('zoom-in')} aria-disabled=${close} @click=${zoom(CLOSER)}>${icon('plus')}</button>
      <button class="tool" type="button" aria-disabled=${all} @click=${() => this.#look(this.#whole)}>${text('zoom-all')}</button>
    </div>`;
  }

  /** A bar with the position of the range in the whole sequence, which can be dragged. */
  #overview() {
    const { from, to } = this.#whole;
    const all = Math.max(1, to - from);
    return html`<div
      class="overview"
      aria-hidden="true"
      ${vars({
        '--pad-left': inUnits(this.#left),
        '--pad-right': inUnits(this.#right),
        '--from': String((this.range.from - from) / all),
        '--part': String(Math.min(1, (this.range.to - this.range.from) / all)),
      })}
    ><div ${tracked(this.#bar)}><i></i></div></div>`;
  }

  /** The index at a point of the overview. */
  #along(event: PointerEvent): number {
    const { from, to } = this.#whole;
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return from + ((event.clientX - box.left) / Math.max(1, box.width)) * Math.max(1, to - from);
  }

  get #here(): number {
    return this.cursor ?? this.chosen ?? this.last;
  }

  /** Zooms about the cursor if it is in view. */
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
      this.tapped = undefined;
      this.emit('cursor', { n: undefined });
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.emit('choose', { n: here });
      this.emit('why');
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

  /** Moves the cursor, and brings it into view. */
  #step(n: number): void {
    this.emit('cursor', { n });
    const range = revealing(this.range, n, this.#whole);
    if (range.from !== this.range.from) this.#look(range);
  }

  protected override marksOnly(changed: Map<PropertyKey, unknown>): boolean {
    const marks = new Set<PropertyKey>(['cursor', 'chosen', 'reading', 'selected', 'announcement', 'tapped']);
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
    this.#left = Math.max(PAD.left, label(this.#targetScale().up) + 18);
    this.#right = Math.max(PAD.right, label(this.range.to) / 2);
    const frame = this.#frame(width, height, this.#eased());
    this.#tellRoom(frame.wide * this.unit, frame.high * this.unit);
    if (!this.points && !this.raster) return;
    if (this.repetition) plot.periods(context, look, frame, this.repetition, this.first);
    plot.axes(context, look, frame);
    context.save();
    context.beginPath();
    // A point at the edge is not clipped if no point beyond it would be visible.
    const step = frame.wide / Math.max(1, this.range.to - this.range.from);
    const out = step >= plot.NUMBERED || isWhole(this.range, this.#whole) ? 10 : 3;
    context.rect(frame.left - out, 0, frame.wide + 2 * out, height);
    context.clip();
    if (this.points) plot.points(context, look, frame, this.points, this);
    else this.#shades(context, look.dark, frame);
    context.restore();
  }

  /** Draws the newest raster; beyond it, the raster of the whole sequence is scaled up. */
  #shades(context: CanvasRenderingContext2D, dark: boolean, frame: plot.Frame) {
    const { raster, overview, range } = this;
    const colours = `${this.bit} ${dark}`;
    if (this.#imagesOf !== colours) this.#images.clear();
    this.#imagesOf = colours;
    for (const old of this.#images.keys()) if (old !== raster && old !== overview) this.#images.delete(old);
    const image = (of: Raster) => {
      const made = this.#images.get(of) ?? plot.imageOf(of, this.bit, dark);
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
        plot.shades(context, frame, overview, image(overview), this.highlighted);
        context.restore();
      }
    }
    if (raster) plot.shades(context, frame, raster, image(raster), this.highlighted);
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

  /** The value scale for the visible range. */
  #targetScale(): { low: number; up: number } {
    const { points, raster, range, max } = this;
    if (!points) return plot.scaleOf(raster?.least ?? 0, raster?.most ?? max, Math.max(1, max));
    let [low, up] = [Number.MAX_SAFE_INTEGER, 0];
    const begin = Math.max(this.first, points.from, Math.floor(range.from));
    const end = Math.min(points.from + points.values.length - 1, Math.ceil(range.to));
    for (let n = begin; n <= end; n++) {
      const value = points.values[n - points.from] ?? 0;
      low = Math.min(low, value);
      up = Math.max(up, value);
    }
    return begin <= end ? plot.scaleOf(low, up, Math.max(1, max)) : plot.scaleOf(0, max, Math.max(1, max));
  }

  /** The next step of the animation to that scale. */
  #eased(): { low: number; up: number } {
    const target = this.#targetScale();
    const now = this.#scale;
    const near = now && Math.abs(now.up - target.up) + Math.abs(now.low - target.low);
    if (!now || this.#still.matches || (near ?? 0) < 0.004 * (target.up - target.low)) this.#scale = target;
    else {
      const go = (from: number, to: number) => from + EASE * (to - from);
      this.#scale = { low: go(now.low, target.low), up: go(now.up, target.up) };
      this.redraw();
    }
    return this.#scale ?? target;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('chosen') && this.chosen !== this.tapped) this.tapped = undefined;
    // No animation from one sequence to another.
    if (changed.has('name') || changed.has('last')) this.#scale = undefined;
  }

  #tellRoom(columns: number, rows: number) {
    const room = `${columns} ${rows}`;
    if (room === this.#room) return;
    this.#room = room;
    this.emit('room', { columns: Math.max(1, Math.floor(columns)), rows: Math.max(1, Math.floor(rows)) });
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
      const value = this.points?.values[n - this.points.from];
      if (n === this.tapped) {
        const up = value === undefined ? frame.top : plot.yOf(frame, value);
        placeCallout(this.querySelector('.callout'), at * this.unit, up * this.unit);
      }
      plot.mark(context, look, frame, { at, value, strong });
    }
  }
}

define('grundy-chart', GrundyChart);
