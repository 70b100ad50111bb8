// The moves of games on heaps, by the rules alone: the heaps that replace one, empty ones, too.

export const upTo = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
export const isSquare = (n) => Number.isInteger(Math.sqrt(n));
/** Two heaps with a total, the smaller one first; an empty one too. */
const split = (total) => (total < 0 ? [] : upTo(0, Math.floor(total / 2)).map((a) => [a, total - a]));
const take = (allowed) => (n) =>
  upTo(1, n)
    .filter((k) => allowed(k, n))
    .map((k) => [n - k]);
const unequal = (n) => split(n).filter(([a, b]) => a > 0 && a !== b);

export const RULES = {
  nim: take(() => true),
  'take:squares': take(isSquare),
  'take:at-least-half': take((k, n) => 2 * k >= n),
  'octal:0.77': (n) => [...split(n - 1), ...split(n - 2)],
  'octal:0.07': (n) => split(n - 2),
  'grundys-game': unequal,
  // Squares at a distance of at least three from all crosses: others let the opponent win.
  treblecross: (n) => upTo(1, n).map((square) => [Math.max(0, square - 3), Math.max(0, n - square - 2)]),
  'rule:(n to floor(n/2) or n-1)': (n) => (n === 0 ? [] : [[Math.floor(n / 2)], [n - 1]]),
  'rule:(n to n-1 or floor(n/2))': (n) => (n === 0 ? [] : [[n - 1], [Math.floor(n / 2)]]),
  'rule:(n to n-2; a and b for a+b = n if a != b)': (n) => [...(n >= 2 ? [[n - 2]] : []), ...unequal(n)],
};

/** The heaps that a move leaves of a heap of n; a set of numbers is a game, too: take:1,3,4. */
export function leaves(game, n) {
  const set = /^take:([\d,]+)$/.exec(game)?.[1].split(',').map(Number);
  const rule = RULES[game] ?? (set && take((k) => set.includes(k)));
  return rule?.(n);
}
