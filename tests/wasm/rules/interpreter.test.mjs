// The interpreter of own rules against published values, theorems, and values worked out by hand.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { TooLong } from './evaluate.mjs';
import { Cycle, Interpreter, mex } from './interpreter.mjs';

const rows = (name) =>
  readFileSync(new URL(`../../golden/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

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
    const published = rows(name).filter(([n]) => Number(n) <= 60);
    assert(published.length >= 19, name);
    const found = values(rule, 60);
    for (const [n, value] of published) assert.equal(found[n], Number(value), `${name}, n = ${n}`);
  }
});

test('take a prime has the values of OEIS A014589', () => {
  const [, , terms] = rows('known-sequences').find(([number]) => number === 'A014589');
  const published = terms.split(',').map(Number);
  assert(published.length > 30);
  assert.deepEqual(values('take k for k in primes', published.length - 1), published);
});

test('MARK: value 0 exactly at 0 and where 2 divides n an odd number of times', () => {
  // Fraenkel, Aperiodic subtraction games, Electronic Journal of Combinatorics 18 (2011).
  const mark = values('n to floor(n/2) or n-1', 200);
  const twos = (n) => n.toString(2).length - n.toString(2).replace(/0+$/, '').length;
  for (const n of range(1, 200)) assert.equal(mark[n] === 0, twos(n) % 2 === 1, `n = ${n}`);
});

test('proper divisors: take one, or keep one', () => {
  const twos = (n) => n.toString(2).length - n.toString(2).replace(/0+$/, '').length;
  const primes = (n, p = 2) => (n === 1 ? 0 : n % p ? primes(n, p + 1) : 1 + primes(n / p, p));
  const taken = values('n to n-d for d in proper divisors of n', 100);
  const kept = values('n to d for d in proper divisors of n', 100);
  for (const n of range(1, 100)) {
    assert.equal(taken[n], twos(n), `take, n = ${n}`);
    assert.equal(kept[n], primes(n), `keep, n = ${n}`);
  }
});

test('Wythoff: published values, and value 0 at the pairs of the golden section', () => {
  const wythoff = new Interpreter(
    '(a,b) to (a-k,b) for k in 1..a; (a,b-k) for k in 1..b; (a-k,b-k) for k in 1..min(a,b)',
  );
  for (const [row, column, value] of rows('wythoff').map((row) => row.map(Number)))
    if (row + column <= 24) assert.equal(wythoff.value(row, column), value, `${row}, ${column}`);
  // Wythoff, A modification of the game of nim, 1907.
  const zeros = new Set(
    [
      [0, 0],
      [1, 2],
      [3, 5],
      [4, 7],
      [6, 10],
      [8, 13],
      [9, 15],
    ].map(String),
  );
  for (const [a, b] of pairs(15))
    assert.equal(wythoff.value(a, b) === 0, zeros.has([a, b].sort((x, y) => x - y).join()), `${a}, ${b}`);
});

test('Euclid without empty heaps: the formula of Nivasch', () => {
  // Nivasch, The Sprague-Grundy function of the game Euclid, Discrete Mathematics 306 (2006).
  const euclid = new Interpreter(
    '(a,b) to (a-k*b,b) for k in 1..a/b; (a,b-k*a) for k in 1..b/a on 1..30 x 1..30',
  );
  for (const [a, b] of pairs(30).filter(([a, b]) => a > 0 && b > 0))
    assert.equal(euclid.value(a, b), Math.floor(Math.abs(a / b - b / a)), `${a}, ${b}`);
});

test('Euclid with empty heaps: lost between the golden section and 1', () => {
  // Cole and Davie, A game based on the Euclidean algorithm, Mathematical Gazette 53 (1969).
  const euclid = new Interpreter('(a,b) to (a-k*b,b) for k in 1..a/b; (a,b-k*a) for k in 1..b/a');
  const golden = (1 + Math.sqrt(5)) / 2;
  for (const [a, b] of pairs(25).filter(([a, b]) => a > 0 && b > 0)) {
    const lost = a !== b && Math.max(a / b, b / a) < golden;
    assert.equal(euclid.value(a, b) === 0, lost, `${a}, ${b}`);
  }
});

test('the knight of the board of 15 x 15: blocks of four', () => {
  const knight = new Interpreter('(a,b) to (a-2,b+1), (a-2,b-1), (a+1,b-2), (a-1,b-2) on 1..15 x 1..15');
  const small = (a) => a % 4 === 1 || a % 4 === 2;
  for (const a of range(1, 15))
    for (const b of range(1, 15)) assert.equal(knight.value(a, b) === 0, small(a) && small(b), `${a}, ${b}`);
  assert.deepEqual(moves('(a,b) to (a-2,b+1), (a+1,b-2) on 1..15 x 1..15', 3, 15), ['4,13']);
});

test('Fibonacci nim: lost below the smallest term of the Zeckendorf representation', () => {
  const game = new Interpreter('(n,m) to (n-k,2*k) for k in 1..m');
  const smallest = new Map(rows('zeckendorf-smallest-term').map(([n, term]) => [Number(n), Number(term)]));
  for (const n of range(1, 20))
    for (const m of range(0, 20)) assert.equal(game.value(n, m) === 0, m < smallest.get(n), `${n}, ${m}`);
});

test('three coordinates: three heaps of nim', () => {
  const nim = new Interpreter(
    '(a,b,c) to (a-k,b,c) for k in 1..a; (a,b-k,c) for k in 1..b; (a,b,c-k) for k in 1..c',
  );
  for (const [a, b] of pairs(4)) for (const c of range(0, 4)) assert.equal(nim.value(a, b, c), a ^ b ^ c);
});

test('walls and boards take positions away', () => {
  const king = '(a,b) to (a-1,b), (a,b-1), (a-1,b-1) without (3,4), (0,1)';
  assert.deepEqual(moves(king, 3, 5), ['2,5', '2,4']);
  assert.deepEqual(moves(king, 1, 1), ['1,0', '0,0']);
  assert.deepEqual(moves(king, 3, 4), []);
  assert.equal(new Interpreter(king).value(3, 4), 0);
  assert.deepEqual(moves('n to n-k for k in 1..3 on 2..9 without 4, 6', 7), ['5']);
  assert.deepEqual(moves('n to n-1 on 2..9', 11), []);
});

test('results: sums, copies, all splits', () => {
  assert.deepEqual(moves('n to 1 and n-1 and n-2 or n-3', 4), ['1+3+2', '1']);
  assert.deepEqual(moves('n to 1 and n-3', 2), []);
  assert.deepEqual(moves('n to k heaps of n/k for k in 2..n if k divides n', 6), [
    '3+3',
    '2+2+2',
    '1+1+1+1+1+1',
  ]);
  assert.deepEqual(moves('n to n-5 heaps of 1, 2 heaps of n-6', 5), []);
  assert.deepEqual(moves('n to heaps', 4), ['1+1+1+1', '1+1+2', '1+3', '2+2']);
  assert.deepEqual(moves('n to distinct heaps', 6), ['1+2+3', '1+5', '2+4']);
  assert.deepEqual(moves('n to distinct heaps', 2), []);
  assert.deepEqual(moves('n to each of n/2, n/3', 7), ['3', '2']);
  assert.deepEqual(moves('take 1, 2 or 4; take k for k in {3}', 3), ['2', '1', '0']);
  assert.deepEqual(moves('heap to heap-1; take 2; heap -> heap-3', 3), ['2', '1', '0']);
});

/** The numbers that a set has, seen from a heap of `n`. */
const members = (set, n) =>
  options(`n to 0 and k for k in ${set} on 0..9999`, n).map(([, [number]]) => number);

test('sets: ascending, each number once, as far as the heap or a limit', () => {
  const sets = [
    ['3..6', [3, 4, 5, 6]],
    ['6..3', []],
    ['{5, n, 1+1, 5}', [2, 5, 30]],
    ['{n/0, 4}', [4]],
    ['1..n/0', []],
    ['{7} or 1..n/0', [7]],
    ['{7} up to n/0', []],
    ['squares', [1, 4, 9, 16, 25]],
    ['squares up to n/2', [1, 4, 9]],
    ['squares up to n+10', [1, 4, 9, 16, 25, 36]],
    ['{40, 2} or cubes or 26..28 up to 27', [1, 2, 8, 26, 27]],
    ['{40} or cubes', [1, 8, 27, 40]],
    ['triangular', [1, 3, 6, 10, 15, 21, 28]],
    ['primes', [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]],
    ['semiprimes', [4, 6, 9, 10, 14, 15, 21, 22, 25, 26]],
    ['prime powers', [2, 3, 4, 5, 7, 8, 9, 11, 13, 16, 17, 19, 23, 25, 27, 29]],
    ['fibonacci', [1, 2, 3, 5, 8, 13, 21]],
    ['factorials', [1, 2, 6, 24]],
    ['odd up to 8', [1, 3, 5, 7]],
    ['even up to 8', [2, 4, 6, 8]],
    ['powers of 3', [1, 3, 9, 27]],
    ['powers-of-3', [1, 3, 9, 27]],
    ['powers of n-25 or {0}', [0, 1, 5, 25]],
    ['powers of 1', []],
    ['powers of n/0', []],
    ['coprime to -6', []],
    ['polygonal-5', [1, 5, 12, 22]],
    ['hexagonal', [1, 6, 15, 28]],
    ['divisors of n', [1, 2, 3, 5, 6, 10, 15, 30]],
    ['proper divisors of n-2', [1, 2, 4, 7, 14]],
    ['divisors of 0', []],
    ['divisors of -6', []],
    ['numbers coprime to n', [1, 7, 11, 13, 17, 19, 23, 29]],
    ['coprime to 0', [1]],
    ['coprime to n up to 10', [1, 7]],
  ];
  for (const [set, numbers] of sets) assert.deepEqual(members(set, 30), numbers, set);
});

/** The value of an expression at n = 30; the rule leads nowhere if it is negative or undefined. */
const number = (expression) => options(`n to ${expression}`, 30)[0]?.[0][0];

test('expressions: whole numbers, rounded down', () => {
  const expressions = [
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 3 - 2', 5],
    ['100 / 7 / 2', 7],
    ['7 / 2 * 2', 6],
    ['-7 / 2 + 10', 6],
    ['7 / -2 + 10', 6],
    ['-7 mod 3', 2],
    ['10 + 7 mod -3', 8],
    ['- - 5', 5],
    ['10 + 2 * -3', 4],
    ['12 xor 10', 6],
    ['1 + 2 xor 1', 2],
    ['8 - 3 xor 2 + 1', 6],
    ['1 / 0', undefined],
    ['1 mod 0', undefined],
    ['5 + 0 * sqrt(-1)', undefined],
    ['1 xor -1', undefined],
    ['(9007199254740992 xor 1) * 0', undefined],
    ['3 - 5', undefined],
    ['floor(n / 4)', 7],
    ['min(n, 3, 4) + max(2)', 5],
    ['gcd(-12, n) + gcd(0, 0)', 6],
    ['sqrt(24) + sqrt(25)', 9],
    ['highbit(n) + highbit(0) + highbit(-1) + highbit(16)', 32],
    ['lowbit(12) + lowbit(0)', 4],
    ['lowbit(-6) * 0', undefined],
    ['abs(3 - n)', 27],
    ['9007199254740992', 2 ** 53],
    ['9007199254740992 + 1 - 1', undefined],
    ['3037000500 * 3037000500 / 9007199254740992', undefined],
    ['0 * (0 - 9007199254740992 - 1)', undefined],
  ];
  for (const [expression, value] of expressions) assert.equal(number(expression), value, expression);
});

/** Whether a condition is met at n = 30. */
const met = (condition) => options(`n to 0 if ${condition}`, 30).length === 1;

test('conditions, and what undefined numbers make of them', () => {
  const yes = [
    '1 <= 2 < n',
    'n = 30 == 30 != 3',
    'n even and 3 odd',
    'n is even or n is odd',
    'not n odd',
    'not n odd and n > 5',
    '5 divides n and 0 divides 0 and not 0 divides 1',
    '(n+1) prime',
    '((n > 1) and (n > 2))',
    '(n) > 1',
    '-3 odd and not -3 prime and not -4 square',
    'n + 6 in squares',
    'n+6 square and 0 square and not 0 in squares',
    'n in squares or n in triangular or n in 1..40',
    '7 in squares or {3, 7}',
    '7 in 1..3 or primes and n = 30',
    '7 in squares or 3 = 3',
    'n in divisors of 60 and not n in proper divisors of n',
    '7 in coprime to n and not 1 in coprime to -1',
    'not 1 in 2..1/0',
    '1 in {1/0, 1}',
    '81 in powers of 3 and not 3 in powers of 1',
    'n = 30 or 1/0 = 1',
    'not (n = 1 and 1/0 = 1)',
    'n = 1 or n = 2 and n = 3 or n = 30',
  ];
  const no = [
    '1/0 = 1',
    'not 1/0 = 1',
    'not not 1/0 = 1',
    '1/0 = 1 and n = 30',
    '1/0 even',
    'not 1/0 in squares',
    'not 1/0 in 1..2',
    '1 in 1..1/0 or 1 in {1/0} or 1 in squares up to 1/0',
    'n + 6 in squares up to n',
    '1 < n < 30',
    'n = 30 and n = 1 or n = 2',
    '1 in {2, 3}',
    '4 in odd',
  ];
  for (const condition of yes) assert(met(condition), condition);
  for (const condition of no) assert(!met(condition), condition);
});

test('binders bind from left to right', () => {
  const rule = 'n to a and b for k in 1..2, s = n-k, a+b = s if a <= b';
  assert.deepEqual(moves(rule, 5), ['1+3', '2+2', '1+2']);
  assert.deepEqual(moves('n to n-1 for k = 1/0', 5), []);
  assert.deepEqual(moves('n to n-1 for a+b = 1', 5), []);
  assert.deepEqual(moves('n to n-j for k in 1..2, j in {k, 2*k}', 5), ['4', '3', '3', '1']);
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
  assert.deepEqual(moves('n → n−1 if n≤9; n−2×2 if n≥5 and n≠6', 7), ['6', '3']);
  assert.deepEqual(moves('rule:((a,b) to (a-1,b))', 2, 2), ['1,2']);
  assert.deepEqual(moves('rule:(a,b) to (a-1,b)', 2, 2), ['1,2']);
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
  const wrong = [
    ['', 0],
    ['n to', 4],
    ['n to n-', 7],
    ['n to m', 5],
    ['n to n-1 for n in 1..2', 13],
    ['n to n-k for k in 1..2, k in 1..2', 24],
    ['n to n-k for k in 1..k', 21],
    ['n to n-1 if n', 13],
    ['n to n-1;', 9],
    ['n to n-1; m to m-1', 10],
    ['n to n-1 extra', 9],
    ['n to n$1', 6],
    ['n to 9007199254740993', 5],
    ['n to gcd(n)', 5],
    ['n to (n-1,2)', 9],
    ['(a,b) to (a-1)', 13],
    ['(a,b) to a-1', 9],
    ['(a,b) to heaps', 9],
    ['(a,b) to (a-1,b); take 1', 23],
    ['n to n-k for k in polygonal-2', 28],
    ['n to n-1 on 5..3', 12],
    ['(a,b) to (a-1,b) on 1..3', 24],
    ['n to n-1 without (1,2)', 17],
    ['abcdefghijklm to 1', 0],
    ['n to to-1', 5],
    ['n to n-1 if n in squares or 3..9', 29],
  ];
  for (const [text, at] of wrong) {
    assert.throws(
      () => new Interpreter(text),
      (error) => {
        assert.equal(error.name, 'RuleSyntaxError', `${text}: ${error.stack}`);
        assert(error.at >= 0 && error.at <= text.length, text);
        assert.equal(error.at, at, `${text}: ${error.message}`);
        return true;
      },
    );
  }
});

test('the mex is the least number that is absent', () => {
  assert.deepEqual([mex([]), mex([1, 2]), mex([0, 1, 1, 3])], [0, 0, 2]);
});
