/*
 * Saves a slice of a sequence as a file: requests the values in pieces; can be cancelled any time.
 */

import type { Client } from '../engine/client';
import { nextTask } from '../engine/next-task';
import { EngineTask } from '../engine/task';
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

export class SaveTask {
  readonly work: EngineTask;
  #offer: (file: File) => void;

  constructor(client: Client, changed: () => void, offer: (file: File) => void = downloadFile) {
    this.work = new EngineTask(client, changed);
    this.#offer = offer;
  }

  save(format: Kind, extract: Extract, saying: Saying): Promise<void> {
    if (format === 'svg' || format === 'png') return this.#saveFigure(format, extract, saying);
    return this.#saveRows(format, extract);
  }

  #saveRows(format: RowsFormat, extract: Extract): Promise<void> {
    const { before, rows, after, extension, type } = FORMATS[format];
    const { game, from, to } = extract;
    const pieces = Math.ceil((to - from + 1) / PIECE);
    return this.work.run(
      async (ask) => {
        // One blob each: the browser may move finished pieces out of memory.
        const parts: Blob[] = [new Blob([before(extract)])];
        // Computes all values before the first piece, so that the pieces only copy them.
        if (pieces > 1) await ask('sequence', { game, n: to, from: to });
        for (let start = from; start <= to; start += PIECE) {
          const end = Math.min(to, start + PIECE - 1);
          const { answer } = await ask('sequence', { game, n: end, from: start });
          parts.push(new Blob([rows(start, answer, end === to)]));
          await nextTask();
        }
        return new Blob([...parts, after(extract)], { type });
      },
      (blob) => this.#offer({ name: fileName(extract, extension), blob }),
      pieces > 1 ? pieces + 1 : 1,
    );
  }

  #saveFigure(format: 'svg' | 'png', extract: Extract, saying: Saying): Promise<void> {
    const { game, from, to } = extract;
    return this.work.run(
      async (ask) => {
        const shown =
          to - from < POINTS
            ? { values: (await ask('sequence', { game, n: to, from })).answer }
            : { raster: (await ask('raster', { game, n: to, from, to: to + 1, ...GRID })).answer };
        const svg = new Blob([figure(extract, shown, saying, saying.grouped)], { type: 'image/svg+xml' });
        return format === 'svg' ? svg : await painted(svg);
      },
      (blob) => this.#offer({ name: fileName(extract, format), blob }),
    );
  }
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
