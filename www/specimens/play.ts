/* Specimens of the boards on which games are played. */

import type { Specimen } from './specimen';

/** Taking up to `most` stones of each heap. */
const takes = (heaps: readonly number[], most: number) =>
  heaps.flatMap((size, cell) =>
    Array.from({ length: Math.min(size, most) }, (_, at) => ({
      code: `${cell + 1}-${at + 1}`,
      cell,
      take: at + 1,
      to: [size - at - 1],
    })),
  );

/** Knocking down one pin or two neighbours of a row. */
const kayles = (size: number) =>
  [1, 2].flatMap((take) =>
    Array.from({ length: Math.floor((size - take) / 2) + 1 }, (_, a) => ({
      code: `1-${take}-${a}`,
      cell: 0,
      take,
      to: [a, size - take - a],
    })),
  );

const say = (code: string) => code;
const follow = { pick: ({ code }: { code: string | undefined }) => ({ picked: code }) };
const cells = (...sizes: number[]) => sizes.map((size) => ({ size }));

/** Turning a coin with heads, and perhaps one to its left. */
const turtles = (heads: readonly number[]) =>
  heads.flatMap((coin) =>
    [[coin], ...Array.from({ length: coin - 1 }, (_, at) => [at + 1, coin])].map((coins) => ({
      code: coins.join('-'),
      coins,
    })),
  );

/** Runs of one or two that end at each row or column. */
const runs = (side: number) =>
  new Map(Array.from({ length: side }, (_, at) => [at + 1, at ? [[at + 1], [at, at + 1]] : [[1]]] as const));

const board = (side: number, heads: readonly string[]) => ({
  ...{ rows: side, columns: side, heads: new Set(heads), rowSets: runs(side), columnSets: runs(side) },
});

const terms = [
  { name: '', cell: '3', value: 3 },
  { name: '', cell: '5', value: 5 },
  { name: '', cell: '7', value: 7 },
];

export const play: Specimen[] = [
  {
    tag: 'grundy-heaps',
    about: 'Heaps of stones, or rows of pins, from which moves take.',
    states: () => [
      {
        name: 'three heaps',
        properties: { cells: cells(3, 5, 7), options: takes([3, 5, 7], 7), say },
        hold: follow,
      },
      {
        name: 'stones selected, and a heap pointed out',
        properties: { cells: cells(3, 5), options: takes([3, 5], 5), picked: '2-3', marked: [0], say },
        hold: follow,
      },
      {
        name: 'a row of pins',
        properties: { cells: cells(9), options: kayles(9), rows: true, say },
        hold: follow,
      },
      {
        name: 'the other player moves',
        properties: { cells: cells(0, 4), options: takes([0, 4], 3), picked: '2-2', still: true, say },
      },
      {
        name: 'the same from both, and a large heap',
        properties: { cells: [{ size: 200 }, { size: 6, both: true }], options: takes([200, 6], 200), say },
        hold: follow,
      },
      {
        name: 'from right to left',
        mirrored: true,
        properties: { cells: cells(7), options: takes([7], 3), picked: '1-2', say },
        hold: follow,
      },
    ],
  },
  {
    tag: 'grundy-coins',
    about: 'A row of coins, of which moves turn some.',
    states: () => [
      {
        name: 'some heads',
        properties: { heads: [2, 5, 8], length: 8, options: turtles([2, 5, 8]) },
        hold: follow,
      },
      {
        name: 'coins selected',
        properties: { heads: [2, 5], length: 6, options: turtles([2, 5]), picked: '3-5' },
        hold: follow,
      },
      { name: 'no heads', properties: { heads: [], length: 5, options: [] } },
      {
        name: 'from right to left',
        mirrored: true,
        properties: { heads: [1, 3], length: 4, options: turtles([1, 3]) },
        hold: follow,
      },
    ],
  },
  {
    tag: 'grundy-disks',
    about: 'A board of disks, of which moves turn rectangles.',
    states: () => [
      {
        name: 'a rectangle selected',
        properties: { ...board(4, ['2.2', '3.3', '4.1']), turned: { rows: [2, 3], columns: [2, 3] } },
        hold: { turn: (turned) => ({ turned: turned ?? undefined }) },
      },
      { name: 'the other player moves', properties: { ...board(3, ['1.1', '3.3']), still: true } },
      { name: 'no heads', properties: board(2, []) },
      { name: 'from right to left', mirrored: true, properties: board(3, ['2.2', '3.1']) },
    ],
  },
  {
    tag: 'grundy-move-list',
    about: 'Moves in words.',
    states: () => [
      {
        name: 'a few',
        properties: {
          moves: [
            ['1-1', 'take 1 from 7, leaving 3 and 3'],
            ['1-2', 'take 2 from 7, leaving 5'],
          ],
        },
      },
      {
        name: 'very many',
        properties: { moves: Array.from({ length: 60 }, (_, at) => [`${at}`, `take ${at + 1} from 100`]) },
      },
      { name: 'none', properties: { moves: [] } },
      { name: 'from right to left', mirrored: true, properties: { moves: [['1-1', 'take 1 from 7']] } },
    ],
  },
  {
    tag: 'grundy-nim-sum',
    about: 'Values in binary and their nim-sum, column by column.',
    states: () => [
      { name: 'three heaps', properties: { terms, sum: 1, kind: 'heaps' } },
      { name: 'the first column', properties: { terms, sum: 1, kind: 'heaps' }, later: { step: 0 } },
      {
        name: 'several games',
        properties: { terms: terms.map((term) => ({ ...term, name: 'Kayles' })), sum: 1, kind: 'heaps' },
      },
      { name: 'from right to left', mirrored: true, properties: { terms, sum: 1, kind: 'heaps' } },
    ],
  },
];
