// Replaces panics by traps. Rust's panics format a message that the page never shows: it says "the
// engine stopped" for all of them. Here the functions that panic trap at once, wasm-opt drops the
// formatting code that only they used, and the places in the sources that they name become zeros.
import { readFileSync, writeFileSync } from 'node:fs';
import { Stop } from '../lib/task.mjs';
import { WASM_FEATURES } from './builds.mjs';

/** Functions of the standard library and of dashu-int that never return, by name. */
const NEVER_RETURNS =
  /^(?:core|std|alloc|dashu_int|__rustc)\b.*::(?:panic\w*|\w+_fail|\w+_failed|\w+_failed_inner|\w+_fail_rt|capacity_overflow|rust_panic)(?:$|::<|::h[0-9a-f]{16}$)/;

// Where a build stops, the whole engine answers: so it can do without values as programmers see
// them, which only panics print, and without dashu-int's products of more than 900 digits.
const DISPENSABLE = /\bcore::fmt::Debug::fmt\b|^dashu_int::(?:mul|sqr)::(?:ntt|toom_3)::/;

/** A path of a source file, as panics name it. */
const SOURCE = /(?:\/rustc\/[0-9a-f]{40}\/library|crates|src)\/[\w./-]+\.rs(?=\0)/g;

/**
 * Blanks the places of panics in a module's data, which starts at the address `begin`: the paths of
 * source files, and the records (path, its length, line, column) that refer to them, four words
 * each.
 */
function blankPlaces(data, begin) {
  const paths = new Map();
  for (const { 0: path, index } of data.toString('latin1').matchAll(SOURCE)) {
    // Paths that end alike share their end.
    for (let at = 0; at < path.length; at += 1) paths.set(begin + index + at, path.length - at);
    data.fill(0, index, index + path.length);
  }
  for (let at = -begin & 3; at + 16 <= data.length; at += 4)
    if (paths.get(data.readUInt32LE(at)) === data.readUInt32LE(at + 4)) data.fill(0, at, at + 16);
}

/** Writes traps in place of a module's panics, and, if it `stops`, of what is dispensable. */
export async function trapPanics(file, stops) {
  // Only now: on a new machine this file is read before any package is installed.
  const { default: binaryen } = await import('binaryen');
  const bytes = readFileSync(file);
  const whole = binaryen.readBinary(bytes);
  for (let index = 0; index < whole.getNumDataSegments(); index += 1) {
    const { data, offset } = whole.getDataSegmentInfo(whole.getDataSegmentByIndex(index));
    const at = bytes.indexOf(Buffer.from(data));
    blankPlaces(bytes.subarray(at, at + data.byteLength), offset);
  }
  whole.dispose();
  const module = binaryen.readBinary(bytes);
  // Without newer ways to write a module down.
  module.setFeatures(Object.keys(WASM_FEATURES).reduce((all, name) => all | binaryen.Features[name], 0));
  let count = 0;
  for (let at = 0; at < module.getNumFunctions(); at += 1) {
    const handle = module.getFunctionByIndex(at);
    const { name, base, results } = binaryen.getFunctionInfo(handle);
    // Without the hashes of crates.
    const plain = name.replace(/\[[0-9a-f]+\]/g, '').replace(/^<(.*)>::/, '$1::');
    const panics = results === binaryen.none && NEVER_RETURNS.test(plain);
    if (base || !(panics || (stops && DISPENSABLE.test(plain)))) continue;
    binaryen.Function(handle).body = module.unreachable();
    count += 1;
  }
  if (count === 0) throw new Stop('No function that panics has a name any more: see scripts/wasm/traps.mjs.');
  writeFileSync(file, module.emitBinary());
  module.dispose();
}
