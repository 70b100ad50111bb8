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

/** A width of HTML in CSS pixels, within such a column. */
export function pixelsOf(width: string): number {
  const value = Number.parseInt(width, 10);
  return width.endsWith('%') ? Math.round((COLUMN * value) / 100) : value;
}
