import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { read, usage } from '../../scripts/lib/command.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';

const COMMAND = {
  name: 'npm run example',
  about: 'Shows options.',
  options: {
    open: { default: true, help: 'do not open a browser' },
    quick: { help: 'be quick' },
    only: { value: 'NAME', help: 'this one' },
    rounds: { value: 'N', min: 1, max: 99, default: 7, help: 'how often' },
  },
};

test('options, their defaults and the arguments after them', () => {
  const plain = { help: undefined, open: true, quick: false, only: undefined, rounds: 7 };
  assert.deepEqual(read(COMMAND, []), plain);
  assert.deepEqual(read(COMMAND, ['--no-open', '--quick', '--only', 'a', '--rounds=3']), {
    ...plain,
    open: false,
    quick: true,
    only: 'a',
    rounds: 3,
  });
  assert.deepEqual(read({ rest: 'NAME' }, ['a', 'b']).rest, ['a', 'b']);
});

test('unknown options and values are rejected', () => {
  for (const args of [
    ['--open'],
    ['--rounds', '0'],
    ['--rounds', '1.5'],
    ['--rounds', '100'],
    ['--only'],
    ['a'],
  ]) {
    assert.throws(() => read(COMMAND, args), /--|argument/, args.join(' '));
  }
});

test('the usage lists every option as it is typed', () => {
  assert.equal(
    usage(COMMAND),
    `Usage: npm run example -- [options]
Shows options.

  --no-open    do not open a browser
  --quick      be quick
  --only NAME  this one
  --rounds N   how often (7)
  --help       print this`,
  );
});

test('every npm script prints its usage for --help and for unknown options', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const files = new Set(
    Object.values(scripts).flatMap((line) => line.match(/(?:[\w-]+\/)+[\w-]+\.mjs/) ?? []),
  );
  assert.ok(files.size > 10);
  for (const file of files) {
    const ask = (flag) => spawnSync(process.execPath, [join(ROOT, file), flag], { encoding: 'utf8' });
    const help = ask('--help');
    assert.equal(help.status, 0, `${file}: ${help.stderr}`);
    assert.match(help.stdout, /^Usage: n/, file);
    const wrong = ask('--no-such-flag');
    assert.equal(wrong.status, 2, file);
    assert.match(wrong.stderr, /'--no-such-flag'[\s\S]*\n\nUsage: n/, file);
    assert.doesNotMatch(wrong.stderr, /\n\s+at /, file);
  }
});
