// The random rules reach the whole notation, and the comparison finds what it is made to find.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from '../instance.mjs';
import { compareRules } from './against.mjs';
import { parse } from './parser.mjs';
import { randomRule } from './random.mjs';
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
  const wanted = {
    kind: `sum heaps position copies in value parts range list divisors coprime powers named
      and or not comparison test divides number name negative operation call`.split(/\s+/),
    function: Object.keys(FUNCTIONS),
    operator: ['+', '-', '*', '/', 'mod', 'xor'],
    test: ['even', 'odd', 'prime', 'square'],
    set: [...NAMED_SETS, 'prime-powers', 'polygonal'],
    ...{ distinct: ['true', 'false'], proper: ['true', 'false'] },
  };
  for (const [what, names] of Object.entries(wanted))
    for (const name of names) assert(kinds.has(`${what} ${name}`), `${what} ${name}`);
  for (const kind of ['board', 'walls', 'upTo', '=', '!=', '<', '<=', '>', '>='])
    assert(kinds.has(kind), kind);
});

const { api } = await load();

/** What `answer` gives, or `instead()` where it throws. */
const orElse = (answer, instead) => {
  try {
    return answer();
  } catch {
    return instead();
  }
};
const refusing = (code, at) => () => {
  const error = { code, field: 'game', allowed: { code: 'rule', values: {} } };
  throw Object.assign(new Error(code), error, at !== undefined && { at });
};

/** Changes of the exports, each of which is wrong. */
const WRONG = {
  'a value': { sequence: (request) => api.sequence(request).with(-1, 99) },
  'a refusal without a reason': { sequence: refusing('cycle') },
  'a cycle that is answered': {
    sequence: (request) =>
      orElse(
        () => api.sequence(request),
        () => new Array(request.n + 1).fill(0),
      ),
  },
  'a missing option': {
    explain(request) {
      const { value, optionCount, options } = api.explain(request);
      return { value, optionCount: optionCount - 1, options: options.slice(1) };
    },
  },
  'another option': {
    explain(request) {
      const { options, ...others } = api.explain(request);
      return { ...others, options: options.map(({ to, value }) => ({ to: [1, ...to], value })) };
    },
  },
  'a cell': { table: (request) => api.table(request).with(-1, 99) },
  'a tree': { ruleTree: () => ({ tree: {} }) },
  'a winning move': { tableMoves: () => ({ winning: [{ to: [99, 99] }] }) },
  'a mistake that is read': { game: ({ game }) => ({ game, max: '60' }) },
  'a mistake without a place': {
    game: (request) => orElse(() => api.game(request), refusing('syntax')),
  },
  'a rule that is not read': { game: refusing('syntax', 0) },
};

test('every kind of disagreement is found, with its seed and rule', () => {
  for (const [name, changes] of Object.entries(WRONG))
    assert.throws(
      () => compareRules({ ...api, ...changes }, { count: 150 }),
      /^Error: seed \d+: .+\n {4}\S/,
      name,
    );
});
