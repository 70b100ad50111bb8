import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  cargoCounts,
  contractCounts,
  FLAKY_TOLERATED,
  failuresIn,
  liveCounter,
  nodeCounts,
  playwrightCounts,
  verdict,
  vitestCounts,
} from '../../scripts/test/counts.mjs';

test('cargo: the results of all test programs and of the documentation tests are added', () => {
  const output = `
running 2 tests
test a ... ok
test b ... FAILED
test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s

   Doc-tests grundyscope
test src/lib.rs - mix (line 3) ... ok
test result: ok. 7 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.51s
`;
  assert.deepEqual(cargoCounts(output), { passed: 8, failed: 1 });
  assert.deepEqual(cargoCounts('error: could not compile'), { passed: 0, failed: 0 });
});

test('node: cancelled tests count as failed', () => {
  const output = '✔ one (1ms)\nℹ tests 4\nℹ pass 2\nℹ fail 1\nℹ cancelled 1\nℹ skipped 0\n';
  assert.deepEqual(nodeCounts(output), { passed: 2, failed: 2 });
});

test('vitest: a file that does not load is a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}, {}, {}] },
    ],
  };
  assert.deepEqual(vitestCounts(report), { passed: 3, failed: 2 });
});

test('playwright: errors outside of tests count, and a test that passes on retry only is flaky', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 1 };
  assert.deepEqual(playwrightCounts({ stats, errors: [{}] }), {
    passed: 5,
    failed: 3,
    flaky: 1,
    skipped: 1,
  });
  const many = { ...stats, unexpected: 0, flaky: FLAKY_TOLERATED + 1 };
  assert.equal(playwrightCounts({ stats: many }).failed, FLAKY_TOLERATED + 1);
});

test('own runners: the last "N passed, N failed" line counts', () => {
  assert.deepEqual(contractCounts('1 passed, 1 failed\nmore\n12 passed, 0 failed\n'), {
    passed: 12,
    failed: 0,
  });
  assert.deepEqual(contractCounts('nothing'), { passed: 0, failed: 0 });
});

test('a run without tests fails, and so does one with a failure', () => {
  assert.equal(verdict(0, { passed: 3, failed: 0 }).failed, 0);
  assert.equal(verdict(0, { passed: 0, failed: 0 }).failed, 1);
  assert.equal(verdict(101, { passed: 3, failed: 0 }).failed, 1);
  assert.equal(verdict(101, { passed: 3, failed: 2 }).failed, 2);
  assert.equal(verdict(0, { passed: 3, failed: 2 }).failed, 2);
});

test('the live count grows with each line of a test', () => {
  const read = liveCounter(/ok$/, /FAILED$/);
  assert.equal(read('test a ... ok'), '1 passed');
  assert.equal(read('   Compiling'), undefined);
  assert.equal(read('test b ... FAILED'), '1 passed, 1 failed');
});

test('an excerpt has the failures only', () => {
  const cargo = [
    '   Compiling a',
    'test a ... ok',
    '',
    'failures:',
    '',
    '---- b stdout ----',
    "thread 'b' panicked at x",
    'test c ... ok',
    'test result: FAILED. 1 passed; 1 failed',
    'Doc-tests',
    'test d ... ok',
  ].join('\n');
  const shown = failuresIn(cargo);
  assert.match(shown, /panicked at x/);
  assert.doesNotMatch(shown, /ok$|Compiling|Doc-tests/m);
  assert.equal(failuresIn('anything else'), 'anything else');
});
