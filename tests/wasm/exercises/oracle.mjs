// What exercises ask, by the definitions alone: options by the rules, values by recursion, outcomes
// by playing on. Nothing is shared with the engine or with the generator.

/** The heaps that a move leaves of a heap of n, by game. */
const OPTIONS = {
  nim: (n) => below(n).map((left) => [left]),
  'octal:0.77': (n) => [...split(n - 1), ...split(n - 2)],
  'octal:0.07': (n) => split(n - 2),
  'grundys-game': (n) => split(n).filter(([a, b]) => a > 0 && a !== b),
  'take:squares': (n) =>
    below(n)
      .filter((left) => Number.isInteger(Math.sqrt(n - left)))
      .map((left) => [left]),
  'take:1,2,3': (n) => subtract(n, [1, 2, 3]),
  'rule:(n to n-1 or floor(n/2))': (n) => (n > 0 ? [[n - 1], [Math.floor(n / 2)]] : []),
  'coins:ruler': (n) => below(n).map((left) => coins(left + 1, n - 1)),
  'coins:mock-turtles': (n) => [
    [],
    ...coins(1, n - 1).map((coin) => [coin]),
    ...coins(1, n - 1).flatMap((a) => coins(a + 1, n - 1).map((b) => [a, b])),
  ],
};

const below = (n) => Array.from({ length: n }, (_, index) => index);
const coins = (from, to) => below(Math.max(0, to - from + 1)).map((index) => from + index);
const subtract = (n, set) => set.filter((k) => k <= n).map((k) => [n - k]);
/** Two heaps with a total; an empty one too. */
const split = (total) => (total < 0 ? [] : below(Math.floor(total / 2) + 1).map((a) => [a, total - a]));

export const GAMES = Object.keys(OPTIONS);

export function options(game, n) {
  const own = /^take:([\d,]+)$/.exec(game)?.[1];
  const list = OPTIONS[game] ?? (own ? (size) => subtract(size, own.split(',').map(Number)) : undefined);
  if (!list) throw new Error(`no oracle of ${game}`);
  return list(n);
}

export function mex(values) {
  const all = new Set(values);
  let least = 0;
  while (all.has(least)) least += 1;
  return least;
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

/** A position in one form. */
const written = (heaps) =>
  heaps
    .filter(({ size }) => size > 0)
    .map(({ game, size }) => `${game}:${size}`)
    .sort()
    .join(' ');

const outcomes = new Map();

/** Whether the player to move wins, by playing on: for small positions. */
export function wins(heaps) {
  const key = written(heaps);
  if (!outcomes.has(key))
    outcomes.set(
      key,
      movesFrom(heaps).some((left) => !wins(left)),
    );
  return outcomes.get(key);
}

const misere = new Map();

/** The same in misère play: a player who cannot move wins. */
export function winsMisere(heaps) {
  const key = written(heaps);
  if (!misere.has(key)) {
    const after = movesFrom(heaps);
    misere.set(key, after.length === 0 || after.some((left) => !winsMisere(left)));
  }
  return misere.get(key);
}

/** The positions after each move of a position, with the heap that was moved and what it leaves. */
export const movesOf = (heaps) =>
  heaps.flatMap(({ game, size }, at) =>
    options(game, size).map((left) => ({
      game,
      size,
      left: left.filter((heap) => heap > 0).sort((a, b) => a - b),
      after: [...heaps.slice(0, at), ...heaps.slice(at + 1), ...left.map((heap) => ({ game, size: heap }))],
    })),
  );

/** Every position that a move leads to; heads that meet cancel in rows of coins. */
function movesFrom(heaps) {
  return movesOf(heaps).map(({ after }) => after);
}

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
const products = new Map();
export function product(x, y) {
  const key = `${x} ${y}`;
  if (!products.has(key)) {
    const seen = below(x).flatMap((a) => below(y).map((b) => product(a, y) ^ product(x, b) ^ product(a, b)));
    products.set(key, mex(seen));
  }
  return products.get(key);
}
