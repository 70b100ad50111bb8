/* Width and height as people type them. Pure functions. */

/** "100%", "640" or "640px", as HTML has it; undefined: neither. Nothing typed is the whole column. */
export function widthFrom(typed: string): string | undefined {
  const plain = typed.trim();
  if (plain === '') return '100%';
  const [, digits = '', unit] = /^(\d{1,4})(%|px)?$/.exec(plain) ?? [];
  const many = Number(digits);
  if (unit === '%') return many >= 10 && many <= 100 ? `${many}%` : undefined;
  return many >= 200 && many <= 4000 ? String(many) : undefined;
}

/** CSS pixels; 0: as high as the frame wants to be. */
export function heightFrom(typed: string): number | undefined {
  const plain = typed.trim();
  if (plain === '') return 0;
  const pixels = /^\d{2,4}(px)?$/.test(plain) ? Number.parseInt(plain, 10) : 0;
  return pixels >= 80 && pixels <= 4000 ? pixels : undefined;
}

/** The width of a column of text in Moodle, Canvas, and most themes for blogs and books, in CSS pixels. */
export const COLUMN = 720;
/** The width of a slide of reveal.js. */
const SLIDE = 960;
/** MyST's theme makes frames so high, for each pixel of their width. */
const MYST = 0.6;

/** How wide a column is where something is pasted. */
export function columnOf(target: string): number {
  return target === 'reveal' ? SLIDE : COLUMN;
}

/** How high a frame is there, whatever is wished; undefined: as high as is said. */
export function heightThere(target: string, width: number): number | undefined {
  return target === 'myst' ? Math.round(width * MYST) : undefined;
}

/** How many CSS pixels a width is, in a column that is so wide. */
export function pixelsOf(width: string, column: number): number {
  const many = Number.parseInt(width, 10);
  return width.endsWith('%') ? Math.round((column * many) / 100) : many;
}
