/* What is the Grundy value of a position of several heaps? Practises the nim-sum. */

import type { MovesAnswer } from '../../../engine/protocol';
import type { Slip } from '../item';
import { type MakeItem, message, mexOf, slipsBeside } from './kind';
import {
  type Drawn,
  drawPosition,
  heapsOf,
  heapValues,
  movesOf,
  positionWords,
  revealSum,
  sumOf,
} from './position';

const TRIES = 8;

export const sum: MakeItem = async (ask, random, setting) => {
  let found: Drawn | undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = await drawPosition(ask, random, setting);
    if (!drawn) return undefined;
    if (drawn.heaps.length < 2) continue;
    found = drawn;
    // A heap without value adds nothing.
    if (drawn.heaps.filter(({ value }) => value > 0).length > 1) break;
  }
  const answer = found && (await movesOf(ask, found.position));
  if (!answer) return undefined;
  return {
    kind: 'sum',
    identity: `sum ${answer.position}`,
    games: [...setting.games],
    ask: message('exercise-ask-sum', { position: positionWords(answer) }),
    given: heapValues(answer, setting.given),
    input: { type: 'number' },
    answer: String(answer.value),
    slips: sumSlips(answer),
    why: [message('exercise-why-sum', sumOf(answer))],
    reveal: revealSum(answer),
  };
};

export function sumSlips(answer: MovesAnswer): Slip[] {
  const heaps = heapsOf(answer);
  const values = heaps.map(({ value }) => value);
  const by = (combine: (a: number, b: number) => number, list: number[]) => String(list.reduce(combine, 0));
  const sizes = heaps.map(({ size }) => size);
  return slipsBeside(String(answer.value), [
    { name: 'plus', answer: by((a, b) => a + b, values) },
    { name: 'sizes', answer: by((a, b) => a ^ b, sizes) },
    { name: 'sizes-plus', answer: by((a, b) => a + b, sizes) },
    { name: 'or', answer: by((a, b) => a | b, values) },
    { name: 'greatest', answer: by((a, b) => Math.max(a, b), values) },
    { name: 'mex-of-parts', answer: String(mexOf(values)) },
    ...heaps.map(({ value, label }) => ({
      name: 'left-out',
      answer: String(answer.value ^ value),
      with: { part: label },
    })),
  ]);
}
