// Each misconception by its text: whether it leads to the answer that it is named for.
import { heapsIn, mex, options, sumOf, value } from './oracle.mjs';

const of = ({ kind, identity }) => {
  const rest = identity.slice(kind.length + 1);
  const at = rest.lastIndexOf(' ');
  return { game: rest.slice(0, at), n: Number(rest.slice(at + 1)) };
};
const valuesOf = (item) => {
  const { game, n } = of(item);
  return options(game, n).map((heaps) => sumOf(game, heaps));
};
const heaps = ({ kind, identity }) =>
  heapsIn(identity.slice(kind.length + 1)).map(({ game, size }) => ({
    game,
    size,
    value: value(game, size),
  }));
const is = (slip, number) => slip.answer === String(number);
const total = (list, combine) => list.reduce(combine, 0);
const plus = (a, b) => a + b;
const xor = (a, b) => a ^ b;
const zero = (sum) => (sum === 0 ? 'P' : 'N');
/** Who wins in normal play. */
const normal = (item) =>
  zero(
    total(
      heaps(item).map((one) => one.value),
      xor,
    ),
  );
/** The position after a move that is written as in answers. */
function after(item, { answer }) {
  const [heap, left] = answer.split('>');
  const [component, size] = heap.split('.').map(Number);
  const all = heaps(item);
  const game = [...new Set(all.map((one) => one.game))][component];
  const at = all.findIndex((one) => one.game === game && one.size === size);
  const to = (left ? left.split('+').map(Number) : []).map((one) => ({
    game,
    size: one,
    value: value(game, one),
  }));
  return { moved: to, all: [...all.slice(0, at), ...all.slice(at + 1), ...to] };
}
const stones = (list) =>
  total(
    list.map(({ size }) => size),
    plus,
  );
/** The values of a period item, from its game. */
const game = ({ identity }) => identity.replace(/^period /, '');
const pre = (item) => item.why[0].with.preperiod;
const previous = (item, back) => {
  const { game: one, n } = of(item);
  return value(one, n - back);
};
const shown = (item) => item.given[0].pairs.map(([, bottom]) => Number(bottom));

export const SLIPS = {
  max: (item, slip) => is(slip, Math.max(...valuesOf(item))),
  'above-max': (item, slip) => is(slip, Math.max(...valuesOf(item)) + 1),
  'no-zero': (item, slip) => is(slip, mex([0, ...valuesOf(item)])),
  added: (item, slip) => {
    const { game: one, n } = of(item);
    return is(
      slip,
      mex(
        options(one, n).map((left) =>
          total(
            left.map((heap) => value(one, heap)),
            plus,
          ),
        ),
      ),
    );
  },
  overlooked: (item, slip) => valuesOf(item).filter((one) => is(slip, one)).length === 1,
  'not-least': (item, slip) =>
    !valuesOf(item).includes(Number(slip.answer)) && Number(slip.answer) > Number(item.answer),
  taken: (item, slip) =>
    valuesOf(item).filter((one) => is(slip, one)).length === slip.with.count && slip.with.count > 1,
  count: (item, slip) => is(slip, valuesOf(item).length),
  distinct: (item, slip) => is(slip, new Set(valuesOf(item)).size),
  heap: (item, slip) => is(slip, of(item).n),
  repeated: (item, slip) => is(slip, previous(item, 1)),
  'new-maximum': (item, slip) => is(slip, Math.max(...shown(item)) + 1),
  step: (item, slip) => is(slip, 2 * previous(item, 1) - previous(item, 2)),
  plus: (item, slip) =>
    item.kind === 'product'
      ? is(slip, slip.with.a + slip.with.b)
      : is(
          slip,
          total(
            heaps(item).map((one) => one.value),
            plus,
          ),
        ),
  sizes: (item, slip) =>
    is(
      slip,
      total(
        heaps(item).map(({ size }) => size),
        xor,
      ),
    ),
  'sizes-plus': (item, slip) => is(slip, stones(heaps(item))),
  or: (item, slip) =>
    is(
      slip,
      total(
        heaps(item).map((one) => one.value),
        (a, b) => a | b,
      ),
    ),
  greatest: (item, slip) => is(slip, Math.max(...heaps(item).map((one) => one.value))),
  'left-out': (item, slip) =>
    heaps(item).some(({ size, value: one }) =>
      size === slip.with.part.with.n || slip.with.part.with.what?.with.n === size
        ? is(slip, Number(item.answer) ^ one)
        : false,
    ),
  'mex-of-parts': (item, slip) => is(slip, mex(heaps(item).map((one) => one.value))),
  'outcome-sizes': (item, slip) =>
    is(
      slip,
      zero(
        total(
          heaps(item).map(({ size }) => size),
          xor,
        ),
      ),
    ),
  'misere-normal': (item, slip) => slip.answer === normal(item) && slip.answer !== item.answer,
  'misere-reversed': (item, slip) => item.answer === normal(item) && slip.answer !== item.answer,
  'move-normal': (item, slip) =>
    total(
      after(item, slip).all.map((one) => one.value),
      xor,
    ) === 0,
  'outcome-alone': (item, slip) => slip.answer === 'N' && heaps(item).every((one) => one.value > 0),
  'outcome-some': (item, slip) => slip.answer === 'P' && heaps(item).some((one) => one.value === 0),
  'outcome-parity': (item, slip) =>
    is(
      slip,
      zero(
        total(
          heaps(item).map((one) => one.value),
          plus,
        ) % 2,
      ),
    ),
  'move-sizes': (item, slip) =>
    total(
      after(item, slip).all.map(({ size }) => size),
      xor,
    ) === 0,
  'move-alone': (item, slip) =>
    total(
      after(item, slip).moved.map((one) => one.value),
      xor,
    ) === 0,
  'move-most': (item, slip) => {
    const all = heaps(item);
    const least = Math.min(
      ...all.flatMap((one) =>
        options(one.game, one.size).map((left) => stones(all) - one.size + total(left, plus)),
      ),
    );
    return stones(after(item, slip).all) === least;
  },
  'period-twice': (item, slip) => is(slip, 2 * Number(item.answer)),
  'period-from-start': (item, slip) => is(slip, pre(item) + Number(item.answer)),
  'period-preperiod': (item, slip) => is(slip, pre(item)),
  'period-distinct': (item, slip) => is(slip, new Set(shown(item)).size),
  'period-zero': (item, slip) => {
    const first = game(item).startsWith('coins:') ? 1 : 0;
    let second = first + 1;
    while (value(game(item), second) !== 0) second += 1;
    return is(slip, second - first) && slip.with.n === second;
  },
  'period-short': (item, slip) => is(slip, Number(item.answer) - 1),
  'far-from-start': (item, slip) => is(slip, value(of(item).game, of(item).n % item.ask.with.period)),
  'far-before': (item, slip) => is(slip, previous(item, 1)),
  'far-after': (item, slip) => is(slip, previous(item, -1)),
  'far-remainder': (item, slip) => is(slip, of(item).n % item.ask.with.period),
  product: (_, slip) => is(slip, slip.with.a * slip.with.b),
  'nim-sum': (_, slip) => is(slip, slip.with.a ^ slip.with.b),
  carryless: (_, slip) => {
    let sum = 0;
    for (let bit = 1; bit <= slip.with.b; bit *= 2)
      if (Math.floor(slip.with.b / bit) % 2) sum ^= slip.with.a * bit;
    return is(slip, sum);
  },
};
