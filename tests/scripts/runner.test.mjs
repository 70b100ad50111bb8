import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineReader, run } from '../../scripts/lib/process.mjs';
import { duration, excerpt } from '../../scripts/lib/task.mjs';
import { rebuilder } from '../../scripts/live/rebuilder.mjs';
import { NEEDS } from '../../scripts/test/needs.mjs';
import { PARTS } from '../../scripts/test/parts.mjs';
import { select } from '../../scripts/test/select.mjs';

const names = (entries) => entries.map(({ name }) => name);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

test('a selected part brings along what it stands on, in order', () => {
  const all = [{ name: 'a' }, { name: 'b', needs: ['a'] }, { name: 'c', needs: ['b'] }, { name: 'd' }];
  assert.deepEqual(names(select(all, ['c'])), ['a', 'b', 'c']);
  assert.deepEqual(names(select(all)), ['a', 'b', 'c', 'd']);
  assert.throws(() => select(all, ['e']), /no part "e"/);
});

test('every part needs only what comes before it', () => {
  const seen = new Set();
  for (const { name, needs = [] } of [...NEEDS, ...PARTS]) {
    for (const need of needs) assert.ok(seen.has(need), `${name} needs ${need}`);
    assert.ok(!seen.has(name), name);
    seen.add(name);
  }
});

test('lines arrive whole and without colours', () => {
  const lines = [];
  const read = lineReader((line) => lines.push(line));
  read('\u001b[32mone');
  read(' two\u001b[0m\nthree\r\nfo');
  read('ur\n\u001b(Bfive\n');
  assert.deepEqual(lines, ['one two', 'three', 'four', 'five']);
});

test('a program: its exit code, its output, its absence, its time limit', async () => {
  const script = (code) => [process.execPath, ['-e', code]];
  const failed = await run(...script('console.log("out"); console.error("err"); process.exit(3)'));
  assert.equal(failed.code, 3);
  assert.match(failed.output, /out/);
  assert.match(failed.output, /err/);
  assert.equal((await run('no-such-program-here', [])).code, 127);
  assert.equal((await run(...script('setInterval(() => {}, 1000)'), { seconds: 0.3 })).code, 124);
});

test('changes close together make one rebuild, changes during one make one more', async () => {
  let [runs, running] = [0, 0];
  const change = rebuilder(async () => {
    running += 1;
    assert.equal(running, 1);
    runs += 1;
    await pause(60);
    running -= 1;
  }, 10);
  change();
  change();
  change();
  await pause(40);
  assert.equal(runs, 1);
  change();
  change();
  await pause(200);
  assert.equal(runs, 2);
});

test('durations and excerpts of outputs', () => {
  assert.equal(duration(400), '0.4 s');
  assert.equal(duration(31_000), '31 s');
  assert.equal(duration(125_000), '2 min 05 s');
  assert.equal(excerpt('a\nb\n'), 'a\nb');
  assert.equal(excerpt('a\nb\nc\nd\ne', 4), 'a\n[... 1 lines are left out here ...]\nc\nd\ne');
});
