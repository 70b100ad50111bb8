/* What is g(n)? Practises the mex. */

import type { Choice, Explanation } from '../../../engine/protocol';
import type { GivenName, Item, Message, Pairs, PlayedGame, Slip } from '../item';
import { INDEX, type MakeItem, message, mexOf, slipsBeside, thing, VALUE, valuesTo } from './kind';

/** The most options that are written in a table. */
const WRITTEN = 16;
/** How many heaps are tried, to find one with a gap among the values of its options. */
const TRIES = 6;

const RANGE: Record<GivenName, readonly [readonly [number, number], ...(readonly [number, number])[]]> = {
  options: [
    [3, 9],
    [5, 14],
    [8, 24],
  ],
  values: [
    [4, 9],
    [6, 16],
    [10, 24],
  ],
  rule: [
    [3, 5],
    [4, 7],
    [5, 10],
  ],
};

export const value: MakeItem = async (ask, random, { games, level, given }) => {
  const game = random.pick(games);
  if (!game) return undefined;
  const [low, high] = RANGE[given][level - 1] ?? [3, 9];
  let best: Explanation | undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const top = Math.min(high, game.max);
    const n = random.between(Math.min(low, top), top);
    const { answer } = await ask('explain', { game: game.game, n });
    const fits = answer.optionCount > 0 && answer.optionCount <= (given === 'options' ? WRITTEN : 60);
    if (!fits) continue;
    if (!best || hasGap(answer)) best = answer;
    if (hasGap(answer)) break;
  }
  if (!best) return undefined;
  const n = Number(best.n);
  return valueItem(game, best, given, n > 0 ? await valuesTo(ask, game.game, n - 1) : []);
};

/** Whether a value above the mex occurs: then the greatest value does not give it away. */
const hasGap = ({ byValue, value }: Explanation) => byValue.some((entry) => entry.value > value);

export function valueItem(
  game: PlayedGame,
  explanation: Explanation,
  given: GivenName,
  before: number[],
): Item {
  const { n, value: answer } = explanation;
  return {
    kind: 'value',
    identity: `value ${game.game} ${n}`,
    games: [game],
    ask: message('exercise-ask-value', { n, thing: thing(game), given }),
    given: tables(game, explanation, given, before),
    input: { type: 'number' },
    answer: String(answer),
    slips: valueSlips(explanation, before),
    why: [whyMex(explanation)],
    reveal: { type: 'mex', explanation },
  };
}

function tables(
  { first }: PlayedGame,
  { options, form }: Explanation,
  given: GivenName,
  before: number[],
): Pairs[] {
  if (given === 'rule') return [];
  if (given === 'values')
    return [
      {
        top: INDEX,
        bottom: VALUE,
        pairs: before.slice(first).map((value, index) => [String(index + first), String(value)]),
      },
    ];
  return [
    {
      top: message(form === 'run' || form === 'coins' ? 'exercise-leaves-heads' : 'exercise-leaves'),
      bottom: VALUE,
      pairs: options.map((option) => [left(option, form), String(option.value)]),
    },
  ];
}

/** What an option leaves. */
export function left({ to }: Pick<Choice, 'to'>, form: Explanation['form']): string | Message {
  const [first = 0, second = 0] = to;
  if (form === 'limit') return message('exercise-left-limit', { n: first, limit: second });
  if (form === 'run') return to.length === 0 ? '–' : first === second ? `${first}` : `${first}–${second}`;
  if (form === 'coins') return to.length === 0 ? '–' : to.join(', ');
  return to.length === 0 ? '0' : to.join(' + ');
}

/** Why the mex is what it is. */
export function whyMex({ n, value, byValue, optionCount }: Explanation): Message {
  if (optionCount === 0) return message('exercise-why-none', { n });
  const seen = byValue.slice(0, 12).map((entry) => entry.value);
  return message('exercise-why-mex', { n, value, seen, more: byValue.length > 12 ? 1 : 0 });
}

/**
 * Each slip is computed from the options, so that its text is true of the answer. The more specific
 * come first. `before`: the values of the smaller heaps.
 */
export function valueSlips(
  { n, value, byValue, options, optionCount, form }: Explanation,
  before: readonly number[],
): Slip[] {
  const values = byValue.map((entry) => entry.value);
  const greatest = Math.max(0, ...values);
  const whole = options.length === optionCount;
  const slips: Slip[] = [];
  const add = (name: string, answer: number, more?: Slip['with']) =>
    slips.push({ name, answer: String(answer), ...(more ? { with: more } : {}) });
  if (values.length) add('max', greatest);
  // From 1 on, as if 0 were no value.
  if (value === 0) add('no-zero', mexOf(values, 1));
  if (values.length) add('above-max', greatest + 1);
  if (whole && form === 'heaps' && options.some(({ to }) => to.length > 1)) {
    const sums = options.map(({ to }) => to.reduce((sum, heap) => sum + (before[heap] ?? Number.NaN), 0));
    if (sums.every(Number.isFinite)) add('added', mexOf(sums));
  }
  slips.push(...optionSlips(value, byValue, form));
  add('count', optionCount);
  add('distinct', values.length);
  if (form === 'heaps' || form === 'limit') add('heap', Number(n));
  return slipsBeside(String(value), slips);
}

/** Values that some option has, and later gaps among them. */
function optionSlips(value: number, byValue: Explanation['byValue'], form: Explanation['form']): Slip[] {
  const taken = byValue.map(({ value: of, count, first }) => ({
    name: count === 1 ? 'overlooked' : 'taken',
    answer: String(of),
    with: { value: of, count, option: left(first, form) },
  }));
  const greatest = byValue.at(-1)?.value ?? 0;
  const gaps = Array.from({ length: Math.max(0, greatest - value - 1) }, (_, index) => value + 1 + index)
    .filter((gap) => byValue.every(({ value: of }) => of !== gap))
    .map((gap) => ({ name: 'not-least', answer: String(gap), with: { answer: gap } }));
  return [...taken, ...gaps];
}
