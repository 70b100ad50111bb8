// Replaces panics by traps. Rust's panics format a message that the page never shows: it says "the
// engine stopped" for all of them. In the smallest build the functions that panic trap at once, and
// wasm-opt drops the formatting code that only they used.
import { readFileSync, writeFileSync } from 'node:fs';

/** Functions of the standard library and of dashu-int that never return, by name. */
const NEVER_RETURNS =
  /^(?:core|std|alloc|dashu_int|__rustc)\b.*::(?:panic\w*|\w+_fail|\w+_failed|\w+_failed_inner|\w+_fail_rt|capacity_overflow|rust_panic)(?:$|::<|::h[0-9a-f]{16}$)/;

/** The features that rustc emits, as in variants.mjs. */
const WRITTEN = [
  'BulkMemory',
  'BulkMemoryOpt',
  'Multivalue',
  'MutableGlobals',
  'NontrappingFPToInt',
  'ReferenceTypes',
  'SignExt',
];

/** Whether a function never returns, by its name with or without the hashes of crates. */
export const neverBack = (name) =>
  NEVER_RETURNS.test(name.replace(/\[[0-9a-f]+\]/g, '').replace(/^<(.*)>::/, '$1::'));

/** Writes the module with traps in place of panics; returns how many it replaced. */
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
