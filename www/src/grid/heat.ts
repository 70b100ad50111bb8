import { html, nothing } from 'lit';
import { grouped, text } from '../i18n/index';
import { define } from '../ui/base';
import { callout, placeCallout } from '../ui/callout';
import type { Look } from '../ui/canvas';
import { tracked } from '../ui/gestures';
import { icon } from '../ui/icons';
import { ARROWS } from '../ui/more-icons';
import type { Block } from './block';
import { type Cell, SIZES } from './cell';
import { ColouredTable, type Fractions } from './coloured-table';
import type { Style } from './pixels';
import type { Measures, View } from './scene';

/** Two pointers zoom a step whenever their distance changes by this factor. */
const PINCH = 1.5;
/** The possible distances between two numbers along an edge. */
const ROUND = [1, 2, 4, 5, 8, 10, 16, 20, 32, 50, 64, 100, 128];

const MEASURES: Measures = {
  gutter: { left: 44, top: 26 },
  separate: 7,
  gap: (size) => (size >= 14 ? 1 : 0),
  corner: 0,
  figures: (size) => (size < 21 ? 0 : Math.min(14, Math.round(size * 0.46))),
  frame: { min: 9, line: 2.5 },
  edges: {
    font: 12,
    step: (size, room) => ROUND.find((n) => n * size >= room) ?? 128,
    clear: 0,
    marked: false,
  },
  bounds: [],
  ground: true,
};
const STYLE: Style = { bit: undefined, square: false, hollow: false };

/**
 * A window of a two-dimensional table as coloured cells: row down the side, column across. A value
 * of 0 is round in large cells, so a P-position is visible without colour too. Shows the loaded
 * part of the window at once, and the rest when it arrives.
 *
 * Events: `cursor` {cell | undefined}, `choose` {cell}, `why` to open the explanation, `origin`
 * {cell} to request another window, `cells` {size, cell} to request another number of cells on a
 * side, with the origin of that window.
 */
export class GrundyHeat extends ColouredTable {
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
    explains: { type: Boolean },
    tapped: { state: true },
  };

  /** The name of the table. */
  declare name: string;
  /** The loaded values. */
  declare block: Block | undefined;
  /** The upper left cell of the window. */
  declare origin: Cell;
  /** Cells on a side: one of `SIZES`. */
  declare size: number;
  /** The smallest row and column. */
  declare first: number;
  /** The largest row and the largest column. */
  declare last: Cell;
  /** The cell under the pointer or the keyboard cursor. */
  declare cursor: Cell | undefined;
  /** The cell that is explained. */
  declare chosen: Cell | undefined;
  /** Cells to join by a line. */
  declare path: Cell[];
  /** The description of the cell at the cursor. */
  declare reading: string;
  /** The names of rows and columns. */
  declare axes: { row: string; column: string };
  /** Whether cells can be explained. */
  declare explains: boolean;
  /** The selected cell, which has a callout. */
  declare tapped: Cell | undefined;
  protected readonly measures = MEASURES;
  /** Zoom steps of the current pinch. */
  #pinched = 0;

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
    this.explains = false;
  }

  /** Rows and columns of the window; a small table has fewer than `size`. */
  get #span(): Cell {
    const { first, last, size } = this;
    return { row: Math.min(size, last.row - first + 1), column: Math.min(size, last.column - first + 1) };
  }

  protected override get view(): View {
    const span = this.#span;
    return { ...this.origin, rows: span.row, columns: span.column };
  }

  protected override get scene() {
    const { view, block, cursor, chosen, path } = this;
    return { view, block, cursor, chosen, path, style: STYLE };
  }

  protected override get here(): Cell {
    return this.#inside(this.cursor ?? this.chosen ?? this.origin);
  }

  protected override render() {
    const { row, column } = this.here;
    const span = this.#span;
    return html`<div class="with-callout"><div
        class="heat"
        role="slider"
        tabindex="0"
        aria-label=${text('heat-label', { name: this.name })}
        aria-valuemin="0"
        aria-valuemax=${span.row * span.column - 1}
        aria-valuenow=${(row - this.origin.row) * span.column + column - this.origin.column}
        aria-valuetext=${this.reading || text('heat-cell', { row, column })}
        ${tracked(this.pointers)}
        @blur=${() => this.point(undefined)}
        @keydown=${this.key}
      ><canvas></canvas></div>
      ${this.#hasCallout ? callout(this.reading, () => this.emit('why')) : nothing}</div>
      <div class="heat-controls row on-screen" role="group" aria-label=${text('heat-controls')}>
        ${this.#button('heat-closer', () => this.zoom(-1), this.size <= (SIZES[0] ?? 0))}
        ${this.#button('heat-wider', () => this.zoom(1), this.size >= (SIZES.at(-1) ?? 0))}
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

  get #hasCallout(): boolean {
    const { explains, tapped, cursor, chosen } = this;
    return explains && tapped !== undefined && same(tapped, cursor ?? chosen);
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('chosen') && !same(this.tapped, this.chosen)) this.tapped = undefined;
  }

  protected override draw(canvas: HTMLCanvasElement, look: Look): void {
    super.draw(canvas, look);
    const { tapped, view, unit } = this;
    const { gutter } = MEASURES;
    if (!tapped) return;
    const size = this.widthOf(canvas) / view.columns;
    const left = (gutter.left + (tapped.column - view.column + 0.5) * size) * unit;
    const top = (gutter.top + (tapped.row - view.row) * size) * unit;
    placeCallout(this.querySelector('.callout'), left, top, top + size * unit);
  }

  protected override explain(): void {
    this.emit('why');
  }

  // messages: heat-closer heat-wider heat-up heat-down heat-left heat-right
  /** A button without effect is aria-disabled instead of removed, so that it keeps the focus. */
  #button(key: string, act: () => void, out: boolean) {
    return html`<button
      class="button heat-move"
      type="button"
      title=${text(key)}
      aria-label=${text(key)}
      aria-disabled=${out ? 'true' : 'false'}
      @click=${() => !out && act()}
    >${SIGNS[key]}</button>`;
  }

  #inside({ row, column }: Cell, origin = this.origin): Cell {
    const span = this.#span;
    const within = (at: number, from: number, count: number) =>
      Math.min(from + count - 1, Math.max(from, at));
    return { row: within(row, origin.row, span.row), column: within(column, origin.column, span.column) };
  }

  /** The nearest possible origin of a window. */
  #bounded({ row, column }: Cell, size = this.size): Cell {
    const max = (last: number) => Math.max(this.first, last - Math.min(size, last - this.first + 1) + 1);
    const bound = (at: number, last: number) => Math.min(max(last), Math.max(this.first, Math.round(at)));
    return { row: bound(row, this.last.row), column: bound(column, this.last.column) };
  }

  #pan(down: number, right: number): void {
    const step = Math.max(1, this.size / 4);
    const { row, column } = this.origin;
    this.emit('origin', { cell: this.#bounded({ row: row + down * step, column: column + right * step }) });
  }

  /** Keeps the selected cell in place as far as possible. */
  protected override zoom(by: 1 | -1): void {
    const size = SIZES[SIZES.indexOf(this.size) + by];
    if (!size) return;
    const here = this.here;
    const at = (cell: number, from: number) => cell - ((cell - from) * size) / this.size;
    const cell = { row: at(here.row, this.origin.row), column: at(here.column, this.origin.column) };
    this.emit('cells', { size, cell: this.#bounded(cell, size) });
  }

  protected override point(cell: Cell | undefined): void {
    this.emit('cursor', { cell });
  }

  protected override choose(cell: Cell): void {
    this.tapped = cell;
    this.emit('choose', { cell });
  }

  protected override cellAt({ across, down }: Fractions): Cell {
    const { row, column, rows, columns } = this.view;
    return { row: row + Math.floor(down * rows), column: column + Math.floor(across * columns) };
  }

  protected override begin(): void {
    this.#pinched = 0;
  }

  /** One pointer moves the window; two zoom in steps. */
  protected override drag(began: View, from: Fractions, to: Fractions, factor: number | undefined): void {
    if (factor === undefined) {
      const row = began.row + (from.down - to.down) * began.rows;
      this.#moveTo({ row, column: began.column + (from.across - to.across) * began.columns });
      return;
    }
    const steps = Math.trunc(Math.log(factor) / Math.log(PINCH));
    if (steps === this.#pinched) return;
    this.zoom(steps > this.#pinched ? 1 : -1);
    this.#pinched = steps;
  }

  protected override scale(factor: number): void {
    this.zoom(factor > 1 ? 1 : -1);
  }

  #moveTo(place: Cell): void {
    const cell = this.#bounded(place);
    if (cell.row !== this.origin.row || cell.column !== this.origin.column) this.emit('origin', { cell });
  }

  /** Moves the cursor by a key; the window follows past its edge. */
  protected override walk(key: string): boolean {
    const { row, column } = this.here;
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
      this.emit('origin', { cell: origin });
    this.point(cell);
    return true;
  }
}

function same(one: Cell | undefined, other: Cell | undefined): boolean {
  return one !== undefined && one.row === other?.row && one.column === other.column;
}

const SIGNS: Record<string, unknown> = {
  'heat-closer': icon('plus'),
  'heat-wider': icon('minus'),
  'heat-up': ARROWS.up,
  'heat-down': ARROWS.down,
  'heat-left': ARROWS.left,
  'heat-right': ARROWS.right,
};

define('grundy-heat', GrundyHeat);
