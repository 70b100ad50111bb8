// How time and memory of the package grow with the size.
import { exponent, figure, median } from './figures.mjs';

/**
 * How many of the largest sizes an exponent is fitted to: smaller ones are often ruled by what
 * every call costs.
 */
const FITTED = 3;

const sequence = (game) => (api, n) => api.sequence({ game, n });

/** The measured works, at sizes up to `most`; above `quick` only if long works are requested. */
export const GROWING = [
  { name: 'nim-square', title: 'Nim Square, g(0..n)', run: sequence('take:squares'), most: 1e7, quick: 1e6 },
  {
    name: 'flipping-game',
    title: 'Flipping Game, W(n)',
    run: (api, n) => api.solve({ problem: 'flipping-game', n }),
    most: 1e7,
    quick: 1e6,
  },
  { name: '0.007', title: 'octal:0.007, g(0..n)', run: sequence('octal:0.007'), most: 1e6, quick: 1e5 },
  { name: 'officers', title: 'Officers, g(0..n)', run: sequence('octal:0.6'), most: 1e6, quick: 1e5 },
  {
    name: 'stones',
    title: 'Stones, n pasted lines',
    // A batch has at most a million lines.
    prepare: (n) => Array.from({ length: n }, (_, i) => String(i * 7919 + 13)).join('\n'),
    run: (api, _n, text) => api.batch({ problem: 'stones', text }),
    most: 1e6,
    quick: 1e6,
  },
];

/** The sizes of one work. */
export const sizes = ({ most, quick }, long) =>
  [1e4, 1e5, 1e6, 1e7].filter((n) => n <= (long ? most : quick));

/**
 * Measures one work: for each size the median time in milliseconds and the bytes of memory of a
 * fresh instance afterwards.
 */
export async function grow({ run, prepare, ...work }, { fresh, rounds, long, tell }) {
  const points = sizes(work, long).map((n) => ({ n, times: [], bytes: 0 }));
  for (let round = 0; round < rounds; round += 1) {
    for (const point of points) {
      const input = prepare?.(point.n);
      const { api, memory } = await fresh();
      const start = performance.now();
      run(api, point.n, input);
      point.times.push(performance.now() - start);
      point.bytes = memory.buffer.byteLength;
      tell?.(`${work.title}, n = ${point.n}: ${figure(point.times.at(-1))} ms`);
    }
  }
  return points.map(({ n, times, bytes }) => ({
    n,
    milliseconds: median(times),
    least: Math.min(...times),
    bytes,
  }));
}

/** The rows of a table: the sizes of a work, and what fits the last of them. */
export function rows(title, points) {
  const last = points.slice(-FITTED);
  const fitted = (of) => (last.length < 2 ? '' : `n^${exponent(last.map((p) => [p.n, p[of]])).toFixed(2)}`);
  return [
    ...points.map(({ n, milliseconds, least, bytes }) => [
      title,
      n.toLocaleString('en'),
      figure(milliseconds),
      figure(least),
      figure(bytes / 1e6),
    ]),
    [title, `last ${last.length}`, fitted('milliseconds'), fitted('least'), fitted('bytes')],
  ];
}

export const HEAD = ['work', 'n', 'ms median', 'least', 'memory, MB'];
