/* What is the period of a sequence? And which value is far out? */

import type { Ask } from '../../../engine/resource';
import type { Item, PlayedGame, Slip } from '../item';
import type { Random } from '../random';
import { at, INDEX, type MakeItem, message, type Setting, slipsBeside, VALUE, valuesTo } from './kind';

/** How far a proof may compute. */
const SEARCHED = 2000;
/** The most values in a table. */
const SHOWN = [36, 60, 90] as const;
const TRIES = 12;

/** A game with a period that a table can show. */
export interface Periodic {
  game: PlayedGame;
  preperiod: number;
  period: number;
  /** Two periods and a little more. */
  values: number[];
}

export const period: MakeItem = async (ask, random, setting) => {
  const found = await periodic(ask, random, setting, true);
  if (!found) return undefined;
  const { game, preperiod, period: least, values } = found;
  return {
    kind: 'period',
    identity: `period ${game.game}`,
    games: [game],
    ask: message('exercise-ask-period'),
    given: [table(game, values)],
    input: { type: 'number' },
    answer: String(least),
    slips: periodSlips(found),
    why: [message('exercise-why-period', { period: least, preperiod })],
    reveal: {
      type: 'values',
      from: game.first,
      values: values.slice(game.first),
      marked: Array.from({ length: least }, (_, index) => Math.max(preperiod, game.first) + index),
    },
  };
};

export const far: MakeItem = async (ask, random, setting) => {
  const found = await periodic(ask, random, setting, false);
  if (!found) return undefined;
  const { game, preperiod, period: least, values } = found;
  const start = preperiod + 2 * least;
  const n = random.between(start + 10, Math.max(start + 11, at(setting.level, [100, 300, 1000])));
  if (n > game.max) return undefined;
  const all = await valuesTo(ask, game.game, n + 1);
  const same = preperiod + ((n - preperiod) % least);
  const item: Item = {
    kind: 'far',
    identity: `far ${game.game} ${n}`,
    games: [game],
    ask: message('exercise-ask-far', { n, period: least, preperiod }),
    given: [table(game, values.slice(0, Math.max(preperiod + least, game.first + 1)))],
    input: { type: 'number' },
    answer: String(all[n]),
    slips: farSlips(found, n, all),
    why: [
      message('exercise-why-far', { n, same, period: least, times: (n - same) / least, value: all[n] ?? 0 }),
    ],
    reveal: {
      type: 'values',
      from: game.first,
      values: values.slice(game.first, preperiod + least),
      marked: [same],
    },
  };
  return item;
};

const table = ({ first }: PlayedGame, values: number[]) => ({
  top: INDEX,
  bottom: VALUE,
  pairs: values.slice(first).map((value, index) => [String(first + index), String(value)] as const),
});

/**
 * One of the games, if its period fits into a table; else a random subtraction game, which always
 * has one. `twice`: two periods fit.
 */
async function periodic(
  ask: Ask,
  random: Random,
  setting: Setting,
  twice: boolean,
): Promise<Periodic | undefined> {
  const most = at(setting.level, SHOWN);
  const fits = async (game: PlayedGame): Promise<Periodic | undefined> => {
    if (game.max < SEARCHED) return undefined;
    const { answer } = await ask('periodicity', { game: game.game, n: SEARCHED });
    const { status, saltus, preperiod, period: least } = answer;
    if (status !== 'proved' || saltus !== 0 || preperiod === undefined || !least || least < 2)
      return undefined;
    const shown = preperiod + (twice ? 2 * least + 3 : least);
    if (shown > most) return undefined;
    const longer = Math.max(shown, Math.min(most, preperiod + 3 * least));
    return { game, preperiod, period: least, values: await valuesTo(ask, game.game, longer - 1) };
  };
  // Later questions are about other games: one game has one period.
  const own = random.between(0, 1) ? random.pick(setting.games) : undefined;
  const found = own && (await fits(own));
  if (found) return found;
  for (let tries = 0; tries < TRIES; tries++) {
    const other = await fits(subtractionGame(random, setting.level));
    if (other) return other;
  }
  return undefined;
}

/** A random set of two to four numbers that may be taken. */
export function subtractionGame(random: Random, level: number): PlayedGame {
  const largest = [5, 7, 10][level - 1] ?? 5;
  const numbers = random.shuffled(Array.from({ length: largest }, (_, index) => index + 1));
  const set = numbers.slice(0, random.between(2, level === 1 ? 2 : 3)).sort((a, b) => a - b);
  return { game: `take:${set.join(',')}`, first: 0, max: 1_000_000 };
}

export function periodSlips({ preperiod, period: least, values, game }: Periodic): Slip[] {
  const distinct = new Set(values.slice(game.first)).size;
  const second = values.indexOf(0, game.first + 1);
  const slips: Slip[] = [
    { name: 'period-twice', answer: String(2 * least) },
    { name: 'period-from-start', answer: String(preperiod + least) },
    { name: 'period-preperiod', answer: String(preperiod) },
    { name: 'period-distinct', answer: String(distinct) },
  ];
  if (second > game.first)
    slips.push({ name: 'period-zero', answer: String(second - game.first), with: { n: second } });
  slips.push({ name: 'period-short', answer: String(least - 1) });
  return slipsBeside(
    String(least),
    slips.filter(({ answer }) => Number(answer) > 0),
  );
}

export function farSlips(
  { preperiod, period: least, values, game }: Periodic,
  n: number,
  all: readonly number[],
): Slip[] {
  const remainder = n % least;
  const slips: Slip[] = [];
  const value = (index: number) => String(values[index] ?? 0);
  // From index 0, though the repetition begins later.
  if (preperiod > 0 && remainder >= game.first)
    slips.push({ name: 'far-from-start', answer: value(remainder), with: { remainder } });
  slips.push({ name: 'far-before', answer: String(all[n - 1]), with: { n: n - 1 } });
  slips.push({ name: 'far-after', answer: String(all[n + 1]), with: { n: n + 1 } });
  slips.push({ name: 'far-remainder', answer: String(remainder), with: { remainder } });
  return slipsBeside(String(all[n]), slips);
}
