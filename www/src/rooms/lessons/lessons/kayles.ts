/* Kayles: moves that split a heap, octal codes, and a proved period with exceptions. */

import 'texts:lesson-kayles';
import { picture } from '../../../boards/thumbnail';
import { type Lesson, SOLVED } from '../lesson';

const WHO = ['first', 'second'] as const;

export const lesson: Lesson = {
  name: 'kayles',
  steps: [
    {
      id: 'rules',
      board: () => picture('pins', 5),
      proof: { link: '#1/play?heaps=kayles 5', view: 'play' },
      tasks: [{ id: 'rules', picks: WHO, right: ['first'] }],
    },
    {
      id: 'lost',
      proof: { link: '#1/game?game=octal:0.77&n=60', view: 'list' },
      tasks: [{ id: 'lost', right: ['0'], near: ['1'] }],
    },
    {
      id: 'split',
      live: { link: '#1/game?game=octal:0.77&n=20;at=3', view: 'value' },
      tasks: [{ id: 'split', right: ['2'], near: ['4', '1'] }],
    },
    {
      id: 'value',
      proof: { link: '#1/game?game=octal:0.77&n=20;at=4', view: 'value' },
      tasks: [{ id: 'value', right: ['1'], near: ['4', '2'] }],
    },
    {
      id: 'code',
      live: { link: '#1/game?game=octal:0.77&n=60', view: 'chart', controls: 'all' },
      tasks: [{ id: 'code', right: ['4'], near: ['7', '2'] }],
    },
    {
      id: 'period',
      live: { link: '#1/game?game=octal:0.77&n=200;columns=12', view: 'strip' },
      proof: { link: '#1/game?game=octal:0.77&n=200', view: 'answer' },
      tasks: [{ id: 'period', picks: ['sure', 'lucky'], right: ['sure'] }],
    },
    {
      id: 'end',
      end: true,
      live: { link: '#1/game?game=octal:0.77&n=200;columns=12', view: 'strip' },
      tasks: [
        { id: 'end-far', right: ['4'], near: ['7'] },
        { id: 'end-dawson', right: ['0'], near: ['3', '2'] },
        { id: 'end-game', right: [SOLVED], solve: { link: '#1/play?heaps=kayles 3 4', view: 'play' } },
      ],
    },
  ],
};
