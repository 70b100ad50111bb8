// npm run bench: compares the built package with plain C++ and native Rust, in one run, round by
// round, each with a process for either and a new instance of the package.
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandLine } from '../scripts/lib/command.mjs';
import { PKG } from '../scripts/lib/paths.mjs';
import { main, Stop } from '../scripts/lib/task.mjs';
import { withBuildTools } from '../scripts/setup/all.mjs';
import { wasmStep } from '../scripts/wasm/build.mjs';
import { figure, SIDES, summary, table } from './harness/figures.mjs';
import { compile, compileRust, runNative, runRust } from './harness/native.mjs';
import { WORKS } from './harness/works.mjs';

const values = commandLine({
  name: 'npm run bench',
  about: 'Measures the built package beside plain C++ and native Rust.',
  options: {
    only: { value: 'NAME,NAME', help: 'these works' },
    rounds: { value: 'N', min: 1, default: 7, help: 'how often each work is done' },
    long: { help: 'works that take minutes, too' },
    list: { help: 'name the works' },
  },
});
const { rounds } = values;
let instances = 0;
async function fresh() {
  instances += 1;
  // The query makes it a module, and so an instance, of its own.
  const api = await import(`${pathToFileURL(join(PKG, 'grundyscope.js'))}?${instances}`);
  const { memory } = await api.default({ module_or_path: readFileSync(join(PKG, 'grundyscope_bg.wasm')) });
  return { api, memory };
}

function chosen(works) {
  if (values.only === undefined) return works.filter(({ long }) => values.long || !long);
  const names = values.only.split(',');
  const unknown = names.find((name) => !works.some((work) => work.name === name));
  if (unknown) throw new Stop(`There is no work "${unknown}": npm run bench -- --list names them.`);
  return works.filter(({ name }) => names.includes(name));
}

/** A work's rounds: the times of all sides, whose results agree. */
async function measured({ title, native, rust, wasm }, program) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const found = {
      native: native && (await runNative(native)),
      rust: rust && (await runRust(program, rust)),
      wasm: await wasm((await fresh()).api),
    };
    const sides = SIDES.filter((side) => found[side]);
    if (new Set(sides.map((side) => found[side].result)).size > 1)
      throw new Stop(`${title}: ${sides.map((side) => `${side} gives ${found[side].result}`).join(', ')}.`);
    times.push(Object.fromEntries(sides.map((side) => [side, found[side].milliseconds])));
    console.log(
      `${title}: ${sides.map((side) => `${side} ${figure(found[side].milliseconds)}`).join(' | ')} ms`,
    );
  }
  return times;
}

function row(title, { ratio, rustRatio, ...sides }) {
  const times = SIDES.flatMap((side) => [sides[side]?.median, sides[side]?.least]);
  return [title, ...[...times, ratio, rustRatio].map(figure)];
}

/** The steps in which texts are read, which grow with their length. */
async function readings(program) {
  const rows = [['characters', 'steps of a reading', 'per character', 'milliseconds']];
  for (const length of [125, 250, 500, 1000, 2000, 4000]) {
    const { result, milliseconds } = await runRust(program, ['reading', length]);
    rows.push([String(length), result, figure(result / length), figure(milliseconds)]);
  }
  return rows;
}

function list() {
  for (const { name, title, long } of WORKS())
    console.log(`${name}\n    ${title}${long ? '; with --long' : ''}`);
}

const machine = () => `${cpus()[0]?.model ?? ''}, ${cpus().length} cores; Node.js ${process.version}`;

async function compare() {
  const works = chosen(WORKS());
  await withBuildTools(wasmStep());
  const programs = works.flatMap(({ native }) => (native ? [native[0]] : []));
  const compiler = programs.length > 0 ? `; ${await compile(programs)}` : '';
  const program = works.some(({ rust }) => rust) ? await compileRust() : undefined;
  const times = ['C++ median', 'least', 'Rust median', 'least', 'wasm median', 'least'];
  const rows = [['work', ...times, 'wasm as fast as C++', 'Rust as fast as wasm']];
  for (const work of works) rows.push(row(work.title, summary(await measured(work, program))));
  console.log(`\nMilliseconds, ${rounds} rounds. ${machine()}${compiler}\n`);
  for (const line of table(rows)) console.log(line);
  if (!program || values.only) return;
  console.log(`\n${table(await readings(program)).join('\n')}`);
}

await main(values.list ? list : compare);
