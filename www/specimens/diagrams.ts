/* Specimens of strips, stairs, trees, graphs, cells of tables and heaps of chips. */

import type { Specimen } from './specimen';

const coins = (...squares: number[]) => [
  squares.map((square, cell) => ({ cell, square, look: 'coin' as const })),
];
const down = [
  { code: 'a', cell: 0, to: 1 },
  { code: 'b', cell: 1, to: 4 },
  { code: 'c', cell: 1, to: 3 },
];
const ladder = [
  { code: 'a', cell: 0, to: 1 },
  { code: 'b', cell: 0, to: 2 },
  { code: 'c', cell: 2, to: 1 },
];
const cuts = [0, 1, 1, 0].map((_, cell) => ({ code: `${cell}`, cell, to: 0 }));
const graph = {
  vertices: [
    { name: 'a', value: 2 },
    { name: 'b', value: 1 },
    { name: 'c', value: 0 },
  ],
  edges: [
    [0, 1],
    [0, 2],
    [1, 2],
  ],
  tokens: [0],
  label: 'A graph',
};
const slides = [
  { code: 'b', cell: 0, to: 1 },
  { code: 'c', cell: 0, to: 2 },
];

const queen = {
  cell: [2, 4],
  label: 'A table',
  options: [
    { code: 'a', to: [2, 1] },
    { code: 'b', to: [0, 2] },
    { code: 'c', to: [1, 4] },
  ],
};
const chips = {
  heaps: [3, 0, 12],
  label: 'Heaps',
  options: [
    ...[2, 1, 0, 4, 5].map((to) => ({ code: `0 ${to}`, cell: 0, to })),
    ...[1, 2].map((to) => ({ code: `1 ${to}`, cell: 1, to })),
    ...[11, 10, 9, 13, 14].map((to) => ({ code: `2 ${to}`, cell: 2, to })),
  ],
};

export const diagrams: Specimen[] = [
  {
    tag: 'grundy-coin-strip',
    about: 'Strips of squares with coins or pieces that move.',
    states: () => [
      {
        name: 'two coins',
        properties: { rows: coins(2, 5), first: 1, last: 6, label: 'Coins', options: down },
      },
      {
        name: 'a move pointed out, with a dollar',
        properties: {
          rows: [
            [
              { cell: 0, square: 2, look: 'coin' },
              { cell: 1, square: 5, look: 'dollar' },
            ],
          ],
          ...{ first: 0, last: 6, label: 'Coins', options: down, picked: 'b', still: true },
        },
      },
      {
        name: 'from right to left',
        mirrored: true,
        properties: { rows: coins(2, 5), first: 1, last: 6, label: 'Coins', options: down },
      },
    ],
  },
  {
    tag: 'grundy-stairs',
    about: 'Coins on stairs, which move down one step.',
    states: () => [
      { name: 'three steps', properties: { steps: [2, 0, 1], label: 'Stairs', options: ladder } },
      {
        name: 'a move pointed out, and many coins',
        properties: { steps: [2, 30, 1], label: 'Stairs', options: ladder, picked: 'b', still: true },
      },
      {
        name: 'from right to left',
        mirrored: true,
        properties: { steps: [2, 0, 1], label: 'Stairs', options: ladder },
      },
    ],
  },
  {
    tag: 'grundy-tree',
    about: 'Trees of green Hackenbush, whose edges are cut.',
    states: () => [
      {
        name: 'two trees',
        properties: { parents: [0, 1, 1, 0], values: [1, 1, 1, 1], label: 'Trees', options: cuts },
      },
      {
        name: 'an edge pointed out',
        properties: {
          ...{ parents: [0, 1, 1, 0], values: [1, 1, 1, 1], label: 'Trees', options: cuts },
          ...{ picked: '0', still: true },
        },
      },
      {
        name: 'from right to left',
        mirrored: true,
        properties: { parents: [0, 1], values: [2, 1], label: 'Trees', options: [] },
      },
    ],
  },
  {
    tag: 'grundy-graph',
    about: 'A directed graph, along whose edges tokens move.',
    states: () => [
      { name: 'a token', properties: { ...graph, options: slides } },
      { name: 'a move pointed out', properties: { ...graph, options: slides, picked: 'c', still: true } },
      {
        name: 'two tokens, and a move selected',
        properties: {
          ...{ ...graph, tokens: [0, 1], chosen: 0, twice: true, picked: 'b' },
          options: [...slides, { code: 'd', cell: 1, to: 2 }],
        },
      },
      { name: 'from right to left', mirrored: true, properties: { ...graph, options: slides } },
    ],
  },
  {
    tag: 'grundy-cells',
    about: 'A table with a piece on one of its cells.',
    states: () => [
      { name: 'a queen', properties: queen },
      { name: 'a move pointed out', properties: { ...queen, picked: 'b', still: true } },
      { name: 'from right to left', mirrored: true, properties: queen },
    ],
  },
  {
    tag: 'grundy-chips',
    about: 'Heaps of chips, to which some may be added.',
    states: () => [
      { name: 'three heaps', properties: chips },
      { name: 'chips to be added', properties: { ...chips, picked: '0 5', still: true } },
      { name: 'from right to left', mirrored: true, properties: chips },
    ],
  },
];
