// The measured works. `native` is the program in benches/native and its argument, `rust` the work
// in benches/works and its argument; `wasm` does the same work with a new instance of the built
// package, and returns the milliseconds and the result. All results must be equal.

import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';

const clock = (work) => {
  const start = performance.now();
  const answer = work();
  return { milliseconds: performance.now() - start, answer };
};

/** Does `work` on an instance, and reads the result off its answer when the clock has stopped. */
const timed = (work, result) => (api) => {
  const { milliseconds, answer } = clock(() => work(api));
  return { milliseconds, result: String(result(answer)) };
};

const weighed = (values) => values.reduce((sum, value, i) => sum + value * ((i % 65_537) + 1), 0);

const nimSquare = (n, name) => ({
  name: `nim-square-${name}`,
  title: `Nim Square, g(0..${name})`,
  native: ['nim_square', n],
  rust: ['sequence', `take:squares ${n}`],
  wasm: timed((api) => api.sequence({ game: 'take:squares', n }), weighed),
});

/** The same work, compared with another C++ program. */
const beside = (work, name, title, program) => ({
  ...work,
  name: `${work.name}-${name}`,
  title: `${work.title}; C++ with ${title}`,
  native: [program, work.native[1]],
  rust: undefined,
});

const flippingGame = (n, name) => ({
  name: `flipping-game-${name}`,
  title: `Flipping Game, W(${name})`,
  native: ['flipping_game', n],
  rust: ['flipping-game', n],
  wasm: timed(
    (api) => api.solve({ problem: 'flipping-game', n }),
    ({ answer }) => answer,
  ),
});

/**
 * Half of the work is below this fraction of n: it grows like n^(3/2), and receiving positions
 * takes some time.
 */
const HALF = 2 / 3;

/**
 * The same by two workers without shared memory: one computes the low positions and sends them to
 * the other.
 */
const nimSquareOfRanges = (n, name) => ({
  name: `nim-square-${name}-two-workers`,
  title: `Nim Square, g(0..${name}), two workers`,
  native: ['nim_square', n],
  wasm: async () => {
    const workers = [0, 1].map(() => new Worker(new URL('./stretch.mjs', import.meta.url)));
    const heard = () => Promise.all(workers.map((worker) => once(worker, 'message')));
    await heard();
    const middle = Math.round(HALF * n);
    const start = performance.now();
    const { port1, port2 } = new MessageChannel();
    const found = heard();
    workers[0].postMessage({ from: 0, n: middle - 1, port: port1 }, [port1]);
    workers[1].postMessage({ from: middle, n, port: port2 }, [port2]);
    const [[low], [high]] = await found;
    const values = new Uint32Array(n + 1);
    values.set(low.values);
    values.set(high.values, middle);
    const milliseconds = performance.now() - start;
    await Promise.all(workers.map((worker) => worker.terminate()));
    return { milliseconds, result: String(weighed(values)) };
  },
});

const REPEAT = 50;

const word = (value) => BigInt.asUintN(64, value);
const rotated = (value, by) => word((value << BigInt(by % 64)) | (value >> BigInt((64 - (by % 64)) % 64)));
const mixed = (numbers) => numbers.reduce((all, number, i) => all ^ rotated(number, i % 64), 0n);

/** Runs `once` that often; returns the last result. */
function repeated(once) {
  for (let i = 1; i < REPEAT; i += 1) once();
  return once();
}

function factors(count) {
  const a = BigUint64Array.from({ length: count }, (_, i) => word(BigInt(i + 1) * 0x9e3779b97f4a7c15n));
  return { a, b: a.map((value) => rotated(value, 23)) };
}

/** All batches go to one array, as in C++. */
function nimProducts(count) {
  const { a, b } = factors(count);
  const into = new BigUint64Array(count);
  return {
    name: 'nim-products',
    title: `64-bit nim-products, ${REPEAT} batches of ${count}`,
    native: ['nim_products', count],
    rust: ['nim-products', count],
    wasm: timed((api) => repeated(() => api.nimProducts({ a, b, into })), mixed),
  };
}

/** The same to a new array each time, whose memory is new as well. */
function nimProductsToNew(count) {
  const { a, b } = factors(count);
  return {
    ...nimProducts(count),
    name: 'nim-products-new',
    title: `64-bit nim-products, ${REPEAT} batches of ${count}, to new arrays`,
    wasm: timed((api) => repeated(() => api.nimProducts({ a, b })), mixed),
  };
}

/** A rule that is typed; its C++ is what a contestant would write for this rule. */
const ownRule = (name, rule, n, to) => ({
  name: `rule-${name}`,
  title: `rule:(${rule}), g(0..${to})`,
  native: ['own_rules', `${name} ${n}`],
  rust: ['sequence', `rule:(${rule}) ${n}`],
  wasm: timed((api) => api.sequence({ game: `rule:(${rule})`, n }), weighed),
});

const ownRules = () => [
  ownRule('half-or-one', 'n to floor(n/2) or n-1', 1_000_000, '10^6'),
  ownRule('towers', 'n to k heaps of n/k for k in 2..n if k divides n', 20_000, '2*10^4'),
  ownRule('coprime', 'n to n-d for d in 1..n if gcd(d,n)=1', 5000, '5000'),
  ownRule('primes-to-half', 'n to n-k for k in primes up to n/2', 30_000, '3*10^4'),
  ownRule('unequal-split', 'n to a and b for a+b = n if a != b', 20_000, '2*10^4'),
  ownRule('ten-numbers', 'n to n-k for k in {1,3,4,9,12,17,25,31,40,58}', 1_000_000, '10^6'),
  ownRule('3-to-300', 'n to n-k for k in 3..300', 200_000, '2*10^5'),
];

/** Compared with straightforward C++, and with C++ with narrower values. */
const nimSquares = (works) =>
  works.flatMap((work) => [work, beside(work, '16-bit', '16-bit values', 'nim_square_16')]);

/** C++ with plain arrays, and with the standard library's containers for values without a bound. */
const flippingGames = (works) =>
  works.flatMap((work) => [
    work,
    beside(work, 'containers', 'the containers of its library', 'flipping_game_containers'),
  ]);

/** All works, by name; `long` ones only if they are requested. */
export const WORKS = () => [
  ...nimSquares([
    nimSquare(100_000, '10^5'),
    nimSquare(1_000_000, '10^6'),
    nimSquareOfRanges(1_000_000, '10^6'),
    { ...nimSquare(10_000_000, '10^7'), long: true },
  ]),
  ...flippingGames([flippingGame(100_000, '10^5'), flippingGame(1_000_000, '10^6')]),
  nimProducts(100_000),
  nimProductsToNew(100_000),
  ...ownRules(),
];
