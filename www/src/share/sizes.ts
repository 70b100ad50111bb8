/* Reads typed widths and heights. Pure functions. */

/** A width for HTML from "100%", "640" or "640px"; empty is "100%"; undefined if it is invalid. */
export function widthFrom(typed: string): string | undefined {
  const plain = typed.trim();
  if (plain === '') return '100%';
  const [, digits = '', unit] = /^(\d{1,4})(%|px)?$/.exec(plain) ?? [];
  const value = Number(digits);
  if (unit === '%') return value >= 10 && value <= 100 ? `${value}%` : undefined;
  return value >= 200 && value <= 4000 ? String(value) : undefined;
}

/** A height in CSS pixels; 0 for empty text: the frame's own height; undefined if it is invalid. */
export function heightFrom(typed: string): number | undefined {
  const plain = typed.trim();
  if (plain === '') return 0;
  const pixels = /^\d{2,4}(px)?$/.test(plain) ? Number.parseInt(plain, 10) : 0;
  return pixels >= 80 && pixels <= 4000 ? pixels : undefined;
}

/**
 * The width of a column of text in Moodle, Canvas, and most themes for blogs and books, in CSS
 * pixels.
 */
export const COLUMN = 720;
/** The width of a slide of reveal.js. */
const SLIDE = 960;
/** The ratio of height to width of frames in MyST's theme. */
const MYST = 0.6;

/** The width of a column in the target, in CSS pixels. */
export function columnOf(target: string): number {
  return target === 'reveal' ? SLIDE : COLUMN;
}

/** The height that the target forces on a frame; undefined if it uses the given height. */
export function heightThere(target: string, width: number): number | undefined {
  return target === 'myst' ? Math.round(width * MYST) : undefined;
}

/** A width in CSS pixels, within a column of the given width. */
export function pixelsOf(width: string, column: number): number {
  const value = Number.parseInt(width, 10);
  return width.endsWith('%') ? Math.round((column * value) / 100) : value;
}
