/*
 * The visible range of a sequence, and the data that chart and strip draw of it. The chart scales
 * its picture at once; the engine's data for the latest range follows.
 */

import type { Client } from '../engine/client';
import type { Raster } from '../engine/protocol';
import { Resource } from '../engine/resource';
import { fitted, isWhole, type Range, rangeText, rounded } from '../question/range';
import { palette } from '../ui/colour';
import { CELLS, layoutOf } from './cells';
import type { Points } from './chart';
import { POINTS, pageOf } from './parameters';
import type { StripContent } from './strip';

/** Milliseconds after a movement before the strip follows. */
const PAUSE = 60;
/** The largest number of distinguishable rows. */
const MAX_ROWS = 340;
/** The largest number of cells of a raster. */
const MAX_CELLS = 2 ** 22;
/** The margin requested beyond each end of the range, as a fraction of its length. */
const BEYOND = 0.5;

/** The shown sequence. */
export interface ViewedSequence {
  game: string;
  first: number;
  last: number;
  /** All values if they are few; else `overview` is a raster of all. */
  points: Points | undefined;
  overview: Raster | undefined;
}

/** The values from an index to n; with a grid, their raster. */
interface PictureKey {
  game: string;
  from: number;
  n: number;
  grid?: { to: number; columns: number; rows: number };
}

/** A strip up to an index, in colours, or with its values. */
interface StripKey {
  game: string;
  end: number;
  inColours: boolean;
  part: Omit<StripContent, 'values' | 'pixels'>;
}

export class Viewport {
  shown: ViewedSequence | undefined;
  /** The visible range; its ends lie between indices during a movement. */
  range: Range = { from: 0, to: 0 };
  /** Values of at least the visible range; else `raster` has that range or the previous one. */
  points: Points | undefined;
  raster: Raster | undefined;
  /** The content of the strip. */
  strip: StripContent | undefined;
  /** Colours show this binary digit; undefined: the value. */
  bit: number | undefined;

  #changed: () => void;
  readonly #pictures: Resource<PictureKey, { points: Points } | { raster: Raster }>;
  readonly #overviews: Resource<ReturnType<Viewport['wholePicture']>, Raster>;
  readonly #strips: Resource<StripKey, StripContent>;
  /** The size of the chart in pixels. */
  #room = { columns: 800, rows: 240 };
  #width = 0;
  #dark = false;
  #columns: number | undefined;
  /** The period whose columns the cells form, if they are legible then. */
  #period: number | undefined;
  /** The first index of the strip's page, if not all cells fit. */
  #page: number | undefined;
  #chosen: number | undefined;
  #timer = 0;

  constructor(client: Client, changed: () => void) {
    this.#changed = changed;
    this.#pictures = new Resource(client, changed, {
      load: async (ask, { grid, ...of }) =>
        grid
          ? { raster: (await ask('raster', { ...of, ...grid })).answer }
          : { points: { from: of.from, values: (await ask('sequence', of)).answer } },
      patient: true,
      loaded: () => this.#show(),
    });
    this.#overviews = new Resource(client, changed, {
      load: async (ask, request) => (await ask('raster', request)).answer,
      patient: true,
      loaded: () => this.#survey(),
    });
    this.#strips = new Resource(client, changed, {
      async load(ask, { game, end, inColours, part }) {
        const { from, bit, layout, dark } = part;
        if (!inColours) {
          const { answer: values } = await ask('sequence', { game, from, n: end });
          return { ...part, values, pixels: undefined };
        }
        const request = { game, from, to: end + 1, per: layout.per, palette: palette(bit, dark) };
        const { answer } = await ask('pixels', bit === undefined ? request : { ...request, bit });
        return { ...part, values: undefined, pixels: answer };
      },
      patient: true,
      loaded: (strip) => {
        this.strip = strip;
      },
    });
  }

  clear(): void {
    this.#forget();
    this.shown = undefined;
    this.points = undefined;
    this.raster = undefined;
    this.strip = undefined;
    this.range = { from: 0, to: 0 };
  }

  /** Ignores answers about the previous sequence. */
  #forget(): void {
    for (const resource of [this.#pictures, this.#overviews, this.#strips]) resource.clear();
    clearTimeout(this.#timer);
    this.#page = undefined;
  }

  /** Whether the chart has the data of its range, and nothing is loading. */
  get settled(): boolean {
    return !this.#pictures.running;
  }

  /** Shows another sequence and a range of it; undefined: all of it. */
  take(shown: ViewedSequence, seen: Range | undefined): void {
    this.#forget();
    this.shown = shown;
    this.points = shown.points;
    this.raster = shown.overview;
    this.range = seen ? fitted(seen, this.all) : this.all;
    this.#draw();
    this.#layCells();
  }

  /** The range of the whole sequence. */
  get all(): Range {
    const { first, last } = this.shown ?? { first: 0, last: 0 };
    return { from: first, to: Math.max(first, last) };
  }

  /** The request for a raster of a whole sequence. */
  wholePicture(game: string, first: number, last: number) {
    const { columns, rows } = this.#room;
    const all = last - first + 1;
    return { game, n: last, from: first, to: last + 1, columns: Math.min(columns, all), rows };
  }

  /** The range as a link writes it; empty for the whole sequence. */
  get text(): string {
    return isWhole(this.range, this.all) ? '' : rangeText(this.range);
  }

  /** Shows a range; undefined: the whole sequence. */
  look(seen: Range | undefined): void {
    if (!this.shown) return;
    const wanted = seen ? fitted(seen, this.all) : this.all;
    if (wanted.from === this.range.from && wanted.to === this.range.to) return;
    // A link has this range already, with rounded ends.
    if (seen && Number.isInteger(seen.from) && rangeText(wanted) === rangeText(this.range)) return;
    if (!seen && isWhole(this.range, this.all)) return;
    this.range = wanted;
    this.#page = undefined;
    this.#draw();
    this.#layCellsSoon();
    this.#changed();
  }

  /** Sets the bit that colours show, the cells in a row if chosen, and the period if shown. */
  setAppearance(bit: number | undefined, columns: number | undefined, period: number | undefined): void {
    const same = columns === this.#columns && period === this.#period;
    if (bit === this.bit && same) return;
    this.bit = bit;
    if (!same) this.#page = undefined;
    this.#columns = columns;
    this.#period = period;
    this.#layCells();
  }

  /** Sets the size of the chart in pixels. */
  resize(columns: number, rows: number): void {
    const before = this.#room;
    this.#room = { columns: Math.max(60, columns), rows: Math.min(MAX_ROWS, Math.max(20, rows)) };
    if (before.columns === this.#room.columns && before.rows === this.#room.rows) return;
    const { shown } = this;
    if (!shown?.overview) return;
    this.#overviews.retry();
    if (this.#overviews.want(this.wholePicture(shown.game, shown.first, shown.last))) this.#survey();
    this.#draw();
  }

  /** Takes the raster of the whole sequence. */
  #survey(): void {
    const { shown } = this;
    const overview = this.#overviews.value;
    if (!shown || !overview) return;
    if (this.raster === shown.overview) this.raster = overview;
    shown.overview = overview;
  }

  /**
   * Provides values or a raster of the range with a margin; requests them if they are not loaded.
   */
  #draw(): void {
    const { shown, range, all } = this;
    if (!shown || shown.points) return;
    const length = range.to - range.from;
    const from = Math.max(all.from, Math.floor(range.from - BEYOND * length));
    const to = Math.min(all.to, Math.ceil(range.to + BEYOND * length));
    const near = length <= POINTS;
    if (!near || !covers(this.points, range)) this.points = undefined;
    if (near) {
      if (!this.points) this.#picture({ game: shown.game, from, n: to });
      return;
    }
    const sharp = sharpness(length + 1, this.#room.columns);
    if (this.raster && this.raster.width === sharp && reaches(this.raster, range, all)) return;
    const columns = Math.max(1, Math.floor((to + 1 - from) / sharp));
    const rows = Math.min(this.#room.rows, Math.floor(MAX_CELLS / (2 * columns + 2)));
    this.#picture({ game: shown.game, from, n: shown.last, grid: { to: to + 1, columns, rows } });
  }

  #picture(key: PictureKey): void {
    this.#pictures.retry();
    if (this.#pictures.want(key)) this.#show();
  }

  /** Takes the values or the raster of a part of the sequence. */
  #show(): void {
    const { value: found } = this.#pictures;
    const { from, to } = this.range;
    if (!found) return;
    if ('raster' in found) this.raster = found.raster;
    else if (to - from <= POINTS && covers(found.points, this.range)) this.points = found.points;
  }

  // Strip

  /** Sets the width of the strip in pixels, and its theme. */
  width(width: number, dark = false): void {
    if (width === this.#width && dark === this.#dark) return;
    this.#width = width;
    this.#dark = dark;
    this.#layCells();
  }

  /** Shows the page of the strip that starts at an index. */
  page(from: number): void {
    this.#page = from;
    this.#layCells();
  }

  /** Shows the page of the strip that contains the chosen index. */
  follow(chosen: number | undefined): void {
    this.#chosen = chosen;
    const { strip } = this;
    if (!strip || chosen === undefined) return;
    const end = strip.from + strip.layout.shown * strip.layout.per;
    if (chosen >= strip.from && chosen < end) return;
    this.#page = undefined;
    this.#layCells();
  }

  /** Lays out the strip after a pause, not for each step of a movement. */
  #layCellsSoon(): void {
    clearTimeout(this.#timer);
    // Loaded values are laid out at once.
    if (this.shown?.points) this.#layCells();
    else this.#timer = window.setTimeout(() => this.#layCells(), PAUSE);
  }

  #layCells(): void {
    const { shown, bit } = this;
    if (!shown || !this.#width) return;
    const { from: first, to: last } = rounded(this.range);
    const layout = layoutOf(Math.max(0, last - first + 1), this.#width, this.#columns, this.#period);
    const page = layout.fits * layout.per;
    const chosen = this.#chosen;
    const inRange = chosen !== undefined && chosen >= first && chosen <= last;
    const from = this.#page ?? (inRange ? pageOf(chosen, first, page) : first);
    const end = Math.min(last, from + page - 1);
    const shownCells = Math.ceil((end - from + 1) / layout.per);
    const part = { first, last, from, bit, dark: this.#dark, layout: { ...layout, shown: shownCells } };
    const one = layout.per === 1 && end - from < CELLS;
    const values = one ? this.values(from, end) : undefined;
    // An answer for another layout is of no use.
    this.#strips.cancel();
    if (values) this.#lay({ ...part, values, pixels: undefined });
    else if (this.#strips.want({ game: shown.game, end, inColours: !one, part }))
      this.#lay(this.#strips.value);
  }

  #lay(strip: StripContent | undefined): void {
    this.strip = strip;
    this.#changed();
  }

  /** The values of a range, if they are loaded. */
  values(from: number, to: number): Uint32Array | undefined {
    for (const { from: begin, values } of [this.shown?.points, this.points].filter((points) => !!points)) {
      if (from >= begin && to < begin + values.length) return values.subarray(from - begin, to - begin + 1);
    }
    return undefined;
  }

  /** The value at an index, if it is loaded. */
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

/** Indices in a column of a raster, a power of two, for a range that is `columns` pixels wide. */
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
