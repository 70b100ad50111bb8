/* What a kind of questions has to do, and what it is given. Pure functions. */

import type { Ask } from '../../../engine/resource';
import { hasPins } from '../../../ruleset/rule';
import type { GivenName, Item, Level, Message, PlayedGame, Slip } from '../item';
import type { Random } from '../random';

export interface Setting {
  games: readonly PlayedGame[];
  heaps: HeapFacts;
  level: Level;
  given: GivenName;
}

/** A heap by its value and the values of its options, with how many options have each. */
export interface HeapFact {
  value: number;
  options: number;
  byValue: ReadonlyMap<number, number>;
}

/**
 * The facts about heaps, each asked for once: with them a position is chosen before the engine
 * lists its moves, which takes far longer.
 */
export class HeapFacts {
  readonly #known = new Map<string, Promise<HeapFact>>();

  of(ask: Ask, { game }: PlayedGame, n: number): Promise<HeapFact> {
    const key = `${game} ${n}`;
    const found = this.#known.get(key);
    if (found) return found;
    const fact = ask('explain', { game, n }).then(({ answer }) => ({
      value: answer.value,
      options: answer.optionCount,
      byValue: new Map(answer.byValue.map(({ value, count }) => [value, count])),
    }));
    fact.catch(() => this.#known.delete(key));
    this.#known.set(key, fact);
    return fact;
  }
}

/** Makes a question; undefined if the games have none of this kind. */
export type MakeItem = (ask: Ask, random: Random, setting: Setting) => Promise<Item | undefined>;

/** The number at a level. */
export const at = <Of>(level: Level, list: readonly [Of, Of, Of]): Of => list[level - 1] as Of;

/** The least number that is missing; from `first` on. */
export function mexOf(values: Iterable<number>, first = 0): number {
  const all = new Set(values);
  let least = first;
  while (all.has(least)) least++;
  return least;
}

/** The slips with other answers than the right one, the first of each answer. */
export function slipsBeside(answer: string, slips: readonly Slip[]): Slip[] {
  const seen = new Set([answer]);
  return slips.filter((slip) => {
    if (seen.has(slip.answer)) return false;
    seen.add(slip.answer);
    return true;
  });
}

/** The Grundy values of the indices 0 to n. */
export async function valuesTo(ask: Ask, game: string, n: number): Promise<number[]> {
  return Array.from((await ask('sequence', { game, n })).answer);
}

/** "heap 7" or "coin 7": how a game calls its positions. */
export const thing = ({ game, first }: Pick<PlayedGame, 'game' | 'first'>): string =>
  first === 1 ? 'coin' : hasPins(game) ? 'row' : 'heap';

export const message = (text: string, values?: Message['with']): Message =>
  values ? { text, with: values } : { text };

/** The head of a table of values. */
export const INDEX = message('exercise-index');
export const VALUE = message('exercise-value');
