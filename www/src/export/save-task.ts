/*
 * Saves a slice of a sequence as a file: requests the values in pieces; can be cancelled any time.
 */

import type { Client } from '../engine/client';
import { nextTask } from '../engine/next-task';
import { type Ask, Resource } from '../engine/resource';
import { downloadFile, type File } from './download';
import { figure, GRID, SIZE, type Words } from './figure';
import type { Kind } from './kinds';
import { type Extract, FORMATS, fileName, type RowsFormat } from './rows';

/** Values in a piece: few enough that writing them does not block the page. */
const PIECE = 32_768;
/** The largest number of values drawn as points. */
const POINTS = 4000;
/** Pixels of a PNG for each unit of the figure. */
const SHARP = 2;

export type { File };

/** The texts of a figure, and the number format. */
export interface Saying extends Words {
  grouped: (digits: string) => string;
}

/** What to save, and how. */
export interface Saving {
  format: Kind;
  extract: Extract;
  saying: Saying;
}

/** Saves what it is asked for, each time. */
export function saver(
  client: Client,
  changed: () => void,
  offer: (file: File) => void = downloadFile,
): Resource<Saving, File> {
  const saving: Resource<Saving, File> = new Resource(client, changed, {
    load: (ask, { format, extract, saying }) =>
      format === 'svg' || format === 'png'
        ? figureFile(ask, format, extract, saying)
        : rowsFile(ask, format, extract),
    calls({ format, extract }) {
      const pieces = format === 'svg' || format === 'png' ? 1 : piecesOf(extract);
      return pieces > 1 ? pieces + 1 : 1;
    },
    loaded(file) {
      offer(file);
      saving.clear();
    },
  });
  return saving;
}

const piecesOf = ({ from, to }: Extract) => Math.ceil((to - from + 1) / PIECE);

async function rowsFile(ask: Ask, format: RowsFormat, extract: Extract): Promise<File> {
  const { before, rows, after, extension, type } = FORMATS[format];
  const { game, from, to } = extract;
  // One blob each: the browser may move finished pieces out of memory.
  const parts: Blob[] = [new Blob([before(extract)])];
  // Computes all values before the first piece, so that the pieces only copy them.
  if (piecesOf(extract) > 1) await ask('sequence', { game, n: to, from: to });
  for (let start = from; start <= to; start += PIECE) {
    const end = Math.min(to, start + PIECE - 1);
    const { answer } = await ask('sequence', { game, n: end, from: start });
    parts.push(new Blob([rows(start, answer, end === to)]));
    await nextTask();
  }
  return { name: fileName(extract, extension), blob: new Blob([...parts, after(extract)], { type }) };
}

async function figureFile(ask: Ask, format: 'svg' | 'png', extract: Extract, saying: Saying): Promise<File> {
  const { game, from, to } = extract;
  const shown =
    to - from < POINTS
      ? { values: (await ask('sequence', { game, n: to, from })).answer }
      : { raster: (await ask('raster', { game, n: to, from, to: to + 1, ...GRID })).answer };
  const svg = new Blob([figure(extract, shown, saying, saying.grouped)], { type: 'image/svg+xml' });
  return { name: fileName(extract, format), blob: format === 'svg' ? svg : await painted(svg) };
}

/** The figure as a PNG. */
async function painted(svg: Blob): Promise<Blob> {
  const url = URL.createObjectURL(svg);
  try {
    const image = new Image(SIZE.width, SIZE.height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SIZE.width * SHARP;
    canvas.height = SIZE.height * SHARP;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('this browser cannot encode PNG');
    return blob;
  } finally {
    URL.revokeObjectURL(url);
  }
}
