// npm run fuzz: feeds the readers of texts with what libFuzzer makes of fuzz/seeds, a minute each;
// and draws long work, which work.mjs counts. libFuzzer needs a nightly toolchain and cargo-fuzz:
// "rustup toolchain install nightly", "cargo install cargo-fuzz". The last line is "N passed, N
// failed".
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../scripts/lib/command.mjs';
import { ROOT } from '../scripts/lib/paths.mjs';
import { run } from '../scripts/lib/process.mjs';
import { excerpt, main, runTask, Stop, startTask } from '../scripts/lib/task.mjs';
import { ensureRust } from '../scripts/setup/rust.mjs';

const { seconds, only } = commandLine({
  name: 'npm run fuzz',
  about: 'Feeds the readers of texts with what libFuzzer makes of fuzz/seeds; "work" draws long work.',
  options: {
    seconds: { value: 'N', min: 1, default: 60, help: 'for how long each' },
    only: { value: 'NAME,NAME', help: 'these targets' },
  },
});
const FUZZ = join(ROOT, 'fuzz');
const readers = readdirSync(join(FUZZ, 'seeds')).map((name) => name.replace(/\.txt$/, ''));
const targets = [...readers, 'work'];

/** The seeds of a target as files, as libFuzzer reads them. */
function writeSeeds(target) {
  const folder = join(FUZZ, 'corpus', target);
  mkdirSync(folder, { recursive: true });
  const lines = readFileSync(join(FUZZ, 'seeds', `${target}.txt`), 'utf8')
    .trimEnd()
    .split('\n');
  lines.forEach((line, index) => {
    const text = line.replace(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter));
    writeFileSync(join(folder, `seed-${index}`), text);
  });
}

/** Draws work and counts it; whether all of it reported and stopped. */
async function countWork() {
  const end = startTask(`work, ${seconds} s`);
  const program = [join(FUZZ, 'work.mjs'), '--seconds', String(seconds)];
  const { code, output } = await run(process.execPath, program, { cwd: ROOT, seconds: seconds + 300 });
  end(code === 0, output.trimEnd().split('\n').at(-1));
  if (code !== 0) console.log(`\n${output.match(/^(?:Seed|✗| {4}).*/gm)?.join('\n') ?? excerpt(output)}\n`);
  return code === 0;
}

/** Feeds one reader; whether it survived. */
async function feed(target, env) {
  writeSeeds(target);
  const end = startTask(`${target}, ${seconds} s`);
  const options = [`-max_total_time=${seconds}`, '-timeout=60', '-max_len=400', '-print_final_stats=1'];
  const { code, output } = await run('cargo', ['+nightly', 'fuzz', 'run', target, '--', ...options], {
    cwd: ROOT,
    env,
    seconds: seconds + 300,
  });
  const executions = /number_of_executed_units:\s*(\d+)/.exec(output)?.[1];
  const covered = [...output.matchAll(/cov: (\d+)/g)].at(-1)?.[1];
  end(code === 0, executions ? `${executions} texts, ${covered} edges` : '');
  if (code !== 0) console.log(`\n${excerpt(output)}\n`);
  return code === 0;
}

/** Builds what libFuzzer runs; returns its environment. */
async function buildTargets() {
  const { env } = await ensureRust();
  const { code } = await run('cargo', ['+nightly', 'fuzz', '--version'], { env });
  if (code !== 0)
    throw new Stop(
      'Fuzzing needs a nightly toolchain and cargo-fuzz: run "rustup toolchain install nightly" and "cargo install cargo-fuzz", then this again.',
    );
  await runTask('Building the fuzz targets', 'cargo', ['+nightly', 'fuzz', 'build'], {
    cwd: ROOT,
    env,
    orElse: 'The fuzz targets could not be built.',
  });
  return env;
}

await main(async () => {
  const chosen = only?.split(',') ?? targets;
  for (const name of chosen)
    if (!targets.includes(name)) throw new Stop(`There is no target "${name}": ${targets.join(', ')}.`);
  const fed = chosen.filter((name) => readers.includes(name));
  const env = fed.length > 0 ? await buildTargets() : undefined;
  let failed = 0;
  for (const target of fed) if (!(await feed(target, env))) failed += 1;
  if (chosen.includes('work') && !(await countWork())) failed += 1;
  console.log(`\n${chosen.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
