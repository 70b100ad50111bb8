// The right answers of the lessons, found by the engine: each prediction and task has an entry here
// that computes the right answers. Programs in the lessons are run where there is a Python.
import { spawnSync } from 'node:child_process';
import { equal, ok, same } from './assert.mjs';
import { upTo } from './heap-rules.mjs';
import { checking, loadPage } from './instance.mjs';
import { mex } from './rules/interpreter.mjs';
import { miscounted } from './sentences.mjs';

/** The answer of a task that is solved in a view: `SOLVED` in www/src/rooms/lessons/lesson.ts. */
const SOLVED = 'solved';

/** What the oracles ask the engine. */
function asking(api) {
  const moves = (position) => api.moves({ position });
  const solve = (problem, n, more = {}) => api.solve({ problem, n: String(n), ...more });
  const who = (position) => [moves(position).outcome === 'N' ? 'first' : 'second'];
  const value = (game, n) => Number(api.sequence({ game, n: Math.max(n, 1) })[n]);
  const zeros = (game, n) => {
    const values = [...api.sequence({ game, n })];
    return values.flatMap((found, at) => (found === 0 ? [at] : []));
  };
  const nimber = (expression) => Number(api.nimber({ expression }).value);
  const taken = (position) => [...new Set(moves(position).winning.map(({ move }) => move))];
  const facts = (problem, n) => solve(problem, n).facts;
  return { api, moves, solve, who, value, zeros, nimber, taken, facts };
}

/** A game that the learner can win, with so many winning first moves. */
function forced({ winningCount }, count) {
  equal(winningCount, count);
  return [SOLVED];
}

/** How many times fewer steps one heap takes than three, up to n stones. */
const fewer = (n) => (n ** 3.5 / 2 / ((2 / 3) * n ** 1.5) > 10 ** 6 ? 'million' : 'hundred');

/** The steps for the sides of a board. */
const steps = (n) => (n * Math.sqrt(n) < 10 ** 9 ? 'million' : 'billion');

/** By lesson and task: the right answers, all of them. */
const ORACLES = {
  nim: {
    rules: ({ who }) => who('nim:{5}'),
    mirror: ({ who }) => who('nim:{4,4}'),
    three: ({ who }) => who('nim:{1,2,3}'),
    binary: ({ nimber }) => [nimber('3+5')],
    bouton: ({ who }) => who('nim:{3,5,6}'),
    move: ({ moves }) => moves('nim:{3,5,7}').winning.flatMap(({ from, to }) => (from === 7 ? to : [])),
    'end-sum': ({ nimber }) => [nimber('9+12')],
    'end-take': ({ taken }) => taken('nim:{6,9,12}'),
    'end-game': ({ moves }) => forced(moves('nim:{2,5,6}'), 1),
  },
  mex: {
    game: ({ who }) => who('take:1,3,4:{2}'),
    backward: ({ zeros }) => [zeros('take:1,3,4', 20)[2]],
    mex: () => [mex([0, 1, 3, 5])],
    value: ({ value }) => [value('take:1,3,4', 5)],
    zero: ({ moves, value }) => {
      const wins = (n) => moves(`take:1,3,4:{${n}}`).winningCount > 0;
      const sure = upTo(0, 39).every((n) => value('take:1,3,4', n) === 0 || wins(n));
      return [sure ? 'always' : 'sometimes'];
    },
    nimber: ({ who }) => who('take:1,3,4:{5} + nim:3'),
    'end-value': ({ value }) => [value('take:1,3,4', 8)],
    'end-take': ({ taken }) => taken('take:1,3,4:{6}'),
    // The questions are checked below.
    'end-practice': () => [SOLVED],
  },
  sums: {
    table: ({ moves }) => [moves('take:1,3,4:{5} + nim:2').value],
    why: ({ moves }) => [moves('nim:{5,3}').value],
    mixed: ({ moves }) => {
      const { components, winning } = moves('octal:0.77:{3,5,7} + nim:4');
      const games = new Set(winning.map(({ component }) => components[component].game));
      return [...games].map((game) => (game === 'nim' ? 'nim' : 'kayles'));
    },
    up: ({ moves }) => [moves('octal:0.77:{3,5,7} + nim:4').winningCount],
    misere: ({ api }) => {
      const { outcome } = api.moves({ position: 'nim:{1,1,1}', play: 'misere' });
      return [outcome === 'N' ? 'first' : 'second'];
    },
    'end-value': ({ moves }) => [moves('octal:0.77:{4} + nim:3').value],
    'end-nim': ({ moves }) => [moves('octal:0.77:{3,5,7}').value],
    'end-game': ({ moves }) => forced(moves('octal:0.77:{3,5} + nim:4'), 1),
  },
  subtraction: {
    first: ({ value }) => [value('take:1,2,3', 4)],
    far: ({ value }) => [value('take:1,2,3', 21)],
    // The proof needs as many values beyond the period as the window shows.
    window: ({ api }) => {
      const { certificate, period } = api.periodicity({ game: 'take:1,3,4', n: 100 });
      return [certificate.computed - period];
    },
    proved: ({ api }) => [proved(api, 'take:1,3,4', 100)],
    observed: ({ api }) => {
      const { status, broken } = api.periodicity({ game: 'take:factorials', n: 5050 });
      same([status, broken.period, broken.brokenAt], ['none', 25, 5050]);
      return ['no'];
    },
    'end-game': ({ moves }) => forced(moves('take:1,3,4:{13}'), 1),
    'end-period': ({ api }) => [proved(api, 'take:2,3', 100)],
    'end-odd': ({ api }) => [proved(api, 'take:odd', 100)],
  },
  kayles: {
    rules: ({ who }) => who('octal:0.77:{5}'),
    lost: ({ zeros }) => [zeros('octal:0.77', 60).length - 1],
    split: ({ moves }) => [moves('octal:0.77:{1,3}').value],
    value: ({ value }) => [value('octal:0.77', 4)],
    // Of 0.01, 0.02 and 0.04, only the last one leaves two heaps.
    code: ({ moves }) => {
      const all = ({ winning, losing }) => [...winning, ...losing];
      const left = (digit) => all(moves(`octal:0.0${digit}:{6}`));
      return [1, 2, 4].filter((digit) => left(digit).some(({ to }) => to.length === 2));
    },
    period: ({ api }) => {
      const found = api.periodicity({ game: 'octal:0.77', n: 200 });
      const { status, criterion, preperiod, period, exceptionCount, lastException, certificate } = found;
      same([status, criterion, preperiod, period], ['proved', 'guy-smith', 71, 12]);
      same([exceptionCount, lastException.index, certificate.computed], [14, 70, 168]);
      return ['sure'];
    },
    // Two pins of the row of 3; one pin of the row of 4, which leaves 3, or 1 and 2.
    'end-game': ({ moves }) => forced(moves('octal:0.77:{3,4}'), 3),
    'end-far': ({ value, api }) => {
      equal(proved(api, 'octal:0.77', 400), 12);
      equal(1_200_000 % 12, 72 % 12);
      return [value('octal:0.77', 72)];
    },
    'end-dawson': ({ value }) => [value('octal:0.07', 5)],
  },
  products: {
    row: ({ moves }) => [moves('coins:turning-turtles:{3,6}').value],
    // One coin or two in each direction, up to the second.
    board: () => [2 * 2],
    mex: ({ nimber }) => [nimber('2*2')],
    laws: ({ nimber }) => [nimber('2*3')],
    fermat: ({ nimber }) => [nimber('4*4')],
    field: ({ nimber }) => upTo(0, 15).filter((x) => nimber(`${x}*${x}`) === 2),
    tartan: ({ nimber }) => [nimber('2*4')],
    'end-plain': ({ nimber }) => [nimber('4*3')],
    'end-square': ({ nimber }) => [nimber('16*16')],
    'end-board': ({ nimber }) => [nimber('2*3 + 1*1')],
  },
  fibonacci: {
    rules: ({ facts }) => [facts('fibonacci-nim', 3).winningMoves.length > 0 ? 'first' : 'second'],
    losses: ({ facts }) => [6, 7, 8, 9].filter((n) => facts('fibonacci-nim', n).winningMoves.length === 0),
    sums: ({ api }) => [api.zeckendorf({ n: '100' }).terms.length],
    take: ({ facts }) => facts('fibonacci-nim', 17).winningMoves,
    reach: () => [2 * 3],
    limit: ({ api }) => [Number(api.zeckendorf({ n: '10' }).terms.at(-1)) > 1 ? 'second' : 'first'],
    'end-lost': ({ facts }) => {
      return [upTo(22, 51).find((n) => facts('fibonacci-nim', n).winningMoves.length === 0)];
    },
    'end-terms': ({ api }) => [api.zeckendorf({ n: '50' }).terms.at(-1)],
    'end-game': ({ facts }) => {
      same(facts('fibonacci-nim', 20).winningMoves.map(String), ['2']);
      return [SOLVED];
    },
  },
  'nim-square': {
    question: ({ solve }) => {
      const { answer, facts } = solve('nim-square', 29);
      const share = Number(answer) / Number(facts.positions);
      return [share > 0.2 && share < 0.3 ? 'quarter' : 'other'];
    },
    // N^3 / 6 positions, each with up to 3 sqrt(N) moves.
    plain: () => ['n35'],
    values: ({ value }) => [value('take:squares', 25)],
    histogram: ({ zeros }) => {
      const count = zeros('take:squares', 29).length;
      return [(count * (count + 1) * (count + 2)) / 6];
    },
    fast: () => [fewer(10 ** 5)],
    faster: () => {
      const squares = upTo(0, 999).map((k) => (k * k) % 5);
      return [squares.some((rest) => rest === 2 || rest === 3) ? 'sometimes' : 'never'];
    },
    'end-large': ({ solve, api }) => {
      // The largest value, which the texts name.
      equal(Math.max(...api.sequence({ game: 'take:squares', n: 100_000 })), 74);
      return [solve('nim-square', 100_000).answer];
    },
    'end-four': ({ solve }) => [solve('nim-square', 29, { heaps: '4' }).answer],
    'end-game': ({ moves }) => forced(moves('take:squares:{4,6,7}'), 1),
  },
  stones: {
    question: ({ solve }) => [solve('stones', 3).answer],
    // n piles with about s / 2 moves from a pile of s.
    plain: () => ['n2'],
    values: ({ value }) => [value('take:at-least-half', 100)],
    sum: ({ moves }) => [moves('take:at-least-half:{1,2,3,4,5,6,7}').value],
    move: ({ solve }) => [solve('stones', 8).answer],
    fast: ({ solve }) => [solve('stones', 4).answer],
    'end-value': () => [(123_456).toString(2).length],
    'end-large': ({ solve }) => [solve('stones', 123_456).answer],
    'end-game': ({ moves }) => forced(moves('take:at-least-half:{1,2,3,4}'), 3),
  },
  'flipping-game': {
    question: ({ solve }) => [solve('flipping-game', 2).answer === '0' ? 'no' : 'yes'],
    plain: () => [2 ** 25],
    tartan: ({ facts, nimber }) => {
      const { triangularAxis, squareAxis, board } = facts('flipping-game', 100);
      equal(String(nimber(`${triangularAxis}*${squareAxis}`)), board);
      return ['multiply'];
    },
    side: ({ value }) => [value('coins:runs:squares', 4)],
    board: ({ facts }) => [facts('flipping-game', 5).board],
    count: ({ solve }) => [solve('flipping-game', 5).answer],
    fast: () => [steps(10 ** 6)],
    'end-small': ({ facts }) => [facts('flipping-game', 4).board],
    'end-hundred': ({ solve }) => [solve('flipping-game', 100).answer],
    'end-product': ({ facts }) => [facts('flipping-game', 100).board],
  },
  'fibonacci-nim': {
    question: ({ facts }) => [facts('fibonacci-nim', 7).largestMove],
    // Stones, limits, moves: up to N of each.
    plain: () => ['n3'],
    moves: ({ facts }) => [facts('fibonacci-nim', 17).largestMove],
    block: ({ facts }) => [facts('fibonacci-nim', 12).largestMove],
    sum: ({ facts }) => [
      upTo(1, 6).reduce((sum, y) => sum + Number(facts('fibonacci-nim', 13 + y).largestMove), 0),
    ],
    // Counted by the program: see PROGRAMS.
    fast: () => ['hundreds'],
    'end-move': ({ facts }) => [facts('fibonacci-nim', 100).largestMove],
    'end-lost': ({ facts }) => [facts('fibonacci-nim', 89).largestMove],
    'end-sum': ({ solve }) => [solve('fibonacci-nim', 100).answer],
  },
};

/** The proved period of a game. */
function proved(api, game, n) {
  const { status, period } = api.periodicity({ game, n });
  equal(status, 'proved', game);
  return period;
}

/** By lesson and program: what it prints, by the engine; and what a line added to it prints. */
const PROGRAMS = {
  'nim-square': {
    plain: ({ solve }) => [solve('nim-square', 29).answer],
    fast: ({ solve }) => [solve('nim-square', 1000).answer],
  },
  stones: {
    plain: ({ solve }) => [solve('stones', 50).answer],
    fast: ({ solve }) => [solve('stones', 123_456).answer],
  },
  'flipping-game': {
    plain: ({ solve }) => [solve('flipping-game', 3).answer],
    fast: ({ solve }) => [solve('flipping-game', 100).answer],
  },
  'fibonacci-nim': {
    plain: ({ solve }) => [solve('fibonacci-nim', 100).answer],
    fast: ({ solve }) => [
      solve('fibonacci-nim', '10^18', { modulus: '10^8' }).answer,
      '167',
      'print(total.cache_info().currsize)',
    ],
  },
};

/** The exercises inside lessons have as many questions as their links ask for. */
async function checkPractice(api, { lessons, argumentsIn, specOf, readGames, generate }) {
  const ask = async (call, request) => ({ answer: api[call](request) });
  const links = lessons
    .flatMap(({ steps }) => steps.flatMap(({ tasks = [] }) => tasks))
    .flatMap(({ solve }) => (solve?.view === 'predict' ? [solve.link] : []));
  ok(links.length > 0, 'no lesson has an exercise');
  for (const link of links) {
    const spec = specOf(argumentsIn(link));
    const { items, missing } = await generate(ask, await readGames(ask, spec.game), spec);
    same([items.length, missing], [spec.count, []], link);
  }
}

export async function checkLessons(api, report) {
  const module = await loadPage();
  const engine = asking(api);
  const check = checking(report);
  await check('exercises inside lessons can be asked', () => checkPractice(api, module));
  for (const { name, steps, programs = {} } of module.lessons) {
    const tasks = steps.flatMap((step) => step.tasks ?? []);
    await check(`${name}: the right answers are those of the engine`, () => {
      same(tasks.map(({ id }) => id).sort(), Object.keys(ORACLES[name]).sort());
      for (const { id, right, near = [] } of tasks) {
        same([...right].sort(), ORACLES[name][id](engine).map(String).sort(), id);
        ok(!near.some((wrong) => right.includes(wrong)), `${id}: a right answer is called wrong`);
      }
    });
    await check(`${name}: formulas in the texts are right`, () => {
      const ends = ({ near = [] }) => ['ask', 'why', 'not', ...near.map((one) => `not-${one}`)];
      const keys = [
        ...steps.map(({ id }) => id),
        ...tasks.flatMap((task) => ends(task).map((end) => `${task.id}-${end}`)),
      ].map((key) => `lesson-${name}-${key}`);
      const texts = keys.filter(module.hasText).map(module.textOf);
      same(texts.flatMap(miscounted), []);
    });
    if (Object.keys(programs).length > 0)
      await check(`${name}: its programs print what the engine says`, () => {
        same(Object.keys(programs).sort(), Object.keys(PROGRAMS[name]).sort());
        for (const [program, source] of Object.entries(programs)) {
          const [answer, further, line] = PROGRAMS[name][program](engine);
          const { error, stdout } = spawnSync('python3', ['-'], {
            input: line ? `${source}\n${line}\n` : source,
            encoding: 'utf8',
          });
          if (error?.code === 'ENOENT') continue;
          same(stdout.trim().split('\n'), further ? [answer, further] : [answer], program);
        }
      });
  }
}
