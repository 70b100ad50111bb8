import { html } from 'lit';
import { grouped, text } from '../i18n/index';
import { define } from './base';
import { valueColour, valueInk } from './colour';
import { Drawn, type Look, sharpened } from './drawn';
import { stepped } from './keys';

const HEIGHT = 400;
const WIDEST = 128;

interface Layout {
  size: number;
  /** Cells in a row. */
  columns: number;
  rows: number;
  /** Blocks of rows, side by side. */
  blocks: number;
  /** Cells in all. */
  shown: number;
}

/**
 * A sequence as coloured cells, one a heap, row by row. A value of 0 is round, every other value square, so a
 * P-position stands out without colour too. Choosing the width turns a period into columns.
 *
 * Events: `cursor` {n | undefined}, `choose` {n}, `columns` {columns | undefined}.
 */
export class GrundyStrip extends Drawn {
  static override properties = {
    name: {},
    values: { attribute: false },
    first: { type: Number },
    columns: { attribute: false },
    cursor: { attribute: false },
    chosen: { attribute: false },
    reading: {},
    room: { state: true },
  };

  declare name: string;
  /** The values from index 0. */
  declare values: Uint32Array | undefined;
  /** The index of the first cell: 0 for heaps, 1 for coins. */
  declare first: number;
  /** Cells in a row; undefined: as fits. */
  declare columns: number | undefined;
  declare cursor: number | undefined;
  declare chosen: number | undefined;
  declare reading: string;
  /** Width to draw in, measured. */
  declare room: number;

  constructor() {
    super();
    this.name = '';
    this.reading = '';
    this.first = 0;
    this.room = 0;
  }

  /** Cell size, and how the cells are laid: in rows, and where rows are short, in several blocks side by side. */
  #layout(): Layout {
    const have = Math.max(0, (this.values?.length ?? 0) - this.first);
    const room = this.room || 600;
    const most = room < 500 ? 26 : 30;
    let size = most;
    let { columns } = this;
    if (columns) {
      size = Math.max(4, Math.min(most, Math.floor(room / columns)));
      // Smaller cells, as long as they can be read, bring more rows into view.
      while (size > 20 && capacity(size, columns, room) < have) size--;
    } else if (have * 18 <= room) {
      size = Math.min(most, Math.floor(room / Math.max(1, have)));
      columns = Math.max(1, have);
    } else {
      while (size > 10 && Math.ceil(have / Math.floor(room / size)) * size > HEIGHT) size--;
      columns = Math.max(1, Math.floor(room / size));
    }
    const rows = Math.max(1, Math.min(Math.floor(HEIGHT / size), Math.ceil(have / columns)));
    const shown = Math.min(have, capacity(size, columns, room));
    return { size, columns, rows, shown, blocks: Math.max(1, Math.ceil(shown / (rows * columns))) };
  }

  protected override render() {
    const { columns, shown } = this.#layout();
    const last = Math.max(this.first, this.first + shown - 1);
    return html`<div class="strip-head">
        <p class="quiet" id="strip-shown">${text('strip-shown', {
          first: this.first,
          last: grouped(String(last)),
          columns,
        })}</p>
        <div class="strip-width">
          <label for="strip-columns">${text('strip-columns')}</label>
          <input
            id="strip-columns"
            type="range"
            min="2"
            max=${Math.max(2, Math.min(WIDEST, Math.floor((this.room || 600) / 4)))}
            .value=${String(columns)}
            @input=${(event: Event) => this.tell('columns', { columns: Number((event.target as HTMLInputElement).value) })}
          />
          <output class="number" for="strip-columns">${columns}</output>
          <button
            class="link"
            type="button"
            ?disabled=${!this.columns}
            @click=${() => this.tell('columns', { columns: undefined })}
          >${text('strip-fit')}</button>
        </div>
      </div>
      <div
        class="cells"
        role="slider"
        tabindex="0"
        aria-label=${text('strip-label', { name: this.name })}
        aria-describedby="strip-shown"
        aria-valuemin=${this.first}
        aria-valuemax=${last}
        aria-valuenow=${Math.min(last, this.cursor ?? this.chosen ?? this.first)}
        aria-valuetext=${this.reading}
        @pointermove=${this.#point}
        @pointerdown=${this.#point}
        @pointerleave=${() => this.tell('cursor', { n: undefined })}
        @blur=${() => this.tell('cursor', { n: undefined })}
        @click=${this.#choose}
        @keydown=${this.#key}
      ><canvas></canvas></div>`;
  }

  protected override updated(): void {
    const layout = this.#layout();
    const canvas = this.querySelector('canvas');
    canvas?.style.setProperty('inline-size', `${widthOf(layout)}px`);
    canvas?.style.setProperty('block-size', `${layout.rows * layout.size}px`);
    super.updated();
  }

  #indexAt(event: MouseEvent): number | undefined {
    const canvas = this.querySelector('canvas');
    if (!canvas) return undefined;
    const box = canvas.getBoundingClientRect();
    const { size, columns, rows, shown } = this.#layout();
    const across = Math.floor((event.clientX - box.left) / size);
    const row = Math.floor((event.clientY - box.top) / size);
    const block = Math.floor(across / (columns + 1));
    const column = across % (columns + 1);
    if (across < 0 || row < 0 || row >= rows || column >= columns) return undefined;
    const cell = (block * rows + row) * columns + column;
    return cell < shown ? cell + this.first : undefined;
  }

  #point(event: PointerEvent) {
    this.tell('cursor', { n: this.#indexAt(event) });
  }

  #choose(event: MouseEvent) {
    const n = this.#indexAt(event);
    if (n !== undefined) this.tell('choose', { n });
  }

  #key(event: KeyboardEvent) {
    const { columns, shown } = this.#layout();
    const last = this.first + shown - 1;
    const here = Math.min(last, this.cursor ?? this.chosen ?? this.first);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.tell('choose', { n: here });
      return;
    }
    const n = stepped(event.key, here, last, columns * 5, columns);
    if (n === undefined) return;
    event.preventDefault();
    this.tell('cursor', { n: Math.max(this.first, n) });
  }

  #cell(context: CanvasRenderingContext2D, look: Look, cell: number, layout: Layout) {
    const value = this.values?.[cell + this.first] ?? 0;
    const { size } = layout;
    const box = size - gapOf(size);
    const [left, top] = place(cell, layout);
    context.fillStyle = valueColour(value);
    context.beginPath();
    if (value === 0 && size >= 8) context.arc(left + box / 2, top + box / 2, box / 2, 0, 7);
    else context.roundRect(left, top, box, box, box * 0.16);
    context.fill();
    if (size < 19 || value > 999) return;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.font = `${Math.min(13, Math.round(size * 0.46))}px ${look.font}`;
    context.fillStyle = valueInk(value);
    context.fillText(String(value), left + box / 2, top + box / 2 + 0.5);
  }

  protected draw(canvas: HTMLCanvasElement, look: Look) {
    const room = Math.floor((canvas.parentElement ?? canvas).clientWidth);
    if (room !== this.room) {
      this.room = room;
      return;
    }
    const layout = this.#layout();
    const { size, rows, shown } = layout;
    const context = sharpened(canvas, widthOf(layout), rows * size);
    if (!context || !this.values) return;
    for (let cell = 0; cell < shown; cell++) this.#cell(context, look, cell, layout);
    for (const [n, strong] of [
      [this.chosen, false],
      [this.cursor, true],
    ] as const) {
      if (n === undefined || n >= shown + this.first) continue;
      const cell = n - this.first;
      context.strokeStyle = strong ? look.ink : look.act;
      context.lineWidth = 2;
      const [left, top] = place(cell, layout);
      context.strokeRect(left, top, size - gapOf(size), size - gapOf(size));
    }
  }
}

/** Where a cell stands: its left and upper edge. Blocks are a cell apart. */
function place(cell: number, { size, columns, rows }: Layout): [number, number] {
  const block = Math.floor(cell / (columns * rows));
  const row = Math.floor(cell / columns) % rows;
  return [(block * (columns + 1) + (cell % columns)) * size, row * size];
}

function widthOf({ size, columns, blocks }: Layout): number {
  return (blocks * (columns + 1) - 1) * size;
}

/** How many cells there is room for. */
function capacity(size: number, columns: number, room: number): number {
  const blocks = Math.max(1, Math.floor((room + size) / ((columns + 1) * size)));
  return blocks * columns * Math.floor(HEIGHT / size);
}

/** Room between cells of that size. */
function gapOf(size: number): number {
  if (size >= 14) return 2;
  return size >= 6 ? 1 : 0;
}

define('grundy-strip', GrundyStrip);
