import { html } from 'lit';
import type { Density } from '../engine/protocol';
import { grouped, text } from '../i18n/index';
import { define } from './base';
import { valueColour, valueRgb } from './colour';
import { Drawn, type Look, sharpened, ticks } from './drawn';
import { BACK, stepped } from './keys';

const PAD = { left: 48, right: 14, top: 12, bottom: 30 };
/** The most pixels in height for the points of one value. */
const BAND = 9;

/**
 * A Grundy sequence as a chart: single points while they can be told apart, a density raster beyond.
 *
 * Events: `cursor` {n | undefined} while the pointer or the arrow keys move, `choose` {n} on a click or Enter,
 * `room` {columns, rows} when the drawing area changes size.
 */
export class GrundyChart extends Drawn {
  static override properties = {
    name: {},
    first: { type: Number },
    last: { type: Number },
    values: { attribute: false },
    density: { attribute: false },
    cursor: { attribute: false },
    chosen: { attribute: false },
    reading: {},
  };

  /** What the sequence is called. */
  declare name: string;
  /** The least index that counts: 0 for heaps, 1 for coins. */
  declare first: number;
  /** The greatest index shown. */
  declare last: number;
  /** The values of 0..last, when there are few enough. */
  declare values: Uint32Array | undefined;
  declare density: Density | undefined;
  declare cursor: number | undefined;
  declare chosen: number | undefined;
  /** What is said at the cursor: "g(17) = 2". */
  declare reading: string;

  #raster: HTMLCanvasElement | undefined;
  #rasterOf: Density | undefined;
  #room = '';
  #radius = 0;
  /** Room on the right: half of the last label may reach out. */
  #right = PAD.right;

  constructor() {
    super();
    this.name = '';
    this.first = 0;
    this.last = 0;
    this.reading = '';
  }

  protected override render() {
    return html`<div
        class="plot"
        id="sequence-chart"
        role="slider"
        tabindex="0"
        aria-label=${text('chart-label', { name: this.name })}
        aria-valuemin=${this.first}
        aria-valuemax=${this.last}
        aria-valuenow=${this.#here}
        aria-valuetext=${this.reading}
        @pointermove=${this.#point}
        @pointerdown=${this.#point}
        @pointerleave=${() => this.tell('cursor', { n: undefined })}
        @click=${this.#choose}
        @keydown=${this.#key}
        @blur=${() => this.tell('cursor', { n: undefined })}
      ><canvas></canvas></div>`;
  }

  get #here(): number {
    return this.cursor ?? this.chosen ?? this.last;
  }

  #indexAt(event: MouseEvent): number {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const along = (event.clientX - box.left - PAD.left) / (box.width - PAD.left - this.#right);
    return Math.min(this.last, Math.max(this.first, Math.round(along * this.last)));
  }

  #point(event: PointerEvent) {
    this.tell('cursor', { n: this.#indexAt(event) });
  }

  #choose(event: MouseEvent) {
    this.tell('choose', { n: this.#indexAt(event) });
  }

  #key(event: KeyboardEvent) {
    const here = this.#here;
    if (event.key === BACK) {
      this.tell('cursor', { n: undefined });
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.tell('choose', { n: here });
      return;
    }
    const n = stepped(event.key, here, this.last, Math.max(1, Math.round(this.last / 20)));
    if (n === undefined) return;
    event.preventDefault();
    this.tell('cursor', { n: Math.max(this.first, n) });
  }

  protected draw(canvas: HTMLCanvasElement, look: Look) {
    const width = canvas.clientWidth;
    const height = canvas.clientHeight;
    const context = sharpened(canvas, width, height);
    if (!context) return;
    context.font = `12px ${look.font}`;
    this.#right = Math.max(PAD.right, Math.ceil(context.measureText(grouped(String(this.last))).width / 2));
    const wide = width - PAD.left - this.#right;
    const high = height - PAD.top - PAD.bottom;
    this.#tellRoom(wide, high);
    if (!this.values && !this.density) return;
    const most = this.values ? greatest(this.values) : (this.density?.maxValue ?? 1);
    const top = Math.max(1, most) * 1.04;
    const x = (n: number) => PAD.left + (this.last ? n / this.last : 0.5) * wide;
    const y = (value: number) => PAD.top + high - (value / top) * (high - 6) - 3;

    this.#axes(context, look, x, y, top, width, height);
    if (this.values) this.#points(context, look, this.values, x, y, wide);
    else if (this.density) this.#fill(context, this.density, x, y);
    this.#marks(context, look, x, y, height);
  }

  #tellRoom(columns: number, rows: number) {
    const room = `${columns} ${rows}`;
    if (room === this.#room) return;
    this.#room = room;
    this.tell('room', { columns: Math.max(1, Math.floor(columns)), rows: Math.max(1, Math.floor(rows)) });
  }

  #axes(
    context: CanvasRenderingContext2D,
    look: Look,
    x: (n: number) => number,
    y: (value: number) => number,
    top: number,
    width: number,
    height: number,
  ) {
    context.lineWidth = 1;
    context.textBaseline = 'middle';
    context.textAlign = 'right';
    for (const tick of ticks(0, top, Math.max(2, height / 56))) {
      const at = Math.round(y(tick)) + 0.5;
      context.strokeStyle = tick === 0 ? look.rule : look.faint;
      context.beginPath();
      context.moveTo(PAD.left, at);
      context.lineTo(width - this.#right, at);
      context.stroke();
      context.fillStyle = look.soft;
      context.fillText(grouped(String(tick)), PAD.left - 14, at);
    }
    context.textBaseline = 'alphabetic';
    context.textAlign = 'center';
    const longest = context.measureText(grouped(String(this.last))).width + 36;
    for (const tick of ticks(0, this.last, Math.min(10, (width - PAD.left) / longest))) {
      context.fillStyle = look.soft;
      context.fillText(grouped(String(tick)), x(tick), height - 8);
      context.fillStyle = look.rule;
      context.fillRect(Math.round(x(tick)), height - PAD.bottom + 1, 1, 5);
    }
  }

  /** Few points stand on stems, so that the eye can count them. */
  #points(
    context: CanvasRenderingContext2D,
    look: Look,
    values: Uint32Array,
    x: (n: number) => number,
    y: (value: number) => number,
    wide: number,
  ) {
    const step = wide / Math.max(1, values.length - 1);
    const radius = Math.min(6, Math.max(1.5, step * 0.36));
    this.#radius = radius;
    if (step > 7) {
      context.strokeStyle = look.rule;
      context.beginPath();
      values.forEach((value, n) => {
        if (n < this.first) return;
        context.moveTo(x(n), y(0));
        context.lineTo(x(n), y(value));
      });
      context.stroke();
    }
    values.forEach((value, n) => {
      if (n < this.first) return;
      context.fillStyle = valueColour(value);
      if (radius < 2) {
        context.fillRect(x(n) - radius, y(value) - radius, 2 * radius, 2 * radius);
      } else {
        context.beginPath();
        context.arc(x(n), y(value), radius, 0, 7);
        context.fill();
      }
    });
  }

  #fill(
    context: CanvasRenderingContext2D,
    density: Density,
    x: (n: number) => number,
    y: (v: number) => number,
  ) {
    if (this.#rasterOf !== density) {
      this.#raster = raster(density);
      this.#rasterOf = density;
    }
    if (!this.#raster) return;
    const { columns, rows, valueStep, maxValue } = density;
    const half = valueStep / 2;
    context.imageSmoothingEnabled = false;
    const left = x(density.from);
    const wide = x(Math.min(density.to, this.last)) - left;
    if (y(0) - y(valueStep) <= BAND) {
      const up = y(rows * valueStep - half);
      context.drawImage(this.#raster, left, up, wide, y(-half) - up);
      return;
    }
    // Few values lie far apart: each is a band at its height, not all that is between it and the next.
    for (let row = 0; row <= Math.min(rows - 1, maxValue / valueStep); row++) {
      const middle = y((row + 0.5) * valueStep - 0.5);
      context.drawImage(this.#raster, 0, rows - 1 - row, columns, 1, left, middle - BAND / 2, wide, BAND);
    }
  }

  #marks(
    context: CanvasRenderingContext2D,
    look: Look,
    x: (n: number) => number,
    y: (value: number) => number,
    height: number,
  ) {
    for (const [n, strong] of [
      [this.chosen, false],
      [this.cursor, true],
    ] as const) {
      if (n === undefined || n > this.last) continue;
      const at = Math.round(x(n)) + 0.5;
      context.strokeStyle = look.act;
      context.globalAlpha = strong ? 1 : 0.55;
      context.setLineDash(strong ? [] : [3, 3]);
      context.beginPath();
      context.moveTo(at, PAD.top - 6);
      context.lineTo(at, height - PAD.bottom);
      context.stroke();
      context.setLineDash([]);
      const value = this.values?.[n];
      if (value !== undefined) {
        context.lineWidth = 2;
        context.beginPath();
        context.arc(at, y(value), Math.max(6.5, this.#radius + 3), 0, 7);
        context.stroke();
        context.lineWidth = 1;
      }
      context.globalAlpha = 1;
    }
  }
}

function greatest(values: Uint32Array): number {
  let most = 0;
  for (const value of values) if (value > most) most = value;
  return most;
}

/** One pixel a cell: the colour says the value, the strength how many heaps fall there (by logarithm). */
function raster(density: Density): HTMLCanvasElement {
  const { columns, rows, counts, valueStep } = density;
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const image = context.createImageData(columns, rows);
  const full = Math.log1p(greatest(counts));
  for (let row = 0; row < rows; row++) {
    const [r, g, b] = valueRgb(row * valueStep);
    for (let column = 0; column < columns; column++) {
      const count = counts[row * columns + column] ?? 0;
      if (!count) continue;
      const at = 4 * ((rows - 1 - row) * columns + column);
      image.data[at] = r;
      image.data[at + 1] = g;
      image.data[at + 2] = b;
      image.data[at + 3] = 70 + 185 * (Math.log1p(count) / full);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

define('grundy-chart', GrundyChart);
