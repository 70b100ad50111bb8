import { html } from 'lit';
import { grouped, text } from '../i18n/index';
import { define } from './base';
import { gapOf } from './cells';
import { valueColour, valueInk } from './colour';
import { Drawn, type Look, sharpened } from './drawn';
import { BACK, stepped } from './keys';

/** Systems on a page: each is a row of one game, a row of the other, and a row for how they differ. */
const SYSTEMS = 6;
/** Room for the indices under a system. */
const INDEX = 26;

/**
 * Two sequences on one axis, in systems of three rows as in a score: the one, the other, and dark where they differ.
 *
 * Events: `cursor` {n | undefined}, `choose` {n}, `fits` {count} when there is room for another number of values.
 */
export class GrundyCompare extends Drawn {
  static override properties = {
    names: { attribute: false },
    values: { attribute: false },
    from: { type: Number },
    cursor: { attribute: false },
    hint: {},
    room: { state: true },
  };

  /** What the two are called. */
  declare names: readonly [string, string];
  /** The values of both from index `from` on. */
  declare values: readonly [Uint32Array, Uint32Array] | undefined;
  /** The index of the first value. */
  declare from: number;
  /** The index that is pointed at, here or in another view. */
  declare cursor: number | undefined;
  /** What can be done with it, said while nothing is pointed at. */
  declare hint: string;
  /** Width to draw in, measured. */
  declare room: number;
  #fits = 0;

  constructor() {
    super();
    this.names = ['', ''];
    this.from = 0;
    this.hint = '';
    this.room = 0;
  }

  /** Size of a cell, cells in a row, and how many there are of them on this page. */
  get #layout(): { size: number; columns: number; shown: number; systems: number } {
    const room = this.room || 600;
    const size = room < 500 ? 21 : 25;
    const columns = Math.max(1, Math.floor(room / size));
    const have = Math.min(this.values?.[0].length ?? 0, this.values?.[1].length ?? 0);
    const shown = Math.min(have, columns * SYSTEMS);
    return { size, columns, shown, systems: Math.max(1, Math.ceil(shown / columns)) };
  }

  protected override updated(): void {
    super.updated();
    const { columns } = this.#layout;
    if (!this.room || columns * SYSTEMS === this.#fits) return;
    this.#fits = columns * SYSTEMS;
    this.tell('fits', { count: this.#fits });
  }

  protected override render() {
    const { shown } = this.#layout;
    const last = Math.max(this.from, this.from + shown - 1);
    const here = Math.min(last, Math.max(this.from, this.cursor ?? this.from));
    return html`<div
      class="cells"
      role="slider"
      tabindex="0"
      aria-label=${text('compare-figure', { a: this.names[0], b: this.names[1] })}
      aria-valuemin=${this.from}
      aria-valuemax=${last}
      aria-valuenow=${here}
      aria-valuetext=${this.reading(here)}
      @pointermove=${this.#point}
      @pointerdown=${this.#point}
      @pointerleave=${() => this.tell('cursor', { n: undefined })}
      @blur=${() => this.tell('cursor', { n: undefined })}
      @click=${(event: PointerEvent) => {
        const n = this.#at(event);
        if (n !== undefined) this.tell('choose', { n });
      }}
      @keydown=${this.#key}
    ><canvas></canvas></div>
    <p class="reading number" aria-hidden="true">${
      this.cursor === undefined || this.cursor < this.from || this.cursor > last
        ? html`<span class="quiet">${shown ? this.hint : ''}</span>`
        : this.reading(this.cursor)
    }</p>`;
  }

  /** The two values at an index in words. */
  reading(n: number): string {
    const a = this.values?.[0][n - this.from];
    const b = this.values?.[1][n - this.from];
    if (a === undefined || b === undefined) return '';
    const at = grouped(String(n));
    return a === b
      ? text('compare-reading-same', { n: at, a: grouped(String(a)) })
      : text('compare-reading-different', { n: at, a: grouped(String(a)), b: grouped(String(b)) });
  }

  #at(event: PointerEvent): number | undefined {
    const canvas = this.querySelector('canvas');
    if (!canvas) return undefined;
    const { left, top } = canvas.getBoundingClientRect();
    const { size, columns, shown, systems } = this.#layout;
    const column = Math.floor((event.clientX - left) / this.unit / size);
    const system = Math.floor((event.clientY - top) / this.unit / (3 * size + INDEX));
    const cell = system * columns + column;
    const outside = column < 0 || column >= columns || system < 0 || system >= systems || cell >= shown;
    return outside ? undefined : this.from + cell;
  }

  #point = (event: PointerEvent) => this.tell('cursor', { n: this.#at(event) });

  #key = (event: KeyboardEvent) => {
    if (event.key === BACK) {
      this.tell('cursor', { n: undefined });
      return;
    }
    const { columns, shown } = this.#layout;
    const last = this.from + shown - 1;
    const here = Math.min(last, Math.max(this.from, this.cursor ?? this.from));
    if (event.key === 'Enter') {
      this.tell('choose', { n: here });
      return;
    }
    const n = stepped(event.key, here - this.from, last - this.from, columns, columns);
    if (n === undefined) return;
    event.preventDefault();
    this.tell('cursor', { n: this.from + n });
  };

  protected draw(canvas: HTMLCanvasElement, look: Look): void {
    const room = Math.floor((canvas.parentElement ?? canvas).clientWidth / this.unit);
    if (room !== this.room) {
      this.room = room;
      return;
    }
    const { size, columns, shown, systems } = this.#layout;
    const [wide, high] = [columns * size, systems * (3 * size + INDEX)];
    canvas.style.setProperty('inline-size', `${wide * this.unit}px`);
    canvas.style.setProperty('block-size', `${high * this.unit}px`);
    const context = sharpened(canvas, wide, high, this.unit);
    if (!context || !this.values) return;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (let cell = 0; cell < shown; cell++) this.#column(context, look, cell);
    const { cursor } = this;
    if (cursor === undefined || cursor < this.from || cursor >= this.from + shown) return;
    const [left, top] = this.#place(cursor - this.from);
    context.strokeStyle = look.ink;
    context.lineWidth = 2;
    context.strokeRect(left, top, size - gapOf(size), 3 * size - gapOf(size));
  }

  #place(cell: number): [number, number] {
    const { size, columns } = this.#layout;
    return [(cell % columns) * size, Math.floor(cell / columns) * (3 * size + INDEX)];
  }

  #column(context: CanvasRenderingContext2D, look: Look, cell: number): void {
    const [a, b] = [this.values?.[0][cell] ?? 0, this.values?.[1][cell] ?? 0];
    const { size, columns } = this.#layout;
    const [left, top] = this.#place(cell);
    const box = size - gapOf(size);
    const middle = left + box / 2;
    for (const [row, value] of [a, b].entries()) {
      const at = top + row * size;
      context.fillStyle = valueColour(value);
      context.beginPath();
      if (value === 0) context.arc(middle, at + box / 2, box / 2, 0, 7);
      else context.roundRect(left, at, box, box, box * 0.16);
      context.fill();
      this.#write(context, look, String(value), middle, at + box / 2, valueInk(value));
    }
    const below = top + 2 * size;
    if (a === b) {
      context.fillStyle = look.rule;
      context.beginPath();
      context.arc(middle, below + box / 2, 1.5, 0, 7);
      context.fill();
    } else {
      context.fillStyle = look.ink;
      context.beginPath();
      context.roundRect(left, below, box, box, box * 0.16);
      context.fill();
      const sign = a > b ? '+' : '−';
      this.#write(context, look, `${sign}${Math.abs(a - b)}`, middle, below + box / 2, look.paper);
    }
    const n = this.from + cell;
    if (n % 10 !== 0 && cell % columns !== 0) return;
    // The first index of a row is always written; round ones only where they do not run into it.
    if (cell % columns !== 0 && cell % columns < 3) return;
    context.textAlign = cell % columns === 0 ? 'left' : 'center';
    this.#write(
      context,
      look,
      grouped(String(n)),
      cell % columns === 0 ? left : middle,
      top + 3 * size + 8,
      look.soft,
    );
    context.textAlign = 'center';
  }

  #write(
    context: CanvasRenderingContext2D,
    look: Look,
    written: string,
    x: number,
    y: number,
    ink: string,
  ): void {
    // As large as fits into a cell.
    const font = Math.max(9, Math.min(11, (this.#layout.size - 4) / (0.6 * written.length)));
    context.font = `${font}px ${look.font}`;
    context.fillStyle = ink;
    context.fillText(written, x, y + 0.5);
  }
}

/**
 * Where along n the values differ: a bar for each stretch, as high as the share of differences in it; and the page that is
 * shown below.
 *
 * Events: `cells` {from}.
 */
export class GrundyOverview extends Drawn {
  static override properties = {
    bins: { attribute: false },
    width: { type: Number },
    first: { type: Number },
    last: { type: Number },
    from: { type: Number },
    shown: { type: Number },
  };

  /** Differences in each stretch of `width` indices from `first` on. */
  declare bins: Uint32Array;
  /** How many indices a stretch has. */
  declare width: number;
  /** The least index that was compared. */
  declare first: number;
  /** The greatest. */
  declare last: number;
  /** The page: its first index, and how many it has. */
  declare from: number;
  /** How many values the page has. */
  declare shown: number;

  constructor() {
    super();
    this.bins = new Uint32Array();
    this.width = 1;
    this.first = 0;
    this.last = 0;
    this.from = 0;
    this.shown = 1;
  }

  protected override render() {
    const to = Math.min(this.last, this.from + this.shown - 1);
    return html`<div
      class="overview"
      role="slider"
      tabindex="0"
      aria-label=${text('compare-overview')}
      aria-valuemin=${this.first}
      aria-valuemax=${this.last}
      aria-valuenow=${this.from}
      aria-valuetext=${text('compare-shown', {
        from: grouped(String(this.from)),
        to: grouped(String(to)),
        last: grouped(String(this.last)),
      })}
      @pointerdown=${this.#drag}
      @pointermove=${(event: PointerEvent) => {
        if (event.buttons & 1) this.#drag(event);
      }}
      @keydown=${this.#key}
    ><canvas></canvas></div>`;
  }

  #go(from: number): void {
    // Pages begin at whole rows of what fits, and the last one is full.
    const most = Math.max(this.first, this.last - this.shown + 1);
    this.tell('cells', { from: Math.min(most, Math.max(this.first, Math.round(from))) });
  }

  #drag = (event: PointerEvent) => {
    const { left, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const along = (event.clientX - left) / width;
    this.#go(this.first + along * (this.last - this.first + 1) - this.shown / 2);
  };

  #key = (event: KeyboardEvent) => {
    const here = this.from - this.first;
    const to = stepped(event.key, here, this.last - this.first, this.shown, Math.ceil(this.shown / 4));
    if (to === undefined) return;
    event.preventDefault();
    // One key is a quarter of a page: steps of one would hardly be seen here.
    const far = Math.abs(to - here) === 1 ? here + (to - here) * Math.ceil(this.shown / 4) : to;
    this.#go(this.first + far);
  };

  protected draw(canvas: HTMLCanvasElement, look: Look): void {
    const [width, height] = [canvas.clientWidth / this.unit, canvas.clientHeight / this.unit];
    const context = sharpened(canvas, width, height, this.unit);
    if (!context || !this.bins.length) return;
    const count = this.last - this.first + 1;
    const scale = width / count;
    context.fillStyle = look.faint;
    context.fillRect((this.from - this.first) * scale, 0, Math.max(3, this.shown * scale), height);
    context.fillStyle = look.ink;
    for (const [bin, differences] of this.bins.entries()) {
      if (!differences) continue;
      const wide = Math.min(this.width, count - bin * this.width);
      const tall = Math.max(2, (height - 2) * (differences / wide));
      context.fillRect(bin * this.width * scale, height - tall, Math.max(1, wide * scale - 0.3), tall);
    }
    context.fillStyle = look.rule;
    context.fillRect(0, height - 1, width, 1);
    context.strokeStyle = look.act;
    context.lineWidth = 2;
    context.strokeRect(
      (this.from - this.first) * scale + 1,
      1,
      Math.max(3, this.shown * scale) - 2,
      height - 2,
    );
  }
}

define('grundy-compare', GrundyCompare);
define('grundy-overview', GrundyOverview);
