// www/pkg/crates.json: the crates that are linked into the engine, each with its licence texts from
// Cargo's copy of its sources. Read when the engine is built, so they are those of Cargo.lock.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, WWW } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { Stop } from '../lib/stop.mjs';
import { WASM_TARGET } from '../setup/debian.mjs';

/** Texts that no crate has in its sources, and those of Rust's standard library. */
const SUPPLIED = join(WWW, 'build', 'licences', 'texts');
const ONLY_NAMED = { 'dashu-base': ['dashu.txt'], 'dashu-int': ['dashu.txt'] };

/** Not a crate of Cargo.lock: it comes with the compiler. */
const STANDARD_LIBRARY = {
  name: 'Rust standard library',
  version: '',
  licence: 'MIT OR Apache-2.0, and Unicode-3.0',
  repository: 'https://github.com/rust-lang/rust',
};

const texts = (folder, names) => names.map((name) => readFileSync(join(folder, name), 'utf8'));

/**
 * The files to reproduce: notices always; of a choice of licences, the MIT License, since its text
 * names the authors.
 */
function textsAmong(files, licence) {
  const named = (pattern) => files.filter((file) => pattern.test(file));
  const mit = /\bOR\b|\//.test(licence) ? named(/^licen[cs]e[-.]mit/i) : [];
  const whole = named(/^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i);
  const others = /\bUnicode\b/.test(licence) ? named(/^licen[cs]e-unicode/i) : [];
  return [...(mit.length ? mit : whole), ...others, ...named(/^notice/i)].sort();
}

function describe({ name, version, license, repository, manifest_path: manifest }) {
  const folder = dirname(manifest);
  const found = [
    ...texts(SUPPLIED, ONLY_NAMED[name] ?? []),
    ...texts(folder, textsAmong(readdirSync(folder), license)),
  ];
  if (found.length === 0)
    throw new Stop(`The crate ${name} has no licence text: see scripts/wasm/crates.mjs.`);
  return { name, version, licence: license, repository: repository ?? '', texts: found };
}

export async function linkedCrates(env) {
  const cargo = async (...args) => {
    const { code, output } = await run('cargo', [...args, '--locked'], { cwd: ROOT, env });
    if (code !== 0) throw new Stop(output);
    return output;
  };
  const graph = ['--package', 'grundyscope-wasm', '--target', WASM_TARGET, '--edges', 'normal,no-proc-macro'];
  const tree = await cargo('tree', ...graph, '--prefix', 'none', '--format', '{p}');
  const linked = new Set(
    Array.from(tree.matchAll(/^([\w-]+) v(\S+)/gm), ([, name, version]) => name + version),
  );
  const metadata = await cargo('metadata', '--format-version=1', '--filter-platform', WASM_TARGET, '--quiet');
  const { packages } = JSON.parse(metadata.slice(metadata.indexOf('{')));
  const crates = packages.filter(({ name, version, source }) => source && linked.has(name + version));
  const std = texts(SUPPLIED, ['rust-std.txt', 'rust-std-unicode.txt']);
  return [...crates.map(describe), { ...STANDARD_LIBRARY, texts: std }];
}
