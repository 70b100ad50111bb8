// What exercises ask, by the definitions alone: options by the rules, values by recursion, outcomes
// by playing on. Nothing is shared with the engine or with the generator.

import { leaves, upTo } from '../heap-rules.mjs';
import { Oracle } from '../play/oracle.mjs';
import { mex } from '../rules/interpreter.mjs';

/** A coin is worth what the coins that are turned with it are. */
const COINS = {
  'coins:ruler': (n) => upTo(0, n - 1).map((left) => upTo(left + 1, n - 1)),
  'coins:mock-turtles': (n) => [
    [],
    ...upTo(1, n - 1).map((coin) => [coin]),
    ...upTo(1, n - 1).flatMap((a) => upTo(a + 1, n - 1).map((b) => [a, b])),
  ],
};

export const GAMES = [
  ...['nim', 'octal:0.77', 'octal:0.07', 'grundys-game', 'take:squares', 'take:1,2,3'],
  ...['rule:(n to n-1 or floor(n/2))', ...Object.keys(COINS)],
];

export function options(game, n) {
  const list = COINS[game]?.(n) ?? leaves(game, n);
  if (!list) throw new Error(`no oracle of ${game}`);
  return list;
}

const known = new Map();

export function value(game, n) {
  const key = `${game} ${n}`;
  // From below, since far values would nest too deep.
  for (let m = 0; m < n && !known.has(key); m += 40) if (!known.has(`${game} ${m}`)) value(game, m);
  if (!known.has(key)) known.set(key, mex(options(game, n).map((heaps) => sumOf(game, heaps))));
  return known.get(key);
}

export const sumOf = (game, heaps) => heaps.reduce((sum, heap) => sum ^ value(game, heap), 0);

/** "nim:{3,5} + octal:0.77:4" as heaps with their games. */
export function heapsIn(position) {
  return position.split(/ \+ (?=[a-z])/).flatMap((part) => {
    const [, game, list] = /^(.*):\{?([\d,]+)\}?$/.exec(part);
    return list.split(',').map((size) => ({ game, size: Number(size) }));
  });
}

const played = new Oracle();
/** A position as the oracle of matches has it: a component for each game. */
const componentsOf = (heaps) =>
  [...new Set(heaps.map(({ game }) => game))].map((game) => {
    const sizes = heaps.filter((heap) => heap.game === game && heap.size > 0).map(({ size }) => size);
    return [game, sizes.sort((a, b) => a - b).join(',')];
  });

/** Whether the player to move wins, by playing on: for small positions. */
export const wins = (heaps) => played.wins(componentsOf(heaps));
/** The same in misère play: a player who cannot move wins. */
export const winsMisere = (heaps) => played.wins(componentsOf(heaps), { misere: true });

/** The moves of a position: the heap, what it leaves, and the position after it. */
export const movesOf = (heaps) =>
  heaps.flatMap(({ game, size }, at) =>
    options(game, size).map((left) => ({
      game,
      size,
      left: left.filter((heap) => heap > 0).sort((a, b) => a - b),
      after: [...heaps.slice(0, at), ...heaps.slice(at + 1), ...left.map((heap) => ({ game, size: heap }))],
    })),
  );

/** The winning moves of a position by values, as "game size > heaps left", each once. */
export function winningMoves(heaps) {
  const total = heaps.reduce((sum, { game, size }) => sum ^ value(game, size), 0);
  return heaps.flatMap(({ game, size }) =>
    options(game, size)
      .filter((left) => (total ^ value(game, size) ^ sumOf(game, left)) === 0)
      .map((left) => ({ game, size, left: left.filter((heap) => heap > 0).sort((a, b) => a - b) })),
  );
}

/** The nim-product by its definition, the mex of (x' y) + (x y') + (x' y'). */
const products = [];
export function product(x, y) {
  if (x > y) return product(y, x);
  products[x] ??= [];
  if (products[x][y] === undefined) {
    const seen = [];
    for (let a = 0; a < x; a++)
      for (let b = 0; b < y; b++) seen[product(a, y) ^ product(x, b) ^ product(a, b)] = true;
    products[x][y] = [...seen, false].findIndex((occurs) => !occurs);
  }
  return products[x][y];
}
