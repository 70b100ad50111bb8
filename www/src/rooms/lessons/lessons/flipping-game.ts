/* The Flipping Game: a board as a product of its two sides. */

import 'texts:lesson-flipping-game';
import { picture } from '../../../boards/thumbnail';
import type { Lesson } from '../lesson';
import fast from '../programs/flipping-game-fast.py?raw';
import plain from '../programs/flipping-game-plain.py?raw';

export const lesson: Lesson = {
  name: 'flipping-game',
  programs: { plain, fast },
  steps: [
    {
      id: 'question',
      board: () => picture('disks', 2, 2),
      proof: { link: '#1/play?heaps=flipping game 2', view: 'play' },
      tasks: [{ id: 'question', picks: ['yes', 'no'], right: ['no'] }],
    },
    {
      id: 'plain',
      program: 'plain',
      tasks: [{ id: 'plain', right: ['33554432'], near: ['32', '25'] }],
    },
    {
      id: 'tartan',
      live: { link: '#1/nimbers?e=1*2;table=product', view: 'heat' },
      tasks: [{ id: 'tartan', picks: ['add', 'multiply'], right: ['multiply'] }],
    },
    {
      id: 'side',
      live: { link: '#1/game?game=coins:runs:squares&n=3', view: 'strip' },
      proof: { link: '#1/game?game=coins:runs:squares&n=40', view: 'strip' },
      tasks: [{ id: 'side', right: ['2'], near: ['1', '0'] }],
    },
    {
      id: 'board',
      proof: { link: '#1/flipping-game?n=5', view: 'answer' },
      tasks: [{ id: 'board', right: ['2'], near: ['3'] }],
    },
    {
      id: 'count',
      proof: {
        link: '#1/lab?first=coins:runs:triangular&second=coins:runs:squares&rows=5&columns=5&heads=all',
        view: 'lab',
      },
      tasks: [{ id: 'count', right: ['8'], near: ['32', '1'] }],
    },
    {
      id: 'fast',
      program: 'fast',
      live: { link: '#1/flipping-game?n=100', view: 'calculator' },
      tasks: [{ id: 'fast', picks: ['million', 'billion'], right: ['billion'] }],
    },
    {
      id: 'end',
      end: true,
      live: { link: '#1/flipping-game?n=3', view: 'calculator' },
      tasks: [
        { id: 'end-small', right: ['0'] },
        { id: 'end-hundred', right: ['31395'] },
        { id: 'end-product', right: ['7'], near: ['10', '27'] },
      ],
    },
  ],
};
