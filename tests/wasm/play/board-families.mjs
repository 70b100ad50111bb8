// The families of board-oracle.mjs: random positions as they are typed, and their keys.
import { treesOf, writtenTrees } from './board-oracle.mjs';

const ints = (random, count, from, to) =>
  Array.from({ length: count }, () => from + Math.floor(random() * (to - from + 1)));
const distinct = (random, count, from, to) => {
  const found = new Set();
  while (found.size < count) found.add(ints(random, 1, from, to)[0]);
  return [...found].sort((a, b) => a - b);
};
const inBraces = (state) => /\{(.*)\}/.exec(state)?.[1] ?? state.replace(/^[^:]*:/, '');

/** Coins on a strip, stairs and the like, with the text between the braces as the key. */
const strip = (game, draw, key = inBraces) => ({ name: game, sum: (state) => [[game, key(state)]], draw });

const branches = (random, edges) => {
  const above = Array.from({ length: edges + 1 }, () => []);
  for (let edge = 1; edge <= edges; edge += 1) above[Math.floor(random() * edge)].push(edge);
  const written = (edge) => above[edge].map((one) => `(${written(one)})`).join('');
  return written(0);
};

const edgesOf = (random, vertices) =>
  Array.from({ length: vertices }, (_, to) =>
    Array.from({ length: to }, (_, from) => (random() < 0.5 ? `v${from}>v${to}` : '')),
  )
    .flat()
    .filter(Boolean);

/** Numbers in parentheses, or without a game. */
const table = (game, typed, least, small, large, count = 2) => ({
  name: typed,
  sum: (state) => [[game, /:\(([\d,]*)\)$/.exec(state)?.[1] ?? state]],
  draw: (random, isSmall) => `${typed} ${ints(random, count, least, isSmall ? small : large).join(' ')}`,
});

const limited = (game, small, large) => ({
  name: game,
  sum: (state) => [[game, state]],
  draw: (random, isSmall) => `${game} ${ints(random, 1, 1, isSmall ? small : large)[0]}`,
});

const rule = (typed, small, large, count) => ({
  ...table(typed, `${typed}:`, 0, small, large, count),
  sum: (state) => [[typed, state.split(' + ').sort().join(' + ')]],
});

export const BOARD_FAMILIES = [
  strip(
    'nimble',
    (random, isSmall) => `nimble ${ints(random, 3, 0, isSmall ? 4 : 8).join(' ')}`,
    (state) =>
      inBraces(state)
        .split(',')
        .map(Number)
        .sort((a, b) => a - b)
        .join(','),
  ),
  strip('staircase', (random, isSmall) => `staircase ${ints(random, 3, 0, isSmall ? 2 : 4).join(' ')}`),
  strip('silver-dollar', (random, isSmall) => {
    const coins = distinct(random, 3, 1, isSmall ? 7 : 10);
    const dollar = Math.floor(random() * 6);
    return `silver dollar ${coins.map((coin, at) => (at === dollar ? `$${coin}` : coin)).join(' ')}`;
  }),
  strip(
    'northcott',
    (random, isSmall) => {
      const squares = isSmall ? 4 : 8;
      const rows = Array.from({ length: isSmall ? 2 : 3 }, () => distinct(random, 2, 1, squares));
      return `northcott ${squares}: ${rows.map((row) => row.join('-')).join(' ')}`;
    },
    (state) => state.replace('northcott:', '').replaceAll(/[{}]/g, ''),
  ),
  strip(
    'poker',
    (random, isSmall) =>
      `poker ${ints(random, 2, 0, 2).join(',')}: ${ints(random, isSmall ? 2 : 3, 0, isSmall ? 2 : 4).join(' ')}`,
    (state) => {
      const [, bank = '0,0', heaps] = /^poker:(?:(\d+,\d+):)?\{(.*)\}$/.exec(state);
      return `${bank}:${heaps}`;
    },
  ),
  strip(
    'hackenbush',
    (random, isSmall) => `hackenbush ${branches(random, isSmall ? 5 : 9)}`,
    (state) => writtenTrees(treesOf(state)),
  ),
  strip(
    'graph',
    (random, isSmall) => {
      const edges = edgesOf(random, isSmall ? 5 : 9);
      const tokens = ints(random, 2, 0, 4).map((vertex) => `v${vertex}`);
      return `graph ${['v0>v1', ...edges.filter((edge) => edge !== 'v0>v1'), 'v1>v2', 'v2>v3', 'v3>v4']
        .filter((edge, at, all) => all.indexOf(edge) === at)
        .join(' ')} from ${tokens.join(' ')}`;
    },
    (state) => {
      const [edges, tokens] = state.replace('graph:', '').replaceAll(/[{}]/g, '').split('@');
      return `${edges}@${tokens.split(',').sort().join(',')}`;
    },
  ),
  table('wythoff:3', 'wythoff:3', 0, 5, 12),
  table('euclid', 'euclid', 1, 14, 60),
  table('euclid-to-zero', 'euclid to zero', 0, 14, 60),
  limited('dynamic:1', 14, 40),
  limited('dynamic:3', 14, 40),
  rule('(a,b) to (a-1,b), (a-2,b+1), (a,b-2)', 6, 14, 2),
  rule('(a,b) to (a-1,b) and (b-2,a-1), (a,b-1)', 3, 5, 2),
  rule('(a,b,c) to (a-1,b,c), (a,b-1,c-1), (a-1,b-1,c-2)', 4, 9, 3),
  { ...table('euclid', 'euclid', 1, 12, 16), name: 'misère euclid', misere: true },
  {
    ...strip('staircase', (random) => `staircase ${ints(random, 3, 0, 2).join(' ')}`),
    name: 'misère staircase',
    misere: true,
  },
];
