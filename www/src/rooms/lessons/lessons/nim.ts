/* Nim, and its solution in binary. */

import 'texts:lesson-nim';
import { picture } from '../../../boards/thumbnail';
import { type Lesson, SOLVED } from '../lesson';

const WHO = ['first', 'second'] as const;

export const lesson: Lesson = {
  name: 'nim',
  steps: [
    {
      id: 'rules',
      live: { link: '#1/position?heaps=nim 1 2', view: 'explanation', controls: 'all' },
      tasks: [{ id: 'rules', picks: WHO, right: ['first'] }],
    },
    {
      id: 'mirror',
      board: () => picture('stones', 4, 4),
      proof: { link: '#1/play?heaps=nim 4 4;first=engine', view: 'play' },
      tasks: [{ id: 'mirror', picks: WHO, right: ['second'] }],
    },
    {
      id: 'three',
      board: () => picture('stones', 1, 2, 3),
      proof: { link: '#1/position?heaps=nim 1 2 3', view: 'explanation' },
      tasks: [{ id: 'three', picks: WHO, right: ['second'] }],
    },
    {
      id: 'binary',
      proof: { link: '#1/nimbers?e=3%2B5', view: 'calculator' },
      tasks: [{ id: 'binary', right: ['6'], near: ['8', '7'] }],
    },
    {
      id: 'bouton',
      board: () => picture('stones', 3, 5, 6),
      proof: { link: '#1/position?heaps=nim 3 5 6', view: 'calculator' },
      tasks: [{ id: 'bouton', picks: WHO, right: ['second'] }],
    },
    {
      id: 'move',
      live: { link: '#1/position?heaps=nim 3 5 7', view: 'answer' },
      proof: { link: '#1/position?heaps=nim 3 5 7', view: 'explanation' },
      tasks: [{ id: 'move', right: ['6'], near: ['1', '2'] }],
    },
    {
      id: 'end',
      end: true,
      live: { link: '#1/position?heaps=nim 3 5 7', view: 'calculator' },
      tasks: [
        { id: 'end-sum', right: ['5'], near: ['21'] },
        { id: 'end-take', right: ['1'], near: ['5', '3'] },
        { id: 'end-game', right: [SOLVED], solve: { link: '#1/play?heaps=nim 2 5 6', view: 'play' } },
      ],
    },
  ],
};
