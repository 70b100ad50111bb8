import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { WWW } from '../../scripts/lib/paths.mjs';
import { blankPlaces, neverBack } from '../../scripts/wasm/traps.mjs';
import { withoutFacts } from '../../www/build/plugins/facts.mjs';
import { LEFT_OUT, PARTS, ROOMS } from '../../www/build/single/contents.mjs';
import { editionSource } from '../../www/build/single/edition.mjs';
import { compose } from '../../www/build/single/page.mjs';

const read = (path) => readFileSync(join(WWW, path), 'utf8');

test('the page in one file defines exactly the constants of the page', () => {
  const names = (source) => [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name).sort();
  const page = read('src/edition.ts');
  assert.deepEqual(names(editionSource('')), names(page));
  for (const part of Object.keys(PARTS)) assert.match(page, new RegExp(`${part}: boolean = true;`));
});

test('the modules that it omits and its rooms exist', () => {
  for (const path of Object.keys(LEFT_OUT)) assert.ok(existsSync(join(WWW, 'src', path)), path);
  const rooms = [...read('src/rooms/index.ts').matchAll(/ from '\.\/([\w-]+)';/g)].map(([, id]) => id);
  assert.deepEqual(Object.keys(ROOMS).sort(), rooms.filter((id) => id !== 'definition').sort());
  for (const room of rooms.filter((id) => id !== 'definition')) {
    const source = read(`src/rooms/${room}/index.ts`);
    const names = (text) => [...text.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name);
    for (const dropped of names(source))
      assert.deepEqual(
        names(withoutFacts(source, [dropped])),
        names(source).filter((name) => name !== dropped),
        room,
      );
  }
  assert.match(editionSource('https://example.org/'), /SITE = "https:\/\/example\.org\/"/);
});

test('the policy allows the inline scripts and styles by their hashes', () => {
  const html = compose({
    template: read('index.html'),
    icon: '<svg/>',
    theme: 'a();',
    styles: 'b{}',
    script: 'const end = "</script>$&";',
    engine: 'c("<!--");',
    packed: 'AAAA',
    licences: 'MIT <!-- </script>',
  });
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval'? |https?:|\*/);
  const scripts = [...html.matchAll(/<script(?: id="engine-script"| type="module")?>([\s\S]*?)<\/script>/g)];
  assert.equal(scripts.length, 3);
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)];
  for (const [, text] of [...scripts, ...styles])
    assert.ok(policy.includes(createHash('sha256').update(text).digest('base64')), text);
  assert.ok(html.includes('const end = "<\\/script>$&";'));
  assert.match(html, /id="licences">\nMIT \\x3c!-- <\\\/script><\/script>/);
  assert.doesNotMatch(html, /(?:src|href)="\.\/[^"]/);
  assert.ok(html.indexOf('<meta charset') < 200);
});

test('only calls that never return become a trap', () => {
  for (const name of [
    'core[c5930c85a12de822]::panicking::panic_fmt',
    'core::panicking::assert_failed::hcbf39e5388dd2730',
    'core[c5930c85a12de822]::panicking::assert_failed::<usize, usize>',
    'core[c5930c85a12de822]::slice::index::slice_index_fail',
    '<alloc[3ca501edff3f0c7c]::vec::Vec<_, _>>::remove::assert_failed',
    'dashu_int::error::panic_divide_by_0::h39ff9d3d725c31d9',
    '__rustc[b7974e8690430dd9]::rust_panic',
  ])
    assert.ok(neverBack(name), name);
  for (const name of [
    'core::slice::copy_from_slice_impl::h1ba443d94bf1337d',
    'core::result::Result<T,E>::unwrap_or::ha5316cc4a295b70e',
    'wasm_bindgen::__rt::take_last_exception::h4a04b8647b28cb0f',
    'std[a543]::panicking::panic_handler::{closure#0}',
    'grundyscope::web::errors::guard',
  ])
    assert.ok(!neverBack(name), name);
});

test('the places of panics become zeros, and nothing else does', () => {
  const begin = 1 << 20;
  const text = 'see src/a.rs:1\0xsrc/games/nim.rs\0';
  const path = text.indexOf('src/games');
  const words = [
    [begin + path, 16, 80, 9], // a place
    [begin + path + 10, 6, 7, 1], // a place in a file whose path is the end of another
    [begin + path, 4, 1, 1],
    [begin, text.length, 2, 2],
  ];
  const data = Buffer.alloc(36 + 16 * words.length);
  data.write(text, 'latin1');
  for (const [index, word] of words.flat().entries()) data.writeUInt32LE(word, 36 + 4 * index);
  assert.equal(blankPlaces(data, begin), 2);
  assert.equal(data.toString('latin1', 0, path), text.slice(0, path));
  assert.ok(data.subarray(path, 36 + 32).every((byte) => byte === 0));
  const left = words.slice(2).flat();
  assert.deepEqual(
    left.map((_, index) => data.readUInt32LE(36 + 32 + 4 * index)),
    left,
  );
});
