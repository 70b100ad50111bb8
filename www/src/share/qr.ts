/* A link as a QR code. Fetched with the library when somebody wants one. */

import { encode } from 'uqr';

/** Modules of white around it, as the standard wants. */
const QUIET = 4;
/** Pixels of a module where it is saved as pixels. */
const SHARP = 12;
/** Byte mode, error correction level L, version 40. */
const MOST = 2953;

export interface Code {
  /** Modules in a row, the quiet zone included. */
  side: number;
  /** The black ones, as a path with 1 for each. */
  path: string;
}

/** Undefined where the link is too long for any. As much error correction as the smallest code with level M has room for. */
export function codeOf(link: string): Code | undefined {
  const bytes = new TextEncoder().encode(link).length;
  if (bytes > MOST) return undefined;
  // 2331 bytes are the most with level M.
  const { data, size } = encode(link, { ecc: bytes > 2331 ? 'L' : 'M', boostEcc: true, border: QUIET });
  return { side: size, path: data.map(runs).join('') };
}

/** A row: each run of black modules is one rectangle. */
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

/** As a file: black on white whatever the page looks like, so that cameras read it. */
export function svgOf({ side, path }: Code, title: string): string {
  const said = title.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * SHARP}" height="${side * SHARP}" shape-rendering="crispEdges">` +
    `<title>${said}</title><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`
  );
}

/** The same as pixels, for what does not take SVG. */
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
