/* Draws positions of several heaps for the questions about sums. */

import type { ComponentShape, MovesAnswer, Step } from '../../../engine/protocol';
import type { Ask } from '../../../engine/resource';
import type { GivenName, Item, Message, Pairs, PlayedGame } from '../item';
import type { Random } from '../random';
import { at, type HeapFact, heapFact, message, type Setting, thing, VALUE } from './kind';

/** More moves than this are too many to look through. */
export const MOST_OPTIONS = 150;

/** The largest heap at a level, by what is given. */
const SIZES: Record<GivenName, readonly [number, number, number]> = {
  options: [8, 12, 20],
  values: [8, 14, 24],
  rule: [5, 7, 10],
};

/** A position that was drawn, before its moves are listed. */
export interface Drawn {
  /** The notation. */
  position: string;
  heaps: HeapFact[];
  /** The nim-sum of the values. */
  value: number;
  winningCount: number;
  options: number;
}

/** A random position; undefined if a game has too few heaps. */
export async function drawPosition(
  ask: Ask,
  random: Random,
  setting: Setting,
  more = 0,
): Promise<Drawn | undefined> {
  const { games, level, given } = setting;
  const count = at(level, [2, 3, 4]) + more;
  const chosen = games.length > 1 ? random.shuffled(games) : games;
  const cells = new Map<PlayedGame, number[]>();
  for (let drawn = 0; drawn < count; drawn++) {
    const game = drawn < chosen.length ? chosen[drawn] : random.pick(chosen);
    if (!game) return undefined;
    const largest = Math.min(game.max, at(level, SIZES[given]));
    if (largest < 1) return undefined;
    const before = cells.get(game) ?? [];
    const size = random.between(1, largest);
    // Coins are different ones, and equal heaps cancel, which gives the answer away.
    cells.set(game, before.includes(size) ? before : [...before, size]);
  }
  const heaps = await Promise.all(
    [...cells].flatMap(([game, sizes]) => sizes.map((size) => heapFact(ask, game, size))),
  );
  const value = heaps.reduce((sum, heap) => sum ^ heap.value, 0);
  return {
    position: [...cells].map(([{ game }, sizes]) => `${game}:{${sizes.join(',')}}`).join(' + '),
    heaps,
    value,
    winningCount: heaps.reduce((sum, heap) => sum + (heap.byValue.get(heap.value ^ value) ?? 0), 0),
    options: heaps.reduce((sum, heap) => sum + heap.options, 0),
  };
}

/** The codes of errors about games that have no sums, or no such play. */
export const WITHOUT_MOVES = ['no-sum', 'out-of-range', 'missing', 'wrong-type'];

/** What a sentence about a position needs to know; values are absent in misère play. */
interface Position {
  components: readonly (Pick<ComponentShape, 'game' | 'kind' | 'cells'> & { values?: number[] })[];
}

/** Asks for every move of a position; undefined where a game has no sums. */
export async function movesOf(ask: Ask, position: string): Promise<MovesAnswer | undefined> {
  try {
    const { answer } = await ask('moves', { position, list: MOST_OPTIONS });
    return answer as MovesAnswer;
  } catch (error) {
    if (WITHOUT_MOVES.includes((error as { code?: string }).code ?? '')) return undefined;
    throw error;
  }
}

/** The heaps with their games, each as it is named in questions. */
export function heapsOf({ components }: Position) {
  return components.flatMap(({ game, kind, cells, values = [] }, component) =>
    cells.map((size, cell) => ({
      component,
      cell,
      size,
      value: values[cell] ?? 0,
      label: cellLabel(game, kind, size, components.length > 1),
    })),
  );
}

function cellLabel(game: string, kind: string, size: number, several: boolean): Message {
  const one = message(kind === 'row' ? 'exercise-coin' : 'exercise-heap', {
    n: size,
    thing: thing({ game, first: 0 }),
  });
  return several ? message('exercise-of-game', { game: { game }, what: one }) : one;
}

/** The position in words: "heaps of 3, 5 and 7". */
export function positionWords({ components }: Position): Message[] {
  return components.map(({ game, kind, cells }) => {
    const what = message(kind === 'row' ? 'exercise-coins' : 'exercise-heaps', {
      list: cells,
      count: cells.length,
      thing: thing({ game, first: 0 }),
    });
    return components.length > 1 ? message('exercise-of-game', { game: { game }, what }) : what;
  });
}

/** The values of the heaps, where they are given. */
export function heapValues(answer: MovesAnswer, given: GivenName): Pairs[] {
  if (given === 'rule') return [];
  const heaps = heapsOf(answer);
  const seen = new Set<string>();
  const pairs = heaps.flatMap(({ label, value }): Pairs['pairs'] => {
    const key = JSON.stringify(label);
    if (seen.has(key)) return [];
    seen.add(key);
    return [[label, String(value)]];
  });
  return [{ top: message('exercise-part'), bottom: VALUE, pairs }];
}

export function revealSum(answer: MovesAnswer): NonNullable<Item['reveal']> {
  return {
    type: 'sum',
    rows: heapsOf(answer).map(({ label, value }) => ({ label, value })),
    value: answer.value,
  };
}

/** The values of the heaps as a nim-sum: "3 ⊕ 5 ⊕ 7". */
const asSum = (answer: MovesAnswer): string =>
  heapsOf(answer)
    .map(({ value }) => value)
    .join(' ⊕ ');

/** What a sentence about the value of a position is told: the nim-sum, and of how many parts. */
export const sumOf = (answer: MovesAnswer) => ({
  sum: asSum(answer),
  value: answer.value,
  parts: heapsOf(answer).length,
});

/** A move in words. */
export function moveWords({ components }: Position, { component, from, move, to }: Step): Message {
  const { game = '', kind = 'heaps' } = components[component] ?? {};
  const left = to.filter((heap) => heap > 0);
  const words =
    kind === 'row'
      ? message('exercise-turn', {
          coins: [...to, from].sort((a, b) => a - b),
          count: to.length + 1,
        })
      : message('exercise-take', { from, move, left: left.join(' + '), count: left.length });
  return components.length > 1 ? message('exercise-move-of', { game: { game }, move: words }) : words;
}

/** A move as the reader types it, in one form: "0.0.7>3+2", or the coins "0>1+4". */
export function moveKey({ components }: Position, { component, from, to }: Step): string {
  const { kind = 'heaps' } = components[component] ?? {};
  const sorted = (numbers: number[]) =>
    numbers
      .filter((one) => one > 0)
      .sort((a, b) => a - b)
      .join('+');
  return kind === 'row' ? `${component}>${sorted([...to, from])}` : `${component}.${from}>${sorted(to)}`;
}
