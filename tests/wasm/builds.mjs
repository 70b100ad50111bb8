// The small builds of the engine beside the whole one: each has the calls that
// www/src/engine/builds.json names, and answers them the same.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { aboutGame, aboutProblem, ask, others } from './game-questions.mjs';

const PKG = new URL('../../www/pkg/', import.meta.url);
const TABLE = new URL('../../www/src/engine/builds.json', import.meta.url);
const { small: SMALL } = JSON.parse(readFileSync(TABLE, 'utf8'));

const GRID = { columns: 40, rows: 20 };

function* aboutGames(api) {
  yield ['games', undefined];
  yield ['catalogue', undefined];
  const ofProblems = api.catalogue().flatMap(({ games }) => games);
  for (const { game } of [...api.games(), ...ofProblems]) {
    yield* aboutGame(game);
    yield ['density', { game, from: 0, to: 400, ...GRID }];
  }
  for (const problem of api.catalogue()) yield* aboutProblem(problem);
  yield* others;
}

function* aboutNimbers() {
  for (const expression of ['6*7', '1/2', 'sqrt(5)', '[2^64]*[2^64]', 'order(65536)', '4^5', '1/0', '6*', ''])
    yield ['nimber', { expression }];
  for (const value of ['0', '1', '6', '65535', '2^70']) {
    yield ['nimberFacts', { value }];
  }
  const [a, b] = [BigUint64Array.from([2n, 6n, 2n ** 63n]), BigUint64Array.from([3n, 7n, 5n])];
  yield ['nimProducts', { a, b }];
  for (const op of ['sum', 'product', 'quotient', 'power'])
    yield ['nimberTable', { op, rowFrom: 0, columnFrom: 3, rows: 17, columns: 20 }];
}

function* aboutTwoHeaps() {
  for (const game of [
    'wythoff',
    'wythoff:3',
    'euclid',
    'euclid-to-zero',
    'fibonacci-nim',
    'dynamic:3',
    'nim',
  ]) {
    yield ['tableGame', { game }];
    for (const [row, column] of [
      [0, 0],
      [3, 5],
      [17, 29],
      [100, 99],
    ]) {
      yield ['tableExplain', { game, row, column }];
      yield ['tableMoves', { game, row, column }];
      yield ['table', { game, fromRow: row, fromColumn: column, rows: 12, columns: 9 }];
    }
    yield ['tableZeros', { game, fromRow: 0, rows: 40 }];
  }
}

function* aboutZeckendorf() {
  for (const n of ['1', '100', '10^30', '2^200', '0', 'x']) {
    yield ['zeckendorf', { n }];
    yield ['zeckendorfSteps', { n, count: 12 }];
    yield ['zeckendorfAdd', { a: n, b: '54' }];
    yield ['fibonacciEncode', { n }];
    yield ['fibonacciWord', { from: n, length: 50 }];
  }
  yield* aboutTwoHeaps();
}

function* aboutPositions(api) {
  for (const position of [
    'nim:{3,5,7}',
    'octal:0.77:{3,5,7} + nim:4',
    'coins:mock-turtles:{1,4,7}',
    'take:squares:{29,5,6} + grundys-game:12',
    'nim:0',
    'fibonacci-nim:5',
    'nim',
    'octal:0.78:3',
  ])
    for (const more of [{}, { sum: 'disjunctive' }, { play: 'misere' }, { play: 'other' }])
      yield ['moves', { position, list: 20, ...more }];
  for (const { game } of api.games()) yield* aboutGame(game);
  yield ['games', undefined];
  yield ['number', { text: '10^3', game: 'nim' }];
}

function* aboutSums(api) {
  yield* aboutPositions(api);
  yield* aboutProducts(api);
}

function* aboutProducts(api) {
  for (const game of [
    'coins:runs:triangular x coins:runs:squares',
    'coins:ruler x coins:twins',
    'nim x nim',
  ]) {
    const heads = [
      [1, 1],
      [3, 2],
      [4, 4],
    ];
    yield ['productBoard', { game, rows: 12, columns: 9 }];
    yield ['productMoves', { game, heads }];
    yield ['productCorner', { game, heads, row: 4, column: 4 }];
    yield ['productPlayedOut', { game, rows: 3, columns: 4 }];
  }
  for (const { game } of api.games()) {
    yield ['game', { game }];
    if (!game.startsWith('coins:')) continue;
    yield ['sequence', { game, n: 16, from: 1 }];
    yield ['explain', { game, n: 9 }];
  }
  yield ['games', undefined];
}

function* aboutNumbers() {
  yield* aboutNimbers();
  yield* aboutZeckendorf();
}

const QUESTIONS = { games: aboutGames, positions: aboutSums, numbers: aboutNumbers };

/** An answer, or an error without its message, which only the whole engine has in English. */
function comparable(found) {
  if (!('error' in found)) return found;
  const { message, ...error } = found.error;
  assert.ok(message, 'a message');
  return { error };
}

/** `api` is the whole engine; `report` takes one result: `{ name, error }`. */
export async function compareBuilds(api, report) {
  for (const [name, { calls }] of Object.entries(SMALL)) {
    const small = await import(new URL(`grundyscope-${name}.js`, PKG));
    await small.default({ module_or_path: readFileSync(new URL(`grundyscope-${name}_bg.wasm`, PKG)) });
    const asked = new Set();
    try {
      const { default: _, initSync: __, ...exported } = small;
      assert.deepEqual(Object.keys(exported).sort(), [...calls].sort(), 'its calls');
      let answered = 0;
      for (const [call, request] of QUESTIONS[name](api)) {
        if (!calls.includes(call)) continue;
        const found = comparable(ask(small, call, request));
        assert.deepStrictEqual(found, comparable(ask(api, call, request)), `${call} ${inspect(request)}`);
        if ('answer' in found) {
          answered += 1;
          asked.add(call);
        }
      }
      assert.ok(answered > calls.length);
      // Each call was answered at least once, so that no comparison was of errors alone.
      const never = calls.filter((call) => !asked.has(call));
      assert.deepEqual(never, [], 'calls that no question reached');
      report({ name: `the same answers: ${name}` });
    } catch (error) {
      report({ name: `the same answers: ${name}`, error: error.message });
    }
  }
}
