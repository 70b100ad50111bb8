import { html } from 'lit';
import { grouped, text } from '../../i18n/index';
import { gapOf } from '../../sequence/cells';
import { define } from '../../ui/base';
import { CanvasElement, type Look, sharpened } from '../../ui/canvas';
import { valueRgb } from '../../ui/colour';
import { PointerTracker, tracked } from '../../ui/gestures';
import { BACK, stepped } from '../../ui/keys';
import { pointIn } from '../../ui/pointer';
import { written } from '../../ui/written';

/** Systems on a page: each has a row of one game, a row of the other, and a row of differences. */
const SYSTEMS = 6;
/** The height of the indices below a system. */
const INDEX = 26;

/**
 * Two sequences on one axis, in systems of three rows: the first, the second, and dark cells where
 * they differ.
 *
 * Events: `cursor` {n | undefined}, `choose` {n}, `fits` {count} when the number of values that fit
 * changes.
 */
export class GrundyCompare extends CanvasElement {
  static override properties = {
    names: { attribute: false },
    values: { attribute: false },
    from: { type: Number },
    cursor: { attribute: false },
    hint: {},
    room: { state: true },
  };

  /** The names of both games. */
  declare names: readonly [string, string];
  /** The values of both games from index `from` on. */
  declare values: readonly [Uint32Array, Uint32Array] | undefined;
  /** The index of the first value. */
  declare from: number;
  /** The index at the cursor of this or another view. */
  declare cursor: number | undefined;
  /** A hint that is shown without a cursor. */
  declare hint: string;
  /** The measured width. */
  declare room: number;
  #fits = 0;
  #pointers = new PointerTracker({
    hover: (event) => this.emit('cursor', { n: event && this.#at(event) }),
  });

  constructor() {
    super();
    this.names = ['', ''];
    this.from = 0;
    this.hint = '';
    this.room = 0;
  }

  /** The size of a cell, the cells in a row, and the numbers of cells and systems on the page. */
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
    this.emit('fits', { count: this.#fits });
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
      ${tracked(this.#pointers)}
      @blur=${() => this.emit('cursor', { n: undefined })}
      @click=${(event: PointerEvent) => {
        const n = this.#at(event);
        if (n !== undefined) this.emit('choose', { n });
      }}
      @keydown=${this.#key}
    ><canvas></canvas></div>
    <p class="reading number" aria-hidden="true">${
      this.cursor === undefined || this.cursor < this.from || this.cursor > last
        ? html`<span class="quiet">${shown ? this.hint : ''}</span>`
        : this.reading(this.cursor)
    }</p>`;
  }

  /** A sentence on both values at an index. */
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
    const { x, y } = pointIn(canvas, event);
    const { size, columns, shown, systems } = this.#layout;
    const column = Math.floor(x / this.unit / size);
    const system = Math.floor(y / this.unit / (3 * size + INDEX));
    const cell = system * columns + column;
    const outside = column < 0 || column >= columns || system < 0 || system >= systems || cell >= shown;
    return outside ? undefined : this.from + cell;
  }

  #key = (event: KeyboardEvent) => {
    if (event.key === BACK) {
      this.emit('cursor', { n: undefined });
      return;
    }
    const { columns, shown } = this.#layout;
    const last = this.from + shown - 1;
    const here = Math.min(last, Math.max(this.from, this.cursor ?? this.from));
    if (event.key === 'Enter') {
      this.emit('choose', { n: here });
      return;
    }
    const n = stepped(event.key, here - this.from, last - this.from, columns, columns);
    if (n === undefined) return;
    event.preventDefault();
    this.emit('cursor', { n: this.from + n });
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
      const { ground, ink } = written(valueRgb(value, look.dark), look);
      context.fillStyle = ground;
      context.beginPath();
      if (value === 0) context.arc(middle, at + box / 2, box / 2, 0, 7);
      else context.roundRect(left, at, box, box, box * 0.16);
      context.fill();
      this.#write(context, look, String(value), middle, at + box / 2, ink);
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
    // The first index of a row is always written; round ones only if they do not overlap it.
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
    // The largest font that fits into a cell.
    const font = Math.max(9, Math.min(11, (this.#layout.size - 4) / (0.6 * written.length)));
    context.font = `${font}px ${look.font}`;
    context.fillStyle = ink;
    context.fillText(written, x, y + 0.5);
  }
}

define('grundy-compare', GrundyCompare);
