import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { VERIFY } from '../../scripts/test/verify.mjs';

const read = (...path) => readFileSync(join(ROOT, ...path), 'utf8');
const files = readdirSync(join(ROOT, 'tests', 'engines')).filter(
  (name) => name.endsWith('.rs') && name !== 'main.rs',
);

/** The ignored Rust tests, with their reasons. */
const ignored = files.flatMap((file) =>
  [...read('tests', 'engines', file).matchAll(/#\[ignore(.*)\]\n(?:\s*\/\/.*\n)*\s*fn (\w+)/g)].map(
    ([, reason, name]) => ({
      name,
      reason,
    }),
  ),
);

test('an ignored Rust test is exhaustive and runs in verify, or measures time', () => {
  assert.ok(ignored.length > 10);
  for (const { name, reason } of ignored) {
    const timing = name.startsWith('timing_');
    assert.match(reason, timing ? /^ = "timing: / : /^ = "exhaustive: npm run verify"$/, name);
  }
  const [, ...command] = VERIFY.find(({ name }) => name === 'exhaustive').commands()[0];
  assert.deepEqual(command.slice(-3), ['--ignored', '--skip', 'timing']);
});

test('CORRECTNESS.md names exactly the test modules and oracles', () => {
  const text = read('CORRECTNESS.md');
  const oracles = readdirSync(join(ROOT, 'tests', 'engines', 'oracle')).filter(
    (name) => !['mod.rs', 'golden.rs'].includes(name),
  );
  for (const path of [
    ...files.map((name) => `tests/engines/${name}`),
    ...oracles.map((name) => `tests/engines/oracle/${name}`),
  ])
    assert.ok(text.includes(`\`${path}\``), path);
  for (const [, path] of text.matchAll(/`((?:tests|fuzz|src|scripts)\/[\w./-]+)`/g))
    assert.ok(existsSync(join(ROOT, path)), path);
  for (const { name } of ignored.filter(({ name }) => !name.startsWith('timing_')))
    assert.ok(text.includes(`\`${name}\``), name);
});
