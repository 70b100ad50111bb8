import { html } from 'lit';
import { type Cell, SIZES } from '../cell';
import { grouped, text } from '../i18n/index';
import { define } from './base';
import { Drawn, type Look, sharpened } from './drawn';
import type { Block } from './heat-block';
import { drawHeat, PAD } from './heat-drawing';
import { Gestures } from './heat-gestures';
import { BACK } from './keys';

/**
 * A window of a two-dimensional table as coloured cells: row down the side, column across. A value of 0 is round where
 * there is room, so a P-position stands out without colour too. Shows what is at hand of the window at once, and the rest
 * when it comes.
 *
 * Events: `cursor` {cell | undefined}, `choose` {cell}, `origin` {cell} when another window is wished for, `cells`
 * {size, cell} another number of cells on a side, and where the window then begins.
 */
export class GrundyHeat extends Drawn {
  static override properties = {
    name: {},
    block: { attribute: false },
    origin: { attribute: false },
    size: { type: Number },
    first: { type: Number },
    last: { attribute: false },
    cursor: { attribute: false },
    chosen: { attribute: false },
    path: { attribute: false },
    reading: {},
    axes: { attribute: false },
  };

  /** What the table is called. */
  declare name: string;
  /** The values that are at hand. */
  declare block: Block | undefined;
  /** The upper left cell of the window, and how many cells it has on a side. */
  declare origin: Cell;
  /** Cells on a side: one of `SIZES`. */
  declare size: number;
  /** The least row and column, and the greatest of each. */
  declare first: number;
  /** The greatest row and the greatest column. */
  declare last: Cell;
  /** The cell that is pointed at. */
  declare cursor: Cell | undefined;
  /** The cell that is explained. */
  declare chosen: Cell | undefined;
  /** Cells that are joined by a line. */
  declare path: Cell[];
  /** What is said of the cell that is looked at. */
  declare reading: string;
  /** What rows and columns are. */
  declare axes: { row: string; column: string };
  readonly #gestures = new Gestures({
    point: (event) => this.tell('cursor', { cell: event && this.#cellAt(event) }),
    choose: (event) => {
      const cell = this.#cellAt(event);
      if (cell) this.tell('choose', { cell });
    },
    drag: (from, right, down) => {
      const size = this.#cellSize();
      const cell = this.#bounded({ row: from.row - down / size, column: from.column - right / size });
      if (cell.row !== this.origin.row || cell.column !== this.origin.column) this.tell('origin', { cell });
    },
    step: (by) => this.#zoom(by),
  });

  constructor() {
    super();
    this.name = '';
    this.origin = { row: 0, column: 0 };
    this.size = 32;
    this.first = 0;
    this.last = { row: 0, column: 0 };
    this.path = [];
    this.reading = '';
    this.axes = { row: '', column: '' };
  }

  /** Cells are square; on a small table there are fewer than asked for. */
  get #span(): Cell {
    const { first, last, size } = this;
    return { row: Math.min(size, last.row - first + 1), column: Math.min(size, last.column - first + 1) };
  }

  get #here(): Cell {
    return this.#inside(this.cursor ?? this.chosen ?? this.origin);
  }

  protected override render() {
    const { row, column } = this.#here;
    const span = this.#span;
    return html`<div
        class="heat"
        role="slider"
        tabindex="0"
        aria-label=${text('heat-label', { name: this.name })}
        aria-valuemin="0"
        aria-valuemax=${span.row * span.column - 1}
        aria-valuenow=${(row - this.origin.row) * span.column + column - this.origin.column}
        aria-valuetext=${this.reading || text('heat-cell', { row, column })}
        @pointerdown=${(event: PointerEvent) => this.#gestures.down(event, this.origin)}
        @pointermove=${(event: PointerEvent) => this.#gestures.move(event)}
        @pointerup=${(event: PointerEvent) => this.#gestures.up(event)}
        @pointercancel=${(event: PointerEvent) => this.#gestures.drop(event)}
        @pointerleave=${(event: PointerEvent) => this.#gestures.leave(event)}
        @blur=${() => this.tell('cursor', { cell: undefined })}
        @keydown=${this.#key}
        @wheel=${this.#wheel}
      ><canvas></canvas></div>
      <div class="heat-controls" role="group" aria-label=${text('heat-controls')}>
        ${this.#button('heat-closer', () => this.#zoom(-1), this.size <= (SIZES[0] ?? 0))}
        ${this.#button('heat-wider', () => this.#zoom(1), this.size >= (SIZES.at(-1) ?? 0))}
        ${this.#button('heat-up', () => this.#pan(-1, 0), this.origin.row <= this.first)}
        ${this.#button('heat-down', () => this.#pan(1, 0), this.origin.row + span.row > this.last.row)}
        ${this.#button('heat-left', () => this.#pan(0, -1), this.origin.column <= this.first)}
        ${this.#button('heat-right', () => this.#pan(0, 1), this.origin.column + span.column > this.last.column)}
        <span class="quiet number" id="heat-window">${text('heat-window', {
          ...{ row: this.axes.row, column: this.axes.column },
          ...{ fromRow: grouped(String(this.origin.row)), fromColumn: grouped(String(this.origin.column)) },
          toRow: grouped(String(this.origin.row + span.row - 1)),
          toColumn: grouped(String(this.origin.column + span.column - 1)),
        })}</span>
      </div>`;
  }

  // messages: heat-closer heat-wider heat-up heat-down heat-left heat-right
  /** Buttons that have no use are out of use, not gone: the focus stays on them. */
  #button(key: string, act: () => void, out: boolean) {
    return html`<button
      class="button square"
      type="button"
      title=${text(key)}
      aria-label=${text(key)}
      aria-disabled=${out ? 'true' : 'false'}
      @click=${() => !out && act()}
    ><span aria-hidden="true">${SIGNS[key]}</span></button>`;
  }

  #inside({ row, column }: Cell, origin = this.origin): Cell {
    const span = this.#span;
    const within = (at: number, from: number, count: number) =>
      Math.min(from + count - 1, Math.max(from, at));
    return { row: within(row, origin.row, span.row), column: within(column, origin.column, span.column) };
  }

  /** Where a window may begin. */
  #bounded({ row, column }: Cell, size = this.size): Cell {
    const most = (last: number) => Math.max(this.first, last - Math.min(size, last - this.first + 1) + 1);
    const bound = (at: number, last: number) => Math.min(most(last), Math.max(this.first, Math.round(at)));
    return { row: bound(row, this.last.row), column: bound(column, this.last.column) };
  }

  #pan(down: number, right: number): void {
    const step = Math.max(1, this.size / 4);
    const { row, column } = this.origin;
    this.tell('origin', { cell: this.#bounded({ row: row + down * step, column: column + right * step }) });
  }

  /** Keeps the cell that is looked at where it is, as far as that goes. */
  #zoom(by: 1 | -1): void {
    const size = SIZES[SIZES.indexOf(this.size) + by];
    if (!size) return;
    const here = this.#here;
    const at = (cell: number, from: number) => cell - ((cell - from) * size) / this.size;
    const cell = { row: at(here.row, this.origin.row), column: at(here.column, this.origin.column) };
    this.tell('cells', { size, cell: this.#bounded(cell, size) });
  }

  #wheel(event: WheelEvent) {
    if (!event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    this.#zoom(event.deltaY > 0 ? 1 : -1);
  }

  #cellSize(): number {
    const box = this.querySelector('canvas')?.getBoundingClientRect();
    return box ? (box.width - PAD.left * this.unit) / this.#span.column : 1;
  }

  #cellAt(event: PointerEvent): Cell | undefined {
    const box = this.querySelector('canvas')?.getBoundingClientRect();
    if (!box) return undefined;
    const size = this.#cellSize();
    const row = Math.floor((event.clientY - box.top - PAD.top * this.unit) / size);
    const column = Math.floor((event.clientX - box.left - PAD.left * this.unit) / size);
    const span = this.#span;
    if (row < 0 || column < 0 || row >= span.row || column >= span.column) return undefined;
    return { row: this.origin.row + row, column: this.origin.column + column };
  }

  #key(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const here = this.#here;
    if (event.key === BACK) this.tell('cursor', { cell: undefined });
    else if (event.key === 'Enter' || event.key === ' ') this.tell('choose', { cell: here });
    else if (event.key === '+') this.#zoom(-1);
    else if (event.key === '-') this.#zoom(1);
    else if (!this.#walk(event.key, here)) return;
    event.preventDefault();
  }

  /** The cursor goes where the key leads; past the edge the window follows. */
  #walk(key: string, { row, column }: Cell): boolean {
    const step = key.startsWith('Page') ? Math.max(1, this.size / 4) : 1;
    const by: Record<string, [number, number]> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      PageUp: [-step, 0],
      PageDown: [step, 0],
      Home: [0, this.first - column],
      End: [0, this.origin.column + this.#span.column - 1 - column],
    };
    const way = by[key];
    if (!way) return false;
    const { first, last } = this;
    const cell = {
      row: Math.min(last.row, Math.max(first, row + way[0])),
      column: Math.min(last.column, Math.max(first, column + way[1])),
    };
    const span = this.#span;
    const follow = (at: number, from: number, count: number) =>
      at < from ? at : at >= from + count ? at - count + 1 : from;
    const origin = {
      row: follow(cell.row, this.origin.row, span.row),
      column: follow(cell.column, this.origin.column, span.column),
    };
    if (origin.row !== this.origin.row || origin.column !== this.origin.column)
      this.tell('origin', { cell: origin });
    this.tell('cursor', { cell });
    return true;
  }

  protected override updated(): void {
    const span = this.#span;
    const canvas = this.querySelector('canvas');
    canvas?.style.setProperty('--rows', String(span.row));
    canvas?.style.setProperty('--columns', String(span.column));
    super.updated();
  }

  protected draw(canvas: HTMLCanvasElement, look: Look) {
    const width = canvas.clientWidth / this.unit;
    const span = this.#span;
    const size = (width - PAD.left) / span.column;
    const height = PAD.top + size * span.row;
    canvas.style.setProperty('block-size', `${height * this.unit}px`);
    const context = sharpened(canvas, width, height, this.unit);
    const { block, origin, path, chosen, cursor } = this;
    if (context) drawHeat(context, look, { block, origin, span, size, path, chosen, cursor });
  }
}

const SIGNS: Record<string, string> = {
  'heat-closer': '+',
  'heat-wider': '−',
  'heat-up': '↑',
  'heat-down': '↓',
  'heat-left': '←',
  'heat-right': '→',
};

define('grundy-heat', GrundyHeat);
