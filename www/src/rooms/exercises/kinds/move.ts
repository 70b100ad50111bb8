/* Which move wins? Positions with exactly one winning move, of a measured difficulty. */

import type { Move, MovesAnswer } from '../../../engine/protocol';
import type { Choice, Difficulty, Item, Level, Message, Slip } from '../item';
import type { Random } from '../random';
import { at, type MakeItem, message, slipsBeside } from './kind';
import {
  type Drawn,
  drawPosition,
  heapsOf,
  heapValues,
  MOST_OPTIONS,
  moveKey,
  movesOf,
  moveWords,
  positionWords,
  revealSum,
  sumOf,
} from './position';

/** How many positions are drawn; the one that is closest to the level is asked about. */
const TRIES = 60;
/** The wanted difficulty of a level, and how close is close enough. */
const WANTED = [7, 9.5, 12] as const;
const CLOSE = 0.75;
/** The moves to choose from at the first level, and in files. */
const CHOICES = 5;

/** Each doubling of the moves, each binary digit and each heap counts one. */
export const score = ({ options, bits, heaps }: Difficulty): number => Math.log2(options) + bits + heaps;

export function difficultyOf(answer: MovesAnswer): Difficulty {
  const heaps = heapsOf(answer);
  const greatest = Math.max(0, ...heaps.map(({ value }) => value));
  return {
    options: answer.winningCount + answer.losingCount,
    bits: greatest.toString(2).length,
    heaps: heaps.length,
  };
}

/** The difficulty of a position before its moves are listed. */
const measured = ({ heaps, options }: Drawn): Difficulty => ({
  options,
  bits: Math.max(0, ...heaps.map(({ value }) => value)).toString(2).length,
  heaps: heaps.length,
});

export const move: MakeItem = async (ask, random, setting) => {
  const wanted = at(setting.level, WANTED);
  let best: Drawn | undefined;
  const distance = (drawn: Drawn) => Math.abs(score(measured(drawn)) - wanted);
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = await drawPosition(ask, random, setting, tries >= TRIES / 2 ? 1 : 0);
    if (!drawn) return undefined;
    if (drawn.winningCount !== 1 || drawn.options < 2 || drawn.options > MOST_OPTIONS) continue;
    if (!best || distance(drawn) < distance(best)) best = drawn;
    if (distance(best) <= CLOSE) break;
  }
  const answer = best && (await movesOf(ask, best.position));
  if (!answer || !isPuzzle(answer)) return undefined;
  return moveItem(random, answer, setting.level, setting.given, [...setting.games]);
};

/** One winning move, at least one other, and every move is listed. */
export const isPuzzle = ({ winningCount, losingCount, losing, components }: MovesAnswer): boolean =>
  winningCount === 1 &&
  losingCount > 0 &&
  losing.length === losingCount &&
  losingCount < MOST_OPTIONS &&
  (components.some(({ kind }) => kind === 'row') ? components.length === 1 : true);

export function moveItem(
  random: Random,
  answer: MovesAnswer,
  level: Level,
  given: 'options' | 'values' | 'rule',
  games: Item['games'],
): Item | undefined {
  const [winning] = answer.winning;
  if (!winning) return undefined;
  const key = moveKey(answer, winning);
  const slips = moveSlips(answer);
  const choices = choicesOf(random, answer, slips);
  const row = answer.components[0]?.kind === 'row';
  return {
    kind: 'move',
    identity: `move ${answer.position}`,
    games,
    ask: message('exercise-ask-move', { position: positionWords(answer) }),
    given: heapValues(answer, given),
    input:
      level === 1
        ? { type: 'choice', choices }
        : row
          ? { type: 'coins' }
          : { type: 'move', heaps: heapChoices(answer) },
    answer: key,
    answerWords: moveWords(answer, winning),
    slips,
    replies: repliesOf(answer),
    why: [
      message('exercise-why-N', sumOf(answer)),
      message('exercise-why-move', {
        move: moveWords(answer, winning),
        before: cellOf(answer, winning).value,
        after: cellOf(answer, winning).value ^ answer.value,
      }),
    ],
    reveal: revealSum(answer),
    difficulty: difficultyOf(answer),
    choices,
  };
}

function cellOf(answer: MovesAnswer, { component, cell }: Move) {
  const found = heapsOf(answer).find((heap) => heap.component === component && heap.cell === cell);
  return found ?? { value: 0, label: message('exercise-heap', { n: 0 }), size: 0 };
}

export function heapChoices(answer: Parameters<typeof heapsOf>[0]): Choice[] {
  const all = heapsOf(answer).map(({ component, size, label }) => ({ value: `${component}.${size}`, label }));
  return all.filter(({ value }, index) => all.findIndex((other) => other.value === value) === index);
}

/** The winning move among others: first those of misconceptions, then random ones. */
function choicesOf(random: Random, answer: MovesAnswer, slips: readonly Slip[]): Choice[] {
  const tempting = new Set(slips.map((slip) => slip.answer));
  const others = new Map(random.shuffled(answer.losing).map((one) => [moveKey(answer, one), one]));
  const ordered = [...others].sort(([a], [b]) => Number(tempting.has(b)) - Number(tempting.has(a)));
  const [winning] = answer.winning;
  const chosen = [...ordered.slice(0, CHOICES - 1).map(([, one]) => one), ...(winning ? [winning] : [])];
  return random
    .shuffled(chosen)
    .map((one) => ({ value: moveKey(answer, one), label: moveWords(answer, one) }));
}

/** What the opponent answers to each losing move. */
function repliesOf(answer: MovesAnswer): Record<string, Message> {
  return Object.fromEntries(
    answer.losing.map((one) => [
      moveKey(answer, one),
      message('exercise-reply', { value: one.value, move: moveWords(answer, one.refutation) }),
    ]),
  );
}

export function moveSlips(answer: MovesAnswer): Slip[] {
  const heaps = heapsOf(answer);
  const rows = answer.components.some(({ kind }) => kind === 'row');
  if (rows) return [];
  const sizes = heaps.reduce((sum, { size }) => sum ^ size, 0);
  const total = heaps.reduce((sum, { size }) => sum + size, 0);
  const left = (one: Move) => one.to.filter((heap) => heap > 0);
  const after = (one: Move) => total - one.from + left(one).reduce((sum, heap) => sum + heap, 0);
  const least = Math.min(...answer.losing.map(after), ...answer.winning.map(after));
  // Where many moves leave that little, it is no plan.
  const few = answer.losing.filter((one) => after(one) === least).length <= 2;
  const slips: Slip[] = [];
  const isNim = heaps.every(({ size, value }) => size === value);
  for (const one of answer.losing) {
    const key = moveKey(answer, one);
    // The nim-sum of the sizes becomes 0, not that of the values.
    if (!isNim && left(one).reduce((sum, heap) => sum ^ heap, sizes ^ one.from) === 0)
      slips.push({ name: 'move-sizes', answer: key });
    else if ((cellOf(answer, one).value ^ answer.value ^ one.value) === 0)
      slips.push({ name: 'move-alone', answer: key });
    else if (few && after(one) === least) slips.push({ name: 'move-most', answer: key });
  }
  return slipsBeside('', slips);
}
