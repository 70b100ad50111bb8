// npm run bench: compares the built package with plain C++ and native Rust, in one run, round by
// round, each with a process for either and a new instance of the package.
//
// With --growth: how time and memory of the package grow with the size; with --write, too: what
// long works take, for the page's estimates (www/src/engine/costs.json). With --estimate: how good
// these estimates are.
import '../scripts/setup/node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandLine } from '../scripts/lib/command.mjs';
import { NODE_MODULES, PKG, ROOT } from '../scripts/lib/paths.mjs';
import { run } from '../scripts/lib/process.mjs';
import { main, Stop } from '../scripts/lib/stop.mjs';
import { withBuildTools } from '../scripts/setup/all.mjs';
import { wasmStep } from '../scripts/wasm/build.mjs';
import { COSTS, costs, tried } from './harness/costs.mjs';
import { ESTIMATE_HEAD, ESTIMATED, estimateRow, judge } from './harness/estimate.mjs';
import { figure, SIDES, summary, table } from './harness/figures.mjs';
import { GROWING, grow, rows as growthRows, HEAD } from './harness/growth.mjs';
import { compile, compileRust, runNative, runRust } from './harness/native.mjs';
import { WORKS } from './harness/works.mjs';

const values = commandLine({
  name: 'npm run bench',
  about: 'Measures the built package beside plain C++ and native Rust.',
  options: {
    only: { value: 'NAME,NAME', help: 'these works' },
    rounds: { value: 'N', min: 1, default: 7, help: 'how often each work is done' },
    long: { help: 'works that take minutes, too' },
    growth: { help: 'how time and memory grow with the size, instead' },
    write: { help: "with --growth: write the page's estimates, www/src/engine/costs.json" },
    estimate: { help: "how good the page's estimates are, instead" },
    list: { help: 'name the works' },
  },
});
const { rounds } = values;

let instances = 0;
async function fresh() {
  instances += 1;
  // The query makes it a module, and so an instance, of its own.
  const api = await import(`${pathToFileURL(join(PKG, 'grundyscope.js'))}?${instances}`);
  const { memory } = await api.default({
    module_or_path: readFileSync(join(PKG, 'grundyscope_bg.wasm')),
  });
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

function list() {
  for (const { name, title, long } of WORKS())
    console.log(`${name}\n    ${title}${long ? '; with --long' : ''}`);
  console.log(`with --growth:\n    ${GROWING.map(({ name }) => name).join(', ')}`);
  console.log(`with --estimate:\n    ${ESTIMATED.map(({ name }) => name).join(', ')}`);
}

const machine = () => `${cpus()[0]?.model ?? ''}, ${cpus().length} cores; Node.js ${process.version}`;

/** A module of the page, which is no script: vite makes one of it. */
async function ofPage(name) {
  // Not at the top: nothing else here needs it.
  const { runnerImport } = await import('vite');
  return (await runnerImport(join(ROOT, 'www/src', name), { configFile: false })).module;
}

const COSTS_FILE = join(ROOT, 'www/src/engine/costs.json');

async function write() {
  await withBuildTools(wasmStep());
  const { trial, TRIALS } = await ofPage('engine/estimate.ts');
  const table = await costs({ fresh, rounds, tell: console.log, tries: (api) => tried(api, trial, TRIALS) });
  const { byTwo } = JSON.parse(readFileSync(COSTS_FILE, 'utf8'));
  const source = `npm run bench -- --growth --write --rounds ${rounds}; ${new Date().toISOString().slice(0, 10)}, ${machine()}`;
  const lines = Object.entries(table.works).map(
    ([name, points]) => `    ${JSON.stringify(name)}: ${JSON.stringify(points).replaceAll(',', ', ')}`,
  );
  const head = Object.entries({ source, trial: table.trial, byTwo }).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  );
  writeFileSync(COSTS_FILE, `{\n${head.join('\n')}\n  "works": {\n${lines.join(',\n')}\n  }\n}\n`);
  // As the formatter would have it.
  await run(process.execPath, [
    join(NODE_MODULES, '@biomejs/biome/bin/biome'),
    'format',
    '--write',
    COSTS_FILE,
  ]);
  console.log(`\nwww/src/engine/costs.json is written: ${COSTS.length} works.`);
}

async function growth() {
  if (values.write) return write();
  const works = chosen(GROWING);
  await withBuildTools(wasmStep());
  const lines = [HEAD];
  for (const work of works) {
    const points = await grow(work, { fresh, rounds, long: values.long, tell: console.log });
    lines.push(...growthRows(work.title, points));
  }
  console.log(`\n${rounds} rounds, each with a fresh instance. ${machine()}\n`);
  for (const line of table(lines)) console.log(line);
}

async function estimate() {
  const works = chosen(ESTIMATED);
  await withBuildTools(wasmStep());
  const { Eta } = await ofPage('engine/eta.ts');
  const { foreseen, slower, trial, TRIALS } = await ofPage('engine/estimate.ts');
  const lines = [ESTIMATE_HEAD];
  for (const work of works) {
    console.log(work.title);
    const factor = slower(tried((await fresh()).api, trial, TRIALS));
    const before = foreseen(work.request, false);
    const judged = judge(work, (await fresh()).api, Eta);
    lines.push(estimateRow(work.title, judged, before && before * factor));
  }
  console.log(`\nEach once; foreseen by www/src/engine/costs.json. ${machine()}\n`);
  for (const line of table(lines)) console.log(line);
}

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
}

function start() {
  if (values.list) return list();
  if (values.estimate) return estimate();
  return values.growth ? growth() : compare();
}

await main(start);
