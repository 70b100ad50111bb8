// npm test and npm run verify: set up what is missing, run the parts, and say how many seconds each
// took. The last line is "N passed, N failed".
//
// The parts are the entries of "wireit" in package.json, each with the files that it reads: wireit
// runs them side by side, and those alone that are not fresh. It is a package, so it comes after
// `npm ci`, which this file sees to.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { commandLine } from './lib/command.mjs';
import { NODE_MODULES, REPORTS, ROOT } from './lib/paths.mjs';
import { run } from './lib/process.mjs';
import { duration, main, Stop } from './lib/task.mjs';
import { wasmEnvironment } from './setup/all.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureWasmLibrary } from './setup/debian.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { ensureRust, ensureRustChecks } from './setup/rust.mjs';

/** Groups of parts, one after the other. The oldest Chromium hangs beside other work. */
const STAGES = { test: ['all'], verify: ['deep', 'deep-in-browser', 'browsers'] };

/** How the tests of one file are asked for: --only browser/search. */
const ONE_FILE = {
  browser: (file) => [`/${file}.spec.ts`],
  rust: (module) => ['--', `${module}::`],
  unit: (file) => [file],
};

const { wireit: parts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const needsOf = (name) => (parts[name].dependencies ?? []).map((need) => need.script ?? need);
/** A part and all that it needs, what it needs first; groups have no command. */
const withNeeds = (name) => [...needsOf(name).flatMap(withNeeds), name];
const isPart = (name) => parts[name].command !== undefined;

const { only, again, list, rest } = commandLine({
  name: 'npm test',
  about: 'Runs everything that a change can break in an ordinary way; "npm run verify" runs the rest.',
  options: {
    only: {
      value: 'NAMES',
      help: 'these parts: unit,biome; or one file: browser/search, rust/heaps, unit/share',
    },
    again: { help: 'run parts, too, that have passed and read nothing that has changed' },
    list: { help: 'name the parts' },
  },
  rest: 'test or verify',
});

function asked() {
  const names = only?.split(',') ?? STAGES[rest[0]];
  return names.map((text) => {
    const [name, file] = text.split('/');
    if (!parts[name] || (file && !ONE_FILE[name]))
      throw new Stop(`There is no part "${text}": "npm test -- --list" names them.`);
    return { name, args: file ? ONE_FILE[name](file) : [] };
  });
}

/** Installs what these parts need, and returns their environment. */
async function setUp(names) {
  // What a part needs stands in its "env", where the version also makes it run anew.
  const need = (variable) => names.some((name) => parts[name].env?.[variable]);
  const env = { ...process.env };
  const browser = ensurePackages().then(async () => {
    if (!need('GRUNDYSCOPE_CHROMIUM_VERSION')) return;
    env.GRUNDYSCOPE_CHROMIUM = await ensureChromium();
    env.GRUNDYSCOPE_CHROMIUM_VERSION = (await run(env.GRUNDYSCOPE_CHROMIUM, ['--version'])).output;
    // Another one in each run, and none that Chromium refuses, as 10080.
    env.GRUNDYSCOPE_TEST_PORT = String(11_000 + (process.pid % 20_000));
  });
  if (need('GRUNDYSCOPE_RUST_VERSION')) {
    const rust = await ensureRust();
    env.PATH = rust.env.PATH;
    env.GRUNDYSCOPE_RUST_VERSION = (await run('rustc', ['-vV'], { env })).output;
    await ensureRustChecks(rust);
    if (names.includes('clippy-wasm'))
      await ensureRustChecks({ ...rust, env: await ensureWasmLibrary(rust) });
    if (names.some((name) => /wasm/.test(name))) await wasmEnvironment();
  }
  await browser;
  if (names.includes('browsers')) await (await import('../tests/browsers/browsers.mjs')).ensureBrowsers();
  return env;
}

/** Runs a part with all that it needs; whether nothing has failed. */
function wireit({ name, args }, env) {
  const child = spawn(process.execPath, [join(NODE_MODULES, 'wireit', 'bin', 'wireit.js'), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...env,
      // As npm names the script that it runs: these have no place among the scripts.
      npm_lifecycle_event: name,
      npm_package_json: join(ROOT, 'package.json'),
      npm_config_user_agent: 'npm/',
      WIREIT_CACHE: 'none', // copies of everything that was ever built
      WIREIT_FAILURES: 'continue',
      WIREIT_PARALLEL: '8', // what is ready early must not keep back what others wait for
      WIREIT_LOGGER: 'simple', // shows the lines of parts as they come; its own are left out
    },
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!/^\S+ \[[\w:-]+\] /.test(line)) console.log(line);
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}

async function runParts() {
  const began = Date.now();
  const stages = asked();
  const env = await setUp(stages.flatMap(({ name }) => withNeeds(name)));
  if (again) rmSync(join(ROOT, '.wireit'), { recursive: true, force: true });
  const states = new Map();
  for (const stage of stages) {
    const ok = await wireit(stage, env);
    for (const name of withNeeds(stage.name).filter((one) => isPart(one) && !states.has(one))) {
      const file = join(REPORTS, 'parts', `${name}.json`);
      // A part writes its results when it ends, and removes the old ones when it begins.
      const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: 1 };
      const old = result.ended < began && (ok ? 'fresh' : 'earlier');
      states.set(name, { ...result, note: result.ended ? old : 'broke off' });
    }
    // What wireit says counts, even where no part accounts for it.
    if (!ok && [...states.values()].every(({ failed }) => failed === 0))
      states.set('wireit', { passed: 0, failed: 1, seconds: 0, note: 'failed, see above' });
  }
  console.log('\n  part              seconds   passed   failed');
  for (const [name, { passed, failed, seconds = 0, note }] of states)
    console.log(
      `  ${name.padEnd(16)}${(note || seconds.toFixed(1)).padStart(9)}${`${passed}`.padStart(9)}${`${failed}`.padStart(9)}`,
    );
  console.log(`\n${duration(Date.now() - began)} in all`);
  const sum = (key) => [...states.values()].reduce((all, state) => all + state[key], 0);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

if (list) for (const name of Object.keys(parts).filter(isPart)) console.log(name);
else await main(async () => console.log(await runParts()), '0 passed, 1 failed');
