/* Does the player to move win? Practises that 0 loses. */

import type { MovesAnswer } from '../../../engine/protocol';
import type { Item, Slip } from '../item';
import { type MakeItem, message } from './kind';
import {
  type Drawn,
  drawPosition,
  heapsOf,
  heapValues,
  movesOf,
  moveWords,
  positionWords,
  revealSum,
  sumOf,
} from './position';

/** Enough that positions of both outcomes are found for most games. */
const TRIES = 24;

export const outcome: MakeItem = async (ask, random, setting) => {
  // Both outcomes are asked equally often, though most positions are N-positions.
  const wanted = random.between(0, 1) ? 'N' : 'P';
  let found: Drawn | undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = await drawPosition(ask, random, setting);
    if (!drawn) return undefined;
    if (drawn.heaps.length < 2 && found) continue;
    found = drawn;
    if (drawn.heaps.length > 1 && (drawn.value === 0 ? 'P' : 'N') === wanted) break;
  }
  const answer = found && (await movesOf(ask, found.position));
  return answer && outcomeItem(answer, setting.given, [...setting.games]);
};

export function outcomeItem(
  answer: MovesAnswer,
  given: 'options' | 'values' | 'rule',
  games: Item['games'],
): Item {
  const [winning] = answer.winning;
  return {
    kind: 'outcome',
    identity: `outcome ${answer.position}`,
    games,
    ask: message('exercise-ask-outcome', { position: positionWords(answer) }),
    given: heapValues(answer, given),
    input: {
      type: 'choice',
      choices: (['N', 'P'] as const).map((value) => ({ value, label: message(`exercise-outcome-${value}`) })),
    },
    answer: answer.outcome,
    answerWords: message(`exercise-outcome-${answer.outcome}`),
    slips: outcomeSlips(answer),
    why: [
      message(`exercise-why-${answer.outcome}`, sumOf(answer)),
      ...(winning ? [message('exercise-why-by', { move: moveWords(answer, winning) })] : []),
    ],
    reveal: revealSum(answer),
  };
}

/** Wrong ways to decide; of each it is true that it gives the other outcome here. */
export function outcomeSlips(answer: MovesAnswer): Slip[] {
  const heaps = heapsOf(answer);
  const other = answer.outcome === 'P' ? 'N' : 'P';
  const zero = (sum: number) => (sum === 0 ? 'P' : 'N');
  const ways: [name: string, outcome: 'P' | 'N'][] = [
    ['outcome-sizes', zero(heaps.reduce((sum, { size }) => sum ^ size, 0))],
    ['outcome-alone', heaps.every(({ value }) => value > 0) ? 'N' : answer.outcome],
    ['outcome-some', heaps.some(({ value }) => value === 0) ? 'P' : answer.outcome],
    ['outcome-parity', zero(heaps.reduce((sum, { value }) => sum + value, 0) % 2)],
  ];
  const way = ways.find(([, outcome]) => outcome === other);
  return way ? [{ name: way[0], answer: other }] : [];
}
