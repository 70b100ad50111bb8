// The random rules reach the whole notation, and the comparison finds what it is made to find.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareRules } from './against.mjs';
import { Cycle, Interpreter } from './interpreter.mjs';
import { parse, RuleSyntaxError } from './parser.mjs';
import { randomMistake, randomRule } from './random.mjs';
import { FUNCTIONS, NAMED_SETS } from './words.mjs';

const seeds = (count) => Array.from({ length: count }, (_, at) => at + 1);

test('a random rule is a rule, the same for the same seed', () => {
  for (const seed of seeds(1000)) {
    const text = randomRule(seed);
    assert.doesNotThrow(() => parse(text), text);
    assert.equal(randomRule(seed), text);
  }
  assert(new Set(seeds(1000).map(randomRule)).size > 950);
});

/** What a tree is made of: the kinds, functions, operators and so on of all its nodes. */
function* kindsOf(tree) {
  if (typeof tree !== 'object' || tree === null) return;
  for (const [key, value] of Object.entries(tree)) {
    if (/^(kind|function|operator|test|distinct|proper)$/.test(key)) yield `${key} ${value}`;
    if (/^(board|walls|upTo)$/.test(key)) yield key;
    if (tree.kind === 'named' && key === 'name') yield `set ${value}`;
    if (key === 'operators') yield* value;
    yield* kindsOf(value);
  }
}

test('random rules use every part of the notation', () => {
  const kinds = new Set(seeds(1500).flatMap((seed) => [...kindsOf(parse(randomRule(seed)))]));
  const wanted = [
    ...'sum heaps position copies in value parts range list divisors coprime powers named'.split(' '),
    ...'and or not comparison test divides number name negative operation call'.split(' '),
  ].map((kind) => `kind ${kind}`);
  wanted.push(...Object.keys(FUNCTIONS).map((name) => `function ${name}`));
  wanted.push(...['+', '-', '*', '/', 'mod', 'xor'].map((sign) => `operator ${sign}`));
  wanted.push(...['even', 'odd', 'prime', 'square'].map((name) => `test ${name}`));
  wanted.push(...[...NAMED_SETS, 'prime-powers', 'polygonal'].map((name) => `set ${name}`));
  wanted.push('distinct true', 'distinct false', 'proper true', 'proper false', 'board', 'walls', 'upTo');
  wanted.push('=', '!=', '<', '<=', '>', '>=');
  for (const kind of wanted) assert(kinds.has(kind), kind);
});

test('most random rules have values, and few of these are all 0', () => {
  let played = 0;
  let lively = 0;
  for (const seed of seeds(300)) {
    const rule = new Interpreter(randomRule(seed), 200_000);
    const zeros = new Array(rule.rule.coordinates.length).fill(0);
    try {
      const values = [3, 4, 5, 6].map((size) => rule.value(...zeros.map((_, at) => size + at)));
      played += 1;
      if (values.some((value) => value > 0)) lively += 1;
    } catch (error) {
      assert(error instanceof Cycle, error.stack);
    }
  }
  assert(played > 250, `${played}`);
  assert(lively > 0.8 * played, `${lively}`);
});

test('most of the spoilt rules are refused at a place in the text', () => {
  let refused = 0;
  for (const seed of seeds(500)) {
    const text = randomMistake(seed);
    try {
      parse(text);
    } catch (error) {
      assert(error instanceof RuleSyntaxError, `${text}: ${error.stack}`);
      assert(error.at >= 0 && error.at <= text.length, text);
      refused += 1;
    }
  }
  assert(refused > 250, `${refused}`);
});

/** An error as the package throws it. */
const thrown = (code, at) =>
  Object.assign(new Error(code), {
    code,
    field: 'game',
    allowed: { code: 'rule', values: {} },
    ...(at !== undefined && { at }),
  });

/** The exports that are compared, answered by the interpreter. */
function engine(changes = {}) {
  const read = (game) => {
    try {
      return new Interpreter(game);
    } catch (error) {
      throw thrown('syntax', error.at);
    }
  };
  const asked = (answer) => {
    try {
      return answer();
    } catch (error) {
      throw thrown(error instanceof Cycle ? 'cycle' : 'out-of-range');
    }
  };
  return {
    game: ({ game }) => ({ game: read(game) && game, max: '60' }),
    sequence: ({ game, n }) => asked(() => read(game).values(n)),
    explain({ game, n }) {
      const rule = read(game);
      const options = rule.options([n]);
      const shown = options.map((parts) => ({ to: parts.flat(), value: rule.sum(parts) }));
      return { value: rule.value(n), optionCount: options.length, options: shown.slice(0, 1000) };
    },
    ruleTree: ({ game }) => ({ tree: read(game).rule }),
    table: ({ game, fromRow, fromColumn, rows, columns, layer = [] }) =>
      asked(() => {
        const rule = read(game);
        const place = (at) => [fromRow + Math.floor(at / columns), fromColumn + (at % columns)];
        return Array.from({ length: rows * columns }, (_, at) => rule.value(...place(at).concat(layer)));
      }),
    tableExplain({ game, row, column, layer = [] }) {
      const rule = read(game);
      const place = [row, column].concat(layer);
      const options = rule.options(place).map((parts) => {
        const [[to, layer], ...and] = parts.map(([row, column, third]) => [[row, column], third]);
        return {
          to,
          layer,
          and: and.map(([pair, third]) => pair.concat(third ?? [])),
          value: rule.sum(parts),
        };
      });
      return { value: rule.value(...place), optionCount: options.length, options };
    },
    tableMoves(request) {
      const { options } = this.tableExplain(request);
      return { winning: options.filter(({ value }) => value === 0) };
    },
    ...changes,
  };
}

test('an engine that agrees passes', () => {
  const { rules, values, cycles, mistakes } = compareRules(engine(), { count: 100 });
  assert(rules > 70 && values > 2000 && cycles > 0 && mistakes > 10);
});

test('every kind of disagreement is found, with its seed and rule', () => {
  const right = engine();
  const wrong = {
    'a value': { sequence: (request) => right.sequence(request).with(-1, 99) },
    'a refusal without a reason': {
      sequence: () => {
        throw thrown('cycle');
      },
    },
    'a cycle that is answered': {
      sequence(request) {
        try {
          return right.sequence(request);
        } catch {
          return new Array(request.n + 1).fill(0);
        }
      },
    },
    'a missing option': {
      explain(request) {
        const { value, optionCount, options } = right.explain(request);
        return { value, optionCount: optionCount - 1, options: options.slice(1) };
      },
    },
    'another option': {
      explain(request) {
        const { options, ...others } = right.explain(request);
        return { ...others, options: options.map(({ to, value }) => ({ to: [1, ...to], value })) };
      },
    },
    'a cell': { table: (request) => right.table(request).with(-1, 99) },
    'a tree': { ruleTree: () => ({ tree: {} }) },
    'a winning move': { tableMoves: () => ({ winning: [{ to: [99, 99] }] }) },
    'a mistake that is read': { game: ({ game }) => ({ game, max: '60' }) },
    'a mistake without a place': {
      game(request) {
        try {
          return right.game(request);
        } catch {
          throw thrown('syntax');
        }
      },
    },
    'a rule that is not read': {
      game() {
        throw thrown('syntax', 0);
      },
    },
  };
  for (const [name, changes] of Object.entries(wrong))
    assert.throws(() => compareRules(engine(changes), { count: 150 }), /^Error: seed \d+: .+\n {4}\S/, name);
});
