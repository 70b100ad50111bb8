// Each misconception by its text: whether it leads to the answer that it is named for.
import { mex } from '../rules/interpreter.mjs';
import { heapsIn, options, sumOf, value } from './oracle.mjs';

const restOf = ({ kind, identity }) => identity.slice(kind.length + 1);
/** The game and the heap that a question is about. */
const of = (item) => {
  const rest = restOf(item);
  const at = rest.lastIndexOf(' ');
  return { game: rest.slice(0, at), n: Number(rest.slice(at + 1)) };
};
const optionsOf = (item) => options(of(item).game, of(item).n);
const valuesOf = (item) => optionsOf(item).map((heaps) => sumOf(of(item).game, heaps));
const valued = ({ game, size }) => ({ game, size, value: value(game, size) });
const heaps = (item) => heapsIn(restOf(item)).map(valued);

const is = (slip, number) => slip.answer === String(number);
const plus = (list) => list.reduce((a, b) => a + b, 0);
const xor = (list) => list.reduce((a, b) => a ^ b, 0);
const values = (list) => list.map((one) => one.value);
const sizes = (list) => list.map((one) => one.size);
const zero = (sum) => (sum === 0 ? 'P' : 'N');
/** Who wins in normal play. */
const normal = (item) => zero(xor(values(heaps(item))));

/** The position after a move that is written as in answers. */
function after(item, { answer }) {
  const [heap, left] = answer.split('>');
  const [component, size] = heap.split('.').map(Number);
  const all = heaps(item);
  const game = [...new Set(all.map((one) => one.game))][component];
  const at = all.findIndex((one) => one.game === game && one.size === size);
  const moved = (left ? left.split('+').map(Number) : []).map((size) => valued({ game, size }));
  return { moved, all: [...all.slice(0, at), ...all.slice(at + 1), ...moved] };
}

const pre = (item) => item.why[0].with.preperiod;
const previous = (item, back) => value(of(item).game, of(item).n - back);
const shown = (item) => item.given[0].pairs.map(([, bottom]) => Number(bottom));

/** The product of two numbers as polynomials over the field of two elements. */
const carryless = (a, b) => {
  let sum = 0;
  for (let bit = 1; bit <= b; bit *= 2) if (Math.floor(b / bit) % 2) sum ^= a * bit;
  return sum;
};

/** The number that a misconception leads to. */
const NUMBERS = {
  max: (item) => Math.max(...valuesOf(item)),
  'above-max': (item) => Math.max(...valuesOf(item)) + 1,
  'no-zero': (item) => mex([0, ...valuesOf(item)]),
  added: (item) => mex(optionsOf(item).map((left) => plus(left.map((heap) => value(of(item).game, heap))))),
  count: (item) => valuesOf(item).length,
  distinct: (item) => new Set(valuesOf(item)).size,
  heap: (item) => of(item).n,
  repeated: (item) => previous(item, 1),
  'new-maximum': (item) => Math.max(...shown(item)) + 1,
  step: (item) => 2 * previous(item, 1) - previous(item, 2),
  plus: (item, slip) => (item.kind === 'product' ? slip.with.a + slip.with.b : plus(values(heaps(item)))),
  sizes: (item) => xor(sizes(heaps(item))),
  'sizes-plus': (item) => plus(sizes(heaps(item))),
  or: (item) => values(heaps(item)).reduce((a, b) => a | b, 0),
  greatest: (item) => Math.max(...values(heaps(item))),
  'mex-of-parts': (item) => mex(values(heaps(item))),
  'outcome-sizes': (item) => zero(xor(sizes(heaps(item)))),
  'outcome-parity': (item) => zero(plus(values(heaps(item))) % 2),
  'period-twice': (item) => 2 * Number(item.answer),
  'period-from-start': (item) => pre(item) + Number(item.answer),
  'period-preperiod': (item) => pre(item),
  'period-distinct': (item) => new Set(shown(item)).size,
  'period-short': (item) => Number(item.answer) - 1,
  'far-from-start': (item) => value(of(item).game, of(item).n % item.ask.with.period),
  'far-before': (item) => previous(item, 1),
  'far-after': (item) => previous(item, -1),
  'far-remainder': (item) => of(item).n % item.ask.with.period,
  product: (_, slip) => slip.with.a * slip.with.b,
  'nim-sum': (_, slip) => slip.with.a ^ slip.with.b,
  carryless: (_, slip) => carryless(slip.with.a, slip.with.b),
};

/** Whether a misconception leads to its answer, by its name. */
export const SLIPS = {
  ...Object.fromEntries(
    Object.entries(NUMBERS).map(([name, number]) => [name, (item, slip) => is(slip, number(item, slip))]),
  ),
  overlooked: (item, slip) => valuesOf(item).filter((one) => is(slip, one)).length === 1,
  'not-least': (item, slip) =>
    !valuesOf(item).includes(Number(slip.answer)) && Number(slip.answer) > Number(item.answer),
  taken: (item, slip) =>
    valuesOf(item).filter((one) => is(slip, one)).length === slip.with.count && slip.with.count > 1,
  'left-out': (item, slip) => {
    const { n, what } = slip.with.part.with;
    return heaps(item).some(
      ({ size, value: one }) => (size === n || what?.with.n === size) && is(slip, Number(item.answer) ^ one),
    );
  },
  'misere-normal': (item, slip) => slip.answer === normal(item) && slip.answer !== item.answer,
  'misere-reversed': (item, slip) => item.answer === normal(item) && slip.answer !== item.answer,
  'outcome-alone': (item, slip) => slip.answer === 'N' && heaps(item).every((one) => one.value > 0),
  'outcome-some': (item, slip) => slip.answer === 'P' && heaps(item).some((one) => one.value === 0),
  'move-normal': (item, slip) => xor(values(after(item, slip).all)) === 0,
  'move-sizes': (item, slip) => xor(sizes(after(item, slip).all)) === 0,
  'move-alone': (item, slip) => xor(values(after(item, slip).moved)) === 0,
  'move-most': (item, slip) => {
    const all = heaps(item);
    const left = all.flatMap(({ game, size }) =>
      options(game, size).map((to) => plus(sizes(all)) - size + plus(to)),
    );
    return plus(sizes(after(item, slip).all)) === Math.min(...left);
  },
  'period-zero': (item, slip) => {
    const game = restOf(item);
    const first = game.startsWith('coins:') ? 1 : 0;
    let second = first + 1;
    while (value(game, second) !== 0) second += 1;
    return is(slip, second - first) && slip.with.n === second;
  },
};
