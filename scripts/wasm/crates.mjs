// www/pkg/crates.json: the crates that are linked into the engine, each with its licence texts from
// Cargo's copy of its sources. Read when the engine is built, so they are those of Cargo.lock.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { outputOf, Stop } from '../lib/task.mjs';
import { WASM_TARGET } from '../setup/debian.mjs';

const OWN = readFileSync(join(ROOT, 'LICENSE-MIT'), 'utf8');
/** The MIT License of others: its terms are those of ours. */
const mit = (...copyright) => OWN.replace(/^Copyright.*/m, copyright.join('\n'));

/** Texts that no crate has in its sources. */
const DASHU = mit('Copyright (c) 2022 Jacob Zhong');
const SUPPLIED = { 'dashu-base': [DASHU], 'dashu-int': [DASHU] };

/** Not a crate of Cargo.lock: it comes with the compiler. */
const STANDARD_LIBRARY = {
  name: 'Rust standard library',
  version: '',
  licence: 'MIT OR Apache-2.0, and Unicode-3.0',
  repository: 'https://github.com/rust-lang/rust',
};
const STANDARD_LIBRARY_MIT = mit(
  'Copyright (c) The Rust Project Contributors',
  'Copyright (c) 2014 Alex Crichton (dlmalloc, cfg-if)',
  "Copyright (c) 2016 Amanieu d'Antras (hashbrown)",
  'Copyright (c) 2018 Jorge Aparicio (libm)',
  'Copyright (c) 2005-2020 Rich Felker, et al. (musl libc, from which parts of libm are derived)',
  'Copyright (c) 2019 The Crossbeam Project Developers (std::sync::mpmc)',
  'Copyright (c) 1991-2024 Unicode, Inc. (tables of characters, under the Unicode License)',
);

/** The licences and notices in a folder; of a choice, the MIT License, which names the authors. */
export function licenceTexts(folder) {
  const names = readdirSync(folder).filter((name) => /^(?:licen[cs]e|copying|notice)\b/i.test(name));
  const chosen = names.some((name) => /mit/i.test(name))
    ? names.filter((name) => !/apache/i.test(name))
    : names;
  return chosen.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
}

export async function linkedCrates(env) {
  const cargo = (...args) =>
    outputOf(run('cargo', [...args, '--locked', '--quiet'], { cwd: ROOT, env }), 'Cargo fails (see above).');
  const graph = ['--package', 'grundyscope-wasm', '--target', WASM_TARGET, '--edges', 'normal,no-proc-macro'];
  const tree = await cargo('tree', ...graph, '--prefix', 'none', '--format', '{p}');
  const linked = new Set(Array.from(tree.matchAll(/^([\w-]+) v(\S+)/gm), ([, ...crate]) => crate.join(' ')));
  const metadata = await cargo('metadata', '--format-version=1', '--filter-platform', WASM_TARGET);
  const crates = JSON.parse(metadata)
    .packages.filter(({ name, version, source }) => source && linked.has(`${name} ${version}`))
    .map(({ name, version, license: licence, repository, manifest_path: manifest }) => {
      const texts = [...(SUPPLIED[name] ?? []), ...licenceTexts(dirname(manifest))];
      return { name, version, licence, repository: repository ?? '', texts };
    });
  const unicode = crates.flatMap(({ texts }) => texts).find((text) => text.startsWith('UNICODE LICENSE V3'));
  const all = [...crates, { ...STANDARD_LIBRARY, texts: [STANDARD_LIBRARY_MIT, unicode] }];
  const lacking = all.find(({ texts }) => texts.length === 0 || texts.includes(undefined));
  if (lacking) throw new Stop(`${lacking.name} lacks a licence text: see scripts/wasm/crates.mjs.`);
  return all;
}
