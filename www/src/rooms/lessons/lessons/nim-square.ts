/* Nim Square: from the question to counting values. */

import 'texts:lesson-nim-square';
import { type Lesson, SOLVED } from '../lesson';
import fast from '../programs/nim-square-fast.py?raw';
import plain from '../programs/nim-square-plain.py?raw';

export const lesson: Lesson = {
  name: 'nim-square',
  programs: { plain, fast },
  steps: [
    {
      id: 'question',
      live: { link: '#1/position?heaps=take:squares 3 5 7', view: 'calculator' },
      proof: { link: '#1/nim-square?n=29', view: 'calculator' },
      tasks: [{ id: 'question', picks: ['half', 'quarter', 'tenth'], right: ['quarter'] }],
    },
    {
      id: 'plain',
      program: 'plain',
      tasks: [{ id: 'plain', picks: ['n3', 'n35', 'n4'], right: ['n35'] }],
    },
    {
      id: 'values',
      live: { link: '#1/game?game=take:squares&n=24;columns=5', view: 'strip' },
      proof: { link: '#1/game?game=take:squares&n=60;columns=5', view: 'strip' },
      tasks: [{ id: 'values', right: ['3'], near: ['0', '1'] }],
    },
    {
      id: 'histogram',
      live: { link: '#1/nim-square?n=29', view: 'histogram' },
      tasks: [{ id: 'histogram', right: ['220'], near: ['1000', '120'] }],
    },
    {
      id: 'fast',
      program: 'fast',
      proof: { link: '#1/nim-square?n=1000', view: 'explanation' },
      tasks: [{ id: 'fast', picks: ['million', 'hundred', 'same'], right: ['million'] }],
    },
    {
      id: 'faster',
      live: { link: '#1/nim-square?n=100000', view: 'chart' },
      tasks: [{ id: 'faster', picks: ['never', 'sometimes'], right: ['never'] }],
    },
    {
      id: 'end',
      end: true,
      live: { link: '#1/nim-square?n=20', view: 'calculator' },
      tasks: [
        { id: 'end-large', right: ['2586528661783'] },
        { id: 'end-four', right: ['8872'], near: ['1160'] },
        {
          id: 'end-game',
          right: [SOLVED],
          solve: { link: '#1/play?heaps=take:squares 4 6 7', view: 'play' },
        },
      ],
    },
  ],
};
