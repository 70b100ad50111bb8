import { html } from 'lit';
import { type Cell, SIZES } from '../cell';
import { grouped, text } from '../i18n/index';
import { define } from './base';
import { valueColour, valueInk, valueRgb } from './colour';
import { Drawn, type Look, sharpened, unit } from './drawn';
import { BACK } from './keys';

/** A table of values that are at hand, row by row. */
export interface Block extends Cell {
  rows: number;
  columns: number;
  values: Uint32Array;
}

const PAD = { left: 44, top: 26 };
/** Cells from which values are written, and zeros are round. */
const WRITTEN = 21;
const ROUND = 7;
/** A pointer that has moved so far does not choose any more. */
const DRAG = 5;

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
  #drag: { x: number; y: number; origin: Cell; moved: boolean } | undefined;
  /** Fingers on the table, and how far apart two of them were when the last step of a zoom was made. */
  #fingers = new Map<number, PointerEvent>();
  #apart = 0;
  #raster: { of: Block; canvas: HTMLCanvasElement } | undefined;

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
        @pointerdown=${this.#down}
        @pointermove=${this.#move}
        @pointerup=${this.#up}
        @pointercancel=${this.#drop}
        @pointerleave=${this.#leave}
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
    return box ? (box.width - PAD.left * unit()) / this.#span.column : 1;
  }

  #cellAt(event: PointerEvent): Cell | undefined {
    const box = this.querySelector('canvas')?.getBoundingClientRect();
    if (!box) return undefined;
    const size = this.#cellSize();
    const row = Math.floor((event.clientY - box.top - PAD.top * unit()) / size);
    const column = Math.floor((event.clientX - box.left - PAD.left * unit()) / size);
    const span = this.#span;
    if (row < 0 || column < 0 || row >= span.row || column >= span.column) return undefined;
    return { row: this.origin.row + row, column: this.origin.column + column };
  }

  #down(event: PointerEvent) {
    if (event.button !== 0) return;
    this.#fingers.set(event.pointerId, event);
    this.#apart = this.#distance();
    this.#drag = { x: event.clientX, y: event.clientY, origin: this.origin, moved: false };
  }

  /** How far apart two fingers are; 0 where there are not two. */
  #distance(): number {
    const [a, b] = [...this.#fingers.values()];
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  }

  /** Two fingers zoom, a step whenever their distance has grown or shrunk by half. */
  #pinch(event: PointerEvent): boolean {
    if (this.#fingers.size < 2) return false;
    this.#fingers.set(event.pointerId, event);
    const now = this.#distance();
    const grown = now / (this.#apart || now);
    if (grown > 1.5 || grown < 1 / 1.5) {
      this.#apart = now;
      this.#zoom(grown > 1 ? -1 : 1);
    }
    if (this.#drag) this.#drag.moved = true;
    return true;
  }

  #move(event: PointerEvent) {
    if (this.#pinch(event)) return;
    const drag = this.#drag;
    if (!drag) {
      this.tell('cursor', { cell: this.#cellAt(event) });
      return;
    }
    const [right, down] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moved && Math.hypot(right, down) < DRAG) return;
    if (!drag.moved) {
      drag.moved = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    const size = this.#cellSize();
    const wished = { row: drag.origin.row - down / size, column: drag.origin.column - right / size };
    const cell = this.#bounded(wished);
    if (cell.row !== this.origin.row || cell.column !== this.origin.column) this.tell('origin', { cell });
  }

  #up(event: PointerEvent) {
    const chosen = this.#drag?.moved === false ? this.#cellAt(event) : undefined;
    this.#drop(event);
    if (chosen) this.tell('choose', { cell: chosen });
  }

  #leave(event: PointerEvent) {
    // A finger that is lifted leaves too; a captured pointer does not.
    this.#fingers.delete(event.pointerId);
    if (this.#drag?.moved) return;
    this.#drag = undefined;
    this.tell('cursor', { cell: undefined });
  }

  #drop(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#drag = undefined;
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
    const width = canvas.clientWidth / unit();
    const span = this.#span;
    const size = (width - PAD.left) / span.column;
    const height = PAD.top + size * span.row;
    canvas.style.setProperty('block-size', `${height * unit()}px`);
    const context = sharpened(canvas, width, height, unit());
    if (!context) return;
    this.#ticks(context, look, size);
    context.save();
    context.beginPath();
    context.rect(PAD.left, PAD.top, size * span.column, size * span.row);
    context.clip();
    context.fillStyle = look.faint;
    context.fill();
    context.translate(PAD.left, PAD.top);
    if (this.block) this.#cells(context, look, this.block, size);
    this.#line(context, look, size);
    for (const [cell, strong] of [
      [this.chosen, false],
      [this.cursor, true],
    ] as const) {
      if (cell) this.#frame(context, strong ? look.ink : look.act, cell, size, look.paper);
    }
    context.restore();
  }

  #cells(context: CanvasRenderingContext2D, look: Look, block: Block, size: number) {
    const { origin } = this;
    const span = this.#span;
    if (size < ROUND) {
      if (this.#raster?.of !== block) this.#raster = { of: block, canvas: raster(block) };
      context.imageSmoothingEnabled = false;
      const [x, y] = [(block.column - origin.column) * size, (block.row - origin.row) * size];
      context.drawImage(this.#raster.canvas, x, y, block.columns * size, block.rows * size);
      return;
    }
    const gap = size >= 14 ? 1 : 0;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.font = `${Math.min(14, Math.round(size * 0.46))}px ${look.font}`;
    for (let row = origin.row; row < origin.row + span.row; row++) {
      for (let column = origin.column; column < origin.column + span.column; column++) {
        const value = valueAt(block, { row, column });
        if (value === undefined) continue;
        const [left, top] = [(column - origin.column) * size, (row - origin.row) * size];
        context.fillStyle = valueColour(value);
        if (value === 0) {
          context.beginPath();
          context.arc(left + size / 2, top + size / 2, (size - gap) / 2, 0, 7);
          context.fill();
        } else context.fillRect(left, top, size - gap, size - gap);
        if (size < WRITTEN) continue;
        context.fillStyle = valueInk(value);
        context.fillText(String(value), left + (size - gap) / 2, top + size / 2 + 0.5);
      }
    }
  }

  #line(context: CanvasRenderingContext2D, look: Look, size: number) {
    if (this.path.length < 2) return;
    context.lineJoin = 'round';
    for (const [width, colour] of [
      [5, look.paper],
      [2, look.ink],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.beginPath();
      for (const { row, column } of this.path) {
        context.lineTo((column - this.origin.column + 0.5) * size, (row - this.origin.row + 0.5) * size);
      }
      context.stroke();
    }
  }

  #frame(
    context: CanvasRenderingContext2D,
    colour: string,
    { row, column }: Cell,
    size: number,
    halo: string,
  ) {
    const box = Math.max(size, 9);
    const left = (column - this.origin.column + 0.5) * size - box / 2;
    const top = (row - this.origin.row + 0.5) * size - box / 2;
    for (const [width, stroke] of [
      [5, halo],
      [2.5, colour],
    ] as const) {
      context.strokeStyle = stroke;
      context.lineWidth = width;
      context.strokeRect(left, top, box, box);
    }
  }

  #ticks(context: CanvasRenderingContext2D, look: Look, size: number) {
    const span = this.#span;
    context.font = `12px ${look.font}`;
    context.fillStyle = look.soft;
    context.textBaseline = 'middle';
    const every = (room: number) =>
      [1, 2, 4, 5, 8, 10, 16, 20, 32, 50, 64, 100].find((n) => n * size >= room) ?? 128;
    const label = (at: number) => grouped(String(at));
    context.textAlign = 'center';
    const across = every(12 + context.measureText(label(this.origin.column + span.column)).width);
    for (let at = this.origin.column; at < this.origin.column + span.column; at++) {
      if (at % across === 0)
        context.fillText(label(at), PAD.left + (at - this.origin.column + 0.5) * size, PAD.top - 12);
    }
    context.textAlign = 'right';
    const down = every(17);
    for (let at = this.origin.row; at < this.origin.row + span.row; at++) {
      if (at % down === 0)
        context.fillText(label(at), PAD.left - 8, PAD.top + (at - this.origin.row + 0.5) * size);
    }
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

/** The value of a cell, where the block has it. */
export function valueAt(block: Block, { row, column }: Cell): number | undefined {
  const [down, across] = [row - block.row, column - block.column];
  if (down < 0 || across < 0 || down >= block.rows || across >= block.columns) return undefined;
  return block.values[down * block.columns + across];
}

/** One pixel for each cell. */
function raster({ rows, columns, values }: Block): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const context = canvas.getContext('2d');
  const image = new ImageData(columns, rows);
  for (let at = 0; at < values.length; at++) {
    const rgb = valueRgb(values[at] ?? 0);
    image.data[4 * at] = rgb[0];
    image.data[4 * at + 1] = rgb[1];
    image.data[4 * at + 2] = rgb[2];
    image.data[4 * at + 3] = 255;
  }
  context?.putImageData(image, 0, 0);
  return canvas;
}

define('grundy-heat', GrundyHeat);
