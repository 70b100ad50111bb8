import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { COSTS, costs, tried } from '../../benches/harness/costs.mjs';
import { estimates, factorOff, off } from '../../benches/harness/estimate.mjs';
import { exponent, figure, median, quantile, summary, table } from '../../benches/harness/figures.mjs';
import { GROWING, grow, rows, sizes } from '../../benches/harness/growth.mjs';
import { judged, NoLighthouse, noReport, scoresOf } from '../../benches/harness/lighthouse.mjs';
import { executable } from '../../benches/harness/native.mjs';
import { WORKS } from '../../benches/harness/works.mjs';

test('the median is the middle number', () => {
  assert.equal(median([5, 1, 9]), 5);
  assert.equal(median([4, 1, 9, 2]), 3);
});

test('a quantile is one of the numbers', () => {
  const numbers = Array.from({ length: 100 }, (_, n) => 100 - n);
  assert.equal(quantile(numbers, 0.95), 95);
  assert.equal(quantile([7], 0.95), 7);
  assert.equal(quantile([3, 1, 2], 0), 1);
});

test('rounds are summarised by median, minimum, and the median of each ratio', () => {
  const rounds = [
    { native: 10, rust: 5, wasm: 5 },
    { native: 30, rust: 4, wasm: 6 },
    { native: 8, rust: 4, wasm: 8 },
  ];
  assert.deepEqual(summary(rounds), {
    native: { median: 10, least: 8 },
    rust: { median: 4, least: 4 },
    wasm: { median: 6, least: 5 },
    ratio: 2,
    rustRatio: 1.5,
  });
  assert.deepEqual(summary([{ wasm: 3 }]), {
    native: undefined,
    rust: undefined,
    wasm: { median: 3, least: 3 },
    ratio: undefined,
    rustRatio: undefined,
  });
});

test('an exponent is fitted by least squares on logarithms', () => {
  const near = (found, expected) => assert.ok(Math.abs(found - expected) < 1e-12, `${found}`);
  const points = [1e4, 1e5, 1e6].map((n) => [n, 3 * n ** 1.5]);
  near(exponent(points), 1.5);
  // One point off by a factor of 10 in the middle shifts the line, but does not change its slope.
  near(exponent([points[0], [1e5, points[1][1] * 10], points[2]]), 1.5);
  near(exponent([...points.slice(0, 2), [1e6, points[2][1] * 10]]), 2);
});

test('growth: sizes, times and memory of fresh instances, and the exponent of the last three', async () => {
  const work = {
    title: 'work',
    run: (api, n, input) => api(n + input),
    prepare: (n) => n,
    most: 1e6,
    quick: 1e5,
  };
  assert.deepEqual(sizes(work, false), [1e4, 1e5]);
  assert.deepEqual(sizes(work, true), [1e4, 1e5, 1e6]);
  const asked = [];
  const fresh = async () => ({ api: (n) => asked.push(n), memory: { buffer: { byteLength: 65_536 } } });
  const points = await grow(work, { fresh, rounds: 2, long: false });
  assert.deepEqual(asked, [2e4, 2e5, 2e4, 2e5]);
  assert.deepEqual(
    points.map(({ n, bytes }) => [n, bytes]),
    [
      [1e4, 65_536],
      [1e5, 65_536],
    ],
  );
  const given = [1e3, 1e4, 1e5, 1e6].map((n) => ({
    n,
    milliseconds: n === 1e3 ? 9 : n,
    least: n / 2,
    bytes: n * n,
  }));
  const told = rows('work', given);
  assert.equal(told.length, 5);
  assert.deepEqual(told[4], ['work', 'last 3', 'n^1.00', 'n^1.00', 'n^2.00']);
});

test('the path of a program is read from cargo', () => {
  const said =
    '    Finished `bench` profile [optimized] target(s) in 1s\n  Executable benches/one.rs (/a b/one-1)\n';
  assert.equal(executable(said), '/a b/one-1');
  assert.ok(executable('  Executable benches/one.rs (target/one-1)').endsWith('/target/one-1'));
  assert.equal(executable(''), undefined);
});

test('figures have three significant digits', () => {
  const given = [0.01234, 1.234, 12.34, 123.4, 1234.5, 0, undefined];
  assert.deepEqual(given.map(figure), ['0.0123', '1.23', '12.3', '123', '1,230', '0', '']);
});

test('the columns of a table are aligned', () => {
  assert.deepEqual(
    table([
      ['a', 'bcd'],
      ['ef', 'g'],
    ]),
    ['| a  | bcd |', '|----|-----|', '| ef | g   |'],
  );
});

test('each work has a unique name, and the programs that it is compared with', () => {
  const works = WORKS();
  assert.equal(new Set(works.map(({ name }) => name)).size, works.length);
  assert.equal(new Set(GROWING.map(({ name }) => name)).size, GROWING.length);
  const rustWorks = readFileSync(new URL('../../benches/works/mod.rs', import.meta.url), 'utf8');
  for (const { native, rust, name } of works) {
    if (native)
      assert.ok(existsSync(new URL(`../../benches/native/${native[0]}.cpp`, import.meta.url)), name);
    if (rust) assert.ok(rustWorks.includes(`"${rust[0]}" => `), name);
  }
});

test('estimates are compared with the time that the work took', () => {
  const pace = { left: (fraction, at) => (at < 400 ? undefined : (at * (1 - fraction)) / fraction / 1000) };
  const heard = [
    [100, 0.1],
    [500, 0.25],
    [900, 0.9],
    [990, 0.99],
  ];
  const said = estimates(heard, pace);
  assert.deepEqual(said, [
    [500, 2000],
    [900, 1000],
  ]);
  assert.deepEqual(off(said, 1000), { first: 2, worst: 2 });
  assert.deepEqual(off([], 1000), { first: undefined, worst: undefined });
});

test('a Lighthouse score lists the failed audits by category', () => {
  const report = {
    categories: {
      performance: {
        score: 0.97,
        auditRefs: [
          { id: 'blocking', weight: 30 },
          { id: 'paint', weight: 10 },
          { id: 'hint', weight: 0 },
        ],
      },
      seo: {
        score: 1,
        auditRefs: [
          { id: 'title', weight: 1 },
          { id: 'manual', weight: 1 },
        ],
      },
    },
    audits: {
      blocking: { score: 0.5, displayValue: '520 ms' },
      paint: { score: 0.95 },
      hint: { score: 0 },
      title: { score: 1 },
      manual: { score: null },
    },
  };
  assert.deepEqual(scoresOf(report), {
    scores: { performance: 97, seo: 100 },
    lacking: ['performance: blocking 520 ms'],
  });
  const broken = { ...report, runtimeError: { code: 'NO_FCP', message: 'nothing was painted' } };
  assert.throws(() => scoresOf(broken), NoLighthouse);
});

test('several reports give the median score, and the failed audits of all', () => {
  const of = (performance, ...lacking) => ({ scores: { performance, seo: 100 }, lacking });
  assert.deepEqual(judged([of(71, 'slow'), of(99), of(98, 'slow', 'late')]), {
    scores: { performance: 98, seo: 100 },
    lacking: ['slow', 'late'],
  });
});

test('a run without a Lighthouse report has the reason', () => {
  assert.match(noReport({ timedOut: true, output: '' }), /no report in \d+ s/);
  assert.match(noReport({ timedOut: false, output: 'a\nno Chrome\n' }), /no Chrome$/);
});

test('an estimated time is rated by its factor', () => {
  assert.equal(factorOff(50, 100), 2);
  assert.equal(factorOff(300, 100), 3);
  assert.equal(factorOff(undefined, 100), undefined);
});

test('the table of costs has each work at each size, and the time of the trial', async () => {
  const asked = [];
  const api = {
    productSide: (request) => asked.push(request),
    sequence: ({ game, n }) => asked.push(`${game} ${n}`),
    solve: ({ problem, n }) => asked.push(`${problem} ${n}`),
  };
  const fresh = async () => ({ api });
  const tries = () => tried(api, (at) => at, 3);
  const { trial, works } = await costs({ fresh, rounds: 2, tell: () => {}, tries });
  assert.ok(trial.milliseconds >= 0);
  assert.deepEqual(
    Object.keys(works),
    COSTS.map(({ name }) => name),
  );
  for (const { name, sizes } of COSTS) {
    assert.deepEqual(
      works[name].map(([n]) => n),
      sizes,
    );
    assert.equal(asked.filter((request) => request === `${name} ${sizes[0]}`).length, 2);
  }
  assert.deepEqual(asked.slice(0, 3), [0, 1, 2]);
});
