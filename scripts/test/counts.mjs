// What a test run has shown: the counts of each runner, and the parts that did not run.

/** The lines in which each runner counts its tests; the numbers of all of them are added. */
const RUNNERS = {
  cargo: [/^test result: \w+\. (\d+) passed/gm, /^test result: .*; (\d+) failed/gm],
  node: [/^\S+ pass (\d+)$/gm, /^\S+ (?:fail|cancelled) (\d+)$/gm],
  vitest: [/^ +Tests .*?(\d+) passed/gm, /^ +Tests .*?(\d+) failed/gm],
  playwright: [/^ {2}(\d+) passed/gm, /^ {2}(\d+) (?:failed|flaky|interrupted|did not run)/gm],
  own: [/^(\d+) passed, \d+ failed$/gm, /^\d+ passed, (\d+) failed$/gm],
};

/**
 * The tests of a program, by its exit code and output. A failure that no test accounts for counts
 * as one, and so does a run without any test. Without a runner the program itself is the test.
 */
export function countTests(runner, code, output) {
  if (!runner) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const [passed, failed] = RUNNERS[runner].map((line) =>
    [...output.matchAll(line)].reduce((sum, [, number]) => sum + Number(number), 0),
  );
  return { passed, failed: failed || (code !== 0 || passed === 0 ? 1 : 0) };
}

/**
 * What a part has to say for itself: `result` is what it wrote when it ended, if it did; `began`,
 * when the run began; `ok`, whether wireit says that nothing has failed; `needs`, the states of the
 * parts that it needs. Nothing counts as passed that neither ran now nor is known to be fresh.
 */
export function stateOf(result, { began, ok, needs }) {
  if (result && result.ended >= began) return { ...result, note: '' };
  if (!ok && needs.some(({ failed }) => failed > 0)) return { passed: 0, failed: 1, note: 'not run' };
  if (!result || result.failed > 0) return { passed: 0, failed: 1, note: 'broke off' };
  return { ...result, seconds: 0, note: 'fresh' };
}
