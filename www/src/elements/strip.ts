import { html, nothing } from 'lit';
import { grouped, text } from '../i18n/index';
import { define } from './base';
import { gapOf, type Layout, layoutOf, placeOf, WIDEST, widthOf } from './cells';
import { valueColour, valueInk } from './colour';
import { Drawn, type Look, sharpened } from './drawn';
import { BACK, stepped } from './keys';

/**
 * A sequence as coloured cells, one a heap, row by row. A value of 0 is round, every other value square, so a
 * P-position stands out without colour too. Choosing the width turns a period into columns. Of a long sequence it
 * shows a page.
 *
 * Events: `cursor` {n | undefined}, `choose` {n}, `columns` {columns | undefined}, `fits` {count} when there is room for
 * another number of cells, `cells` {from} asks for another page.
 */
export class GrundyStrip extends Drawn {
  static override properties = {
    name: {},
    values: { attribute: false },
    from: { type: Number },
    first: { type: Number },
    last: { type: Number },
    columns: { attribute: false },
    cursor: { attribute: false },
    chosen: { attribute: false },
    room: { state: true },
  };

  declare name: string;
  /** The values from index `from`. */
  declare values: Uint32Array | undefined;
  declare from: number;
  /** The index of the first cell of all, 0 for heaps and 1 for coins, and of the last. */
  declare first: number;
  declare last: number;
  /** Cells in a row; undefined: as fits. */
  declare columns: number | undefined;
  declare cursor: number | undefined;
  declare chosen: number | undefined;
  /** Width to draw in, measured. */
  declare room: number;
  #fits = 0;

  constructor() {
    super();
    this.name = '';
    this.from = 0;
    this.first = 0;
    this.last = 0;
    this.room = 0;
  }

  #layout(): Layout {
    const all = Math.max(0, this.last - this.first + 1);
    return layoutOf(all, this.values?.length ?? 0, this.room || 600, this.columns);
  }

  protected override render() {
    const { columns, shown } = this.#layout();
    const last = Math.max(this.from, this.from + shown - 1);
    const here = this.#here(last);
    const value = this.values?.[here - this.from];
    return html`${shown ? this.#head(columns, last) : nothing}
      <div
        class="cells"
        role="slider"
        tabindex="0"
        aria-label=${text('strip-label', { name: this.name })}
        aria-describedby="strip-shown"
        aria-valuemin=${this.from}
        aria-valuemax=${last}
        aria-valuenow=${here}
        aria-valuetext=${value === undefined ? nothing : text('reading', { n: grouped(String(here)), value: grouped(String(value)) })}
        @pointermove=${this.#point}
        @pointerdown=${this.#point}
        @pointerleave=${() => this.tell('cursor', { n: undefined })}
        @blur=${() => this.tell('cursor', { n: undefined })}
        @click=${this.#choose}
        @keydown=${this.#key}
      ><canvas></canvas></div>`;
  }

  /** The cell that the cursor is on, or else the chosen one, or the one next to it that is shown. */
  #here(last: number): number {
    return Math.min(last, Math.max(this.from, this.cursor ?? this.chosen ?? this.from));
  }

  #head(columns: number, last: number) {
    return html`<div class="strip-head">
      <div class="strip-place">
        <p class="quiet" id="strip-shown">${this.#shown(columns, last)}</p>
        ${this.from > this.first || last < this.last ? this.#pager() : nothing}
      </div>
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
    </div>`;
  }

  #shown(columns: number, last: number): string {
    const shown = { first: grouped(String(this.from)), last: grouped(String(last)), columns };
    return this.from > this.first || last < this.last
      ? text('strip-part', { ...shown, all: grouped(String(this.last)) })
      : text('strip-shown', shown);
  }

  /** Buttons that have no use are out of use, not gone: the focus stays on them. */
  #pager() {
    const { fits } = this.#layout();
    const first = this.from <= this.first;
    const final = this.from + fits > this.last;
    const turn = (from: number) => () => this.tell('cells', { from });
    return html`<span class="strip-pages">
      <button class="link" type="button" aria-disabled=${first} @click=${first ? nothing : turn(Math.max(this.first, this.from - fits))}>${text('strip-earlier')}</button>
      <button class="link" type="button" aria-disabled=${final} @click=${final ? nothing : turn(this.from + fits)}>${text('strip-later')}</button>
    </span>`;
  }

  protected override updated(): void {
    const layout = this.#layout();
    const canvas = this.querySelector('canvas');
    canvas?.style.setProperty('inline-size', `${widthOf(layout)}px`);
    canvas?.style.setProperty('block-size', `${layout.rows * layout.size}px`);
    if (this.room && layout.fits !== this.#fits) {
      this.#fits = layout.fits;
      this.tell('fits', { count: layout.fits });
    }
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
    return cell < shown ? cell + this.from : undefined;
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
    const last = this.from + shown - 1;
    const here = this.#here(last);
    if (event.key === BACK) {
      this.tell('cursor', { n: undefined });
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.tell('choose', { n: here });
      return;
    }
    const n = stepped(event.key, here, last, columns * 5, columns);
    if (n === undefined) return;
    event.preventDefault();
    this.tell('cursor', { n: Math.max(this.from, n) });
  }

  #cell(context: CanvasRenderingContext2D, look: Look, cell: number, layout: Layout) {
    const value = this.values?.[cell] ?? 0;
    const { size } = layout;
    const box = size - gapOf(size);
    const [left, top] = placeOf(cell, layout);
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
      if (n === undefined || n < this.from || n >= this.from + shown) continue;
      const cell = n - this.from;
      context.strokeStyle = strong ? look.ink : look.act;
      context.lineWidth = 2;
      const [left, top] = placeOf(cell, layout);
      context.strokeRect(left, top, size - gapOf(size), size - gapOf(size));
    }
  }
}

define('grundy-strip', GrundyStrip);
