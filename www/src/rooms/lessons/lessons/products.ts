/* Nim multiplication, from coins on a board, and the Tartan theorem. */

import 'texts:lesson-products';
import type { Lesson } from '../lesson';

const TURTLES = '#1/lab?first=coins:turning-turtles&second=coins:turning-turtles';

export const lesson: Lesson = {
  name: 'products',
  steps: [
    {
      id: 'row',
      live: { link: '#1/position?heaps=turning turtles 3 6', view: 'explanation' },
      tasks: [{ id: 'row', right: ['5'], near: ['9', '7'] }],
    },
    {
      id: 'board',
      proof: { link: `${TURTLES}&rows=2&columns=2&heads=2,2;at=2,2`, view: 'lab' },
      tasks: [{ id: 'board', right: ['4'], near: ['1', '3'] }],
    },
    {
      id: 'mex',
      proof: { link: '#1/nimbers?e=2*2', view: 'explanation' },
      tasks: [{ id: 'mex', right: ['3'], near: ['4'] }],
    },
    {
      id: 'laws',
      live: { link: '#1/nimbers?e=2*2;table=product', view: 'heat' },
      proof: { link: '#1/nimbers?e=2*3', view: 'calculator' },
      tasks: [{ id: 'laws', right: ['1'], near: ['6', '5'] }],
    },
    {
      id: 'fermat',
      proof: { link: '#1/nimbers?e=4*4', view: 'explanation' },
      tasks: [{ id: 'fermat', right: ['6'], near: ['16', '4'] }],
    },
    {
      id: 'field',
      live: { link: '#1/nimbers?e=3*3;table=product', view: 'heat' },
      proof: { link: '#1/nimbers?e=sqrt(2)', view: 'calculator' },
      tasks: [{ id: 'field', right: ['3'], near: ['1', '2'] }],
    },
    {
      id: 'tartan',
      proof: {
        link: '#1/lab?first=coins:ruler&second=coins:turning-turtles&rows=4&columns=4&heads=all',
        view: 'lab',
      },
      tasks: [{ id: 'tartan', right: ['8'], near: ['6'] }],
    },
    {
      id: 'end',
      end: true,
      live: { link: '#1/nimbers?e=6*7', view: 'calculator' },
      tasks: [
        { id: 'end-plain', right: ['12'], near: ['7'] },
        { id: 'end-square', right: ['24'], near: ['256'] },
        { id: 'end-board', right: ['0'], near: ['7', '1'] },
      ],
    },
  ],
};
