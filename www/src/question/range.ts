/*
 * The visible range of indices of a sequence; both ends are visible. While the reader pans or
 * zooms, the ends lie between indices; a link holds the nearest ones. Pure functions.
 */

export interface Range {
  from: number;
  to: number;
}

/** The closest zoom: at least this many indices stay in view, if the sequence has them. */
export const CLOSEST = 10;

/** The range moved and widened to lie within `whole` and to be no closer than `CLOSEST`. */
export function fitted(range: Range, whole: Range): Range {
  const within = (n: number) => Math.min(whole.to, Math.max(whole.from, n));
  const [from, to] = [within(range.from), within(range.to)];
  const length = Math.max(Math.min(whole.to - whole.from, CLOSEST), to - from);
  const start = Math.min(whole.to - length, Math.max(whole.from, (from + to - length) / 2));
  return { from: start, to: start + length };
}

/** The range zoomed to `factor` times its length; the index `at` keeps its place. */
export function zoomed(range: Range, factor: number, at: number, whole: Range): Range {
  const all = whole.to - whole.from;
  const length = range.to - range.from;
  const wanted = Math.min(all, Math.max(Math.min(all, CLOSEST), length * factor));
  const share = length > 0 ? (at - range.from) / length : 0.5;
  const from = Math.min(whole.to - wanted, Math.max(whole.from, at - share * wanted));
  return { from, to: from + wanted };
}

/** The range moved by a number of indices, limited to `whole`. */
export function moved({ from, to }: Range, by: number, whole: Range): Range {
  const step = Math.min(whole.to - to, Math.max(whole.from - from, by));
  return { from: from + step, to: to + step };
}

/** The range moved by the least that shows `n`, a little away from the edge. */
export function revealing(range: Range, n: number, whole: Range): Range {
  const edge = (range.to - range.from) / 12;
  if (n < range.from + edge) return moved(range, n - edge - range.from, whole);
  if (n > range.to - edge) return moved(range, n + edge - range.to, whole);
  return range;
}

export function isWhole(range: Range, whole: Range): boolean {
  return rounded(range).from <= whole.from && rounded(range).to >= whole.to;
}

/** The range with its ends at the nearest indices. */
export function rounded({ from, to }: Range): Range {
  return { from: Math.round(from), to: Math.round(to) };
}

/** The notation of a range in links: 1000-2000. */
export function rangeText(range: Range): string {
  const { from, to } = rounded(range);
  return `${from}-${to}`;
}

/** The range of a link; undefined if the text is not one. */
export function rangeOf(text: string | undefined): Range | undefined {
  const [, from, to] = /^(\d{1,9})-(\d{1,9})$/.exec(text ?? '') ?? [];
  if (from === undefined || to === undefined || Number(from) >= Number(to)) return undefined;
  return { from: Number(from), to: Number(to) };
}
