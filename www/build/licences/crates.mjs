// The crates that are linked into the engine. `npm run licences` writes crates.json and the texts,
// verbatim; tests/scripts/licences.test.mjs compares them with Cargo.lock.
import { readFileSync } from 'node:fs';

const here = (path) => new URL(path, import.meta.url);

/** crates.json: `linked` are the crates, `notLinked` those that only take part in the build. */
export function crateTable() {
  return JSON.parse(readFileSync(here('crates.json'), 'utf8'));
}

/** The linked crates and Rust's standard library, each with its licence texts. */
export function linkedCrates() {
  return crateTable().linked.map(({ texts, ...crate }) => ({
    ...crate,
    texts: texts.map((name) => readFileSync(here(`texts/${name}`), 'utf8')),
  }));
}
