/* Sums of games: one value for several games at once. */

import 'texts:lesson-sums';
import { picture } from '../../../boards/thumbnail';
import { type Lesson, SOLVED } from '../lesson';

const WHO = ['first', 'second'] as const;
const MIXED = '#1/position?heaps=kayles 3 5 7 and nim 4';

export const lesson: Lesson = {
  name: 'sums',
  steps: [
    {
      id: 'table',
      board: () => picture('stones', 5, 2),
      proof: { link: '#1/position?heaps=take 1, 3 or 4: 5 and nim 2', view: 'calculator' },
      tasks: [{ id: 'table', right: ['1'], near: ['5', '0'] }],
    },
    {
      id: 'why',
      live: { link: '#1/nimbers?e=1%2B2;table=sum', view: 'heat' },
      proof: { link: '#1/nimbers?e=5%2B3;table=sum&at=5,3', view: 'heat' },
      tasks: [{ id: 'why', right: ['6'], near: ['8'] }],
    },
    {
      id: 'mixed',
      live: { link: MIXED, view: 'answer' },
      proof: { link: MIXED, view: 'explanation' },
      tasks: [{ id: 'mixed', picks: ['nim', 'kayles'], right: ['kayles'] }],
    },
    {
      id: 'up',
      live: { link: MIXED, view: 'explanation' },
      tasks: [{ id: 'up', right: ['3'], near: ['2', '1'] }],
    },
    {
      id: 'misere',
      board: () => picture('stones', 1, 1, 1),
      proof: { link: '#1/position?heaps=nim 1 1 1&play=misere', view: 'explanation', controls: 'all' },
      tasks: [{ id: 'misere', picks: WHO, right: ['second'] }],
    },
    {
      id: 'end',
      end: true,
      live: { link: '#1/position?heaps=kayles 4 and nim 3', view: 'calculator' },
      tasks: [
        { id: 'end-value', right: ['2'], near: ['4'] },
        { id: 'end-nim', right: ['5'], near: ['7'] },
        {
          id: 'end-game',
          right: [SOLVED],
          solve: { link: '#1/play?heaps=kayles 3 5 and nim 4', view: 'play' },
        },
      ],
    },
  ],
};
