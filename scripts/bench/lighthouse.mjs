// Lighthouse's scores. It is large and needed nowhere else, so npx fetches it, in a version that is named here.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REPORTS } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { Stop } from '../lib/stop.mjs';

const VERSION = '12.8.2';

/** The four scores, 0 to 100, by category; `form` is mobile or desktop. */
export async function scores(address, form, { chromium, sandbox }) {
  mkdirSync(REPORTS, { recursive: true });
  const report = join(REPORTS, `lighthouse-${form}.json`);
  rmSync(report, { force: true });
  const flags = ['--headless=new', '--disable-gpu', ...(sandbox ? [] : ['--no-sandbox'])];
  const { output } = await run(
    'npx',
    [
      '--yes',
      `lighthouse@${VERSION}`,
      address,
      ...(form === 'desktop' ? ['--preset=desktop'] : []),
      '--output=json',
      `--output-path=${report}`,
      '--quiet',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, seconds: 600 },
  );
  if (!existsSync(report)) {
    const last = output.trim().split('\n').slice(-5).join('\n');
    throw new Stop(
      `${last}\nLighthouse gave no report: npm run bench:load -- --no-lighthouse does without it.`,
    );
  }
  const { categories } = JSON.parse(readFileSync(report, 'utf8'));
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  );
}
