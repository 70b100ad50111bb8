// The processor time of long works, for the page's estimates before they start:
// npm run bench -- --growth --write makes www/src/engine/costs.json.

const sequence = (game, ...sizes) => ({
  name: game,
  sizes,
  run: (api, n) => api.sequence({ game, n }),
});

/** By game or problem. Sizes from a hardly noticeable time to some seconds. */
export const COSTS = [
  sequence('take:squares', 1e5, 1e6, 3e6),
  {
    name: 'flipping-game',
    sizes: [1e5, 3e5, 1e6],
    run: (api, n) => api.solve({ problem: 'flipping-game', n }),
  },
  sequence('coins:runs:triangular', 1e5, 3e5, 1e6),
  sequence('coins:runs:squares', 1e5, 3e5, 1e6),
  sequence('take:triangular', 1e5, 1e6),
  sequence('take:cubes', 1e5, 1e6, 3e6),
  sequence('take:primes', 1e5, 3e5),
  sequence('octal:0.6', 1e5, 5e5),
  sequence('octal:0.007', 3e4, 1e5),
  sequence('grundys-game', 1e5, 3e5, 1e6),
];

/** Coins of the side that is the trial of a machine: some milliseconds. */
export const TRIAL = 30_000;

/**
 * What the page does to learn how fast a machine is: the same work some times over, of which the
 * least time counts.
 */
export function tried(api, trial, count) {
  return Array.from({ length: count }, (_, at) => spent(() => api.productSide(trial(at))));
}

/** Milliseconds that a processor worked for it, which other work on the machine changes little. */
function spent(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Two significant digits and one more: no machine is steadier. */
const figure = (milliseconds) => Number(milliseconds.toPrecision(3));

/** The table: of all rounds the least times. */
export async function costs({ fresh, rounds, tell, tries }) {
  const trials = [];
  const works = {};
  for (const { name, sizes, run } of COSTS) {
    works[name] = [];
    for (const n of sizes) {
      const times = [];
      for (let round = 0; round < rounds; round += 1) {
        trials.push(Math.min(...tries((await fresh()).api)));
        const { api } = await fresh();
        times.push(spent(() => run(api, n)));
      }
      works[name].push([n, figure(Math.min(...times))]);
      tell(`${name}, n = ${n}: ${figure(Math.min(...times))} ms`);
    }
  }
  return { trial: { n: TRIAL, milliseconds: figure(Math.min(...trials)) }, works };
}
