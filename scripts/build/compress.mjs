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
 * Writes the copies of all files below a folder. `quick` is for tests, where seconds count and
 * bytes do not.
 */
export async function compressAll(folder, quick) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => statSync(name).isFile() && statSync(name).size > SMALLEST)
    // The largest first, or they would be compressed alone in the end.
    .sort((a, b) => statSync(b).size - statSync(a).size);
  const made = files.map(async (name) => {
    const bytes = readFileSync(name);
    // Source maps are for developers alone, and more than all other files together.
    const quality = quick ? 4 : name.endsWith('.map') ? 9 : 11;
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      promisify(gzip)(bytes, { level: quick ? 1 : 9 }),
    ]);
    for (const [ending, copy] of Object.entries({ br, gz }))
      if (copy.length <= bytes.length * WORTH) writeFileSync(`${name}.${ending}`, copy);
  });
  await Promise.all(made);
}
