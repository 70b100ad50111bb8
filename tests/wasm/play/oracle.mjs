// Who wins, by trying every way to go on: nothing here is shared with the engine. A game has the
// moves of one component, from a key to keys; a sum is a list of them.
import { isSquare, leaves, RULES, upTo } from '../heap-rules.mjs';
import { BOARDS } from './board-oracle.mjs';

const heaps = (...sizes) =>
  sizes
    .filter((size) => size > 0)
    .sort((a, b) => a - b)
    .join(',');
const numbers = (key) => (key === '' ? [] : key.split(',').map(Number));
const distinct = (list) => [...new Set(list)];

/** A game on heaps. */
const onHeaps = (game) => ({
  moves: (key) =>
    distinct(
      numbers(key).flatMap((heap, at, all) =>
        leaves(game, heap).map((left) => heaps(...all.toSpliced(at, 1), ...left)),
      ),
    ),
});

/** A game that turns a set of coins whose last one shows heads: `ends(last)` lists the sets. */
const onCoins = (ends) => ({
  moves(key) {
    const heads = numbers(key);
    const turned = (set) =>
      heads.filter((coin) => !set.includes(coin)).concat(set.filter((coin) => !heads.includes(coin)));
    return distinct(heads.flatMap((last) => ends(last).map((set) => heaps(...turned(set)))));
  },
});

/** The runs of these lengths that end at a coin. */
const runs = (allowed) => (last) =>
  upTo(1, last)
    .filter(allowed)
    .map((length) => upTo(last - length + 1, last));

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
  moves(key) {
    const heads = key === '' ? [] : key.split(' ');
    const reached = (head) => {
      const [row, column] = head.split('.').map(Number);
      return rowEnds(row).flatMap((rows) =>
        columnEnds(column).map((columns) => turned(heads, rows, columns)),
      );
    };
    return distinct(heads.flatMap(reached));
  },
});

export const GAMES = {
  ...Object.fromEntries(
    [...Object.keys(RULES), 'take:1,2,3', 'take:1,3,4'].map((game) => [game, onHeaps(game)]),
  ),
  'coins:ruler': onCoins(runs(() => true)),
  'coins:mock-turtles': onCoins((last) => [
    [last],
    ...upTo(1, last - 1).flatMap((a) => [[a, last], ...upTo(1, a - 1).map((b) => [b, a, last])]),
  ]),
  flipping: onBoard(runs(isTriangular), runs(isSquare)),
  'ruler x ruler': onBoard(
    runs(() => true),
    runs(() => true),
  ),
  wythoff: {
    moves(key) {
      const [a, b] = numbers(key);
      const both = upTo(1, Math.min(a, b)).map((k) => `${a - k},${b - k}`);
      return [
        ...upTo(0, a - 1).map((to) => `${to},${b}`),
        ...upTo(0, b - 1).map((to) => `${a},${to}`),
        ...both,
      ];
    },
  },
  'fibonacci-nim': {
    moves(key) {
      const [heap, limit] = numbers(key);
      return upTo(1, Math.min(heap, limit)).map((k) => `${heap - k},${Math.min(2 * k, heap - k)}`);
    },
  },
  ...BOARDS,
};

/** The key of a sum, which is `[game, key]` for each component. */
export const keyOf = (sum) => sum.map((part) => part.join(':')).join(' + ');

/** Whether the player to move wins a sum. */
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
    const key = `${misere} ${how} ${keyOf(sum)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const moves = this.moves(sum, how);
    const wins = moves.length === 0 ? misere : moves.some((after) => !this.wins(after, { misere, how }));
    this.#known.set(key, wins);
    return wins;
  }

  /** The same where moves can lead back: from the ends of the game backwards. */
  #winsLoop(sum) {
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
