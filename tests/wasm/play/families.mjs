// The families of games whose positions are drawn at random: how they are typed, and their
// positions as the oracle writes them.

import { BOARD_FAMILIES } from './board-families.mjs';

const sorted = (text) =>
  text
    .split(',')
    .map(Number)
    .filter((size) => size > 0)
    .sort((a, b) => a - b)
    .join(',');

/** "octal:0.77:{1,2} + nim:3" as the oracle writes it. */
export function sumOf(state) {
  return state.split(' + ').map((part) => {
    const [, game, braced, single] = /^(.*):(?:\{([\d,]*)\}|(\d+))$/.exec(part) ?? [];
    return [game, sorted(braced ?? single ?? '')];
  });
}

const onBoard = (game) => (state) => [[game, state.split(' ').filter(Boolean).sort().join(' ')]];
const onTable = (game) => (state) => [[game, state]];

/**
 * `small` and `large`: the greatest heap where everything is tried, and where matches are played.
 */
const heapsOf = (name, typed, count, small, large) => ({
  name,
  sum: sumOf,
  draw: (random, isSmall) => {
    const max = isSmall ? small : large;
    const heaps = Array.from({ length: 1 + Math.floor(random() * count) }, () =>
      Math.floor(random() * (max + 1)),
    );
    return `${typed}: ${heaps.join(' ')}`;
  },
});

const coinsOf = (name, small, large) => ({
  name,
  sum: sumOf,
  draw: (random, isSmall) => {
    const max = isSmall ? small : large;
    const coins = Array.from({ length: max }, (_, at) => at + 1).filter(() => random() < 0.4);
    return `${name}: ${(coins.length ? coins : [max]).join(' ')}`;
  },
});

const boardOf = (name, game, small, large) => ({
  name,
  sum: onBoard(game),
  draw: (random, isSmall) => {
    const side = isSmall ? small : large;
    const heads = [];
    for (let row = 1; row <= side; row += 1)
      for (let column = 1; column <= side; column += 1) if (random() < 0.5) heads.push(`${row}.${column}`);
    return `${name} ${side}: ${heads.join(' ') || '1.1'}`;
  },
});

const pairOf = (name, game, least, small, large) => ({
  name,
  sum: onTable(game),
  draw: (random, isSmall) => {
    const size = () => least + Math.floor(random() * ((isSmall ? small : large) - least + 1));
    return `${name} ${size()} ${size()}`;
  },
});

/** Sums in which a move may change several components. */
const compoundOf = (how, games, small, large) => ({
  name: how,
  how,
  sum: sumOf,
  draw: (random, isSmall) =>
    games.map((game) => `${game} ${Math.floor(random() * ((isSmall ? small : large) + 1))}`).join(' + '),
});

export const FAMILIES = [
  heapsOf('nim', 'nim', 3, 4, 12),
  heapsOf('take a square', 'take a square', 2, 8, 30),
  heapsOf('take 1, 3 or 4', 'take:1,3,4', 2, 7, 20),
  heapsOf('the stones game', 'take:at-least-half', 3, 7, 25),
  heapsOf('kayles', 'kayles', 2, 6, 14),
  heapsOf("grundy's game", 'grundys-game', 2, 8, 16),
  heapsOf('treblecross', 'treblecross', 2, 9, 14),
  heapsOf('n to floor(n/2) or n-1', 'n to floor(n/2) or n-1', 2, 8, 20),
  heapsOf('an own rule that splits', 'rule:(n to n-2; a and b for a+b = n if a != b)', 2, 7, 10),
  coinsOf('ruler', 6, 8),
  coinsOf('mock turtles', 5, 9),
  boardOf('flipping game', 'flipping', 3, 4),
  boardOf('ruler x ruler', 'ruler x ruler', 3, 4),
  pairOf('wythoff', 'wythoff', 0, 7, 25),
  { ...pairOf('fibonacci nim', 'fibonacci-nim', 1, 14, 40), sum: (state) => [['fibonacci-nim', state]] },
  { ...heapsOf('misère nim', 'nim', 3, 4, 10), misere: true },
  { ...heapsOf('misère kayles', 'kayles', 2, 5, 9), misere: true },
  {
    name: 'a sum of games',
    sum: sumOf,
    draw: (random, isSmall) => {
      const size = () => Math.floor(random() * (isSmall ? 5 : 12));
      return `kayles ${size()} + take a square ${size()} + nim ${size()}`;
    },
  },
  ...BOARD_FAMILIES,
  compoundOf('moore:2', ['nim', 'nim', 'nim'], 3, 4),
  compoundOf('selective', ['kayles', 'take a square', 'nim'], 2, 5),
  compoundOf('conjunctive', ['kayles', 'take a square', 'nim'], 4, 7),
];
