// The licences of the crates that are linked into the engine, from Cargo's copies of their sources.
import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, WWW } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { Stop } from '../lib/stop.mjs';
import { WASM_TARGET } from '../setup/debian.mjs';

const FOLDER = join(WWW, 'build', 'licences');
/** Texts that no crate has in its sources: those are not written, only named. */
const SUPPLIED = { 'dashu-base': 'dashu.txt', 'dashu-int': 'dashu.txt' };

/** Not a crate of Cargo.lock: it comes with the compiler. */
const STANDARD_LIBRARY = {
  name: 'Rust standard library',
  version: '',
  licence: 'MIT OR Apache-2.0, and Unicode-3.0',
  repository: 'https://github.com/rust-lang/rust',
  texts: ['rust-std.txt', 'rust-std-unicode.txt'],
};
const KEPT = new Set([...STANDARD_LIBRARY.texts, ...Object.values(SUPPLIED)]);

/**
 * The files to reproduce: notices always; of a choice of licences, the MIT License, since its text
 * names the authors.
 */
function textsAmong(files, licence) {
  const named = (pattern) => files.filter((file) => pattern.test(file));
  const choice = /\bOR\b|\//.test(licence);
  const mit = choice ? named(/^licen[cs]e[-.]mit/i) : [];
  const whole = named(/^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i);
  const others = /\bUnicode\b/.test(licence) ? named(/^licen[cs]e-unicode/i) : [];
  return [...(mit.length ? mit : whole), ...others, ...named(/^notice/i)];
}

async function cargo(args, env) {
  const { code, output } = await run('cargo', [...args, '--locked'], { cwd: ROOT, env });
  if (code !== 0) throw new Stop(output);
  return output;
}

/** The crates of the graph's edges of these kinds, for the engine's platform. */
async function tree(edges, env) {
  const format = ['--prefix', 'none', '--format', '{p}'];
  const output = await cargo(
    ['tree', '--package', 'grundyscope-wasm', '--target', WASM_TARGET, '--edges', edges, ...format],
    env,
  );
  const lines = output.matchAll(/^([\w-]+) v(\S+)/gm);
  return new Map(Array.from(lines, ([, name, version]) => [`${name} ${version}`, { name, version }]));
}

/** Writes crates.json and the texts; returns the number of crates. */
export async function writeCrates(env) {
  const linked = await tree('normal,no-proc-macro', env);
  const all = await tree('normal,build', env);
  const metadata = await cargo(['metadata', '--format-version', '1', '--quiet'], env);
  const { packages } = JSON.parse(metadata.slice(metadata.indexOf('{')));
  const texts = join(FOLDER, 'texts');
  for (const file of readdirSync(texts)) if (!KEPT.has(file)) rmSync(join(texts, file));
  const crates = packages
    .filter(({ name, version, source }) => source && linked.has(`${name} ${version}`))
    .map((crate) => describe(crate, texts))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const names = new Set([...linked.values()].map(({ name }) => name));
  const notLinked = [...new Set([...all.values()].map(({ name }) => name))].filter(
    (name) => !names.has(name),
  );
  const table = { linked: [...crates, STANDARD_LIBRARY], notLinked: notLinked.sort() };
  writeFileSync(join(FOLDER, 'crates.json'), `${JSON.stringify(table, undefined, 2)}\n`);
  return crates.length;
}

/** The row of a crate; copies its texts. */
function describe({ name, version, license, repository, manifest_path: manifest }, to) {
  const folder = dirname(manifest);
  const files = textsAmong(readdirSync(folder), license).sort();
  for (const file of files) copyFileSync(join(folder, file), join(to, `${name}-${file}`));
  const texts = [...(SUPPLIED[name] ? [SUPPLIED[name]] : []), ...files.map((file) => `${name}-${file}`)];
  if (texts.length === 0)
    throw new Stop(`The crate ${name} has no licence text: see SUPPLIED in scripts/licences/crates.mjs.`);
  return { name, version, licence: license, repository: repository ?? '', texts };
}
