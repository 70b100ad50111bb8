// Compressed copies beside the files of a folder, which static hosts send instead: a host that does
// not compress by itself costs a reader three times the bytes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller files fit into one packet, compressed or not. */
const SMALLEST = 1000;
/** A copy must save at least a tenth. */
const WORTH = 0.9;

/**
 * Writes the copies of all files below a folder. `quick` is for tests, where seconds count and
 * bytes do not.
 */
export async function compressAll(folder, quick) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((name) => ({ name, bytes: readFileSync(name) }))
    .filter(({ bytes }) => bytes.length > SMALLEST)
    // The largest first, or they would be compressed alone in the end.
    .sort((a, b) => b.bytes.length - a.bytes.length);
  const write = async (file, compressing, size) => {
    const copy = await compressing;
    if (copy.length <= size * WORTH) writeFileSync(file, copy);
  };
  const made = files.flatMap(({ name, bytes }) => {
    // Source maps are for developers alone, and more than all other files together.
    const quality = quick ? 4 : name.endsWith('.map') ? 9 : 11;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    return [
      write(`${name}.br`, promisify(brotliCompress)(bytes, { params }), bytes.length),
      write(`${name}.gz`, promisify(gzip)(bytes, { level: quick ? 1 : 9 }), bytes.length),
    ];
  });
  await Promise.all(made);
}
