// A fault here would not show: the run that decides would say that all is well.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTests } from '../../scripts/test/counts.mjs';

const OUTPUTS = [
  ['cargo', 101, 'test result: FAILED. 1 passed; 2 failed;\ntest result: ok. 7 passed; 0 failed;\n', 8, 2],
  ['node', 1, 'ℹ tests 4\nℹ pass 2\nℹ fail 1\nℹ cancelled 1\nℹ skipped 0\n', 2, 2],
  ['vitest', 1, ' Test Files  1 failed | 2 passed (3)\n      Tests  3 failed | 29 passed (32)\n', 29, 3],
  ['playwright', 1, '  2 failed\n    a.ts:1\n  1 flaky\n  3 did not run\n  375 passed (9m)\n', 375, 6],
  ['own', 1, '12 passed, 1 failed\nmore\n3 passed, 0 failed\n', 15, 1],
  // A program that does not start its tests, one that has none, and one that fails after them.
  ['cargo', 101, 'error: could not compile', 0, 1],
  ['vitest', 0, '', 0, 1],
  ['own', 1, '3 passed, 0 failed\n', 3, 1],
  [undefined, 0, '', 1, 0],
  [undefined, 2, '', 0, 1],
];

test('the tests of each runner are counted, and no failure is missed', () => {
  for (const [runner, code, output, passed, failed] of OUTPUTS)
    assert.deepEqual(countTests(runner, code, output), { passed, failed }, `${runner}: ${output}`);
});
