// The moves of strips, stairs, trees, graphs and games on numbers, by the rules of each game and
// from a key to keys, like those of oracle.mjs.
import { upTo } from '../heap-rules.mjs';

const list = (key) => (key === '' ? [] : key.split(',').map(Number));
const rising = (numbers) => [...numbers].sort((a, b) => a - b);

/** A coin moves any way to the left; square 0 is the end. */
const nimble = {
  moves: (key) =>
    list(key).flatMap((square, at) =>
      upTo(0, square - 1).map((to) => rising(list(key).with(at, to)).join(',')),
    ),
};

/** Coins of one step go to the next lower one. */
const staircase = {
  moves: (key) =>
    list(key).flatMap((coins, at, steps) =>
      upTo(1, coins).map((count) =>
        steps
          .map((old, other) => old + (other === at ? -count : 0) + (other === at - 1 ? count : 0))
          .join(','),
      ),
    ),
};

/** A coin moves left, not onto a coin and not over one; the bag on square 0 holds many. */
const silverDollar = {
  moves(key) {
    const coins = key.split(',').map((coin) => ({
      dollar: coin.startsWith('$'),
      square: Number(coin.replace('$', '')),
    }));
    const bag = coins.some(({ dollar }) => dollar);
    const written = (all) => all.map(({ dollar, square }) => `${dollar ? '$' : ''}${square}`).join(',');
    return coins.flatMap((coin, at) => {
      const taken = (square) => coins.some((other) => other.square === square && square > 0);
      const reached = [];
      for (let to = coin.square - 1; to >= 0 && !taken(to); to -= 1)
        if (to > 0 || (bag && !coin.dollar)) reached.push(to);
      return reached.map((to) => written(coins.with(at, { ...coin, square: to })));
    });
  },
};

/** A piece moves along its row without a jump; then the other player is to move. */
const northcott = {
  loopy: true,
  moves(key) {
    const [squares, rows] = key.split(':');
    const pairs = rows.split(',').map((row) => row.split('-').map(Number));
    return pairs.flatMap(([own, other], at) =>
      upTo(1, Number(squares))
        .filter((to) => to !== own && to !== other && to > other === own > other)
        .map((to) => {
          const after = pairs.with(at, [to, other]);
          return `${squares}:${after.map(([mine, others]) => `${others}-${mine}`).join(',')}`;
        }),
    );
  },
};

/** Chips are taken from a heap and kept, or added to one; then the other player is to move. */
const poker = {
  loopy: true,
  moves(key) {
    const [bank, heaps] = key.split(':').map(list);
    const [own, other] = bank;
    return heaps.flatMap((heap, at) =>
      upTo(-own, heap)
        .filter((taken) => taken !== 0)
        .map((taken) => `${other},${own + taken}:${heaps.with(at, heap - taken).join(',')}`),
    );
  },
};

/** The trees of "(()(()))", each a list of the trees on its edge. */
export function treesOf(text) {
  const open = [[]];
  for (const character of text)
    if (character === '(') open.push([]);
    else if (character === ')') {
      const done = open.pop();
      open.at(-1).push(done);
    }
  return open[0];
}
/** The same whatever the order of branches. */
export const writtenTrees = (trees) =>
  trees
    .map((tree) => `(${writtenTrees(tree)})`)
    .sort()
    .join('');

/** Every way to cut one edge with what stands on it. */
const cuts = (trees) =>
  trees.flatMap((tree, at) => {
    const others = trees.filter((_, other) => other !== at);
    return [others, ...cuts(tree).map((left) => [...others, left])];
  });
const hackenbush = { moves: (key) => cuts(treesOf(key)).map(writtenTrees) };

/** A token moves along an edge. */
const graph = {
  moves(key) {
    const [edges, tokens] = key.split('@').map((part) => part.split(','));
    return tokens.flatMap((token, at) =>
      edges
        .map((edge) => edge.split('>'))
        .filter(([from]) => from === token)
        .map(([, to]) => `${edges.join(',')}@${tokens.with(at, to).sort().join(',')}`),
    );
  },
};

const pair = (reached) => ({ moves: (key) => reached(...list(key)).map((one) => one.join(',')) });

/** One heap, or from both two numbers whose difference is below r. */
const wythoff = (r) =>
  pair((a, b) =>
    upTo(0, a).flatMap((x) =>
      upTo(0, b)
        .filter((y) => x + y > 0 && (x === 0 || y === 0 || Math.abs(x - y) < r))
        .map((y) => [a - x, b - y]),
    ),
  );

/** A positive multiple of the smaller number is taken from the larger one. */
const euclid = (least) =>
  pair((a, b) => {
    const [small, large] = rising([a, b]);
    if (small === 0) return [];
    return upTo(1, Math.floor((large - least) / small)).flatMap((times) => [
      ...(a >= b ? [[a - times * b, b]] : []),
      ...(b >= a ? [[a, b - times * a]] : []),
    ]);
  });

/** At most r times what was taken before. */
const dynamic = (r) =>
  pair((heap, limit) => upTo(1, Math.min(heap, limit)).map((taken) => [heap - taken, r * taken]));

/** An own rule on two or three numbers, which may leave several positions: "3,4 + 1,0". */
const onNumbers = (options) => ({
  moves(key) {
    const cells = key.split(' + ');
    return cells.flatMap((cell, at) =>
      options(...list(cell))
        .filter((after) => after.flat().every((number) => number >= 0))
        .map((after) =>
          [...cells.filter((_, other) => other !== at), ...after.map((one) => one.join(','))]
            .sort()
            .join(' + '),
        ),
    );
  },
});

export const BOARDS = {
  nimble,
  staircase,
  'silver-dollar': silverDollar,
  northcott,
  poker,
  hackenbush,
  graph,
  'wythoff:3': wythoff(3),
  euclid: euclid(1),
  'euclid-to-zero': euclid(0),
  'dynamic:1': dynamic(1),
  'dynamic:3': dynamic(3),
  '(a,b) to (a-1,b), (a-2,b+1), (a,b-2)': onNumbers((a, b) => [[[a - 1, b]], [[a - 2, b + 1]], [[a, b - 2]]]),
  '(a,b) to (a-1,b) and (b-2,a-1), (a,b-1)': onNumbers((a, b) => [
    [
      [a - 1, b],
      [b - 2, a - 1],
    ],
    [[a, b - 1]],
  ]),
  '(a,b,c) to (a-1,b,c), (a,b-1,c-1), (a-1,b-1,c-2)': onNumbers((a, b, c) => [
    [[a - 1, b, c]],
    [[a, b - 1, c - 1]],
    [[a - 1, b - 1, c - 2]],
  ]),
};
