// Long work can be stopped: extreme requests, drawn for every export with a listener, and the work
// between two reports, which is counted from outside: wasm-opt puts a call of a counter into each
// function and each round of a loop of the module that people get.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WASM_FEATURES } from '../../scripts/wasm/builds.mjs';
import { ok } from './assert.mjs';
import { checking } from './instance.mjs';
import { tableBeside } from './rows.mjs';
import { Draw } from './rules/draw.mjs';

/**
 * The most calls and rounds of loops between two reports: 2^20 steps of eight, for a table of a
 * million entries grows at once. Without a listener, so many times as many.
 */
const MOST = 1 << 23;
const UNHEARD = 4;
/** An answer is handed over in one piece: calls for each of its values, and for each character. */
const WRITING = 64;
const CHARACTER = 1;
/** The most bytes that a request takes. */
const MEMORY = 256 << 20;
/** Work is stopped after at most so many reports, as a power of 2. */
const REPORTS = 10;
/** The same for values up to the largest index, and for long sums. */
const FAR_REPORTS = 64;
const SUM_REPORTS = 1 << 11;
const SEED = 43;
/** How many requests are drawn like each of requests.tsv. */
const TIMES = 2;
const TABLE = tableBeside(import.meta.url);
const ENGINE = new URL('../../www/pkg/grundyscope.js', import.meta.url);

/** The whole engine with a counter of its work. */
async function counted() {
  const folder = mkdtempSync(join(tmpdir(), 'grundyscope-'));
  const [from, to] = [fileURLToPath(new URL('grundyscope_bg.wasm', ENGINE)), join(folder, 'counted.wasm')];
  const wasmOpt = fileURLToPath(new URL('../../node_modules/binaryen/bin/wasm-opt', import.meta.url));
  const flags = [...Object.values(WASM_FEATURES), '--log-execution'];
  execFileSync(process.execPath, [wasmOpt, ...flags, from, '-o', to]);
  const module = await WebAssembly.compile(readFileSync(to));
  rmSync(folder, { recursive: true });
  return module;
}

/** Gives each instance that `use` makes the counter that wasm-opt calls. */
async function counting(counter, use) {
  const { instantiate } = WebAssembly;
  const log_execution = () => {
    counter.work += 1;
  };
  WebAssembly.instantiate = (module, imports) => {
    for (const functions of Object.values(imports)) functions.log_execution = log_execution;
    return instantiate(module, imports);
  };
  // On a clock that leaps, every report goes through.
  const { performance } = globalThis;
  let time = 0;
  globalThis.performance = { now: () => (time = time + 1000) };
  try {
    await use();
  } finally {
    globalThis.performance = performance;
    WebAssembly.instantiate = instantiate;
  }
}

let instances = 0;

/** Asks an engine that knows nothing yet, stops at a report, and returns what happened. */
async function watch(module, counter, [name, request], reports) {
  instances += 1;
  const api = await import(`${ENGINE}?${instances}`);
  const { memory } = await api.default({ module_or_path: module });
  let [last, most, left] = [counter.work, 0, reports];
  const look = () => {
    most = Math.max(most, counter.work - last);
    last = counter.work;
  };
  let [answer, error] = [];
  try {
    answer = api[name](request, () => {
      look();
      left -= 1;
      return left > 0;
    });
  } catch (thrown) {
    error = thrown;
  }
  counter.work -= writing(answer);
  look();
  return { answer, error, most, bytes: memory.buffer.byteLength, left };
}

/** The calls that write an answer; the values of a typed array are written at once. */
function writing(answer) {
  let count = 0;
  JSON.stringify(answer, (_, value) => {
    count += WRITING + (typeof value === 'string' ? CHARACTER * value.length : 0);
    return ArrayBuffer.isView(value) || typeof value === 'bigint' ? null : value;
  });
  return count;
}

/** A number of any length up to so many bits. */
export const sized = (draw, bits) => Math.floor(2 ** (draw.whole(0, 100 * bits) / 100));

/** A component with drawn numbers of any length up to so many bits. */
const drawn = (draw, component, bits) => component.replaceAll('#', () => sized(draw, bits));

/** A sum of drawn components. */
export const sumOf = (draw) =>
  draw.some(1, 3, () => drawn(draw, draw.pick(TABLE('components'))[0], 24)).join(' + ');

/** Looks at a request with drawn games, and with its numbers as large as is allowed. */
async function extreme(draw, [name, request], look) {
  const asked = { ...request };
  for (const [field, value] of Object.entries(request)) {
    if (typeof value === 'number') asked[field] = sized(draw, 53) - 1;
    if (field === 'game' && /^(?:take|octal|coins):[^ ]*$/.test(value))
      asked[field] = draw.pick(TABLE('games'))[0];
    if (field === 'position') asked[field] = sumOf(draw);
  }
  for (;;) {
    const { error } = await look([name, { ...asked }]);
    if (error?.code !== 'out-of-range' || !(asked[error.field] > 0)) return;
    asked[error.field] = Math.floor(asked[error.field] / draw.whole(2, 30));
  }
}

/**
 * Calls `use` with a function that looks at a request, which is stopped at a report: whether enough
 * reports came, the memory, and the stop.
 */
export async function watchWork(use, draw, { declarations }, report) {
  const module = await counted();
  const counter = { work: 0 };
  const check = checking(report);
  await counting(counter, () =>
    use(async ([name, request], reports = sized(draw, REPORTS)) => {
      const found = await watch(module, counter, [name, request], reports);
      const most = isHeard(declarations, name) ? MOST : UNHEARD * MOST;
      await check(`${name} ${JSON.stringify(request)}`, () => {
        ok(found.most <= most, `${found.most} rounds without a report`);
        ok(found.bytes <= MEMORY, `${found.bytes} bytes`);
        ok(found.left > 0 || found.error?.code === 'cancelled', 'a stop was not heard');
        ok(found.left >= 0, 'work went on after a stop');
      });
      return found;
    }),
  );
}

const isHeard = (declarations, name) => declarations.functions[name].parameters.length > 1;

/** Checks the requests of the table beside this module, and drawn ones like those of others. */
export async function checkStopping(fixtures, report) {
  const draw = new Draw(SEED);
  const check = checking(report);
  const use = async (look) => {
    for (const [name, request, reports] of TABLE('requests')) await look([name, request], reports);
    for (const row of fixtures.requests)
      if (isHeard(fixtures.declarations, row[0]))
        for (let time = 0; time < TIMES; time += 1) await extreme(draw, row, look);
    for (const [count, component, bits, more] of TABLE('sums')) {
      const components = Array.from({ length: count }, () => drawn(draw, component, bits));
      await look(['moves', { position: components.join(' + '), list: 10_000, ...more }], SUM_REPORTS);
    }
    // What is announced can be had.
    for (const [game] of TABLE('games')) {
      const { answer } = await look(['game', { game }]);
      await look(['sequence', { game, n: Number(answer.max) }], FAR_REPORTS);
      const { error } = await look(['explain', { game, n: Number(answer.explainMax) }]);
      await check(`${game} is explained up to ${answer.explainMax}`, () =>
        ok(!error || error.code === 'cancelled', error?.message),
      );
    }
  };
  await watchWork(use, draw, fixtures, report);
}
