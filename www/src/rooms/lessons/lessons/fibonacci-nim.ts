/* Stone Game III: a sum over winning moves, block by block. */

import 'texts:lesson-fibonacci-nim';
import type { Lesson } from '../lesson';
import fast from '../programs/fibonacci-nim-fast.py?raw';
import plain from '../programs/fibonacci-nim-plain.py?raw';

export const lesson: Lesson = {
  name: 'fibonacci-nim',
  programs: { plain, fast },
  steps: [
    {
      id: 'question',
      live: { link: '#1/play?heaps=fibonacci nim 7', view: 'play' },
      proof: { link: '#1/play?heaps=fibonacci nim 7;hints=on', view: 'play' },
      tasks: [{ id: 'question', right: ['2'], near: ['1', '6'] }],
    },
    {
      id: 'plain',
      program: 'plain',
      tasks: [{ id: 'plain', picks: ['n', 'n2', 'n3'], right: ['n3'] }],
    },
    {
      id: 'moves',
      live: { link: '#1/zeckendorf?n=17', view: 'answer' },
      proof: { link: '#1/play?heaps=fibonacci nim 17;hints=on', view: 'play' },
      tasks: [{ id: 'moves', right: ['4'], near: ['1', '13'] }],
    },
    {
      id: 'block',
      live: { link: '#1/fibonacci-nim?n=100', view: 'explanation' },
      tasks: [{ id: 'block', right: ['1'], near: ['4'] }],
    },
    {
      id: 'sum',
      live: { link: '#1/zeckendorf?n=20', view: 'answer' },
      tasks: [{ id: 'sum', right: ['21'], near: ['28'] }],
    },
    {
      id: 'fast',
      program: 'fast',
      live: { link: '#1/fibonacci-nim?n=10^18&modulus=10^8', view: 'answer' },
      tasks: [{ id: 'fast', picks: ['hundreds', 'millions', 'all'], right: ['hundreds'] }],
    },
    {
      id: 'end',
      end: true,
      live: { link: '#1/fibonacci-nim?n=12', view: 'calculator' },
      tasks: [
        { id: 'end-move', right: ['11'], near: ['3', '89'] },
        { id: 'end-lost', right: ['0'] },
        { id: 'end-sum', right: ['728'] },
      ],
    },
  ],
};
