/* Specimens of elements for exercises. */

import type { Item } from '../src/rooms/exercises/item';
import type { Specimen } from './specimen';

const base: Omit<Item, 'kind' | 'input' | 'answer'> = {
  identity: '',
  games: [],
  ask: { text: 'exercise-ask-product', with: { a: 2, b: 3 } },
  given: [],
  slips: [],
  why: [],
};

const number: Item = { ...base, kind: 'product', input: { type: 'number' }, answer: '1' };
const outcome: Item = {
  ...base,
  kind: 'outcome',
  input: {
    type: 'choice',
    choices: (['N', 'P'] as const).map((value) => ({ value, label: { text: `exercise-outcome-${value}` } })),
  },
  answer: 'N',
};
const heap = (n: number) => ({ value: `0.${n}`, label: { text: 'exercise-heap', with: { n } } });
const move: Item = {
  ...base,
  kind: 'move',
  input: { type: 'move', heaps: [3, 5, 7].map(heap) },
  answer: '0.3>2',
};
const coins: Item = { ...base, kind: 'move', input: { type: 'coins' }, answer: '0>1+4' };

export const exercises: Specimen[] = [
  {
    tag: 'grundy-reply',
    about: 'The control for the answer to a question of an exercise, with its button and its verdict.',
    states: () => [
      { name: 'a number', properties: { item: number } },
      { name: 'a choice', properties: { item: outcome } },
      { name: 'a move', properties: { item: move } },
      { name: 'coins', properties: { item: coins } },
      { name: 'no answer', properties: { item: number, wrong: 'The answer is a whole number from 0 on.' } },
      { name: 'right', properties: { item: number, typed: '1', done: true, right: true, verdict: 'Right.' } },
      {
        name: 'wrong, the last one',
        properties: {
          item: outcome,
          typed: 'P',
          done: true,
          last: true,
          verdict: 'Not quite. The answer: the player to move wins.',
        },
      },
      { name: 'mirrored', mirrored: true, properties: { item: move } },
    ],
  },
];
