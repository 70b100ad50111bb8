// Which parts to run, and all that they stand on.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { Stop } from '../lib/stop.mjs';

/**
 * The browser tests of one file are asked for by its name: `browser` is the part that runs them.
 */
const BROWSER = 'browser';
const isSpec = (name) => /^[\w-]+$/.test(name) && existsSync(join(ROOT, 'tests', 'e2e', `${name}.spec.ts`));

/** The Rust tests of one file are asked for by `rust/` and its name. */
const RUST = 'rust';
function rustFile(name) {
  const file = /^rust\/(\w+)$/.exec(name)?.[1];
  return file && existsSync(join(ROOT, 'tests', 'engines', `${file}.rs`)) ? file : undefined;
}

/**
 * The entries of `all` that `names` (undefined for all) choose, with what these need, in the order
 * of `all`; and the files of tests that were asked for by name, none for all of them: `specs` of
 * the browser, `modules` of the crate.
 */
export function select(all, names) {
  const wanted = new Set();
  const specs = [];
  const modules = [];
  const add = (name) => {
    const entry = all.find((candidate) => candidate.name === name);
    if (!entry) throw new Stop(`There is no part "${name}": "npm test -- --list" lists them.`);
    if (wanted.has(entry)) return;
    wanted.add(entry);
    for (const need of entry.needs ?? []) add(need);
  };
  for (const name of names ?? all.map((entry) => entry.name)) {
    const isPart = all.some((entry) => entry.name === name);
    const module = isPart ? undefined : rustFile(name);
    const spec = !isPart && isSpec(name);
    if (spec) specs.push(name);
    if (module) modules.push(module);
    add(spec ? BROWSER : module ? RUST : name);
  }
  return { entries: all.filter((entry) => wanted.has(entry)), specs, modules };
}
