/* A link as a QR code. Loaded with its library when the share dialog or a worksheet opens. */

import { encode } from 'uqr';

/** Width of the quiet zone in modules, as the standard requires. */
const QUIET = 4;
/** Pixels of a module in a PNG. */
const SHARP = 12;
/** Byte mode, error correction level L, version 40. */
const MAX_BYTES = 2953;

export interface Code {
  /** Modules in a row, the quiet zone included. */
  side: number;
  /** The black modules as an SVG path, with unit 1. */
  path: string;
}

/** The smallest code with at least level M, or L for a long link; undefined if it is too long. */
export function codeOf(link: string): Code | undefined {
  const bytes = new TextEncoder().encode(link).length;
  if (bytes > MAX_BYTES) return undefined;
  // Level M holds at most 2331 bytes.
  const { data, size } = encode(link, { ecc: bytes > 2331 ? 'L' : 'M', boostEcc: true, border: QUIET });
  return { side: size, path: data.map(runs).join('') };
}

/** The path of a row: each run of black modules is one rectangle. */
function runs(row: boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x++;
    path += `M${from} ${y}h${x - from + 1}v1H${from}z`;
  }
  return path;
}

/** The code as an SVG file, black on white in every theme, so that cameras can read it. */
export function svgOf({ side, path }: Code, title: string): string {
  const escapedTitle = title.replace(
    /[&<>]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '',
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * SHARP}" height="${side * SHARP}" shape-rendering="crispEdges">` +
    `<title>${escapedTitle}</title><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`
  );
}

/** The code as a PNG, for programs that do not read SVG. */
export function pngOf({ side, path }: Code): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = side * SHARP;
  canvas.height = side * SHARP;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.scale(SHARP, SHARP);
    pen.fillStyle = '#000';
    pen.fill(new Path2D(path));
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
