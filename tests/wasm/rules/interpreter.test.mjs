// The interpreter of own rules against what is worked out by hand. Theorems about the rules to
// start from are in tests/unit/own-rules.test.ts; tests/wasm/oracles.mjs asks the engine.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableBeside } from '../rows.mjs';
import { TooLong } from './evaluate.mjs';
import { Cycle, Interpreter, mex } from './interpreter.mjs';

const rows = tableBeside(import.meta.url);

const values = (rule, n) => new Interpreter(rule).values(n);
const options = (rule, ...position) => new Interpreter(rule).options(position);
/** The heaps or positions that one move leaves, as text. */
const moves = (rule, ...position) => options(rule, ...position).map((parts) => parts.join('+'));

test('moves: walls and boards, sums, copies, all splits', () => {
  for (const [rule, position, left] of rows('moves')) assert.deepEqual(moves(rule, ...position), left, rule);
});

/** The numbers that a set has, seen from a heap of `n`. */
const members = (set, n) =>
  options(`n to 0 and k for k in ${set} on 0..9999`, n).map(([, [number]]) => number);

test('sets: ascending, each number once, as far as the heap or a limit', () => {
  for (const [set, numbers] of rows('sets')) assert.deepEqual(members(set, 30), numbers, set);
});

/** The value of an expression at n = 30; the rule leads nowhere if it is negative or undefined. */
const number = (expression) => options(`n to ${expression}`, 30)[0]?.[0][0];

test('expressions: whole numbers, rounded down', () => {
  for (const [expression, value] of rows('expressions')) assert.equal(number(expression), value, expression);
});

/** Whether a condition is met at n = 30. */
const met = (condition) => options(`n to 0 if ${condition}`, 30).length === 1;

test('conditions, and what undefined numbers make of them', () => {
  const yes = rows('conditions that are met').flat();
  const no = rows('conditions that are not met').flat();
  for (const condition of yes) assert(met(condition), condition);
  for (const condition of no) assert(!met(condition), condition);
});

test('a rule may be written with its prefix, in capitals, with any white space', () => {
  for (const text of [
    'rule:(n to n-1)',
    'rule: n to n-1',
    'RULE:( N\tTO\nN - 1 )',
    '(n->n-1)',
    ' n to(n)-1 ',
  ])
    assert.deepEqual(values(text, 3), [0, 1, 0, 1], text);
});

test('a rule that leads to a position that is not smaller, or back, is refused', () => {
  const cycle = (rule, ...position) => {
    assert.throws(() => new Interpreter(rule).value(...position), Cycle, rule);
  };
  cycle('n to n/2+1', 1);
  assert.deepEqual(values('n to n', 0), [0]);
  cycle('n to n-1, 5', 5);
  cycle('n to n-1 and n', 1);
  cycle('(a,b) to (a-1,b+1), (a+1,b-1)', 2, 3);
  assert.deepEqual(values('n to n-1 and n', 0), [0]);
  assert.equal(new Interpreter('(a,b) to (a-1,b+1), (a+1,b-1)').value(0, 0), 0);
  assert.throws(() => new Interpreter('(a,b) to (a-1,b+1), (a+1,b-1)').value(1, 0), {
    message: '(1,0) leads back to itself: (1,0), (0,1), (1,0)',
  });
  assert.throws(() => new Interpreter('(a,b) to (a+1,b)').value(0, 0), TooLong);
  assert.throws(() => new Interpreter('n to 0 for k in 1..9000000000000', 1000).value(5), TooLong);
});

test('a text that is no rule is refused at the place of its mistake', () => {
  for (const [text, at] of rows('mistakes'))
    assert.throws(() => new Interpreter(text), { name: 'RuleSyntaxError', at }, text);
});

test('the mex is the least number that is absent', () => {
  assert.deepEqual([mex([]), mex([1, 2]), mex([0, 1, 1, 3])], [0, 0, 2]);
});
