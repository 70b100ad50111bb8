// The interpreter of own rules against published values, theorems, and values worked out by hand;
// tests/unit/own-rules.test.ts holds it against the claims of the rules to start from.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { golden, tableBeside } from '../rows.mjs';
import { TooLong } from './evaluate.mjs';
import { Cycle, Interpreter, mex } from './interpreter.mjs';

const rows = tableBeside(import.meta.url);

const values = (rule, n) => new Interpreter(rule).values(n);
const options = (rule, ...position) => new Interpreter(rule).options(position);
/** The heaps or positions that one move leaves, as text. */
const moves = (rule, ...position) => options(rule, ...position).map((parts) => parts.join('+'));
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Each pair of two numbers from 0 to `end`. */
const pairs = (end) => range(0, end).flatMap((a) => range(0, end).map((b) => [a, b]));

test('rules of one heap have the published values of their games', () => {
  const games = {
    kayles: 'n to a and b for k in {1,2}, a in 0..n-k, b = n-k-a',
    'grundys-game': 'n to a and b for a+b = n if a != b',
    'subtract-a-square': 'take k for k in squares',
    'take-a-fibonacci': 'n to n-k for k in fibonacci',
    'at-least-half': 'n -> m for m in 0..n/2 if m < n',
    'dawsons-chess': 'n to 0 if n = 1; n-2 if n > 1; a and b for a in 0..n-3, b = n-3-a',
  };
  for (const [name, rule] of Object.entries(games)) {
    const published = golden(name).filter(([n]) => Number(n) <= 60);
    assert(published.length >= 19, name);
    const found = values(rule, 60);
    for (const [n, value] of published) assert.equal(found[n], Number(value), `${name}, n = ${n}`);
  }
});

test('take a prime has the values of OEIS A014589', () => {
  const [, , terms] = golden('known-sequences').find(([number]) => number === 'A014589');
  const published = terms.split(',').map(Number);
  assert(published.length > 30);
  assert.deepEqual(values('take k for k in primes', published.length - 1), published);
});

test('Wythoff: published values', () => {
  const wythoff = new Interpreter(
    '(a,b) to (a-k,b) for k in 1..a; (a,b-k) for k in 1..b; (a-k,b-k) for k in 1..min(a,b)',
  );
  for (const [row, column, value] of golden('wythoff').map((row) => row.map(Number)))
    if (row + column <= 24) assert.equal(wythoff.value(row, column), value, `${row}, ${column}`);
});

test('Euclid without empty heaps: the formula of Nivasch', () => {
  // Nivasch, The Sprague-Grundy function of the game Euclid, Discrete Mathematics 306 (2006).
  const euclid = new Interpreter(
    '(a,b) to (a-k*b,b) for k in 1..a/b; (a,b-k*a) for k in 1..b/a on 1..30 x 1..30',
  );
  for (const [a, b] of pairs(30).filter(([a, b]) => a > 0 && b > 0))
    assert.equal(euclid.value(a, b), Math.floor(Math.abs(a / b - b / a)), `${a}, ${b}`);
});

test('Fibonacci nim: lost below the smallest term of the Zeckendorf representation', () => {
  const game = new Interpreter('(n,m) to (n-k,2*k) for k in 1..m');
  const smallest = new Map(golden('zeckendorf-smallest-term').map(([n, term]) => [Number(n), Number(term)]));
  for (const n of range(1, 20))
    for (const m of range(0, 20)) assert.equal(game.value(n, m) === 0, m < smallest.get(n), `${n}, ${m}`);
});

test('three coordinates: three heaps of nim', () => {
  const nim = new Interpreter(
    '(a,b,c) to (a-k,b,c) for k in 1..a; (a,b-k,c) for k in 1..b; (a,b,c-k) for k in 1..c',
  );
  for (const [a, b] of pairs(4)) for (const c of range(0, 4)) assert.equal(nim.value(a, b, c), a ^ b ^ c);
});

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
