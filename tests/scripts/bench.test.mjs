import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { figure, median, quantile, summary, table } from '../../scripts/bench/figures.mjs';
import { WORKS } from '../../scripts/bench/works.mjs';

test('the median is in the middle', () => {
  assert.equal(median([5, 1, 9]), 5);
  assert.equal(median([4, 1, 9, 2]), 3);
});

test('a quantile is one of the numbers', () => {
  const numbers = Array.from({ length: 100 }, (_, n) => 100 - n);
  assert.equal(quantile(numbers, 0.95), 95);
  assert.equal(quantile([7], 0.95), 7);
  assert.equal(quantile([3, 1, 2], 0), 1);
});

test('rounds are told by median, minimum, and the median of their ratios', () => {
  const rounds = [
    { native: 10, wasm: 5 },
    { native: 30, wasm: 6 },
    { native: 8, wasm: 8 },
  ];
  assert.deepEqual(summary(rounds), {
    native: { median: 10, least: 8 },
    wasm: { median: 6, least: 5 },
    ratio: 2,
  });
  assert.deepEqual(summary([{ wasm: 3 }]), {
    native: undefined,
    wasm: { median: 3, least: 3 },
    ratio: undefined,
  });
});

test('figures have three digits', () => {
  const given = [0.01234, 1.234, 12.34, 123.4, 1234.5, 0, undefined];
  assert.deepEqual(given.map(figure), ['0.0123', '1.23', '12.3', '123', '1,230', '0', '']);
});

test('a table stands in columns', () => {
  assert.deepEqual(
    table([
      ['a', 'bcd'],
      ['ef', 'g'],
    ]),
    ['| a  | bcd |', '|----|-----|', '| ef | g   |'],
  );
});

test('each work has a name of its own, and the program it is compared with', () => {
  const works = WORKS();
  assert.equal(new Set(works.map(({ name }) => name)).size, works.length);
  for (const { native, name } of works)
    if (native)
      assert.ok(existsSync(new URL(`../../benches/native/${native[0]}.cpp`, import.meta.url)), name);
});
