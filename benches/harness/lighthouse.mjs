// Lighthouse's scores. It is large and needed nowhere else, so npx fetches it, in a version that is
// named here: the last one for the oldest Node.js that the project runs with.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REPORTS } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/process.mjs';
import { median } from './figures.mjs';

const LIGHTHOUSE = 'lighthouse@12.8.2';

/** Seconds to fetch it, and for one report: some fifteen on a machine that does nothing else. */
const LIMITS = { fetch: 180, report: 120 };

/**
 * Reports for one form, of which the median counts: one score depends on how busy the machine is.
 */
export const REPORTS_EACH = 3;

/** Why there are no scores. */
export class NoLighthouse extends Error {}

/** Fetches it, once. */
export async function fetchLighthouse() {
  const { code, timedOut } = await run('npx', ['--yes', LIGHTHOUSE, '--version'], { seconds: LIMITS.fetch });
  if (code === 0) return;
  const why = timedOut ? `did not arrive in ${LIMITS.fetch} s` : 'could not be fetched';
  throw new NoLighthouse(`${LIGHTHOUSE} ${why}: npx has it from the npm registry, so this needs a network.`);
}

/** The message for a run of npx without a report. */
export function noReport({ timedOut, output }) {
  if (timedOut) return `Lighthouse gave no report in ${LIMITS.report} s.`;
  return `Lighthouse gave no report: ${output.trim().split('\n').at(-1)}`;
}

/** The scores of a report, 0 to 100, by category; and the failed audits that count. */
export function scoresOf({ categories, audits, runtimeError }) {
  if (runtimeError) throw new NoLighthouse(`Lighthouse could not judge the page: ${runtimeError.message}`);
  const scores = {};
  const lacking = [];
  for (const [name, { score, auditRefs }] of Object.entries(categories)) {
    scores[name] = Math.round(score * 100);
    for (const { id, weight } of auditRefs) {
      const { score: own, displayValue = '' } = audits[id];
      if (weight > 0 && own !== null && own < 0.9) lacking.push(`${name}: ${id} ${displayValue}`.trim());
    }
  }
  return { scores, lacking };
}

/** The medians of several reports, category by category, and all their failed audits. */
export function judged(reports) {
  const names = Object.keys(reports[0].scores);
  return {
    scores: Object.fromEntries(
      names.map((name) => [name, median(reports.map(({ scores }) => scores[name]))]),
    ),
    lacking: [...new Set(reports.flatMap(({ lacking }) => lacking))],
  };
}

/** One report; `form` is mobile or desktop. */
async function report(address, form, { chromium, sandbox }) {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `lighthouse-${form}.json`);
  rmSync(file, { force: true });
  const flags = ['--headless=new', '--disable-gpu', ...(sandbox ? [] : ['--no-sandbox'])];
  const ended = await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      ...(form === 'desktop' ? ['--preset=desktop'] : []),
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      // No category needs the picture of the whole page.
      '--disable-full-page-screenshot',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, seconds: LIMITS.report },
  );
  if (!existsSync(file)) throw new NoLighthouse(noReport(ended));
  return scoresOf(JSON.parse(readFileSync(file, 'utf8')));
}

/** The scores of some reports, and their median. */
export async function lighthouse(address, form, chromium, tell) {
  const reports = [];
  for (let one = 0; one < REPORTS_EACH; one += 1) {
    reports.push(await report(address, form, chromium));
    tell?.(`Lighthouse, ${form}: ${Object.values(reports.at(-1).scores).join(', ')}`);
  }
  return judged(reports);
}
