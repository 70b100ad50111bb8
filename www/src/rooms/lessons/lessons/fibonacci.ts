/* Fibonacci nim, and Zeckendorf representations. */

import 'texts:lesson-fibonacci';
import { type Lesson, SOLVED } from '../lesson';

const WHO = ['first', 'second'] as const;

export const lesson: Lesson = {
  name: 'fibonacci',
  steps: [
    {
      id: 'rules',
      live: { link: '#1/play?heaps=fibonacci nim 10', view: 'play' },
      tasks: [{ id: 'rules', picks: WHO, right: ['second'] }],
    },
    {
      id: 'losses',
      proof: { link: '#1/game?game=fibonacci-nim&n=60', view: 'list' },
      tasks: [{ id: 'losses', right: ['8'], near: ['7', '6', '9'] }],
    },
    {
      id: 'sums',
      proof: { link: '#1/zeckendorf?n=100', view: 'calculator' },
      tasks: [{ id: 'sums', right: ['3'], near: ['2', '5', '4'] }],
    },
    {
      id: 'take',
      live: { link: '#1/zeckendorf?n=17', view: 'answer' },
      proof: { link: '#1/play?heaps=fibonacci nim 17;hints=on', view: 'play' },
      tasks: [{ id: 'take', right: ['1', '4'], near: ['3', '5'] }],
    },
    {
      id: 'reach',
      live: { link: '#1/zeckendorf?n=11', view: 'answer' },
      tasks: [{ id: 'reach', right: ['6'], near: ['3', '8'] }],
    },
    {
      id: 'limit',
      live: { link: '#1/two-heaps?game=fibonacci-nim', view: 'heat' },
      tasks: [{ id: 'limit', picks: WHO, right: ['second'] }],
    },
    {
      id: 'end',
      end: true,
      live: { link: '#1/zeckendorf?n=50', view: 'calculator' },
      tasks: [
        { id: 'end-lost', right: ['34'], near: ['33', '35'] },
        { id: 'end-terms', right: ['3'], near: ['13'] },
        { id: 'end-game', right: [SOLVED], solve: { link: '#1/play?heaps=fibonacci nim 20', view: 'play' } },
      ],
    },
  ],
};
