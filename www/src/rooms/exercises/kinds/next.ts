/* Which value comes next in the sequence? */

import type { Item, Slip } from '../item';
import { at, INDEX, type MakeItem, message, slipsBeside, thing, VALUE, valuesTo } from './kind';
import { valueSlips, whyMex } from './value';

export const next: MakeItem = async (ask, random, { games, level }) => {
  const game = random.pick(games);
  if (!game) return undefined;
  const [low, high] = at(level, [
    [6, 11],
    [9, 18],
    [15, 30],
  ]) as [number, number];
  const top = Math.min(high, game.max);
  const n = random.between(Math.min(low, top), top);
  if (n <= game.first + 2) return undefined;
  const { answer: explanation } = await ask('explain', { game: game.game, n });
  const before = await valuesTo(ask, game.game, n - 1);
  const shown = before.slice(game.first);
  const item: Item = {
    kind: 'next',
    identity: `next ${game.game} ${n}`,
    games: [game],
    ask: message('exercise-ask-next', { n, thing: thing(game) }),
    given: [
      {
        top: INDEX,
        bottom: VALUE,
        pairs: shown.map((value, at) => [String(at + game.first), String(value)]),
      },
    ],
    input: { type: 'number' },
    answer: String(explanation.value),
    slips: slipsBeside(String(explanation.value), [...nextSlips(shown), ...valueSlips(explanation, before)]),
    why: [whyMex(explanation)],
    reveal: { type: 'mex', explanation },
  };
  return item;
};

/** What patterns of the values alone suggest. */
export function nextSlips(values: readonly number[]): Slip[] {
  const last = values.at(-1) ?? 0;
  const before = values.at(-2) ?? last;
  const slips: Slip[] = [
    { name: 'repeated', answer: String(last) },
    { name: 'new-maximum', answer: String(Math.max(...values) + 1) },
  ];
  if (last !== before && last + last - before >= 0)
    slips.push({ name: 'step', answer: String(last + last - before) });
  return slips;
}
