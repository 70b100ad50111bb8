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
/** One of so many values is in a sample. */
const SAMPLE = 7;

const pair = BigUint64Array.of(4n, 5n, 6n);
const side = { value: 0, changes: [], counts: [] };
/** The valid requests of requests.tsv, and those that no JSON can be. */
function requestsOf(rows) {
  const requests = {
    takeOver: [
      { game: 'take:squares', from: 0, values: Uint32Array.of(0, 1) },
      { game: 'coins:runs:squares', from: 0, values: Uint32Array.of(0), side },
    ],
    squarePositions: [{ n: 20, from: 10, value: 0, before: Uint32Array.of(0, 2, 5, 7), goOn: false }],
    nimProducts: [
      { a: pair, b: pair, into: pair.slice() },
      { a: pair, b: pair },
    ],
    nimInverses: [{ a: pair, into: pair.slice() }, { a: pair }],
  };
  for (const [name, request] of rows) requests[name] = [...(requests[name] ?? []), request];
  return requests;
}

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
        const { result } = declarations.functions[name];
        this.#expect(where, () => conforms(answer, result, declarations.types, name));
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
  conforms(error, types.GrundyscopeError, types, 'error');
  ok(codes.includes(error.code), `the code ${error.code} is not declared`);
  ok(error.message !== '' && error.value.length <= 121, 'error: message and value');
}

const hasProgress = (declarations, name) => declarations.functions[name].parameters.length > 1;

/**
 * Each field of an export in turn: all values in the first request that has the field, and a sample
 * in its further requests.
 */
const eachField = (name, requests) => (_api, given) => {
  const witness = new Witness(given);
  const known = new Set();
  for (const request of requests) {
    witness.expect(name, witness.call(name, request, undefined, `${name} as it should be`), 'answer');
    for (const field of Object.keys(request)) {
      const { [field]: _left, ...without } = request;
      witness.call(name, without, undefined, `${name} without ${field}`);
      for (const [label, value] of hostileValues(known.has(field) ? SAMPLE : given.sample))
        witness.call(name, { ...without, [field]: value }, undefined, `${name}.${field} = ${label}`);
      known.add(field);
    }
  }
  witness.close();
};

/** Hostile values as the request, as a field that is not declared, and as the listener. */
const requestAndListener =
  (name, [request]) =>
  (_api, given) => {
    const witness = new Witness(given);
    const takesRequest = given.declarations.functions[name].parameters.length > 0;
    for (const [label, value] of hostileValues(given.sample)) {
      witness.call(name, value, undefined, `${name}(${label})`);
      const more = witness.call(
        name,
        { ...request, surprise: value },
        undefined,
        `${name} with ${label} more`,
      );
      if (takesRequest && more === 'answer') witness.expect(name, value, undefined);
      const where = `${name} with the listener ${label}`;
      const code = witness.call(name, request, value, where);
      if (!hasProgress(given.declarations, name)) continue;
      const isListener = typeof value === 'function' || value === undefined || value === null;
      if (!isListener) witness.expect(where, code, 'wrong-type');
    }
    for (const [label, unusual] of friendly(request))
      witness.expect(label, witness.call(name, unusual, undefined, `${name}, ${label}`), 'answer');
    witness.close();
  };

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

export function hostileTests({ requests: rows }) {
  const requests = requestsOf(rows);
  const all = Object.entries(requests).flatMap(([name, list]) => list.map((request) => [name, request]));
  const ofExports = Object.entries(requests).flatMap(([name, list]) => [
    [`hostile: ${name}, each field`, eachField(name, list)],
    [`hostile: ${name}, the request and the listener`, requestAndListener(name, list)],
  ]);
  return {
    'hostile: every export and every field has a request'(_api, { declarations, instance }) {
      same(Object.keys(requests).sort(), names(instance.api));
      for (const [name, { parameters }] of Object.entries(declarations.functions)) {
        if (parameters.length === 0) continue;
        const tried = new Set(requests[name].flatMap(Object.keys));
        const fields = fieldNames(parameters[0].type, declarations.types);
        const untried = fields.filter((field) => !tried.has(field));
        ok(untried.length === 0, `${name}: no request has ${untried.join(', ')}`);
      }
    },

    ...Object.fromEntries(ofExports),

    'hostile: exports can be called while another computes'(_api, given) {
      const witness = new Witness(given);
      let calls = 0;
      const listener = () => {
        calls += 1;
        for (const [name, request] of all) {
          const where = `${name} from within a listener`;
          witness.expect(
            where,
            witness.call(name, request, () => {}, where),
            'answer',
          );
        }
        return calls < 3;
      };
      for (const [name, request] of all) {
        if (!hasProgress(given.declarations, name)) continue;
        calls = 0;
        const where = `${name} with a listener that asks`;
        const code = hurried(() => witness.call(name, request, listener, where));
        witness.expect(name, code === 'answer' || code === 'cancelled', true);
      }
      witness.close();
    },

    'hostile: exports can be called while a request is read'(_api, given) {
      const witness = new Witness(given);
      const { api } = given.instance;
      const game = 'take:squares';
      const request = {
        game,
        get n() {
          return api.sequence({ game, n: 29 }).at(-1);
        },
      };
      witness.expect('a getter that asks', api.sequence(request).length, 6);
      let depth = 0;
      const endless = {
        game,
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
      // In one field of each export as long as a text and a number can be; shorter in the others,
      // and in a sample.
      const [short, shortNumber] = ['1'.repeat((1 << 25) + 1), 1n << (1n << 22n)];
      const [long, huge] = given.sample > 1 ? [short, shortNumber] : ['1'.repeat(1 << 27), 1n << (1n << 29n)];
      for (const [place, [name, [request]]] of Object.entries(requests).entries()) {
        const fields = Object.keys(request);
        for (const [at, field] of fields.entries()) {
          const values =
            at === place % fields.length ? [long, huge, -huge] : [short, shortNumber, -shortNumber];
          for (const value of values) {
            const where = `${name}.${field}, very long`;
            const code = witness.call(name, { ...request, [field]: value }, undefined, where);
            witness.expect(where, code !== 'answer', true);
          }
        }
      }
      witness.close();
    },
  };
}
