// npm run mutants: tests each mutant of engine.tsv and page.tsv by the cheapest tests that reach
// it, and those that survive by dearer ones, in a clone in target/mutants. Results are appended to
// a file, so that a run that was interrupted goes on.
//
// A mutant is a text of its file and the text that takes its place, whole lines and as many as make
// it the only one; it is found when lines move, or its file.
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandLine } from '../../scripts/lib/command.mjs';
import { ROOT, TARGET } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/process.mjs';
import { ensureChromium } from '../../scripts/setup/chromium.mjs';
import { specsFor } from './specs.mjs';

const TREE = join(TARGET, 'mutants');
const LISTS = ['engine', 'page'];
const BUILD = 'npm run --silent build -- --dev';
const ENGINE_BUILD = 'npm run --silent build -- wasm --dev';
const PLAYWRIGHT = 'node node_modules/@playwright/test/cli.js test --max-failures=1 --retries=1';

/** The levels of a list, from the cheapest on: the commands for a file; none do not reach it. */
const LEVELS = {
  engine: {
    rust: (file) =>
      file.startsWith('src/')
        ? ['cargo test --locked --lib --test=engines', 'cargo test --locked --doc']
        : [],
    contract: () => [ENGINE_BUILD, 'node tests/wasm/node.mjs'],
    oracles: () => [ENGINE_BUILD, 'node tests/wasm/oracles.mjs'],
  },
  page: {
    // The second reads all sources, so that no import leads from it to a mutant.
    unit: (file) => [
      `npx vitest related ${file} tests/unit/check-messages.mjs --run --bail=1 --passWithNoTests`,
    ],
    oracles: (file) =>
      /src\/(?:rooms\/(?:exercises|play|lessons|problems)|i18n|question|ruleset|boards|export\/rule)\b/.test(
        file,
      )
        ? [ENGINE_BUILD, 'node tests/wasm/oracles.mjs']
        : [],
    package: (file) =>
      /^www\/src\/package\//.test(file)
        ? ['npm run --silent build -- package --dev', 'node --test --test-reporter=spec tests/package/']
        : [],
    browser: (file) => {
      const specs = specsFor(file).map((name) => `/${name}.spec.ts`);
      return specs.length ? [BUILD, `${PLAYWRIGHT} ${specs.join(' ')}`] : [];
    },
  },
};
/** Seconds of a command, and of the processor in it: on a busy machine, the first is longer. */
const WALL = 1200;
const CPU = 600;
/** The name of the first failure in what any of these programs prints. */
const FAILURE = /^(?:test (.+) \.\.\. FAILED|✗ (.+)| *FAIL +(.+)|\s*✖ (.+)|\s+1\) (.+?)[\s─]*)$/m;

const options = commandLine({
  name: 'npm run mutants',
  about: 'Tests each mutant of the engine and of the page by the cheapest tests that reach it.',
  options: {
    list: { value: 'NAME', help: 'engine or page; without, both' },
    level: { value: 'NAME', help: 'only this one: rust, contract, oracles; unit, package, browser' },
    from: { value: 'N', min: 1, default: 1, help: 'from this mutant of a list on' },
    count: { value: 'N', min: 1, help: 'at most so many runs' },
    results: { value: 'FILE', default: 'test-results/mutants.tsv', help: 'where the results are' },
    table: { help: 'only print what the results say' },
  },
});

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', cwd: ROOT, stdio: 'pipe' }).trim();
const commit = git('rev-parse', '--short=9', 'HEAD');
const rowsOf = (text) =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));
const mutants = LISTS.filter((list) => (options.list ?? list) === list).flatMap((list) =>
  rowsOf(readFileSync(new URL(`${list}.tsv`, import.meta.url), 'utf8'))
    .slice(options.from - 1)
    .map(([id, file, , before, after]) => ({
      id,
      list,
      file,
      before: JSON.parse(before),
      after: JSON.parse(after),
    })),
);

/** Rows of id, level, outcome, first failure, seconds and commit. */
function readResults() {
  mkdirSync(dirname(options.results), { recursive: true });
  if (!existsSync(options.results))
    writeFileSync(options.results, 'id\tlevel\toutcome\tby\tseconds\tcommit\n');
  return rowsOf(readFileSync(options.results, 'utf8')).filter((row) => row[5] === commit);
}

/** The clone as of the commit; what it built before stays. */
function restore() {
  if (!existsSync(TREE)) git('clone', '--quiet', '--shared', '--no-checkout', ROOT, TREE);
  git('-C', TREE, 'checkout', '--quiet', '--force', '--detach', commit);
}

/** Puts a mutant in; its file, or undefined if the code has changed. */
function put({ list, file, before, after }) {
  const folders = list === 'engine' ? ['src', 'wasm'] : ['www/src'];
  const files = git('-C', TREE, 'ls-files', ...folders)
    .split('\n')
    .filter((name) => /\.(?:rs|ts)$/.test(name));
  const read = (name) => readFileSync(join(TREE, name), 'utf8');
  const has = (name) => read(name).split(before).length === 2;
  const found = files.includes(file) && has(file) ? [file] : files.filter(has);
  if (found.length !== 1) return undefined;
  writeFileSync(
    join(TREE, found[0]),
    read(found[0]).replace(before, () => after),
  );
  // Unused variables, which mutants have, are no errors then.
  writeFileSync(join(TREE, 'Cargo.toml'), read('Cargo.toml').replaceAll('"deny"', '"warn"'));
  return found[0];
}

/** Tests a mutant at a level, and takes it out again: the outcome, and the first failure. */
async function test(mutant, level, env) {
  try {
    const file = put(mutant);
    if (!file) return ['not found', ''];
    const commands = LEVELS[mutant.list][level](file);
    for (const command of commands) {
      const limited = `ulimit -t ${CPU}; exec timeout --signal=KILL ${WALL} ${command}`;
      const { code, output } = await run('sh', ['-c', limited], { cwd: TREE, env });
      if (code === 0) continue;
      if (output.includes('could not compile')) return ['does not build', ''];
      const by = FAILURE.exec(output)?.slice(1).find(Boolean);
      return by || command.includes('build') ? ['killed', by ?? 'the build'] : ['timeout', ''];
    }
    return [commands.length ? 'survived' : 'not reached', ''];
  } finally {
    restore();
  }
}

const results = readResults();
const of = (id) => results.filter(([mutant]) => mutant === id);
if (!options.table) {
  restore();
  const env = { ...process.env, GRUNDYSCOPE_CHROMIUM: await ensureChromium(), NO_COLOR: '1' };
  env.GRUNDYSCOPE_TEST_PORT = String(10_000 + (process.pid % 20_000));
  if (!existsSync(join(TREE, 'node_modules')))
    await run('npm', ['ci', '--prefer-offline'], { cwd: TREE, env });
  let left = options.count ?? Number.POSITIVE_INFINITY;
  // The cheapest level of all first.
  for (let at = 0; at < 4; at += 1)
    for (const mutant of mutants) {
      const level = Object.keys(LEVELS[mutant.list])[at];
      const open = of(mutant.id).every(
        ([, one, outcome]) => one !== level && /^(?:survived|not reached)$/.test(outcome),
      );
      if (!level || !open || left <= 0 || (options.level ?? level) !== level) continue;
      const began = Date.now();
      const [outcome, by] = await test(mutant, level, env);
      const row = [
        mutant.id,
        level,
        outcome,
        by.slice(0, 100),
        ((Date.now() - began) / 1000).toFixed(1),
        commit,
      ];
      results.push(row);
      appendFileSync(options.results, `${row.join('\t')}\n`);
      console.log(row.slice(0, 5).join('  '));
      if (outcome !== 'not reached') left -= 1;
    }
}
const last = mutants.map(({ id, file, after }) => {
  const [, level, outcome] = of(id)
    .filter((row) => row[2] !== 'not reached')
    .at(-1) ?? [id, '', 'not tested'];
  return { id, file, after, outcome: outcome === 'killed' ? `killed by ${level}` : outcome };
});
for (const outcome of new Set(last.map((mutant) => mutant.outcome))) {
  const such = last.filter((mutant) => mutant.outcome === outcome);
  console.log(`${outcome}: ${such.length}`);
  if (/^(?:killed|not tested)/.test(outcome)) continue;
  for (const { id, file, after } of such) console.log(`  ${id} ${file}: ${after.split('\n')[0]}`);
}
