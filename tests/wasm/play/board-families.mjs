// The families of board-oracle.mjs: random positions as they are typed, and their keys.
import { treesOf, writtenTrees } from './board-oracle.mjs';

export const ints = (random, count, from, to) =>
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

const nimbleKey = (state) =>
  inBraces(state)
    .split(',')
    .map(Number)
    .sort((a, b) => a - b)
    .join(',');
const pokerKey = (state) => {
  const [, bank = '0,0', heaps] = /^poker:(?:(\d+,\d+):)?\{(.*)\}$/.exec(state);
  return `${bank}:${heaps}`;
};
const graphKey = (state) => {
  const [edges, tokens] = state.replace('graph:', '').replaceAll(/[{}]/g, '').split('@');
  return `${edges}@${tokens.split(',').sort().join(',')}`;
};

function silverDollar(random, isSmall) {
  const coins = distinct(random, 3, 1, isSmall ? 7 : 10);
  const dollar = Math.floor(random() * 6);
  return `silver dollar ${coins.map((coin, at) => (at === dollar ? `$${coin}` : coin)).join(' ')}`;
}
function northcott(random, isSmall) {
  const squares = isSmall ? 4 : 8;
  const rows = Array.from({ length: isSmall ? 2 : 3 }, () => distinct(random, 2, 1, squares));
  return `northcott ${squares}: ${rows.map((row) => row.join('-')).join(' ')}`;
}
function graph(random, isSmall) {
  const way = ['v0>v1', ...edgesOf(random, isSmall ? 5 : 9), 'v1>v2', 'v2>v3', 'v3>v4'];
  const tokens = ints(random, 2, 0, 4).map((vertex) => `v${vertex}`);
  return `graph ${[...new Set(way)].join(' ')} from ${tokens.join(' ')}`;
}
/** Numbers up to a small or a large one. */
const numbers = (typed, count, small, large) => (random, isSmall) =>
  `${typed} ${ints(random, count, 0, isSmall ? small : large).join(' ')}`;
const poker = (random, isSmall) =>
  `poker ${ints(random, 2, 0, 2).join(',')}: ${ints(random, isSmall ? 2 : 3, 0, isSmall ? 2 : 4).join(' ')}`;

export const BOARD_FAMILIES = [
  strip('nimble', numbers('nimble', 3, 4, 8), nimbleKey),
  strip('staircase', numbers('staircase', 3, 2, 4)),
  strip('silver-dollar', silverDollar),
  strip('northcott', northcott, (state) => state.replace('northcott:', '').replaceAll(/[{}]/g, '')),
  strip('poker', poker, pokerKey),
  strip(
    'hackenbush',
    (random, isSmall) => `hackenbush ${branches(random, isSmall ? 5 : 9)}`,
    (state) => writtenTrees(treesOf(state)),
  ),
  strip('graph', graph, graphKey),
  table('wythoff:3', 'wythoff:3', 0, 5, 12),
  table('euclid', 'euclid', 1, 14, 60),
  table('euclid-to-zero', 'euclid to zero', 0, 14, 60),
  limited('dynamic:1', 14, 40),
  limited('dynamic:3', 14, 40),
  rule('(a,b) to (a-1,b), (a-2,b+1), (a,b-2)', 6, 14, 2),
  rule('(a,b) to (a-1,b) and (b-2,a-1), (a,b-1)', 3, 5, 2),
  rule('(a,b,c) to (a-1,b,c), (a,b-1,c-1), (a-1,b-1,c-2)', 4, 9, 3),
  { ...table('euclid', 'euclid', 1, 12, 16), name: 'misère euclid', misere: true },
  { ...strip('staircase', numbers('staircase', 3, 2, 2)), name: 'misère staircase', misere: true },
];
