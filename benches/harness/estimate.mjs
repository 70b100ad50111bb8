// The quality of the page's estimates of long work: the first one, and the largest error later.
import { figure } from './figures.mjs';

const sequence = (title, game, n) => ({
  name: `estimate-${game}`,
  title,
  request: { game, n },
  run: (api, listener) => api.sequence({ game, n }, listener),
});
const solve = (title, problem, n) => ({
  name: `estimate-${problem}`,
  title,
  request: { problem, n },
  run: (api, listener) => api.solve({ problem, n }, listener),
});

/** Each takes seconds, and grows differently. */
export const ESTIMATED = [
  solve('Nim Square, 4 × 10^6', 'nim-square', 4_000_000),
  solve('Flipping Game, 4 × 10^6', 'flipping-game', 4_000_000),
  sequence('Officers to 10^6', 'octal:0.6', 1_000_000),
  sequence('octal:0.007 to 10^5', 'octal:0.007', 100_000),
  sequence('Grundy’s game to 3 × 10^5', 'grundys-game', 300_000),
  sequence('Take a cube, to 10^7', 'take:cubes', 10_000_000),
  sequence('Take a prime, to 10^6', 'take:primes', 1_000_000),
];

/** Beyond this part of the work an estimate no longer counts. */
const LATE = 0.9;

/** The estimates of a page: [when, the total time estimated then], in milliseconds. */
export function estimates(calls, eta) {
  return calls.flatMap(([at, fraction]) => {
    const left = eta.left(fraction, at);
    return left === undefined || fraction > LATE ? [] : [[at, at + left * 1000]];
  });
}

/** The factors between estimates and the actual time: the first, and the worst. */
export function off(reports, whole) {
  const factors = reports.map(([, estimate]) => Math.max(estimate / whole, whole / estimate));
  return { first: factors[0], worst: factors.length ? Math.max(...factors) : undefined };
}

/** One run of a work. `Eta` is the page's own. */
export function judge({ run }, api, Eta) {
  const calls = [];
  const before = process.cpuUsage();
  const start = performance.now();
  run(api, (fraction) => {
    calls.push([performance.now() - start, fraction]);
    return true;
  });
  const whole = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  const worked = (user + system) / 1000;
  const reports = estimates(calls, new Eta());
  return { whole, worked, at: reports[0]?.[0], estimate: reports[0]?.[1], ...off(reports, whole) };
}

/**
 * The factor between an estimated time and the processor time; undefined without an estimate.
 */
export const factorOff = (foreseen, worked) =>
  foreseen === undefined ? undefined : Math.max(foreseen / worked, worked / foreseen);

export const ESTIMATE_HEAD = [
  'work',
  'took, ms',
  'of that worked, ms',
  'foreseen, ms',
  'off by',
  'reports after, ms',
  'estimate, ms',
  'off by',
  'worst',
];

export const estimateRow = (title, { whole, worked, at, estimate, first, worst }, foreseen) => [
  title,
  ...[whole, worked, foreseen, factorOff(foreseen, worked), at, estimate, first, worst].map(figure),
];
