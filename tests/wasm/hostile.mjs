// For any input, an export answers as declared or throws a declared error: no trap, no other error,
// no long computation, no unbounded memory. The instance works afterwards.
import { equal, ok, same } from './assert.mjs';
import { conforms, fieldNames } from './declarations.mjs';
import { hostileValues } from './hostile-values.mjs';
import { names } from './rooms/exports.mjs';
import { hurried } from './rooms/progress.mjs';

/** The limits of a call in milliseconds of the processor, and of the instance's memory in bytes. */
const TIME = 5_000;
const MEMORY = 256 << 20;

const pair = BigUint64Array.of(4n, 5n, 6n);
const product = { game: 'coins:runs:triangular x coins:runs:squares' };
const sides = { a: 'coins:ruler', b: 'coins:mock-turtles' };
const game = 'take:squares';
const TWO_HEAPS = ['wythoff', 'euclid', 'fibonacci-nim', 'dynamic:3'];
const THREE = '(a,b,c) to (a-1,b,c) and (0,b-1,c); (a,b,c-1)';

/** Valid requests for every export; the test replaces each field in turn with hostile values. */
const REQUESTS = {
  knownSequences: [{}],
  catalogue: [{}],
  games: [{}],
  game: [{ game: "Dawson's Chess" }, { game }],
  number: [
    { text: '10^3', problem: 'stones', parameter: 'n' },
    { text: '29', game },
  ],
  solve: [
    { problem: 'nim-square', n: 29, heaps: 3 },
    { problem: 'fibonacci-nim', n: 100, modulus: 7 },
    { problem: 'stones', n: 8 },
    { problem: 'flipping-game', n: 5 },
  ],
  batch: [{ problem: 'stones', text: '8\n10', countLine: false }],
  sequence: [
    { game, n: 29, from: 5 },
    { game: 'take:at-least-half', n: 29, from: 5 },
  ],
  histogram: [{ game, n: 29 }],
  explain: [{ game, n: 29 }],
  density: [{ game, from: 0, to: 29, columns: 4, rows: 4 }],
  raster: [{ game, n: 29, from: 3, to: 20, columns: 4, rows: 4 }],
  pixels: [{ game, from: 3, to: 20, per: 2, palette: [0xff0000, 255], bit: 1 }],
  records: [{ game, n: 29 }],
  zeros: [{ game, n: 29, from: 5 }],
  zeroCount: [{ game, n: 29, heaps: 3, ordered: true }],
  misere: [{ game: 'octal:0.312', n: 6 }],
  periodicity: [{ game: 'octal:0.77', n: 200 }],
  value: [{ game: 'octal:0.77', n: 200 }],
  moves: [
    { position: '0.77:12 + take:squares:29', list: 3 },
    { position: 'nim:{3,5} + take:1,2:9', play: 'misere', list: 3 },
    { position: 'nim:{3,5} + take:1,2:9', sum: 'selective', list: 3 },
  ],
  productValue: [
    { ...product, row: 3, column: 4 },
    { ...sides, row: 3, column: 4 },
  ],
  productBoard: [
    { ...product, rows: 3, columns: 4, fromRow: 2, fromColumn: 1 },
    { ...sides, rows: 3, columns: 4 },
  ],
  productMoves: [
    { ...product, heads: [[2, 2]], list: 3 },
    { ...sides, heads: [[2, 2]] },
  ],
  productCount: [
    { ...product, n: 5, list: 3 },
    { ...sides, rows: 3, columns: 4 },
  ],
  productCorner: [
    { ...product, heads: [[2, 2]], row: 2, column: 2, list: 3 },
    { ...sides, heads: [[2, 2]], row: 2, column: 1 },
  ],
  productPlayedOut: [
    { ...product, rows: 3, columns: 4 },
    { ...sides, rows: 2, columns: 2 },
  ],
  productSide: [{ game: 'coins:runs:squares', n: 5 }],
  takeOver: [
    { game: 'take:squares', from: 0, values: Uint32Array.of(0, 1) },
    {
      game: 'coins:runs:squares',
      from: 0,
      values: Uint32Array.of(0),
      side: { value: 0, changes: [], counts: [] },
    },
  ],
  squarePositions: [{ n: 20, from: 10, value: 0, before: Uint32Array.of(0, 2, 5, 7), goOn: false }],
  nimber: [{ expression: '4*4' }],
  nimProducts: [
    { a: pair, b: pair, into: pair.slice() },
    { a: pair, b: pair },
  ],
  nimInverses: [{ a: pair, into: pair.slice() }, { a: pair }],
  nimberTable: [
    { op: 'product', rows: 3, columns: 4, rowFrom: 1, columnFrom: 2, rowStep: 3, columnStep: 2 },
    { op: 'power', rows: 3, columns: 4 },
  ],
  nimberFacts: [{ value: 4 }],
  nimQuadratic: [{ a: 1, b: 1, c: 2 }],
  zeckendorf: [{ n: 100 }],
  zeckendorfSteps: [{ n: 100, from: 0, count: 10 }],
  zeckendorfAdd: [{ a: 100, b: 54 }],
  fibonacciEncode: [{ n: 12 }],
  fibonacciDecode: [{ text: '11' }],
  sumOfMoves: [{ n: 100, modulus: 7 }, { n: 100 }],
  fibonacciWord: [{ from: 5, length: 8 }],
  tableGame: [{ game: 'dynamic:3' }, { game: THREE }],
  table: [
    ...TWO_HEAPS.map((two) => ({ game: two, fromRow: 1, fromColumn: 2, rows: 3, columns: 4 })),
    { game: THREE, fromRow: 1, fromColumn: 2, rows: 3, columns: 4, layer: 2 },
  ],
  tableExplain: [
    ...TWO_HEAPS.map((two) => ({ game: two, row: 3, column: 4 })),
    { game: THREE, row: 3, column: 4, layer: 2 },
  ],
  tableZeros: TWO_HEAPS.map((two) => ({ game: two, fromRow: 3, rows: 4 })),
  tableMoves: [
    ...TWO_HEAPS.map((two) => ({ game: two, row: 3, column: 4 })),
    { game: THREE, row: 3, column: 4, layer: 2 },
  ],
  ruleTree: [{ game: THREE }, { game: 'octal:0.77' }],
  wythoffPairs: [{ from: 3, count: 4 }],
  compare: [{ games: ['octal:0.77', 'take:1,2'], n: 200, bins: 8 }],
  recognise: [{ terms: [0, 1, 2, 3, 1, 4] }, { game: 'octal:0.77', n: 20 }],
  recogniseOctal: [{ terms: [0, 1, 2, 3, 1, 4] }, { game: 'octal:0.77', n: 20 }],
};

/** Calls exports and collects failures. */
class Witness {
  failures = [];
  #given;

  constructor(given) {
    this.#given = given;
  }

  /** Returns "answer", or the code of the error. */
  call(name, request, progress, where) {
    const { declarations, instance } = this.#given;
    const start = process.cpuUsage();
    const outcome = (() => {
      try {
        const answer = instance.api[name](request, progress);
        this.#expect(where, () =>
          conforms(answer, declarations.functions.get(name).result, declarations.types, name),
        );
        return 'answer';
      } catch (error) {
        this.#expect(where, () => isError(error, declarations));
        return error?.code;
      }
    })();
    const { user, system } = process.cpuUsage(start);
    const took = Math.round((user + system) / 1000);
    this.#expect(where, () => ok(took <= TIME, `took ${took} ms`));
    return outcome;
  }

  expect(where, found, expected) {
    this.#expect(where, () => equal(found, expected));
  }

  #expect(where, check) {
    try {
      check();
    } catch (error) {
      if (this.failures.length < 1000) this.failures.push(`${where}: ${error.message}`);
    }
  }

  /** Throws if there were failures, or if the instance no longer works. */
  close() {
    const { failures } = this;
    const { api, memory } = this.#given.instance;
    ok(failures.length === 0, `${failures.length} failures:\n    ${failures.slice(0, 8).join('\n    ')}`);
    ok(memory.buffer.byteLength <= MEMORY, `${memory.buffer.byteLength} bytes of memory`);
    equal(api.solve({ problem: 'nim-square', n: 100_000 }).answer, '2586528661783', 'and then');
  }
}

function isError(error, { types, codes }) {
  if (error instanceof Error) throw new Error(`threw ${error.name}: ${error.message}`);
  conforms(error, types.get('GrundyscopeError'), types, 'error');
  ok(codes.has(error.code), `the code ${error.code} is not declared`);
  ok(error.message !== '' && error.value.length <= 121, 'error: message and value');
}

const hasProgress = (declarations, name) => declarations.functions.get(name).parameters.length > 1;

const grid = {
  'hostile: every export rejects or answers hostile values in every field'(_api, { declarations, instance }) {
    same(Object.keys(REQUESTS).sort(), names(instance.api));
    for (const [name, { parameters }] of declarations.functions) {
      if (parameters.length === 0) continue;
      const tried = new Set(REQUESTS[name].flatMap(Object.keys));
      const untried = fieldNames(parameters[0].type, declarations.types).filter((field) => !tried.has(field));
      ok(untried.length === 0, `${name}: no request has ${untried.join(', ')}`);
    }
  },
};

for (const [name, requests] of Object.entries(REQUESTS)) {
  grid[`hostile: ${name}, each field`] = (_api, given) => {
    const witness = new Witness(given);
    const values = hostileValues(given.sample);
    for (const request of requests) {
      witness.expect(name, witness.call(name, request, undefined, `${name} as it should be`), 'answer');
      for (const field of Object.keys(request)) {
        const { [field]: _left, ...without } = request;
        witness.call(name, without, undefined, `${name} without ${field}`);
        for (const [label, value] of values) {
          witness.call(name, { ...without, [field]: value }, undefined, `${name}.${field} = ${label}`);
        }
      }
    }
    witness.close();
  };

  grid[`hostile: ${name}, the request and the listener`] = (_api, given) => {
    const witness = new Witness(given);
    const [request] = requests;
    const takesRequest = given.declarations.functions.get(name).parameters.length > 0;
    for (const [label, value] of hostileValues(given.sample)) {
      witness.call(name, value, undefined, `${name}(${label})`);
      const more = witness.call(
        name,
        { ...request, surprise: value },
        undefined,
        `${name} with ${label} more`,
      );
      if (takesRequest && more === 'answer') witness.expect(name, value, undefined);
      const code = witness.call(name, request, value, `${name} with the listener ${label}`);
      if (!hasProgress(given.declarations, name)) continue;
      const isListener = typeof value === 'function' || value === undefined || value === null;
      if (!isListener) witness.expect(`${name} with the listener ${label}`, code, 'wrong-type');
    }
    for (const [label, same_] of friendly(request)) {
      witness.expect(label, witness.call(name, same_, undefined, `${name}, ${label}`), 'answer');
    }
    witness.close();
  };
}

/** Unusual requests that are valid. */
function friendly(request) {
  const entries = Object.entries(request);
  const hidden = { enumerable: false, value: 1 };
  const getters = entries.map(([field, value]) => [field, { get: () => value, enumerable: true }]);
  return [
    ['without a prototype', Object.assign(Object.create(null), request)],
    ['frozen', Object.freeze({ ...request })],
    ['behind a proxy', new Proxy(request, {})],
    ['with getters', Object.defineProperties({}, Object.fromEntries(getters))],
    ['with a symbol more', { ...request, [Symbol('more')]: 1 }],
    ['with a hidden field more', Object.defineProperty({ ...request }, 'hidden', hidden)],
    ['with an undefined field', { ...request, [entries[0]?.[0] ?? 'none']: entries[0]?.[1] }],
  ];
}

export const tests = {
  ...grid,

  'hostile: exports can be called while another computes'(_api, given) {
    const witness = new Witness(given);
    let calls = 0;
    const listener = () => {
      calls += 1;
      for (const [name, requests] of Object.entries(REQUESTS)) {
        for (const request of requests) {
          const where = `${name} from within a listener`;
          witness.expect(
            where,
            witness.call(name, request, () => {}, where),
            'answer',
          );
        }
      }
      return calls < 3;
    };
    for (const [name, requests] of Object.entries(REQUESTS)) {
      if (!hasProgress(given.declarations, name)) continue;
      calls = 0;
      for (const request of requests) {
        const code = hurried(() =>
          witness.call(name, request, listener, `${name} with a listener that asks`),
        );
        witness.expect(name, code === 'answer' || code === 'cancelled', true);
      }
    }
    witness.close();
  },

  'hostile: exports can be called while a request is read'(_api, given) {
    const witness = new Witness(given);
    const { api } = given.instance;
    const request = {
      game: 'take:squares',
      get n() {
        return api.sequence({ game: 'take:squares', n: 29 }).at(-1);
      },
    };
    witness.expect('a getter that asks', api.sequence(request).length, 6);
    let depth = 0;
    const endless = {
      game: 'take:squares',
      get n() {
        depth += 1;
        return api.sequence(endless).length;
      },
    };
    for (let i = 0; i < 5; i += 1)
      witness.call('sequence', endless, undefined, 'a getter that asks the same for ever');
    ok(depth > 100, `it came back ${depth} times`);
    witness.close();
  },

  'hostile: texts and numbers may have any length'(_api, given) {
    const witness = new Witness(given);
    // As long as a text and a number can be; shorter in a sample.
    const long = '1'.repeat(given.sample > 1 ? (1 << 25) + 1 : 1 << 27);
    const huge = 1n << (given.sample > 1 ? 1n << 22n : 1n << 29n);
    for (const [name, requests] of Object.entries(REQUESTS)) {
      for (const field of Object.keys(requests[0])) {
        for (const value of [long, huge, -huge]) {
          const code = witness.call(
            name,
            { ...requests[0], [field]: value },
            undefined,
            `${name}.${field}, very long`,
          );
          witness.expect(`${name}.${field}, very long`, code !== 'answer', true);
        }
      }
    }
    witness.close();
  },
};
