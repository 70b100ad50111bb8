// A panic without its words. Rust's panics put a sentence together, which in this project nobody can see: the page says "the engine
// stopped" whatever it was. Where every byte counts, what would tell it is a trap at once, and wasm-opt drops what only the
// sentence needed.
import { readFileSync, writeFileSync } from 'node:fs';

/** Functions of the standard library and of big numbers that never come back, by their names in the module. */
const NEVER_BACK =
  /^(?:core|std|alloc|dashu_int|__rustc)\b.*::(?:panic\w*|\w+_fail|\w+_failed|\w+_failed_inner|\w+_fail_rt|capacity_overflow|rust_panic)(?:$|::<|::h[0-9a-f]{16}$)/;

/** What rustc emits, as in variants.mjs. */
const WRITTEN = [
  'BulkMemory',
  'BulkMemoryOpt',
  'Multivalue',
  'MutableGlobals',
  'NontrappingFPToInt',
  'ReferenceTypes',
  'SignExt',
];

/** Whether a function, by its name with or without the hashes of crates, never comes back. */
export const neverBack = (name) =>
  NEVER_BACK.test(name.replace(/\[[0-9a-f]+\]/g, '').replace(/^<(.*)>::/, '$1::'));

/** Writes the module anew, with traps in the place of panics; returns how many there were. */
export async function trapPanics(from, to) {
  // Only now: on a new machine this file is read before any package is installed.
  const { default: binaryen } = await import('binaryen');
  const module = binaryen.readBinary(readFileSync(from));
  // Without newer ways to write a module down.
  module.setFeatures(WRITTEN.reduce((all, name) => all | binaryen.Features[name], 0));
  let count = 0;
  for (let at = 0; at < module.getNumFunctions(); at += 1) {
    const handle = module.getFunctionByIndex(at);
    const { name, base, results } = binaryen.getFunctionInfo(handle);
    if (base || results !== binaryen.none || !neverBack(name)) continue;
    binaryen.Function(handle).body = module.unreachable();
    count += 1;
  }
  writeFileSync(to, module.emitBinary());
  module.dispose();
  return count;
}
