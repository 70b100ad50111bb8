import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { lineReader, run } from '../../scripts/lib/process.mjs';
import { duration, excerpt, left, runSteps, startTask } from '../../scripts/lib/task.mjs';
import { rebuilder } from '../../scripts/live/rebuilder.mjs';
import { NEEDS } from '../../scripts/test/needs.mjs';
import { PARTS } from '../../scripts/test/parts.mjs';
import { schedule } from '../../scripts/test/schedule.mjs';
import { select } from '../../scripts/test/select.mjs';
import { VERIFY } from '../../scripts/test/verify.mjs';

const names = (entries) => entries.map(({ name }) => name);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

test('a selected part includes the parts that it needs, in order', () => {
  const all = [{ name: 'a' }, { name: 'b', needs: ['a'] }, { name: 'c', needs: ['b'] }, { name: 'd' }];
  assert.deepEqual(names(select(all, ['c']).entries), ['a', 'b', 'c']);
  assert.deepEqual(names(select(all).entries), ['a', 'b', 'c', 'd']);
  assert.throws(() => select(all, ['e']), /no part "e"/);
});

test('browser tests are selected by the name of their file', () => {
  const all = [{ name: 'page' }, { name: 'browser', needs: ['page'] }];
  const { entries, specs } = select(all, ['search', 'links']);
  assert.deepEqual(names(entries), ['page', 'browser']);
  assert.deepEqual(specs, ['search', 'links']);
  assert.throws(() => select(all, ['no-such-file']), /no part/);
  assert.throws(() => select(all, ['../e2e/search']), /no part/);
});

test('Rust tests are selected by the name of their file', () => {
  const all = [{ name: 'cargo' }, { name: 'rust', needs: ['cargo'] }];
  const { entries, specs, modules } = select(all, ['rust/level_sets']);
  assert.deepEqual(names(entries), ['cargo', 'rust']);
  assert.deepEqual([specs, modules], [[], ['level_sets']]);
  assert.deepEqual(select(all, ['rust']).modules, []);
  assert.throws(() => select(all, ['rust/no_such_file']), /no part/);
  assert.throws(() => select(all, ['level_sets']), /no part/);
  const [command] = PARTS.find(({ name }) => name === 'rust').commands({ modules });
  assert.deepEqual(command.slice(-3), ['engines', '--', 'level_sets::']);
});

test('the commands of package.json and of the guides name parts that exist', () => {
  const read = (file) => readFileSync(join(ROOT, file), 'utf8');
  const { scripts } = JSON.parse(read('package.json'));
  const guides = ['README.md', 'CONTRIBUTING.md', 'docs/development.md'].map(read);
  const named = (text, command) =>
    [...text.matchAll(new RegExp(`${command} (?:-- )?--only ([\\w,/-]+)`, 'g'))].flatMap(([, list]) =>
      list.split(','),
    );
  const asked = [...Object.values(scripts).flatMap((text) => named(text, 'scripts/test.mjs'))];
  for (const text of guides) asked.push(...named(text, 'npm test'));
  assert.ok(asked.length > 10, `${asked}`);
  select([...NEEDS, ...PARTS], asked);
});

test('parts run in parallel on all cores, after the parts that they need', async () => {
  const log = [];
  let busy = 0;
  const entries = [
    { name: 'a' },
    { name: 'b', cores: 2, needs: ['a'] },
    { name: 'c' },
    { name: 'd', needs: ['c'] },
    { name: 'e', cores: 9 },
  ];
  const results = await schedule(entries, {
    cores: 2,
    runOne: async ({ name, cores = 1 }) => {
      const taken = Math.min(cores, 2);
      busy += taken;
      assert.ok(busy <= 2, name);
      log.push(name);
      await pause(5);
      busy -= taken;
      return { failed: name === 'c' ? 1 : 0 };
    },
    skip: ({ name }, need) => {
      log.push(`${name} without ${need}`);
      return { failed: 1 };
    },
  });
  assert.equal(results.size, 5);
  assert.ok(log.indexOf('a') < log.indexOf('b'));
  assert.ok(log.includes('d without c'));
});

for (const [title, parts] of Object.entries({ 'npm test': PARTS, 'npm run verify': VERIFY })) {
  test(`${title}: every part has a unique name, and the parts that it needs exist`, () => {
    const all = names([...NEEDS, ...parts]);
    assert.equal(new Set(all).size, all.length);
    for (const { name, needs = [] } of [...NEEDS, ...parts])
      for (const need of needs) assert.ok(all.includes(need), `${name} needs ${need}`);
  });
}

test('output arrives in whole lines, without colours', () => {
  const lines = [];
  const read = lineReader((line) => lines.push(line));
  read('\u001b[32mone');
  read(' two\u001b[0m\nthree\r\nfo');
  read('ur\n\u001b(Bfive\n');
  assert.deepEqual(lines, ['one two', 'three', 'four', 'five']);
});

test('a program reports its exit code, its output, its absence, its time limit', async () => {
  const script = (code) => [process.execPath, ['-e', code]];
  const failed = await run(...script('console.log("out"); console.error("err"); process.exit(3)'));
  assert.equal(failed.code, 3);
  assert.match(failed.output, /out/);
  assert.match(failed.output, /err/);
  assert.equal((await run('no-such-program-here', [])).code, 127);
  assert.equal((await run(...script('setInterval(() => {}, 1000)'), { seconds: 0.3 })).code, 124);
});

test('changes in quick succession cause one rebuild, changes during it one more', async () => {
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

test('durations and excerpts of output are short', () => {
  assert.equal(duration(400), '0.4 s');
  assert.equal(duration(31_000), '31 s');
  assert.equal(duration(125_000), '2 min 05 s');
  assert.equal(excerpt('a\nb\n'), 'a\nb');
  assert.equal(excerpt('a\nb\nc\nd\ne', 4), 'a\n[... 1 lines are left out here ...]\nc\nd\ne');
});

test('steps are numbered, with the remaining time of the current and the later ones', async () => {
  const lines = [];
  const log = console.log;
  console.log = (text) => lines.push(text);
  try {
    const one = (seconds, title) => ({
      seconds: () => seconds,
      run: () => startTask(title, { seconds }).end(true),
    });
    await runSteps([one(10, 'first'), one(20, 'second')]);
    startTask('alone').end(true);
  } finally {
    console.log = log;
  }
  const titles = lines.map((line) => line.replace(/ {2}[\d.]+ s$/, ''));
  assert.deepEqual(titles, [
    '  … [1/2] first',
    '  ✓ [1/2] first',
    '  … [2/2] second',
    '  ✓ [2/2] second',
    '  … alone',
    '  ✓ alone',
  ]);
  assert.equal(left(3), 'a few seconds left');
  assert.equal(left(41), 'about 50 s left');
  assert.equal(left(160), 'about 3 min left');
});
