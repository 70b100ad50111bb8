/* P-positions, the mex, and Grundy values. */

import 'texts:lesson-mex';
import { picture } from '../../../boards/thumbnail';
import { type Lesson, SOLVED } from '../lesson';

const WHO = ['first', 'second'] as const;

export const lesson: Lesson = {
  name: 'mex',
  steps: [
    {
      id: 'game',
      board: () => picture('stones', 2),
      proof: { link: '#1/position?heaps=take 1, 3 or 4: 2', view: 'explanation' },
      tasks: [{ id: 'game', picks: WHO, right: ['second'] }],
    },
    {
      id: 'backward',
      proof: { link: '#1/game?game=take:1,3,4&n=20;list=zeros', view: 'list' },
      tasks: [{ id: 'backward', right: ['7'], near: ['4', '5', '6'] }],
    },
    {
      id: 'mex',
      tasks: [{ id: 'mex', right: ['2'], near: ['4'] }],
    },
    {
      id: 'value',
      live: { link: '#1/game?game=take:1,3,4&n=20;at=4', view: 'value' },
      proof: { link: '#1/game?game=take:1,3,4&n=20;at=5', view: 'value' },
      tasks: [{ id: 'value', right: ['3'], near: ['2', '1'] }],
    },
    {
      id: 'zero',
      live: { link: '#1/game?game=take:1,3,4&n=40', view: 'strip' },
      tasks: [{ id: 'zero', picks: ['always', 'sometimes'], right: ['always'] }],
    },
    {
      id: 'nimber',
      board: () => picture('stones', 5, 3),
      proof: { link: '#1/play?heaps=take 1, 3 or 4: 5 and nim 3;first=engine', view: 'play' },
      tasks: [{ id: 'nimber', picks: WHO, right: ['second'] }],
    },
    {
      id: 'end',
      end: true,
      live: { link: '#1/game?game=take:1,3,4&n=8;at=6', view: 'value' },
      tasks: [
        { id: 'end-value', right: ['1'], near: ['3'] },
        { id: 'end-take', right: ['4'], near: ['1', '3'] },
        {
          id: 'end-practice',
          right: [SOLVED],
          solve: {
            link: '#1/exercise?game=take:1,3,4&kinds=value&level=2&given=options&count=3&seed=12',
            view: 'predict',
          },
        },
      ],
    },
  ],
};
