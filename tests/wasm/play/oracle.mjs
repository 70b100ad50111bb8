// Who wins, by trying every way to go on: nothing here is shared with the engine. A game has the
// moves of one component, from a key to keys; a sum is a list of them.
import { BOARDS } from './board-oracle.mjs';

/** The distinct results of a function over a range. */
const over = (from, to, each) => {
  const found = new Set();
  for (let n = from; n <= to; n += 1) for (const one of each(n)) found.add(one);
  return [...found];
};

const heaps = (...sizes) =>
  sizes
    .filter((size) => size > 0)
    .sort((a, b) => a - b)
    .join(',');
const numbers = (key) => (key === '' ? [] : key.split(',').map(Number));

/** A game on heaps, by the heaps that one heap can be replaced with. */
const onHeaps = (options) => ({
  kind: 'heaps',
  moves(key) {
    const all = numbers(key);
    return [
      ...new Set(
        all.flatMap((heap, at) =>
          options(heap).map((left) => heaps(...all.filter((_, other) => other !== at), ...left)),
        ),
      ),
    ];
  },
});

/** A game that turns a set of coins whose last one shows heads: `ends(last)` lists the sets. */
const onCoins = (ends) => ({
  kind: 'coins',
  moves(key) {
    const heads = new Set(numbers(key));
    return [
      ...new Set(
        [...heads].flatMap((last) =>
          ends(last).map((set) => {
            const after = new Set(heads);
            for (const coin of set) if (!after.delete(coin)) after.add(coin);
            return heaps(...after);
          }),
        ),
      ),
    ];
  },
});

/** The runs of these lengths that end at a coin. */
const runs = (allowed) => (last) =>
  over(1, last, (length) => (allowed(length) ? [length] : [])).map((length) =>
    Array.from({ length }, (_, at) => last - at),
  );

const isSquare = (n) => Number.isInteger(Math.sqrt(n));
const isTriangular = (n) => isSquare(8 * n + 1);

/** The heads after turning every disk in these rows and columns. */
function turned(heads, rows, columns) {
  const after = new Set(heads);
  for (const disk of rows.flatMap((row) => columns.map((column) => `${row}.${column}`)))
    if (!after.delete(disk)) after.add(disk);
  return [...after].sort().join(' ');
}

/** The product of two coin games on a board, by the sets that their moves turn. */
const onBoard = (rowEnds, columnEnds) => ({
  kind: 'board',
  moves(key) {
    const heads = key === '' ? [] : key.split(' ');
    const reached = (head) => {
      const [row, column] = head.split('.').map(Number);
      return rowEnds(row).flatMap((rows) =>
        columnEnds(column).map((columns) => turned(heads, rows, columns)),
      );
    };
    return [...new Set(heads.flatMap(reached))];
  },
});

const take = (allowed) => onHeaps((n) => over(1, n, (k) => (allowed(k, n) ? [k] : [])).map((k) => [n - k]));

export const GAMES = {
  nim: take(() => true),
  'take:squares': take(isSquare),
  'take:1,3,4': take((k) => [1, 3, 4].includes(k)),
  'take:at-least-half': take((k, n) => 2 * k >= n),
  'octal:0.77': onHeaps((n) =>
    [1, 2].flatMap((k) => (n < k ? [] : over(0, n - k, (a) => [a]).map((a) => [a, n - k - a]))),
  ),
  // Squares at a distance of at least three from all crosses: others let the opponent win.
  treblecross: onHeaps((n) =>
    over(1, n, (square) => [square]).map((square) => [Math.max(0, square - 3), Math.max(0, n - square - 2)]),
  ),
  'rule:(n to floor(n/2) or n-1)': onHeaps((n) => (n === 0 ? [] : [[Math.floor(n / 2)], [n - 1]])),
  'rule:(n to n-2; a and b for a+b = n if a != b)': onHeaps((n) => [
    ...(n >= 2 ? [[n - 2]] : []),
    ...over(1, n - 1, (a) => [a])
      .filter((a) => 2 * a !== n)
      .map((a) => [a, n - a]),
  ]),
  'grundys-game': onHeaps((n) => over(1, n - 1, (a) => (2 * a < n ? [a] : [])).map((a) => [a, n - a])),
  'coins:ruler': onCoins(runs(() => true)),
  'coins:mock-turtles': onCoins((last) => {
    const sets = [[last]];
    for (let a = 1; a < last; a += 1) {
      sets.push([a, last]);
      for (let b = 1; b < a; b += 1) sets.push([b, a, last]);
    }
    return sets;
  }),
  flipping: onBoard(runs(isTriangular), runs(isSquare)),
  'ruler x ruler': onBoard(
    runs(() => true),
    runs(() => true),
  ),
  wythoff: {
    moves(key) {
      const [a, b] = key.split(',').map(Number);
      return [
        ...over(1, a, (k) => [`${a - k},${b}`]),
        ...over(1, b, (k) => [`${a},${b - k}`]),
        ...over(1, Math.min(a, b), (k) => [`${a - k},${b - k}`]),
      ];
    },
  },
  'fibonacci-nim': {
    moves(key) {
      const [heap, limit] = key.split(',').map(Number);
      return over(1, Math.min(heap, limit), (k) => [`${heap - k},${2 * k}`]);
    },
  },
  ...BOARDS,
};

/** Whether the player to move wins a sum, `[game, key]` for each component. */
export class Oracle {
  #known = new Map();

  /**
   * Every position that one move leads to. `how` is "moore" with the most components that it may
   * change, "selective" or "conjunctive"; without it, a move changes one.
   */
  moves(sum, how) {
    if (how) return this.#compound(sum, how);
    return sum.flatMap(([game, key], at) =>
      GAMES[game].moves(key).map((after) => sum.with(at, [game, after])),
    );
  }

  /** Every choice of moves in several components at once. */
  #compound(sum, how) {
    const most = Number(/\d+$/.exec(how)?.[0] ?? sum.length);
    let chosen = [{ changed: 0, left: [] }];
    for (const [game, key] of sum) {
      const after = GAMES[game].moves(key);
      chosen = chosen.flatMap(({ changed, left }) => [
        { changed, left: [...left, [game, key]] },
        ...after.map((next) => ({ changed: changed + 1, left: [...left, [game, next]] })),
      ]);
    }
    const allowed = ({ changed }) =>
      how === 'conjunctive' ? changed === sum.length : changed > 0 && changed <= most;
    return chosen.filter(allowed).map(({ left }) => left);
  }

  wins(sum, { misere = false, how = '' } = {}) {
    if (sum.some(([game]) => GAMES[game].loopy)) return this.#winsLoop(sum);
    const key = `${misere} ${how} ${sum.map((part) => part.join(':')).join(' + ')}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const moves = this.moves(sum, how);
    const wins = moves.length === 0 ? misere : moves.some((after) => !this.wins(after, { misere, how }));
    this.#known.set(key, wins);
    return wins;
  }

  /** The same where moves can lead back: from the ends of the game backwards. */
  #winsLoop(sum) {
    const keyOf = (one) => one.map((part) => part.join(':')).join(' + ');
    if (!this.#known.has(keyOf(sum))) {
      const moves = new Map();
      const open = [sum];
      for (const one of open) {
        if (moves.has(keyOf(one))) continue;
        const after = this.moves(one);
        moves.set(keyOf(one), [...new Set(after.map(keyOf))]);
        open.push(...after);
      }
      for (let found = true; found; ) {
        found = false;
        for (const [key, after] of moves) {
          const wins = after.some((next) => this.#known.get(next) === false);
          if (this.#known.has(key) || !(wins || after.every((next) => this.#known.get(next)))) continue;
          this.#known.set(key, wins);
          found = true;
        }
      }
    }
    const wins = this.#known.get(keyOf(sum));
    if (wins === undefined) throw new Error(`${keyOf(sum)} does not end`);
    return wins;
  }
}
