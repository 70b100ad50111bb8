// npm run fuzz, the target "work": the work between two reports, the memory, and a stop, for sums
// in every kind of play and for own tables, drawn until the time is over. Work is counted as
// tests/wasm/stopping.mjs counts it, in www/pkg, which `npm run build -- wasm` builds; libFuzzer
// counts no steps. A seed repeats a run. Each request gets an engine of its own, and Node keeps
// them all, about a gigabyte a minute: five minutes with one seed are enough. The last line is
// "N passed, N failed".
import { parseArgs } from 'node:util';
import { fixtures } from '../tests/wasm/fixtures.mjs';
import { Count } from '../tests/wasm/instance.mjs';
import { Draw } from '../tests/wasm/rules/draw.mjs';
import { randomRule } from '../tests/wasm/rules/random.mjs';
import { sized, sumOf, watchWork } from '../tests/wasm/stopping.mjs';

const { values } = parseArgs({ options: { seconds: { type: 'string' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? Date.now() % 2 ** 32);
const end = Date.now() + Number(values.seconds ?? 60) * 1000;
const draw = new Draw(seed);
console.log(`Seed ${seed}`);

/** An own rule, with so many coordinates. */
function rule(coordinates) {
  for (;;) {
    const text = randomRule(draw.word());
    const first = /^\s*\(?\s*\(?([^()]*?)\)?\s*(?:to|->)/i.exec(text);
    if (first && first[1].split(',').length === coordinates) return text;
  }
}

const KINDS = [{}, { play: 'misere' }, { sum: 'selective' }, { sum: 'conjunctive' }];
const number = (bits) => sized(draw, bits) - 1;

function position() {
  const heaps = Array.from({ length: draw.whole(1, 4) }, () => number(14));
  return draw.once(2) ? sumOf(draw) : `rule:(${rule(1)}):{${heaps}}`;
}

const requests = [
  () => ['moves', { position: position(), list: number(14), ...draw.pick(KINDS) }],
  () => ['moves', { position: position(), list: number(14), play: 'misere', sum: 'selective' }],
  () => ['moves', { position: position(), list: number(14), sum: `moore:${draw.whole(1, 9)}` }],
  () => ['table', { game: rule(2), fromRow: number(12), fromColumn: number(12), rows: 9, columns: 9 }],
  () => ['tableExplain', { game: rule(2), row: number(14), column: number(14) }],
  () => ['tableExplain', { game: rule(3), row: number(9), column: number(9), layer: number(9) }],
  () => ['tableMoves', { game: rule(2), row: number(14), column: number(14) }],
];

const count = new Count();
const codes = new Map();
await watchWork(
  async (look) => {
    while (Date.now() < end) {
      const { error } = await look(draw.pick(requests)());
      const code = error?.code ?? 'answered';
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
  },
  draw,
  fixtures,
  count.of('work'),
);
console.log(JSON.stringify(Object.fromEntries(codes)));
count.end();
