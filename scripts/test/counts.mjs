// How many tests passed, by what each runner prints.

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
