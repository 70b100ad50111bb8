/* A stones game: a formula for values, and one for the answer. */

import 'texts:lesson-stones';
import { type Lesson, SOLVED } from '../lesson';
import fast from '../programs/stones-fast.py?raw';
import plain from '../programs/stones-plain.py?raw';

export const lesson: Lesson = {
  name: 'stones',
  programs: { plain, fast },
  steps: [
    {
      id: 'question',
      live: { link: '#1/position?heaps=take:at-least-half 1 2 3', view: 'explanation' },
      tasks: [{ id: 'question', right: ['1'], near: ['2', '3'] }],
    },
    {
      id: 'plain',
      program: 'plain',
      tasks: [{ id: 'plain', picks: ['n', 'n2', 'n3'], right: ['n2'] }],
    },
    {
      id: 'values',
      live: { link: '#1/game?game=take:at-least-half&n=40', view: 'strip' },
      tasks: [{ id: 'values', right: ['7'], near: ['6', '100', '50'] }],
    },
    {
      id: 'sum',
      proof: { link: '#1/nimbers?e=1%2B2%2B2%2B3%2B3%2B3%2B3', view: 'answer' },
      tasks: [{ id: 'sum', right: ['1'], near: ['0', '3'] }],
    },
    {
      id: 'move',
      live: { link: '#1/game?game=take:at-least-half&n=8', view: 'strip' },
      proof: { link: '#1/stones?n=8', view: 'explanation' },
      tasks: [{ id: 'move', right: ['7'], near: ['8', '4'] }],
    },
    {
      id: 'fast',
      program: 'fast',
      proof: { link: '#1/stones?n=4', view: 'explanation' },
      tasks: [{ id: 'fast', right: ['2'], near: ['3'] }],
    },
    {
      id: 'end',
      end: true,
      live: { link: '#1/stones?n=12', view: 'calculator' },
      tasks: [
        { id: 'end-value', right: ['17'], near: ['16'] },
        { id: 'end-large', right: ['32768'] },
        {
          id: 'end-game',
          right: [SOLVED],
          solve: { link: '#1/play?heaps=take:at-least-half 1 2 3 4', view: 'play' },
        },
      ],
    },
  ],
};
