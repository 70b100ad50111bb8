import { html, nothing } from 'lit';
import { grouped, text } from '../i18n/index';
import { define } from './base';
import { cellAt, gapOf, type Layout, placeOf, WIDEST, widthOf } from './cells';
import type { Repetition } from './chart';
import { valueColour, valueInk } from './colour';
import { Drawn, type Look, sharpened } from './drawn';
import { BACK, stepped } from './keys';

/** Milliseconds in which a page that is laid out anew comes to rest. */
const SETTLING = 500;

/** What is shown of a stretch of a sequence, and how it is laid. */
export interface StripPart {
  /** The stretch, and where the page begins that is shown of it. */
  first: number;
  last: number;
  from: number;
  layout: Layout;
  /** The binary digit that is shown in colour, instead of the value. */
  bit: number | undefined;
  /** Values one by one, or pixels of `layout.per` heaps each. */
  values: Uint32Array | undefined;
  pixels: Uint8ClampedArray | undefined;
}

/**
 * A stretch of a sequence as coloured cells, row by row: one a heap, or where there are more heaps than pixels, one for
 * some heaps in a row, in their mean colour. A value of 0 is round, every other value square, so a P-position stands out
 * without colour too. Rows as long as the period turn it into columns. Where somebody chose a width at which not all has
 * room, it shows a page.
 *
 * Events: `cursor` {n | undefined}, `choose` {n}, `columns` {columns: number | 'period' | undefined}, `width` {width} when there
 * is more room or less, `page` {from} asks for another page.
 */
export class GrundyStrip extends Drawn {
  static override properties = {
    name: {},
    laid: { attribute: false },
    width: {},
    repetition: { attribute: false },
    lit: { attribute: false },
    cursor: { attribute: false },
    chosen: { attribute: false },
    reading: {},
  };

  /** What the sequence is called. */
  declare name: string;
  /** The cells; undefined while they are on their way. */
  declare laid: StripPart | undefined;
  /** What was chosen for the cells in a row: "fit", "period", or "own". */
  declare width: 'fit' | 'period' | 'own';
  /** Marked where it is known. */
  declare repetition: Repetition | undefined;
  /** The value that is looked at elsewhere: all others fade. */
  declare lit: number | undefined;
  /** The index that is pointed at, here or in another view. */
  declare cursor: number | undefined;
  /** The index that is explained. */
  declare chosen: number | undefined;
  /** What is known at the cursor, or at the chosen index: "g(17) = 2". */
  declare reading: string;
  #room = 0;
  /** The room before this one, and when that ended. */
  #before = { width: 0, at: 0 };
  #image: { of: Uint8ClampedArray; layout: Layout; canvases: HTMLCanvasElement[] } | undefined;

  constructor() {
    super();
    this.name = '';
    this.width = 'fit';
    this.reading = '';
  }

  protected override render() {
    const { laid: part } = this;
    const here = part && this.#here(part);
    const value = part?.values?.[(here ?? 0) - part.from];
    const said = { n: grouped(String(here ?? 0)), value: grouped(String(value)) };
    return html`${part ? this.#head(part) : nothing}
      <div
        class="cells"
        role="slider"
        tabindex="0"
        aria-label=${text('strip-label', { name: this.name })}
        aria-describedby=${part ? 'strip-shown' : nothing}
        aria-valuemin=${part?.from ?? 0}
        aria-valuemax=${part ? lastOf(part) : 0}
        aria-valuenow=${here ?? 0}
        aria-valuetext=${value === undefined ? this.#elsewhere(here) : text('reading', said)}
        @pointermove=${this.#point}
        @pointerdown=${this.#point}
        @pointerleave=${() => this.tell('cursor', { n: undefined })}
        @blur=${() => this.tell('cursor', { n: undefined })}
        @click=${this.#choose}
        @keydown=${this.#key}
      ><canvas></canvas><canvas class="marks" aria-hidden="true"></canvas></div>`;
  }

  /** What is said of an index whose value is not among those of the cells. */
  #elsewhere(here: number | undefined): string {
    if (here === (this.cursor ?? this.chosen)) return this.reading;
    return text('reading-unknown', { n: grouped(String(here ?? 0)) });
  }

  /** The cell that the cursor is on, or else the chosen one, or the one next to it that is shown. */
  #here(part: StripPart): number {
    return Math.min(lastOf(part), Math.max(part.from, this.cursor ?? this.chosen ?? part.from));
  }

  #head(part: StripPart) {
    const { columns } = part.layout;
    const period = this.repetition?.period ?? 0;
    return html`<div class="strip-head">
      <div class="strip-place">
        <p class="quiet" id="strip-shown">${shownOf(part)}</p>
        ${isPage(part) ? this.#pager(part) : nothing}
      </div>
      <div class="strip-width">
        <label for="strip-columns">${text('strip-columns')}</label>
        <input
          id="strip-columns"
          class="input"
          type="number"
          inputmode="numeric"
          dir="ltr"
          min="2"
          max=${WIDEST}
          .value=${String(columns)}
          @change=${(event: Event) => this.#width(event.target as HTMLInputElement)}
          @input=${(event: InputEvent) => {
            // The little arrows of the field, and no typing that is not finished.
            if (!event.inputType) this.#width(event.target as HTMLInputElement);
          }}
        />
        ${
          period >= 2 && period <= WIDEST
            ? html`<button
                class="tool"
                type="button"
                aria-pressed=${this.width === 'period'}
                @click=${() => this.tell('columns', { columns: this.width === 'period' ? undefined : 'period' })}
              >${text('strip-period', { period: grouped(String(period)) })}</button>`
            : nothing
        }
        <button
          class="tool"
          type="button"
          aria-pressed=${this.width === 'fit'}
          @click=${() => this.tell('columns', { columns: undefined })}
        >${text('strip-fit')}</button>
      </div>
    </div>`;
  }

  /** The nearest width that there is; where it is no number at all, the field goes back to what is shown. */
  #width(field: HTMLInputElement): void {
    const typed = field.valueAsNumber;
    const columns = Number.isNaN(typed)
      ? this.laid?.layout.columns
      : Math.min(WIDEST, Math.max(2, Math.round(typed)));
    if (columns === undefined) return;
    field.value = String(columns);
    if (!Number.isNaN(typed)) this.tell('columns', { columns });
  }

  /** Buttons that have no use are out of use, not gone: the focus stays on them. */
  #pager({ from, first, last, layout: { fits, per } }: StripPart) {
    const page = fits * per;
    const final = from + page > last;
    const turn = (to: number) => () => this.tell('page', { from: to });
    return html`<span class="strip-pages">
      <button class="link" type="button" aria-disabled=${from <= first} @click=${from <= first ? nothing : turn(Math.max(first, from - page))}>${text('strip-earlier')}</button>
      <button class="link" type="button" aria-disabled=${final} @click=${final ? nothing : turn(from + page)}>${text('strip-later')}</button>
    </span>`;
  }

  protected override updated(changed?: Map<PropertyKey, unknown>): void {
    const { layout } = this.laid ?? {};
    for (const canvas of layout ? this.querySelectorAll('canvas') : []) {
      canvas.style.setProperty('inline-size', `${layout ? widthOf(layout) * this.unit : 0}px`);
      canvas.style.setProperty('block-size', `${layout ? layout.rows * layout.size * this.unit : 0}px`);
    }
    super.updated(changed);
  }

  protected override marksOnly(changed: Map<PropertyKey, unknown>): boolean {
    return [...changed.keys()].every((name) => name === 'cursor' || name === 'chosen' || name === 'reading');
  }

  /** The heap at a place; of a cell with several, the first. */
  #indexAt(event: MouseEvent): number | undefined {
    const canvas = this.querySelector('canvas');
    const { laid: part } = this;
    if (!canvas || !part) return undefined;
    const box = canvas.getBoundingClientRect();
    const [right, down] = [event.clientX - box.left, event.clientY - box.top];
    const cell = cellAt(right / this.unit, down / this.unit, part.layout);
    return cell === undefined ? undefined : part.from + cell * part.layout.per;
  }

  #point(event: PointerEvent) {
    this.tell('cursor', { n: this.#indexAt(event) });
  }

  #choose(event: MouseEvent) {
    const n = this.#indexAt(event);
    if (n !== undefined) this.tell('choose', { n });
  }

  #key(event: KeyboardEvent) {
    const { laid: part } = this;
    if (!part || event.ctrlKey || event.metaKey || event.altKey) return;
    const { columns, per } = part.layout;
    const here = this.#here(part);
    if (event.key === BACK) {
      this.tell('cursor', { n: undefined });
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.tell('choose', { n: here });
      return;
    }
    const n = stepped(event.key, here, lastOf(part), columns * per * 5, columns * per);
    if (n === undefined) return;
    event.preventDefault();
    this.tell('cursor', { n: Math.max(part.from, n) });
  }

  protected override redraw(all = true): void {
    this.#measure();
    super.redraw(all);
  }

  #measure(): void {
    const room = Math.floor(((this.querySelector('.cells')?.clientWidth ?? 0) - 6) / this.unit);
    if (room <= 0 || room === this.#room) return;
    // Cells of another size can make a page so high that it gets a scroll bar, or so low that it loses it. Then there would be no
    // end: of two widths that take turns the narrower one stays.
    const now = performance.now();
    const { width, at } = this.#before;
    if (room > this.#room && room === width && now - at < SETTLING) return;
    this.#before = { width: this.#room, at: now };
    this.#room = room;
    this.tell('width', { width: room });
  }

  protected draw(canvas: HTMLCanvasElement, look: Look, all: boolean) {
    const { laid: part } = this;
    if (!part) return;
    const { layout } = part;
    const [wide, high] = [widthOf(layout), layout.rows * layout.size];
    if (all) {
      const context = sharpened(canvas, wide, high, this.unit);
      if (context) this.#cells(context, look, part);
    }
    const above = this.querySelector<HTMLCanvasElement>('.marks');
    const marks = above && sharpened(above, wide, high, this.unit);
    if (marks) this.#marks(marks, look, part);
  }

  #cells(context: CanvasRenderingContext2D, look: Look, part: StripPart) {
    const { values, pixels, layout } = part;
    if (pixels) this.#pixels(context, pixels, layout);
    values?.forEach((value, cell) => {
      context.globalAlpha = this.lit === undefined || this.lit === value ? 1 : 0.16;
      this.#cell(context, look, value, cell, part);
    });
    context.globalAlpha = 1;
    if (this.repetition && layout.per === 1) this.#periods(context, look, part, this.repetition);
  }

  /** Pixels in their blocks; each block is an image, so that cells of several screen pixels are sharp. */
  #pixels(context: CanvasRenderingContext2D, pixels: Uint8ClampedArray, layout: Layout) {
    const { columns, rows, blocks, size } = layout;
    if (this.#image?.of !== pixels || this.#image.layout !== layout) {
      const canvases = Array.from({ length: blocks }, (_, block) => {
        const start = 4 * block * rows * columns;
        return blockImage(pixels.subarray(start, start + 4 * rows * columns), columns, rows);
      });
      this.#image = { of: pixels, layout, canvases };
    }
    context.imageSmoothingEnabled = false;
    this.#image.canvases.forEach((image, block) => {
      const [left] = placeOf(block * rows * columns, layout);
      context.drawImage(image, left, 0, columns * size, rows * size);
    });
  }

  #cell(context: CanvasRenderingContext2D, look: Look, value: number, cell: number, part: StripPart) {
    const { layout, bit } = part;
    const { size } = layout;
    const box = size - gapOf(size);
    const [left, top] = placeOf(cell, layout);
    context.fillStyle = valueColour(value, bit);
    if (size < 5) {
      context.fillRect(left, top, box, box);
      return;
    }
    context.beginPath();
    if (value === 0 && size >= 8) context.arc(left + box / 2, top + box / 2, box / 2, 0, 7);
    else context.roundRect(left, top, box, box, box * 0.16);
    context.fill();
    if (size < 19 || value > 999) return;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.font = `${Math.min(13, Math.round(size * 0.46))}px ${look.font}`;
    context.fillStyle = valueInk(value, bit);
    context.fillText(String(value), left + box / 2, top + box / 2 + 0.5);
  }

  /** What stands before the period lies under a veil; each period begins at a mark. */
  #periods(
    context: CanvasRenderingContext2D,
    look: Look,
    { from, layout }: StripPart,
    { preperiod, period }: Repetition,
  ) {
    const { size, shown } = layout;
    const box = size - gapOf(size);
    context.fillStyle = look.paper;
    context.globalAlpha = 0.5;
    for (let cell = 0; cell < Math.min(shown, preperiod - from); cell++) {
      const [left, top] = placeOf(cell, layout);
      context.fillRect(left - 1, top - 1, size + 1, size + 1);
    }
    context.globalAlpha = 1;
    context.fillStyle = look.ink;
    const before = Math.max(0, Math.ceil((from - preperiod) / period));
    if (period * size < 24) return;
    for (let cell = preperiod + before * period - from; cell < shown; cell += period) {
      const [left, top] = placeOf(cell, layout);
      context.fillRect(left - gapOf(size), top, Math.max(1.5, gapOf(size)), box);
    }
  }

  #marks(context: CanvasRenderingContext2D, look: Look, { from, layout }: StripPart) {
    const { size, per, shown } = layout;
    for (const [n, strong] of [
      [this.chosen, false],
      [this.cursor, true],
    ] as const) {
      const cell = n === undefined ? -1 : Math.floor((n - from) / per);
      if (cell < 0 || cell >= shown) continue;
      const [left, top] = placeOf(cell, layout);
      const box = size - gapOf(size);
      // A pixel would not be seen: a ring around it.
      const out = Math.max(0, 6 - size / 2);
      context.strokeStyle = look.paper;
      context.lineWidth = 4;
      if (out) context.strokeRect(left - out, top - out, box + 2 * out, box + 2 * out);
      context.strokeStyle = strong ? look.ink : look.act;
      context.lineWidth = 2;
      context.strokeRect(left - out, top - out, box + 2 * out, box + 2 * out);
    }
  }
}

/** The index of the last heap that is shown. */
function lastOf({ from, last, layout: { shown, per } }: StripPart): number {
  return Math.max(from, Math.min(last, from + shown * per - 1));
}

function isPage(part: StripPart): boolean {
  return part.from > part.first || lastOf(part) < part.last;
}

function shownOf(part: StripPart): string {
  const { columns, per } = part.layout;
  const shown = { first: grouped(String(part.from)), last: grouped(String(lastOf(part))), columns };
  if (per > 1) return text('strip-mean', { ...shown, per: grouped(String(per)) });
  return isPage(part)
    ? text('strip-part', { ...shown, all: grouped(String(part.last)) })
    : text('strip-shown', shown);
}

function blockImage(pixels: Uint8ClampedArray, columns: number, rows: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const image = canvas.getContext('2d')?.createImageData(columns, rows);
  image?.data.set(pixels);
  if (image) canvas.getContext('2d')?.putImageData(image, 0, 0);
  return canvas;
}

define('grundy-strip', GrundyStrip);
