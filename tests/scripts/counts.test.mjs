// A fault here would not show: the run that decides would say that all is well.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTests } from '../../scripts/test/counts.mjs';
import { tableBeside } from '../wasm/rows.mjs';

/** Also a program that does not start its tests, one without any, and one that fails after. */
const OUTPUTS = tableBeside(import.meta.url)('outputs');

test('the tests of each runner are counted, and no failure is missed', () => {
  for (const [runner, code, output, passed, failed] of OUTPUTS)
    assert.deepEqual(countTests(runner, code, output), { passed, failed }, `${runner}: ${output}`);
});
