import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { EXHAUSTIVE } from '../../scripts/test/exhaustive.mjs';

const read = (...path) => readFileSync(join(ROOT, ...path), 'utf8');
const files = readdirSync(join(ROOT, 'tests')).filter((name) => name.endsWith('.rs'));

test('verify runs every test that is left out for being exhaustive', () => {
  const ignored = files.flatMap((file) =>
    [...read('tests', file).matchAll(/#\[ignore = "exhaustive: ([^"]+)"\]\nfn (\w+)/g)].map(
      ([, how, name]) => `${file} ${name} ${how}`,
    ),
  );
  const run = EXHAUSTIVE.map(
    ({ file, name, long }) => `${file}.rs ${name} npm run verify${long ? ' -- --long' : ''}`,
  );
  assert.deepEqual(run.sort(), ignored.sort());
});

test('what is left out says why', () => {
  for (const file of files)
    for (const [line] of read('tests', file).matchAll(/#\[ignore.*/g))
      assert.match(line, /^#\[ignore = "(exhaustive: npm run verify( -- --long)?|timing: [^"]+)"\]$/, file);
});

test('CORRECTNESS.md names every test program and every oracle, and nothing that is not there', () => {
  const text = read('CORRECTNESS.md');
  const oracles = readdirSync(join(ROOT, 'tests', 'oracle')).filter(
    (name) => !['mod.rs', 'golden.rs'].includes(name),
  );
  for (const path of [
    ...files.map((name) => `tests/${name}`),
    ...oracles.map((name) => `tests/oracle/${name}`),
  ])
    assert.ok(text.includes(`\`${path}\``), path);
  for (const [, path] of text.matchAll(/`((?:tests|fuzz|src|scripts)\/[\w./-]+)`/g))
    assert.ok(existsSync(join(ROOT, path)), path);
  for (const { name } of EXHAUSTIVE) assert.ok(text.includes(`\`${name}\``), name);
});
