/*
 * What is in view of a sequence: the range along it, and what chart and cells draw of that. The picture on the screen is stretched
 * at once, by the chart; what is asked of the engine here comes after it, the newest wish first.
 */

import { CELLS, layoutOf } from './elements/cells';
import type { Points } from './elements/chart';
import { palette } from './elements/colour';
import type { StripPart } from './elements/strip';
import type { Client } from './engine/client';
import type { Raster } from './engine/protocol';
import { Newest } from './newest';
import { fitted, isWhole, type Range, rangeText, rounded } from './range';
import { POINTS, pageOf } from './state';

/** Wait that long after a movement before the cells follow. */
const PAUSE = 60;
/** Rows at most: more would not be told apart. */
const ROWS = 340;
/** Cells of a raster that the engine makes at most. */
const MOST = 2 ** 22;
/** What is asked for beyond each end of what is in view, in lengths of it: for who moves along. */
const BEYOND = 0.5;

/** The sequence that is shown. */
export interface Shown {
  game: string;
  first: number;
  last: number;
  /** All its values, where they are few; otherwise the whole as a raster. */
  points: Points | undefined;
  overview: Raster | undefined;
}

export class Sight {
  shown: Shown | undefined;
  /** Between indices while somebody moves. */
  range: Range = { from: 0, to: 0 };
  /** What the chart draws: values of at least what is in view, or else a raster of it or of what was in view a moment ago. */
  points: Points | undefined;
  raster: Raster | undefined;
  /** What is shown as cells. */
  strip: StripPart | undefined;
  /** The binary digit that is shown in colour; undefined: the value is. */
  bit: number | undefined;

  #changed: () => void;
  #pictures: Newest;
  #overviews: Newest;
  #strips: Newest;
  /** What the chart has room for, and what width the cells have. */
  #room = { columns: 800, rows: 240 };
  #width = 0;
  #columns: number | undefined;
  /** Where the page of cells begins, where not all have room. */
  #page: number | undefined;
  #chosen: number | undefined;
  #timer = 0;

  constructor(client: Client, changed: () => void) {
    this.#changed = changed;
    this.#pictures = new Newest(client);
    this.#overviews = new Newest(client);
    this.#strips = new Newest(client);
  }

  clear(): void {
    this.#forget();
    this.shown = undefined;
    this.points = undefined;
    this.raster = undefined;
    this.strip = undefined;
    this.range = { from: 0, to: 0 };
  }

  #forget(): void {
    for (const newest of [this.#pictures, this.#overviews, this.#strips]) newest.forget();
    clearTimeout(this.#timer);
    this.#page = undefined;
  }

  /** Whether the chart draws what the range asks for, and nothing is on its way. */
  get settled(): boolean {
    return !this.#pictures.busy;
  }

  /** Another sequence, of which a range is looked at; undefined: the whole. */
  take(shown: Shown, seen: Range | undefined): void {
    this.#forget();
    this.shown = shown;
    this.points = shown.points;
    this.raster = shown.overview;
    this.range = seen ? fitted(seen, this.all) : this.all;
    this.#draw();
    this.#layCells();
  }

  /** All there is to be seen. */
  get all(): Range {
    const { first, last } = this.shown ?? { first: 0, last: 0 };
    return { from: first, to: Math.max(first, last) };
  }

  /** How a first picture of a whole sequence is asked for. */
  wholePicture(game: string, first: number, last: number) {
    const { columns, rows } = this.#room;
    const all = last - first + 1;
    return { game, n: last, from: first, to: last + 1, columns: Math.min(columns, all), rows };
  }

  /** What is in view, as a link says it: nothing where that is all. */
  get text(): string {
    return isWhole(this.range, this.all) ? '' : rangeText(this.range);
  }

  /** A range is looked at; undefined: the whole. */
  look(seen: Range | undefined): void {
    if (!this.shown) return;
    const wanted = seen ? fitted(seen, this.all) : this.all;
    if (wanted.from === this.range.from && wanted.to === this.range.to) return;
    // What a link says of this range is no other one.
    if (seen && Number.isInteger(seen.from) && rangeText(wanted) === rangeText(this.range)) return;
    if (!seen && isWhole(this.range, this.all)) return;
    this.range = wanted;
    this.#page = undefined;
    this.#draw();
    this.#layCellsSoon();
    this.#changed();
  }

  /** Colours by value, or by a binary digit of it; cells in a row, or as many as fit. */
  dress(bit: number | undefined, columns: number | undefined): void {
    if (bit === this.bit && columns === this.#columns) return;
    this.bit = bit;
    if (columns !== this.#columns) this.#page = undefined;
    this.#columns = columns;
    this.#layCells();
  }

  /** The chart has that many pixels. */
  room(columns: number, rows: number): void {
    const before = this.#room;
    this.#room = { columns: Math.max(60, columns), rows: Math.min(ROWS, Math.max(20, rows)) };
    if (before.columns === this.#room.columns && before.rows === this.#room.rows) return;
    const { shown } = this;
    if (!shown?.overview) return;
    this.#overviews.ask('raster', this.wholePicture(shown.game, shown.first, shown.last), (overview) => {
      if (this.shown !== shown) return;
      if (this.raster === shown.overview) this.raster = overview;
      shown.overview = overview;
      this.#changed();
    });
    this.#draw();
  }

  /** Values or a raster of what is in view and of some of what is beside it, where they are not at hand. */
  #draw(): void {
    const { shown, range, all } = this;
    if (!shown || shown.points) return;
    const length = range.to - range.from;
    const from = Math.max(all.from, Math.floor(range.from - BEYOND * length));
    const to = Math.min(all.to, Math.ceil(range.to + BEYOND * length));
    const near = length <= POINTS;
    if (!near || !covers(this.points, range)) this.points = undefined;
    if (near) {
      if (this.points) return;
      this.#pictures.ask('sequence', { game: shown.game, from, n: to }, (values) => {
        if (this.shown !== shown) return;
        const points = { from, values };
        if (this.range.to - this.range.from <= POINTS && covers(points, this.range)) this.points = points;
        this.#changed();
      });
      return;
    }
    const sharp = sharpness(length + 1, this.#room.columns);
    if (this.raster && this.raster.width === sharp && reaches(this.raster, range, all)) return;
    const columns = Math.max(1, Math.floor((to + 1 - from) / sharp));
    const rows = Math.min(this.#room.rows, Math.floor(MOST / (2 * columns + 2)));
    const request = { game: shown.game, n: shown.last, from, to: to + 1, columns, rows };
    this.#pictures.ask('raster', request, (raster) => {
      if (this.shown !== shown) return;
      this.raster = raster;
      this.#changed();
    });
  }

  // Cells

  /** The cells have that many pixels in a row. */
  width(width: number): void {
    if (width === this.#width) return;
    this.#width = width;
    this.#layCells();
  }

  /** Shows the page of cells that begins at an index. */
  page(from: number): void {
    this.#page = from;
    this.#layCells();
  }

  /** Brings an index that somebody chose among the cells. */
  follow(chosen: number | undefined): void {
    this.#chosen = chosen;
    const { strip } = this;
    if (!strip || chosen === undefined) return;
    const end = strip.from + strip.layout.shown * strip.layout.per;
    if (chosen >= strip.from && chosen < end) return;
    this.#page = undefined;
    this.#layCells();
  }

  /** Not for each step of a movement. */
  #layCellsSoon(): void {
    clearTimeout(this.#timer);
    // Values that are at hand need not wait.
    if (this.shown?.points) this.#layCells();
    else this.#timer = window.setTimeout(() => this.#layCells(), PAUSE);
  }

  #layCells(): void {
    const { shown, bit } = this;
    if (!shown || !this.#width) return;
    const { from: first, to: last } = rounded(this.range);
    const layout = layoutOf(Math.max(0, last - first + 1), this.#width, this.#columns);
    const page = layout.fits * layout.per;
    const chosen = this.#chosen;
    const there = chosen !== undefined && chosen >= first && chosen <= last;
    const from = this.#page ?? (there ? pageOf(chosen, first, page) : first);
    const end = Math.min(last, from + page - 1);
    const shownCells = Math.ceil((end - from + 1) / layout.per);
    const part = { first, last, from, bit, layout: { ...layout, shown: shownCells } };
    const one = layout.per === 1 && end - from < CELLS;
    const values = one ? this.#values(from, end) : undefined;
    this.#strips.forget();
    if (values) {
      this.strip = { ...part, values, pixels: undefined };
      this.#changed();
    } else if (one) {
      this.#strips.ask('sequence', { game: shown.game, from, n: end }, (values) =>
        this.#lay(shown, { ...part, values, pixels: undefined }),
      );
    } else {
      const request = { game: shown.game, from, to: end + 1, per: layout.per, palette: palette(bit) };
      this.#strips.ask('pixels', bit === undefined ? request : { ...request, bit }, (pixels) =>
        this.#lay(shown, { ...part, values: undefined, pixels }),
      );
    }
  }

  #lay(shown: Shown, strip: StripPart): void {
    if (this.shown !== shown) return;
    this.strip = strip;
    this.#changed();
  }

  /** Values in a row, where they are at hand. */
  #values(from: number, to: number): Uint32Array | undefined {
    for (const { from: begin, values } of [this.shown?.points, this.points].filter((points) => !!points)) {
      if (from >= begin && to < begin + values.length) return values.subarray(from - begin, to - begin + 1);
    }
    return undefined;
  }

  /** The value at an index, if a view has it. */
  valueAt(n: number): number | undefined {
    const { strip } = this;
    const parts = [
      this.shown?.points,
      this.points,
      strip?.values && { from: strip.from, values: strip.values },
    ];
    for (const part of parts) {
      const value = part?.values[n - part.from];
      if (value !== undefined) return value;
    }
    return undefined;
  }
}

/** Indices in a column, a power of two, for a range that has that many pixels. */
function sharpness(length: number, columns: number): number {
  return 2 ** Math.max(0, Math.floor(Math.log2(length / columns)));
}

function covers(points: Points | undefined, range: Range): boolean {
  return (
    points !== undefined && points.from <= range.from && range.to <= points.from + points.values.length - 1
  );
}

function reaches({ from, width, columns }: Raster, range: Range, all: Range): boolean {
  return from <= Math.max(all.from, range.from) && from + columns * width > Math.min(all.to, range.to);
}
