import { html, nothing } from 'lit';
import { grouped, text } from '../i18n/index';
import { define } from '../ui/base';
import { callout, placeCallout } from '../ui/callout';
import { CanvasElement, inUnits, type Look, sharpened } from '../ui/canvas';
import { PointerTracker, tracked } from '../ui/gestures';
import { BACK, stepped } from '../ui/keys';
import { pointIn } from '../ui/pointer';
import { cellAt, heightOf, isOscillation, type Layout, placeOf, WIDEST, widthOf } from './cells';
import type { Repetition } from './chart';
import {
  blockImages,
  drawCells,
  drawImages,
  drawLabels,
  drawMarks,
  drawPeriods,
  drawRings,
  exceptionsOf,
} from './strip-drawing';

/** The arrow keys where one cell follows the other downwards. */
const TURNED: Record<string, string> = {
  ArrowRight: 'ArrowDown',
  ArrowDown: 'ArrowRight',
  ArrowLeft: 'ArrowUp',
  ArrowUp: 'ArrowLeft',
};

/** The properties that only the marks show. */
const MARKS = new Set<PropertyKey>(['cursor', 'chosen', 'reading', 'tapped']);

/** The shown part of a slice of a sequence, with its layout. */
export interface StripContent {
  /** The bounds of the slice; `from` is the first index of the shown page. */
  first: number;
  last: number;
  from: number;
  layout: Layout;
  /** Colours show this binary digit instead of the value. */
  bit: number | undefined;
  /** The theme of `pixels`. */
  dark: boolean;
  /** Values of single heaps; else `pixels` has the mean colours of `layout.per` heaps each. */
  values: Uint32Array | undefined;
  pixels: Uint8ClampedArray | undefined;
}

/**
 * A slice of a sequence as coloured cells, row by row: a cell for each heap, or, if there are more
 * heaps than pixels, for several heaps in their mean colour. A value of 0 is round, every other
 * value square, so a P-position is visible without colour too. In columns of the period the rows
 * have equal values, and exceptions are ringed. If not all cells fit in rows of the chosen width,
 * it shows a page.
 *
 * Events: `cursor` {n | undefined}, `choose` {n}, `why` to open the explanation, `columns`
 * {columns: number | 'period' | 'fit'}, `width` {width, dark} when the width or the theme changes,
 * `page` {from} to request another page.
 */
export class GrundyStrip extends CanvasElement {
  static override properties = {
    name: {},
    content: { attribute: false },
    width: {},
    repetition: { attribute: false },
    highlighted: { attribute: false },
    cursor: { attribute: false },
    chosen: { attribute: false },
    reading: {},
    explains: { type: Boolean },
    tapped: { state: true },
  };

  /** The name of the sequence. */
  declare name: string;
  /** The cells; undefined until they are loaded. */
  declare content: StripContent | undefined;
  /** The choice for the cells in a row: "fit", "period", or "own" for a number. */
  declare width: 'fit' | 'period' | 'own';
  /** The repetition to mark, if it is known. */
  declare repetition: Repetition | undefined;
  /** The value highlighted by another view: all others fade. */
  declare highlighted: number | undefined;
  /** The index at the cursor of this or another view. */
  declare cursor: number | undefined;
  /** The explained index. */
  declare chosen: number | undefined;
  /** The description of the value at the cursor or the chosen index: "g(17) = 2". */
  declare reading: string;
  /** Whether values can be explained. */
  declare explains: boolean;
  /** The selected index, which has a callout. */
  declare tapped: number | undefined;
  #room = 0;
  #dark = false;
  /** The previous width, and when it changed. */
  #before = { width: 0, at: 0 };
  #pointers = new PointerTracker({
    hover: (event) => this.emit('cursor', { n: event && this.#indexAt(event) }),
  });
  #images: { of: Uint8ClampedArray; layout: Layout; canvases: HTMLCanvasElement[] } | undefined;

  constructor() {
    super();
    this.name = '';
    this.width = 'fit';
    this.reading = '';
    this.explains = false;
  }

  protected override render() {
    const { content: part } = this;
    const here = part && this.#here(part);
    const value = part?.values?.[(here ?? 0) - part.from];
    const reading = { n: grouped(String(here ?? 0)), value: grouped(String(value)) };
    return html`<div class="strip-head row between">${part ? this.#head(part) : nothing}</div>
      <div class="with-callout"><div
        class="cells"
        role="slider"
        tabindex="0"
        aria-label=${text('strip-label', { name: this.name })}
        aria-describedby=${part ? 'strip-shown' : nothing}
        aria-valuemin=${part?.from ?? 0}
        aria-valuemax=${part ? lastOf(part) : 0}
        aria-valuenow=${here ?? 0}
        aria-valuetext=${value === undefined ? this.#elsewhere(here) : text('reading', reading)}
        ${tracked(this.#pointers)}
        @blur=${() => this.emit('cursor', { n: undefined })}
        @click=${this.#choose}
        @keydown=${this.#key}
      ><canvas></canvas><canvas class="marks" aria-hidden="true"></canvas></div>
      ${this.#hasCallout ? callout(this.reading, () => this.emit('why')) : nothing}</div>`;
  }

  get #hasCallout(): boolean {
    const { explains, tapped, cursor, chosen } = this;
    return explains && tapped !== undefined && tapped === (cursor ?? chosen);
  }

  /** The description of an index whose value is not loaded with the cells. */
  #elsewhere(here: number | undefined): string {
    if (here === (this.cursor ?? this.chosen)) return this.reading;
    return text('value-of-one', { n: grouped(String(here ?? 0)) });
  }

  /** The index at the cursor, or else the chosen one, moved into the shown part. */
  #here(part: StripContent): number {
    return Math.min(lastOf(part), Math.max(part.from, this.cursor ?? this.chosen ?? part.from));
  }

  #head(part: StripContent) {
    const { columns } = part.layout;
    const period = this.repetition?.period ?? 0;
    return html`
      <div class="links number">
        <p class="quiet" id="strip-shown">${shownOf(part)} ${part.layout.down ? this.#pattern(part) : nothing}</p>
        ${isPage(part) ? this.#pager(part) : nothing}
      </div>
      <div class="strip-width row quiet">
        <label for="strip-columns">${text('strip-columns')}</label>
        <input
          id="strip-columns"
          class="input"
          type="number"
          inputmode="numeric"
          dir="ltr"
          min="2"
          max=${WIDEST}
          .value=${part.layout.down ? '' : String(columns)}
          @change=${(event: Event) => this.#width(event.target as HTMLInputElement)}
          @input=${(event: InputEvent) => {
            // Applies steps of the field's arrows at once, and typed numbers only when complete.
            if (!event.inputType) this.#width(event.target as HTMLInputElement);
          }}
        />
        ${
          period >= 2 && period <= WIDEST
            ? html`<button
                class="tool"
                type="button"
                aria-pressed=${this.width === 'period'}
                @click=${() => this.emit('columns', { columns: this.width === 'period' ? 'fit' : 'period' })}
              >${text('strip-period', { period: grouped(String(period)) })}</button>`
            : nothing
        }
        <button
          class="tool"
          type="button"
          aria-pressed=${this.width === 'fit'}
          @click=${() => this.emit('columns', { columns: 'fit' })}
        >${text('strip-fit')}</button>
      </div>`;
  }

  /** From where on the columns are alike, and how many cells do not fit. */
  #pattern({ from, values, layout: { columns } }: StripContent): string {
    const { repetition } = this;
    if (!repetition || !values) return '';
    const { preperiod, saltus = 0 } = repetition;
    const count = exceptionsOf(values, from, repetition).length;
    const pattern = text('strip-pattern', {
      from: grouped(String(from + Math.ceil(Math.max(0, preperiod - from) / columns) * columns)),
      all: preperiod <= from ? 'all' : 'later',
      saltus: saltus === 0 ? 'none' : grouped(String(saltus)),
    });
    return count === 0 ? pattern : `${pattern} ${text('strip-exceptions', { count })}`;
  }

  /** Applies the nearest valid width; restores the field if its text is not a number. */
  #width(field: HTMLInputElement): void {
    const typed = field.valueAsNumber;
    const columns = Number.isNaN(typed)
      ? this.content?.layout.columns
      : Math.min(WIDEST, Math.max(2, Math.round(typed)));
    if (columns === undefined) return;
    field.value = String(columns);
    if (!Number.isNaN(typed)) this.emit('columns', { columns });
  }

  /** A button without effect is aria-disabled instead of removed, so that it keeps the focus. */
  #pager({ from, first, last, layout: { fits, per } }: StripContent) {
    const page = fits * per;
    const final = from + page > last;
    const turn = (to: number) => () => this.emit('page', { from: to });
    return html`<span class="strip-pages">
      <button class="link" type="button" aria-disabled=${from <= first} @click=${from <= first ? nothing : turn(Math.max(first, from - page))}>${text('strip-earlier')}</button>
      <button class="link" type="button" aria-disabled=${final} @click=${final ? nothing : turn(from + page)}>${text('strip-later')}</button>
    </span>`;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('chosen') && this.chosen !== this.tapped) this.tapped = undefined;
  }

  protected override updated(changed?: Map<PropertyKey, unknown>): void {
    const { layout } = this.content ?? {};
    for (const canvas of layout ? this.querySelectorAll('canvas') : []) {
      canvas.style.setProperty('inline-size', inUnits(layout ? widthOf(layout) : 0));
      canvas.style.setProperty('block-size', inUnits(layout ? heightOf(layout) : 0));
    }
    super.updated(changed);
  }

  protected override marksOnly(changed: Map<PropertyKey, unknown>): boolean {
    return [...changed.keys()].every((name) => MARKS.has(name));
  }

  /** The heap at a point; the first one of a cell with several. */
  #indexAt(event: MouseEvent): number | undefined {
    const canvas = this.querySelector('canvas');
    const { content: part } = this;
    if (!canvas || !part) return undefined;
    const { x, y } = pointIn(canvas, event);
    const cell = cellAt(x / this.unit, y / this.unit, part.layout);
    return cell === undefined ? undefined : part.from + cell * part.layout.per;
  }

  #choose(event: MouseEvent) {
    const n = this.#indexAt(event);
    if (n === undefined) return;
    this.tapped = n;
    this.emit('choose', { n });
  }

  #key(event: KeyboardEvent) {
    const { content: part } = this;
    if (!part || event.ctrlKey || event.metaKey || event.altKey) return;
    const { columns, per, down } = part.layout;
    const here = this.#here(part);
    if (event.key === BACK) {
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
    const key = down ? (TURNED[event.key] ?? event.key) : event.key;
    const n = stepped(key, here, lastOf(part), columns * per * 5, columns * per);
    if (n === undefined) return;
    event.preventDefault();
    this.emit('cursor', { n: Math.max(part.from, n) });
  }

  protected override measure(): void {
    const room = Math.floor(((this.querySelector('.cells')?.clientWidth ?? 0) - 6) / this.unit);
    if (room <= 0 || (room === this.#room && this.dark === this.#dark)) return;
    const now = performance.now();
    const { width, at } = this.#before;
    if (room === width && isOscillation((room - this.#room) * this.unit, now - at)) return;
    this.#before = { width: this.#room, at: now };
    this.#room = room;
    this.#dark = this.dark;
    this.emit('width', { width: room, dark: this.dark });
  }

  protected draw(canvas: HTMLCanvasElement, look: Look, all: boolean) {
    const { content: part } = this;
    if (!part) return;
    const { layout } = part;
    const [wide, high] = [widthOf(layout), heightOf(layout)];
    if (all) {
      const context = sharpened(canvas, wide, high, this.unit);
      if (context) this.#picture(context, look, part);
    }
    const above = this.querySelector<HTMLCanvasElement>('.marks');
    const marks = above && sharpened(above, wide, high, this.unit);
    if (marks) drawMarks(marks, look, part, this);
    const cell = Math.floor(((this.tapped ?? part.from) - part.from) / layout.per);
    const [left, top] = placeOf(cell, layout);
    const { unit } = this;
    const bottom = (top + layout.size) * unit;
    placeCallout(this.querySelector('.callout'), (left + layout.size / 2) * unit, top * unit, bottom);
  }

  #picture(context: CanvasRenderingContext2D, look: Look, part: StripContent) {
    const { values, pixels, layout, bit } = part;
    if (pixels) drawImages(context, this.#imagesOf(pixels, layout), layout);
    if (values) drawCells(context, look, values, layout, { bit, highlighted: this.highlighted });
    if (layout.down) drawLabels(context, look, part.from, layout);
    else if (this.repetition && layout.per === 1) drawPeriods(context, look, part, this.repetition, !values);
    if (values && this.repetition)
      drawRings(context, look, exceptionsOf(values, part.from, this.repetition), layout);
  }

  #imagesOf(pixels: Uint8ClampedArray, layout: Layout): HTMLCanvasElement[] {
    if (this.#images?.of !== pixels || this.#images.layout !== layout)
      this.#images = { of: pixels, layout, canvases: blockImages(pixels, layout) };
    return this.#images.canvases;
  }
}

/** The index of the last shown heap. */
function lastOf({ from, last, layout: { shown, per } }: StripContent): number {
  return Math.max(from, Math.min(last, from + shown * per - 1));
}

function isPage(part: StripContent): boolean {
  return part.from > part.first || lastOf(part) < part.last;
}

function shownOf(part: StripContent): string {
  const { columns, per, down } = part.layout;
  const shown = { first: grouped(String(part.from)), last: grouped(String(lastOf(part))), columns };
  if (per > 1) return text('strip-mean', { ...shown, per });
  if (down) return text('strip-down', shown);
  return isPage(part)
    ? text('strip-part', { ...shown, all: grouped(String(part.last)) })
    : text('strip-shown', shown);
}

define('grundy-strip', GrundyStrip);
