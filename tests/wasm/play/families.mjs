// The families of games whose positions are drawn at random: how they are typed, and their
// positions as the oracle writes them. `small` and `large` are the greatest numbers where all is
// tried, and where matches are played.
import { BOARD_FAMILIES, ints } from './board-families.mjs';

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

/** A family whose positions are sums of heaps or coins. */
const family = (name, small, large, typed) => ({
  ...{ name, sum: sumOf },
  draw: (random, isSmall) => typed(random, isSmall ? small : large),
});

const heapsOf = (name, typed, count, small, large) =>
  family(name, small, large, (random, max) => {
    const [more] = ints(random, 1, 1, count);
    return `${typed}: ${ints(random, more, 0, max).join(' ')}`;
  });

const coinsOf = (name, small, large) =>
  family(name, small, large, (random, max) => {
    const coins = Array.from({ length: max }, (_, at) => at + 1).filter(() => random() < 0.4);
    return `${name}: ${(coins.length ? coins : [max]).join(' ')}`;
  });

const boardOf = (name, game, small, large) => ({
  ...family(name, small, large, (random, side) => {
    const heads = Array.from(
      { length: side ** 2 },
      (_, at) => `${1 + Math.floor(at / side)}.${1 + (at % side)}`,
    );
    return `${name} ${side}: ${heads.filter(() => random() < 0.5).join(' ') || '1.1'}`;
  }),
  sum: (state) => [[game, state.split(' ').filter(Boolean).sort().join(' ')]],
});

const pairOf = (name, game, least, small, large) => ({
  ...family(name, small, large, (random, max) => `${name} ${ints(random, 2, least, max).join(' ')}`),
  sum: (state) => [[game, state]],
});

/** Sums of one heap of each game; with `how`, a move may change several of them. */
const sumsOf = (name, games, small, large, how) => ({
  ...family(name, small, large, (random, max) =>
    games.map((game) => `${game} ${ints(random, 1, 0, max)}`).join(' + '),
  ),
  how,
});

const THREE = ['kayles', 'take a square', 'nim'];

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
  pairOf('fibonacci nim', 'fibonacci-nim', 1, 14, 40),
  { ...heapsOf('misère nim', 'nim', 3, 4, 10), misere: true },
  { ...heapsOf('misère kayles', 'kayles', 2, 5, 9), misere: true },
  sumsOf('a sum of games', THREE, 4, 11),
  ...BOARD_FAMILIES,
  sumsOf('moore:2', ['nim', 'nim', 'nim'], 3, 4, 'moore:2'),
  sumsOf('selective', THREE, 2, 5, 'selective'),
  sumsOf('conjunctive', THREE, 4, 7, 'conjunctive'),
];
