// The small builds of the engine beside the whole one: each has the calls that
// www/src/engine/builds.json names, and answers them the same.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { checking } from './instance.mjs';
import { tableHere } from './rows.mjs';

const PKG = new URL('../../www/pkg/', import.meta.url);
const TABLE = new URL('../../www/src/engine/builds.json', import.meta.url);
const { calls: SMALL, solved: SOLVED } = JSON.parse(readFileSync(TABLE, 'utf8'));
const PALETTE = [0x112233, 0x445566, 0x778899, 0xaabbcc];
/** Arguments of problems besides n. */
const MORE = {
  'nim-square': Array.from({ length: 8 }, (_, at) => ({ heaps: at + 1 })),
  'fibonacci-nim': [{}, { modulus: 7 }, { modulus: '10^8' }],
};

/** The calls for every game, as [call, request]. */
function* aboutGame(game) {
  yield ['game', { game }];
  for (const n of [0, 1, 63, 64, 65, 400]) {
    for (const call of ['sequence', 'histogram', 'records', 'zeros', 'periodicity'])
      yield [call, { game, n }];
    yield ['explain', { game, n: String(n) }];
    yield ['number', { game, text: String(n) }];
  }
  yield ['sequence', { game, from: 300, n: 333 }];
  yield ['raster', { game, n: 400, from: 1, to: 401, columns: 30, rows: 20 }];
  yield ['density', { game, from: 0, to: 400, columns: 40, rows: 20 }];
  yield ['pixels', { game, from: 1, to: 301, per: 2, palette: PALETTE }];
  yield ['pixels', { game, from: 1, to: 301, per: 1, palette: PALETTE, bit: 1 }];
}

/** The calls for every problem, of solutions those that a small build is asked for. */
function* aboutProblem(api, { id, parameters, checks }) {
  const numberIn = (n) => Number(api.number({ text: n, problem: id, parameter: 'n' }).value);
  for (const { answer: _, ...given } of checks)
    if (numberIn(given.n) <= SOLVED[id]) yield ['solve', { problem: id, ...given }];
  for (const n of [0, 1, 2, 3, 17, 29, 100, 2024, '10^4', '12345'])
    for (const others of MORE[id] ?? [{}]) yield ['solve', { problem: id, n, ...others }];
  for (const { name, min, max } of parameters)
    for (const text of [min, max, '-1', '', '1.5', '1,000', '2^20-1', 'x', `${max}0`])
      yield ['number', { text, problem: id, parameter: name }];
}

/** All games, the problems if the build has them, and the rows of questions.tsv. */
function* questions(api, hasProblems) {
  const problems = hasProblems ? api.catalogue() : [];
  const games = [...api.games(), ...problems.flatMap((problem) => problem.games)];
  for (const { game } of games) yield* aboutGame(game);
  for (const problem of problems) yield* aboutProblem(api, problem);
  const [a, b] = [BigUint64Array.from([2n, 6n, 2n ** 63n]), BigUint64Array.from([3n, 7n, 5n])];
  yield ['nimProducts', { a, b }];
  for (const call of ['games', 'catalogue']) yield [call, undefined];
  yield* tableHere('questions.tsv');
}

/** An answer, or an error without its message, which only the whole engine has in English. */
function ask(api, call, request) {
  try {
    return { answer: api[call](request) };
  } catch ({ message, ...error }) {
    assert.ok(message, 'a message');
    return { error };
  }
}

/** `api` is the whole engine; `report` takes one result: `{ name, error }`. */
export async function compareBuilds(api, report) {
  const check = checking(report);
  for (const [name, calls] of Object.entries(SMALL)) {
    const small = await import(
      new URL(name === 'questions' ? 'grundyscope-questions.js' : `grundyscope.js?${name}`, PKG)
    );
    const module_or_path = readFileSync(new URL(`grundyscope-${name}_bg.wasm`, PKG));
    const exported = Object.keys(await small.default({ module_or_path }));
    const answered = new Set();
    await check(`the same answers: ${name}`, () => {
      assert.deepEqual(exported.filter((one) => one in small).sort(), [...calls].sort(), 'its calls');
      for (const [call, request] of questions(api, calls.includes('solve'))) {
        if (!calls.includes(call) || !(call in api)) continue;
        const found = ask(small, call, request);
        assert.deepStrictEqual(found, ask(api, call, request), `${call} ${inspect(request)}`);
        if ('answer' in found) answered.add(call);
      }
      // Each call was answered at least once, so that no comparison was of errors alone.
      if (calls.includes('readQuestion')) {
        const changed = [{ why: 'spelling', from: 0, to: 6 }];
        const question = { kind: 'position', text: 'octal:0.77:{9}', aspect: 'values', misere: false };
        const best = { question, changed };
        const subject = { from: 0, to: 6, what: 'subject' };
        const heaps = { from: 7, to: 8, what: 'heaps' };
        const { answer } = ask(small, 'readQuestion', { text: 'kaylse 9', words: '' });
        assert.deepEqual(answer, { best, others: [], spans: [subject, heaps] });
        assert.equal(ask(small, 'readQuestion', { text: 'nim' }).error.code, 'missing');
      }
      const common = calls.filter((call) => call in api);
      assert.deepEqual([...answered].sort(), common.sort(), 'calls that questions reached');
    });
  }
}
