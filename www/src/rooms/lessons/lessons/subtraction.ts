/* Subtraction games, and periods that are proved or only observed. */

import 'texts:lesson-subtraction';
import { picture } from '../../../boards/thumbnail';
import { type Lesson, SOLVED } from '../lesson';

export const lesson: Lesson = {
  name: 'subtraction',
  steps: [
    {
      id: 'first',
      board: () => picture('stones', 12),
      proof: { link: '#1/play?heaps=take:1,2,3 12;first=engine', view: 'play' },
      tasks: [{ id: 'first', right: ['0'], near: ['4', '3'] }],
    },
    {
      id: 'far',
      live: { link: '#1/game?game=take:1,2,3&n=15;columns=4', view: 'strip' },
      proof: { link: '#1/game?game=take:1,2,3&n=60;columns=4', view: 'strip' },
      tasks: [{ id: 'far', right: ['1'], near: ['21', '0'] }],
    },
    {
      id: 'window',
      live: { link: '#1/game?game=take:1,3,4&n=60;columns=7', view: 'strip' },
      tasks: [{ id: 'window', right: ['4'], near: ['3', '7'] }],
    },
    {
      id: 'proved',
      live: { link: '#1/game?game=take:1,3,4&n=60;columns=7', view: 'strip' },
      proof: { link: '#1/game?game=take:1,3,4&n=200', view: 'answer' },
      tasks: [{ id: 'proved', right: ['7'], near: ['4', '2'] }],
    },
    {
      id: 'observed',
      live: { link: '#1/game?game=take:factorials&n=1000', view: 'chart' },
      proof: { link: '#1/game?game=take:factorials&n=5060;range=5000-5060', view: 'chart' },
      tasks: [{ id: 'observed', picks: ['yes', 'no'], right: ['no'] }],
    },
    {
      id: 'end',
      end: true,
      live: { link: '#1/game?game=take:1,3,4&n=60;columns=7', view: 'strip', controls: 'all' },
      tasks: [
        { id: 'end-period', right: ['5'], near: ['4', '3'] },
        { id: 'end-odd', right: ['2'], near: ['3', '1'] },
        { id: 'end-game', right: [SOLVED], solve: { link: '#1/play?heaps=take:1,3,4 13', view: 'play' } },
      ],
    },
  ],
};
