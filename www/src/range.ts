/*
 * The stretch of a sequence that is looked at: pure numbers. Both ends are shown. While somebody moves along the sequence the ends
 * lie between indices; a link says the nearest ones.
 */

export interface Range {
  from: number;
  to: number;
}

/** How far somebody can look closer: so many indices stay in view, where there are as many. */
export const CLOSEST = 10;

/** The range at the same place, no closer than allowed, and within `whole`. */
export function fitted(range: Range, whole: Range): Range {
  const within = (n: number) => Math.min(whole.to, Math.max(whole.from, n));
  const [from, to] = [within(range.from), within(range.to)];
  const length = Math.max(Math.min(whole.to - whole.from, CLOSEST), to - from);
  const start = Math.min(whole.to - length, Math.max(whole.from, (from + to - length) / 2));
  return { from: start, to: start + length };
}

/** `factor` times as much in view, with the index `at` staying where it is. */
export function zoomed(range: Range, factor: number, at: number, whole: Range): Range {
  const all = whole.to - whole.from;
  const length = range.to - range.from;
  const wanted = Math.min(all, Math.max(Math.min(all, CLOSEST), length * factor));
  const share = length > 0 ? (at - range.from) / length : 0.5;
  const from = Math.min(whole.to - wanted, Math.max(whole.from, at - share * wanted));
  return { from, to: from + wanted };
}

/** Moved along by so many indices, as far as there are any. */
export function moved({ from, to }: Range, by: number, whole: Range): Range {
  const step = Math.min(whole.to - to, Math.max(whole.from - from, by));
  return { from: from + step, to: to + step };
}

/** Moved just so far that `n` is in view, a little away from the edge. */
export function revealing(range: Range, n: number, whole: Range): Range {
  const edge = (range.to - range.from) / 12;
  if (n < range.from + edge) return moved(range, n - edge - range.from, whole);
  if (n > range.to - edge) return moved(range, n + edge - range.to, whole);
  return range;
}

export function isWhole(range: Range, whole: Range): boolean {
  return rounded(range).from <= whole.from && rounded(range).to >= whole.to;
}

/** The nearest indices. */
export function rounded({ from, to }: Range): Range {
  return { from: Math.round(from), to: Math.round(to) };
}

/** As links write it: 1000-2000. */
export function rangeText(range: Range): string {
  const { from, to } = rounded(range);
  return `${from}-${to}`;
}

/** What a link says; undefined where that is no range. */
export function rangeOf(text: string | undefined): Range | undefined {
  const [, from, to] = /^(\d{1,9})-(\d{1,9})$/.exec(text ?? '') ?? [];
  if (from === undefined || to === undefined || Number(from) >= Number(to)) return undefined;
  return { from: Number(from), to: Number(to) };
}
