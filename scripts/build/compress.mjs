// Compressed copies beside the files of a folder, which static hosts send instead: a host that does
// not compress by itself costs a reader three times the bytes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The endings of compressed copies. */
const COPIES = ['.br', '.gz'];

const isCopy = (name) => COPIES.some((ending) => name.endsWith(ending));

/** Smaller files fit into one packet, compressed or not. */
const SMALLEST = 1000;
/** A copy must save at least a tenth. */
const WORTH = 0.9;

/** Of the sites that people get, and of those for tests, where seconds count and bytes do not. */
const BROTLI = { best: 11, quick: 4 };
const GZIP = { best: 9, quick: 1 };
/** Source maps are for developers alone, and more than all other files together: half the time. */
const BROTLI_MAPS = 9;

const MAKE = {
  '.br': (bytes, name, effort) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]:
          effort === 'best' && name.endsWith('.map') ? BROTLI_MAPS : BROTLI[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes, _, effort) => promisify(gzip)(bytes, { level: GZIP[effort] }),
};

/** Writes the copies of all files below a folder; returns their names, in order. */
export async function compressAll(folder, effort = 'best') {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCopy(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const made = [];
  const one = async (name) => {
    const bytes = readFileSync(name);
    if (bytes.length <= SMALLEST) return;
    for (const ending of COPIES) {
      const copy = await MAKE[ending](bytes, name, effort);
      if (copy.length > bytes.length * WORTH) continue;
      writeFileSync(name + ending, copy);
      made.push(name + ending);
    }
  };
  // The largest first, or they would be compressed alone in the end.
  const waiting = names.map((name) => ({ name, size: readFileSync(name).length }));
  waiting.sort((a, b) => a.size - b.size);
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await one(next.name);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return made.sort();
}
