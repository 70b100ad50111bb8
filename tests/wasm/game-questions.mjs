// Questions about games and problems, for builds.mjs.
const PALETTE = [0x112233, 0x445566, 0x778899, 0xaabbcc];

/** The calls for every game, as [call, request]. */
export function* aboutGame(game) {
  yield ['game', { game }];
  for (const n of [0, 1, 63, 64, 65, 400]) {
    yield ['sequence', { game, n }];
    yield ['histogram', { game, n }];
    yield ['records', { game, n }];
    yield ['zeros', { game, n }];
    yield ['periodicity', { game, n }];
    yield ['explain', { game, n: String(n) }];
    yield ['number', { game, text: String(n) }];
  }
  yield ['sequence', { game, from: 300, n: 333 }];
  yield ['raster', { game, n: 400, from: 1, to: 401, columns: 30, rows: 20 }];
  yield ['pixels', { game, from: 1, to: 301, per: 2, palette: PALETTE }];
  yield ['pixels', { game, from: 1, to: 301, per: 1, palette: PALETTE, bit: 1 }];
}

/** The calls for every problem. */
export function* aboutProblem({ id, parameters, checks }) {
  for (const { answer: _, ...given } of checks) yield ['solve', { problem: id, ...given }];
  for (const n of [0, 1, 2, 3, 17, 29, 100, 2024, '10^4', '12345'])
    for (const others of more[id] ?? [{}]) yield ['solve', { problem: id, n, ...others }];
  for (const { name, min, max } of parameters) {
    for (const text of [min, max, '-1', '', '1.5', '1,000', '2^20-1', 'x', `${max}0`])
      yield ['number', { text, problem: id, parameter: name }];
  }
}
const more = {
  'nim-square': Array.from({ length: 8 }, (_, at) => ({ heaps: at + 1 })),
  'fibonacci-nim': [{}, { modulus: 7 }, { modulus: '10^8' }],
};

/** Requests where plain algorithms replace fast ones, with large values, and invalid requests. */
export const others = [
  ['sequence', { game: 'take:squares', n: 30_000 }],
  ['sequence', { game: 'take:squares', from: 60_000, n: 60_200 }],
  ['sequence', { game: 'take:primes', n: 20_000 }],
  ['sequence', { game: 'take:triangular', n: 20_000 }],
  ['sequence', { game: 'take:polygonal-5', n: 20_000 }],
  ['sequence', { game: 'octal:0.165', n: 13_500 }],
  ['sequence', { game: 'grundys-game', n: 5_000 }],
  ['sequence', { game: 'coins:runs:squares', n: 3_000 }],
  ['sequence', { game: 'coins:ruler', from: '10^30', n: '10^30+20' }],
  ['periodicity', { game: 'octal:0.165', n: 13_500 }],
  ['periodicity', { game: 'take:factorials', n: 6_000 }],
  ['solve', { problem: 'nim-square', n: '10^5' }],
  ['solve', { problem: 'stones', n: '2^64' }],
  ['solve', { problem: 'stones', n: '10^1000' }],
  ['solve', { problem: 'flipping-game', n: 5000 }],
  ['solve', { problem: 'fibonacci-nim', n: '10^300' }],
  ['solve', { problem: 'fibonacci-nim', n: '10^20000', modulus: 97 }],
  ['solve', { problem: 'nim-square', n: '1.5' }],
  ['solve', { problem: 'nim-square', n: 5, piles: 3 }],
  ['solve', { problem: 'euclid', n: 5 }],
  ['solve', {}],
  ['sequence', { game: 'octal:0.8', n: 5 }],
  ['sequence', { game: 'take:squares', n: -1 }],
  ['sequence', { game: 'take:', n: 5 }],
  ['sequence', { game: 'nim', n: 5, from: 6 }],
  ['game', { game: 'coins:moebious' }],
  ['explain', { game: 'take:squares', n: '10^9' }],
  ['raster', { game: 'nim', n: 4, from: 9, to: 3, columns: 3, rows: 3 }],
  ['pixels', { game: 'nim', from: 0, to: 4, per: 0, palette: [] }],
];

/** The answer or the error of a call, as plain data. */
export function ask(api, call, request) {
  try {
    return { answer: api[call](request) };
  } catch (error) {
    return { error: { ...error, message: error.message } };
  }
}
