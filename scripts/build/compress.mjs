// Compressed copies beside the files of a folder, which static hosts send instead: a host that does
// not compress by itself costs a reader three times the bytes.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller files fit into one packet, compressed or not. */
const SMALLEST = 1000;
/** A copy must save at least a tenth. */
const WORTH = 0.9;

/**
 * Writes the copies of all files below a folder but source maps, which are for developers alone.
 * `quick` is for tests, where seconds count and bytes do not.
 */
export async function compressAll(folder, quick) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => !name.endsWith('.map') && statSync(name).isFile() && statSync(name).size > SMALLEST);
  const made = files.map(async (name) => {
    const bytes = readFileSync(name);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quick ? 4 : 11 } }),
      promisify(gzip)(bytes, { level: quick ? 1 : 9 }),
    ]);
    for (const [ending, copy] of Object.entries({ br, gz }))
      if (copy.length <= bytes.length * WORTH) writeFileSync(`${name}.${ending}`, copy);
  });
  await Promise.all(made);
}
