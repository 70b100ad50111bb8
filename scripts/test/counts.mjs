// The numbers of passed and failed tests, from the output of each runner.

const count = (passed, failed) => ({ passed, failed });

/**
 * cargo test: one "test result:" line for each test program and for the documentation's examples.
 */
export function cargoCounts(output) {
  let [passed, failed] = [0, 0];
  for (const [, p, f] of output.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed;/gm)) {
    passed += Number(p);
    failed += Number(f);
  }
  return count(passed, failed);
}

/** node --test with its spec reporter: the summary at the end. */
export function nodeCounts(output) {
  const last = (name) =>
    Number([...output.matchAll(new RegExp(`^\\S+ ${name} (\\d+)$`, 'gm'))].at(-1)?.[1] ?? 0);
  return count(last('pass'), last('fail') + last('cancelled'));
}

/**
 * vitest's JSON report. A file that could not be loaded has no tests, and counts as one failure.
 */
export function vitestCounts(report) {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return count(report.numPassedTests, report.numFailedTests + unloaded.length);
}

/**
 * The number of tests of a run that may pass on retry only; more are a fault of the project, not
 * of the machine.
 */
export const FLAKY_TOLERATED = 2;

/**
 * Playwright's JSON report. Its errors are those outside of any test. A test that passed only when
 * it was tried again has not passed: it is named and counted apart, and has failed where there are
 * more than FLAKY_TOLERATED of them.
 */
export function playwrightCounts({ stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats;
  const failed = unexpected + (flaky > FLAKY_TOLERATED ? flaky : 0) + (errors?.length ?? 0);
  return { ...count(expected, failed), flaky, skipped };
}

/** The project's own runners: the last "N passed, N failed" line. */
export function contractCounts(output) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return count(Number(last?.[1] ?? 0), Number(last?.[2] ?? 0));
}

/**
 * The verdict on a test run from its exit code and counts: a failure that no test accounts for
 * counts as one, and so does a run without any test.
 */
export function verdict(code, { passed, failed, flaky = 0, skipped = 0 }) {
  if (code !== 0 && failed === 0) return { passed, failed: 1, note: code === 124 ? 'took too long' : '' };
  if (passed + failed === 0) return { passed: 0, failed: 1, note: 'no tests ran' };
  return { passed, failed, flaky, skipped, note: '' };
}

/** Counts the tests of a running program line by line; `ok` and `bad` recognise a test's line. */
export function liveCounter(ok, bad) {
  let [passed, failed] = [0, 0];
  return (line) => {
    if (ok.test(line)) passed += 1;
    else if (bad.test(line)) failed += 1;
    else return undefined;
    return failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  };
}

/**
 * The part of an output with the failures: from the first failure of cargo ("---- name stdout
 * ----") or Playwright ("  1) ...") to the list at the end. All of it for other runners.
 */
export function failuresIn(output) {
  const lines = output.split('\n');
  const from = lines.findIndex((line) => /^---- .* ----$|^ {2}1\) /.test(line));
  if (from < 0) return output;
  const to = lines.findLastIndex((line) => /^test result: FAILED|^ {2}\d+ failed$/.test(line));
  const part = lines.slice(from, to > from ? to + 1 : undefined);
  return part.filter((line) => !/^test .* \.\.\. (ok|ignored.*)$|^\s*at \/rustc\//.test(line)).join('\n');
}
