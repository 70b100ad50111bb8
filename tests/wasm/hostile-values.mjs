// Hostile values for fields, requests and listeners: boundaries, wrong types and malicious objects.

const thrower = () => {
  throw new TypeError('no');
};
const many = 100_000;
/** 2^20 bits, the largest BigInt of Firefox. */
const LARGEST = 1n << ((1n << 20n) - 1n);

const { MAX_VALUE, NaN: NOT, NEGATIVE_INFINITY, POSITIVE_INFINITY } = Number;
const NUMBERS = [
  ...[NOT, POSITIVE_INFINITY, NEGATIVE_INFINITY, -0, -1, 0, 1, 1.5, 5e-324, MAX_VALUE],
  ...[2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 53 - 1, 2 ** 53, -(2 ** 31), -(2 ** 53)],
  ...[0n, 1n, -1n, 2n ** 32n, 2n ** 64n, -(2n ** 64n), LARGEST, -LARGEST],
];

const TEXTS = [
  ...['', ' ', '\0', '\n', '\ufeff', '🎲', '\ud800', '\udfff\ud800', '١٢', 'e\u0301', '\u202e1'],
  ...'0 1 -1 1.5 1e5 NaN null 10^1000 10^(10^9) 9^9^9^9 __proto__ constructor { } +'.split(' '),
  ...['x', '9', '(', ')', '1+', '2^', '[', 'sqrt(', '0', '01', '\n', '🎲', '\ud800', ','].map(repeated),
  ...['nim:5 + ', 'nim:{5,', 'coins:ruler:{1,'].map(repeated),
  ...[`octal:0.${repeated('7')}`, `octal:0.(${repeated('37')})`, `take:${repeated('1,')}2`],
  ...[`nim:${repeated('9')}`, `coins:runs:${repeated('1,')}2`, `coins:exactly:${repeated('9')}`],
  ...'octal:0.777777777(7) take:all-but: nim:10000000 coins:ruler:33554432 coins:sym:52'.split(' '),
  ...['coins:ruler x coins:ruler', 'nim x nim'],
];

function repeated(text) {
  return text.repeat(Math.ceil(many / text.length)).slice(0, many);
}

function typedArrays() {
  const sizes = 'Int8 Uint8 Uint8Clamped Int16 Uint16 Int32 Uint32 Float16 Float32 Float64';
  const numbers = sizes
    .split(' ')
    .map((name) => globalThis[`${name}Array`])
    .filter(Boolean);
  const detached = new BigUint64Array(4);
  structuredClone(detached.buffer, { transfer: [detached.buffer] });
  const lies = Object.defineProperties(new BigUint64Array(4), {
    length: { value: 2 ** 31 },
    subarray: { value: thrower },
    constructor: { get: thrower },
    [Symbol.iterator]: { get: thrower },
  });
  class Odd extends BigUint64Array {
    static get [Symbol.species]() {
      throw new TypeError('no');
    }
  }
  return [
    ...numbers.flatMap((Kind) => [Kind.of(1, 2, 3, 4), new Kind(0)]),
    ...[BigInt64Array.of(1n), BigUint64Array.of(1n, 2n, 3n, 4n)],
    ...[new BigUint64Array(0), new Uint32Array(many)],
    ...[new ArrayBuffer(8), new DataView(new ArrayBuffer(8)), detached, lies, new Odd(4)],
    ...[Object.create(BigUint64Array.prototype), new Proxy(new BigUint64Array(4), {})],
    Object.setPrototypeOf(new Uint8Array(8), BigUint64Array.prototype),
    ...(globalThis.SharedArrayBuffer ? [new SharedArrayBuffer(8)] : []),
    ...(globalThis.SharedArrayBuffer ? [new BigUint64Array(new SharedArrayBuffer(32))] : []),
  ];
}

function arrays() {
  let nested = [1];
  for (let depth = 0; depth < 10_000; depth += 1) nested = [nested];
  const cyclic = [];
  cyclic.push(cyclic, cyclic);
  const claiming = (length) =>
    new Proxy([1, 2, 3, 4], { get: (target, name) => (name === 'length' ? length : target[name]) });
  return [
    ...[[], [1], [1, 2, 3, 4], ['1', 2n, 3, 4], [-1, 1.5, Number.NaN, 0], [undefined, null, true, {}]],
    ...[new Array(many).fill(1), new Array(2 ** 32 - 1), Object.assign([], { 5: 1 }), nested, cyclic],
    ...[[Symbol('a')], [[Symbol('a'), 1]], [1, [2]], [['1', 2n]]],
    ...[[[1, 1]], [[1, 1, 1]], [[1]], [[]], [[0, 65]]],
    ...[[[1n << 70n, 1]], [[1, 1], cyclic], new Array(4097).fill([1, 1]), [() => 1, thrower, 1, 2]],
    ...[[thrower, thrower, thrower, thrower], [new Proxy([1, 1], { get: thrower })]],
    ...[1e9, -1, Number.NaN, '5', Number.POSITIVE_INFINITY, 2.5, {}, undefined].map(claiming),
    Object.defineProperty([1, 2, 3, 4], 2, { get: thrower }),
    new (class extends Array {})(1, 2, 3, 4),
  ];
}

function proxies() {
  const revoked = Proxy.revocable({}, {});
  const gone = Proxy.revocable(() => 1, {});
  revoked.revoke();
  gone.revoke();
  const traps = ['get', 'ownKeys', 'has', 'getPrototypeOf', 'getOwnPropertyDescriptor'];
  return [
    ...traps.map((trap) => new Proxy({ n: 1, game: 'nim' }, { [trap]: thrower })),
    new Proxy({ n: 1 }, Object.fromEntries(traps.map((trap) => [trap, thrower]))),
    ...[revoked.proxy, gone.proxy],
    ...[new Proxy([1, 2, 3, 4], { get: thrower }), new Proxy(() => 1, { apply: thrower, get: thrower })],
  ];
}

function objects() {
  const cyclic = {};
  cyclic.self = cyclic;
  cyclic.n = cyclic;
  const getter = Object.defineProperty({}, 'n', { get: thrower, enumerable: true });
  return [
    ...[{}, Object.create(null), cyclic, getter, Object.freeze({ n: 1 }), globalThis],
    { valueOf: () => 5, toString: () => '5' },
    { valueOf: thrower, toString: thrower },
    { toJSON: thrower },
    ...[() => 5, thrower].map((primitive) => ({ [Symbol.toPrimitive]: primitive })),
    { [Symbol.toStringTag]: 'String' },
    ...[{ length: 4, 0: 1, 1: 2, 2: 3, 3: 4 }, { length: 2 ** 53 }, { [Symbol.iterator]: thrower }],
    ...[new Date(5), new Date(Number.NaN), new Map([['n', 1]]), new Set([1])],
    ...[new WeakMap(), /n/g, new Error('n')],
    ...[Promise.resolve(5), Object('5'), Object(5), Object(5n), Object(true), Object(Symbol('n'))],
    ...[WebAssembly, new Intl.NumberFormat('en'), new URL('https://example.org')],
    Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`field${i}`, i])),
  ];
}

function functions() {
  const named = Object.defineProperty(() => 1, 'name', { get: thrower });
  const later = () => Promise.resolve(false);
  return [() => 5, thrower, class Listener {}, () => false, later, named, function* () {}];
}

const show = (value) => {
  try {
    const text = typeof value === 'bigint' ? 'bigint' : `${typeof value} ${String(value)}`;
    return JSON.stringify(text.slice(0, 40));
  } catch {
    return `a ${typeof value} without a text`;
  }
};

/**
 * Hostile values as [name, value]: one of every `sample` values. The values of a kind stand side
 * by side, so that a sample has some of each.
 */
export function hostileValues(sample = 1) {
  const symbols = [Symbol('n'), Symbol.iterator, Symbol.for('n')];
  const kinds = {
    plain: [undefined, null, true, false, ...symbols],
    number: NUMBERS,
    text: TEXTS,
    typed: typedArrays(),
    array: arrays(),
    proxy: proxies(),
    object: objects(),
    function: functions(),
  };
  return Object.entries(kinds)
    .flatMap(([kind, values]) =>
      values.map((value, i) => [`${kind} ${i} (${kind === 'array' ? 'array' : show(value)})`, value]),
    )
    .filter((_, i) => i % sample === 0);
}
