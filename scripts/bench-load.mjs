// npm run bench:load [-- --rounds 7 --no-lighthouse --port N --hash '#1/stones?n=8']: how long a first visit waits, in a real
// Chromium over a slow line; and Lighthouse's scores. The last line says whether all aims are reached.
import './setup/node.mjs';
import { parseArgs } from 'node:util';
import { median, table } from './bench/figures.mjs';
import { fetchLighthouse, lighthouse, NoLighthouse, REPORTS_EACH } from './bench/lighthouse.mjs';
import { serveSite } from './bench/site.mjs';
import { SLOW, visit } from './bench/visit.mjs';
import { DIST } from './lib/paths.mjs';
import { main, Stop } from './lib/stop.mjs';
import { buildPage } from './page.mjs';
import { ensureBuildTools } from './setup/all.mjs';
import { ensureChromium, sandboxWorks } from './setup/chromium.mjs';
import { buildWasm } from './wasm/build.mjs';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    rounds: { type: 'string', default: '7' },
    lighthouse: { type: 'boolean', default: true },
    build: { type: 'boolean', default: true },
    port: { type: 'string', default: '0' },
    hash: { type: 'string', default: '' },
  },
});

const ms = (value) => `${Math.round(value).toLocaleString('en')} ms`;
const LINES = [
  { name: 'paint', title: 'First paint', show: ms },
  { name: 'answer', title: 'First answer drawn', show: ms, most: 1800 },
  { name: 'chart', title: 'Chart drawn', show: ms },
  { name: 'engine', title: 'Whole engine ready', show: ms },
  { name: 'requests', title: 'Requests to the first answer', show: String, most: 8 },
  { name: 'bytes', title: 'Their bodies', show: (bytes) => `${(bytes / 1000).toFixed(1)} kB`, most: 85_000 },
  { name: 'foreign', title: 'Requests to elsewhere', show: String, most: 0 },
  { name: 'fonts', title: 'Web fonts', show: String, most: 0 },
  { name: 'task', title: 'Longest task of the page', show: ms },
  { name: 'blocked', title: 'Beyond 50 ms in tasks, in all', show: ms },
  { name: 'shift', title: 'Layout shift', show: (value) => value.toFixed(4) },
];

const least = { desktop: 100, mobile: 98 };

await main(async () => {
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Stop(`--rounds is "${values.rounds}": a whole number from 1 on.`);
  if (values.build) {
    await buildWasm(await ensureBuildTools());
    await buildPage();
  }
  const chromium = await ensureChromium();
  const sandbox = await sandboxWorks(chromium);
  const server = await serveSite(DIST, Number(values.port));
  const address = `http://127.0.0.1:${server.address().port}/${values.hash}`;
  let failed = 0;
  const judge = (kept) => {
    if (!kept) failed += 1;
    return kept ? 'yes' : 'NO';
  };
  try {
    const visits = await visitAll(rounds, address, chromium, sandbox);
    const { latency, downloadThroughput, cpu } = SLOW;
    console.log(
      `${rounds} visits with an empty cache; ${(downloadThroughput * 8) / 1e6} Mbit/s, ${latency} ms, processor 1/${cpu}\n`,
    );
    const rows = LINES.map(({ name, title, show, most }) => {
      const all = visits.map((one) => one[name]);
      const middle = median(all);
      const aim = most === undefined ? ['', ''] : [show(most), judge(middle <= most)];
      return [title, show(middle), show(Math.min(...all)), show(Math.max(...all)), ...aim];
    });
    console.log(table([['', 'median', 'least', 'most', 'at most', 'reached'], ...rows]).join('\n'));
    if (values.lighthouse) await tellScores(address, { chromium, sandbox }, judge);
  } finally {
    server.close();
    server.closeAllConnections();
  }
  console.log(failed === 0 ? '\nAll aims are reached.' : `\n${failed} not reached.`);
  process.exitCode = failed === 0 ? 0 : 1;
});

async function visitAll(rounds, address, executablePath, chromiumSandbox) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, chromiumSandbox, args: ['--disable-gpu'] });
  try {
    // The first visit of all starts what the browser starts once.
    await visit(browser, address, { slow: false });
    const visits = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, address));
    return visits;
  } finally {
    await browser.close();
  }
}

/** Lighthouse's scores; where there are none, why. */
async function tellScores(address, chromium, judge) {
  const rows = [];
  const lacking = [];
  try {
    await fetchLighthouse();
    for (const [form, wanted] of Object.entries(least)) {
      const found = await lighthouse(address, form, chromium, console.log);
      const scores = Object.entries(found.scores);
      if (rows.length === 0)
        rows.push(['Lighthouse', ...scores.map(([name]) => name), 'at least', 'reached']);
      const reached = judge(scores.every(([, score]) => score >= wanted));
      rows.push([form, ...scores.map(([, score]) => String(score)), String(wanted), reached]);
      lacking.push(...found.lacking.map((what) => `${form}, ${what}`));
    }
  } catch (error) {
    if (!(error instanceof NoLighthouse)) throw error;
    console.log(`\nNo scores of Lighthouse: ${error.message} --no-lighthouse does without.`);
    return;
  }
  console.log(`\nMedians of ${REPORTS_EACH} reports each.\n${table(rows).join('\n')}`);
  if (lacking.length) console.log(`Below 90 in one report at least: ${lacking.join('; ')}.`);
}
