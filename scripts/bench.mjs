// npm run bench [-- --only NAME,NAME --rounds 7 --long --list]: the built package beside plain C++, in one run, round by round,
// each round with a process for C++ and an instance of the package that has done nothing before.
import './setup/node.mjs';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { figure, summary, table } from './bench/figures.mjs';
import { compile, runNative } from './bench/native.mjs';
import { WORKS } from './bench/works.mjs';
import { PKG } from './lib/paths.mjs';
import { main, Stop } from './lib/stop.mjs';
import { ensureBuildTools } from './setup/all.mjs';
import { buildWasm } from './wasm/build.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    long: { type: 'boolean' },
    list: { type: 'boolean' },
  },
});

let instances = 0;
async function fresh() {
  instances += 1;
  // The query makes it a module, and so an instance, of its own.
  const api = await import(`${pathToFileURL(join(PKG, 'grundyscope.js'))}?${instances}`);
  await api.default({ module_or_path: readFileSync(join(PKG, 'grundyscope_bg.wasm')) });
  return api;
}

function chosen() {
  const works = WORKS();
  if (values.only === undefined) return works.filter(({ long }) => values.long || !long);
  const names = values.only.split(',');
  const unknown = names.find((name) => !works.some((work) => work.name === name));
  if (unknown) throw new Stop(`There is no work "${unknown}": npm run bench -- --list names them.`);
  return works.filter(({ name }) => names.includes(name));
}

/** A work's rounds: the times of both sides, whose results agree. */
async function measured({ title, native, wasm }, rounds) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const plain = native ? await runNative(native) : undefined;
    const ours = await wasm(await fresh());
    if (plain && plain.result !== ours.result)
      throw new Stop(`${title}: C++ gives ${plain.result}, the package ${ours.result}.`);
    times.push({ native: plain?.milliseconds, wasm: ours.milliseconds });
    const both = [plain?.milliseconds, ours.milliseconds].filter((time) => time !== undefined);
    console.log(`${title}: ${both.map(figure).join(' | ')} ms`);
  }
  return times;
}

function row(title, { native, wasm, ratio }) {
  return [title, ...[native?.median, native?.least, wasm.median, wasm.least, ratio].map(figure)];
}

function list() {
  for (const { name, title, long } of WORKS())
    console.log(`${name}\n    ${title}${long ? '; with --long' : ''}`);
}

async function compare() {
  const rounds = Number(values.rounds);
  if (!(Number.isInteger(rounds) && rounds >= 1)) throw new Stop('--rounds takes a whole number from 1.');
  const works = chosen();
  await buildWasm(await ensureBuildTools());
  const programs = works.flatMap(({ native }) => (native ? [native[0]] : []));
  const compiler = programs.length > 0 ? await compile(programs) : '';
  const rows = [['work', 'C++ median', 'least', 'wasm median', 'least', 'times as fast']];
  for (const work of works) rows.push(row(work.title, summary(await measured(work, rounds))));
  const machine = `${cpus()[0]?.model ?? ''}, ${cpus().length} cores`;
  console.log(`\nMilliseconds, ${rounds} rounds. ${machine}; Node.js ${process.version}; ${compiler}\n`);
  for (const line of table(rows)) console.log(line);
}

await main(() => (values.list ? list() : compare()));
