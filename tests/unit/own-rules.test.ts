// The rules to start from: each is a rule, leads only to smaller positions, and does what its text
// claims, by the interpreter of tests/wasm/rules.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createTexts } from '../../www/src/i18n/texts';
import { OWN_RULES, ownRuleOf } from '../../www/src/ruleset/own-rules';
import { Interpreter } from '../wasm/rules/interpreter.mjs';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const texts = createTexts('en', [read('www/src/i18n/en/own-rules.ftl')]);

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const pairs = (from: number, to: number) =>
  range(from, to).flatMap((a) => range(from, to).map((b) => [a, b] as const));

/** The prime factors of n, ascending. */
function primeFactors(n: number, prime = 2): number[] {
  if (n === 1) return [];
  return n % prime === 0 ? [prime, ...primeFactors(n / prime, prime)] : primeFactors(n, prime + 1);
}
const isPrime = (n: number) => n > 1 && primeFactors(n).length === 1;
const isPowerOf2 = (n: number) => n > 0 && primeFactors(n).every((prime) => prime === 2);

/** The heaps from 1 on with value 0. */
const lost = (values: readonly number[]) => range(1, values.length - 1).filter((n) => values[n] === 0);

/** What the text of a rule with one coordinate says about its values. */
const HEAPS: Record<string, (values: readonly number[]) => void> = {
  mark: (values) => {
    expect(lost(values)).toEqual(
      range(1, 200).filter((n) => primeFactors(n).filter((prime) => prime === 2).length % 2 === 1),
    );
  },
  'prime-powers': (values) => expect(values).toEqual(range(0, 120).map((n) => n % 6)),
  'primes-or-semiprimes': (values) => expect(lost(values).slice(0, 3)).toEqual([1, 28, 64]),
  'primes-to-13': (values) => {
    expect(values).toEqual(range(0, 90).map((n) => Math.floor((n % 9) / 2)));
    const all = new Interpreter('take k for k in primes').values(18);
    expect(all.slice(0, 18)).toEqual(values.slice(0, 18));
    expect(all[18]).not.toBe(values[18]);
  },
  'three-to-fourteen': (values) => expect(values).toEqual(range(0, 170).map((n) => Math.floor((n % 17) / 3))),
  prim: (values) => {
    const primes = range(2, 200).filter(isPrime);
    const place = (n: number) => primes.indexOf(primeFactors(n)[0] ?? 0) + 1;
    for (const n of range(2, 200)) expect(values[n], `${n}`).toBe(n % 2 === 0 ? 0 : place(n));
    expect([3, 5, 7].map((n) => values[n])).toEqual([2, 3, 4]);
  },
  'delete-divisors': (values) => {
    const powers = [2, 8, 32, 128];
    expect(lost(values)).toEqual(range(1, 256).filter((n) => n % 2 === 1 || powers.includes(n)));
  },
  'keep-a-divisor': (values) =>
    expect(values.slice(1)).toEqual(range(1, 256).map((n) => primeFactors(n).length)),
  'odd-divisors': (values) => {
    const claimed = (n: number) =>
      n === 1 || (isPowerOf2(n) && n >= 4) || (n > 4 && n % 2 === 0 && isPrime(n / 2));
    expect(lost(values)).toEqual(range(1, 200).filter(claimed));
  },
  'equal-heaps': (values) => {
    const odd = (n: number) => primeFactors(n).filter((prime) => prime > 2).length;
    expect(values.slice(1)).toEqual(range(1, 200).map((n) => odd(n) + (n % 2 === 0 ? 1 : 0)));
  },
  'five-halves': (values) => {
    for (const n of range(5, 200)) expect(n % 2 === 1 ? [0] : [1, 2], `${n}`).toContain(values[n]);
  },
  'two-divisors': (values) => {
    const byCount = new Map<number, number>();
    for (const n of range(2, 200)) {
      const count = primeFactors(n).length;
      if (!byCount.has(count)) byCount.set(count, values[n] ?? -1);
      expect(values[n], `${n}`).toBe(byCount.get(count));
    }
    expect(lost(values)).toEqual([1, ...range(2, 200).filter(isPrime)]);
    // The published value f(10, 5): five piles of 2 to 10 stones, in order, won by who begins.
    let sums = new Map([[0, 1]]);
    for (let pile = 0; pile < 5; pile += 1) {
      const next = new Map<number, number>();
      for (const [sum, ways] of sums)
        for (const value of values.slice(2, 11)) next.set(sum ^ value, (next.get(sum ^ value) ?? 0) + ways);
      sums = next;
    }
    expect(9 ** 5 - (sums.get(0) ?? 0)).toBe(40085);
  },
  'different-heaps': (values) => {
    expect(values.slice(9)).toEqual(range(9, 50).map((n) => n - 4));
    expect(values[8]).not.toBe(4);
  },
  'couples-are-forever': (values) => {
    const row = read('tests/golden/known-sequences.tsv')
      .split('\n')
      .find((line) => line.startsWith('A046695\t'));
    const officers = (row?.split('\t')[2] ?? '').split(',').map(Number);
    expect(officers.length).toBeGreaterThan(30);
    expect(values.slice(1, officers.length + 1)).toEqual(officers);
  },
  'paper-strip': (values) => expect(50 - lost(values.slice(0, 51)).length).toBe(40),
  'two-or-three-neighbours': (values) => {
    expect(lost(values)).toEqual([1]);
    expect(new Set(values).size).toBeGreaterThan(5);
  },
};

/** The same for two coordinates. */
const BOARDS: Record<string, (value: (a: number, b: number) => number) => void> = {
  'empty-and-divide': (value) => {
    for (const [a, b] of pairs(1, 32)) expect(value(a, b) === 0).toBe(a % 2 === 1 && b % 2 === 1);
  },
  'multiples-of-the-other': (value) => {
    const golden = (1 + Math.sqrt(5)) / 2;
    for (const [a, b] of pairs(1, 50))
      if (a !== b) expect(value(a, b) === 0).toBe(Math.max(a, b) < golden * Math.min(a, b));
    // The published value S(10): the numbers of all lost pairs of different heaps up to 10.
    const all = pairs(1, 10).filter(([a, b]) => a < b && value(a, b) === 0);
    expect(all.reduce((sum, [a, b]) => sum + a + b, 0)).toBe(211);
  },
  knight: (value) => {
    const small = (a: number) => a % 4 === 1 || a % 4 === 2;
    for (const [a, b] of pairs(1, 15)) expect(value(a, b) === 0).toBe(small(a) && small(b));
  },
  'once-or-twice': (value) => {
    const zeros = pairs(0, 50).filter(([a, b]) => a <= b && a + b <= 100 && value(a, b) === 0);
    expect(zeros.slice(0, 4)).toEqual([
      [0, 0],
      [1, 3],
      [2, 6],
      [4, 5],
    ]);
    // The published value f(10): the stones of all lost pairs with at most 10.
    const small = zeros.filter(([a, b]) => a + b <= 10);
    expect(small.reduce((sum, [a, b]) => sum + a + b, 0)).toBe(21);
  },
};

test('each rule has a claim, and is known in any order of options and however rounded', () => {
  for (const to of ['n/2 or n-1', 'n-1 or n/2', 'n-1 or floor(n/2)', 'n-1 or n/3'])
    expect(ownRuleOf(`rule:(n to ${to})`)?.id).toBe(to.endsWith('3') ? undefined : 'mark');
  expect(OWN_RULES.map(({ id }) => id).sort()).toEqual(
    [...Object.keys(HEAPS), ...Object.keys(BOARDS)].sort(),
  );
});

describe.each(OWN_RULES)('$id', ({ id, rule, n, source, url }) => {
  const interpreter = new Interpreter(rule, 100_000_000);

  test('leads only to smaller positions, to n = 50', () => {
    if (interpreter.rule.coordinates.length === 1) expect(interpreter.values(50).length).toBe(51);
    else for (const [a, b] of pairs(0, 50)) expect(interpreter.value(a, b)).toBeGreaterThanOrEqual(0);
  });

  test('does what its text claims', () => {
    HEAPS[id]?.(interpreter.values(Number(n)));
    BOARDS[id]?.((a, b) => interpreter.value(a, b));
  });

  test('has a name, a remark and a source', () => {
    expect(texts.has(`own-rule-${id}`)).toBe(true);
    expect(texts.has(`own-rule-${id}-why`)).toBe(true);
    expect(source).toMatch(/\w/);
    if (url) expect(new URL(url).protocol).toBe('https:');
  });
});
