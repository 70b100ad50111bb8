/* What a kind of questions has to do, and what it is given. Pure functions. */

import type { Ask } from '../../../engine/resource';
import { hasPins } from '../../../ruleset/rule';
import type { GivenName, Item, Level, Message, PlayedGame, Slip } from '../item';
import type { Random } from '../random';

export interface Setting {
  games: readonly PlayedGame[];
  level: Level;
  given: GivenName;
}

/** A heap by its value and the values of its options, with how many options have each. */
export interface HeapFact {
  value: number;
  options: number;
  byValue: ReadonlyMap<number, number>;
}

/** A heap is looked at before the engine lists the moves of a position, which takes far longer. */
export async function heapFact(ask: Ask, { game }: PlayedGame, n: number): Promise<HeapFact> {
  const { value, optionCount, byValue } = (await ask('explain', { game, n })).answer;
  return { value, options: optionCount, byValue: new Map(byValue.map((one) => [one.value, one.count])) };
}

/** The answers about heaps: many questions need the same, and each is asked for once. */
export class Remembered {
  readonly #replies = new Map<string, Promise<unknown>>();

  asking(ask: Ask): Ask {
    return (call, request, options) => {
      type Replied = ReturnType<typeof ask<typeof call>>;
      if (call === 'moves') return ask(call, request, options);
      const key = JSON.stringify([call, request]);
      const found = this.#replies.get(key) as Replied | undefined;
      if (found) return found;
      const reply = ask(call, request, options);
      reply.catch(() => this.#replies.delete(key));
      this.#replies.set(key, reply);
      return reply;
    };
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
