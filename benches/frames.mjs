// npm run bench:frames: how fast the built page follows a hand that zooms and moves along a
// sequence, in a real Chromium. For each size: the time from one frame to the next and the time
// that the main thread spends on one, while something moves in every frame; the time from a single
// movement to the exact picture; and what tasks of the main thread took longer than 50 ms while all
// of it was computed.
import '../scripts/setup/node.mjs';
import { cpus } from 'node:os';
import { commandLine, PORT } from '../scripts/lib/command.mjs';
import { DIST } from '../scripts/lib/paths.mjs';
import { main } from '../scripts/lib/stop.mjs';
import { PAGE } from '../scripts/page.mjs';
import { serve } from '../scripts/serve-static.mjs';
import { withBuildTools } from '../scripts/setup/all.mjs';
import { ensureChromium, sandboxWorks } from '../scripts/setup/chromium.mjs';
import { wasmStep } from '../scripts/wasm/build.mjs';
import { figure, median, quantile, table } from './harness/figures.mjs';
import { gestures } from './harness/gestures.mjs';

const values = commandLine({
  name: 'npm run bench:frames',
  about: 'Measures how fast the built page follows a hand that zooms and moves along a sequence.',
  options: {
    sizes: { value: 'N,N', default: '1000000,10000000', help: 'the lengths of the sequence' },
    game: { value: 'GAME', default: 'take:squares', help: 'the game whose sequence it is' },
    rounds: { value: 'N', min: 1, default: 3, help: 'how often everything is moved' },
    port: { ...PORT, default: 0 },
  },
});

/** The longest that a sequence may take to be computed. */
const PATIENCE = 600_000;

/** Runs in the page: browsers report tasks above 50 ms. */
function watchTasks() {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

async function measured(browser, origin, n) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  await page.addInitScript(watchTasks);
  await page.goto(`${origin}/#1/game?game=${values.game}&n=${n}`);
  const shown = page.locator('.zoom > .number');
  await shown.filter({ hasText: Number(n).toLocaleString('en') }).waitFor({ timeout: PATIENCE });
  // What else is known of the game comes afterwards, by the same worker.
  await page.locator('.period-head[data-status]:not([data-stale])').waitFor({ timeout: PATIENCE });
  await page.locator('[data-exact="true"]').waitFor();
  await page.waitForTimeout(1000);
  const tasks = await page.evaluate(() => window.longTasks);
  const rounds = [];
  for (let round = 0; round < values.rounds; round += 1) rounds.push(await page.evaluate(gestures));
  await page.close();
  const all = (what) => rounds.flatMap((round) => round[what]);
  return {
    tasks,
    ...Object.fromEntries(['frame', 'work', 'answer', 'drawn'].map((what) => [what, all(what)])),
  };
}

await main(async () => {
  await withBuildTools(wasmStep(), PAGE);
  const executablePath = await ensureChromium();
  const server = await serve([['/', DIST]], values.port);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: await sandboxWorks(executablePath),
  });
  const rows = [['n', 'what', 'median, ms', '95th percentile, ms', 'longest, ms', 'of']];
  const told = {
    frame: 'from frame to frame, in motion',
    work: 'main thread for a frame, in motion',
    answer: 'from a movement to the exact picture, in memory',
    drawn: 'the same, to the end of its frame',
    tasks: 'tasks over 50 ms while it was computed',
  };
  for (const n of values.sizes.split(',')) {
    const times = await measured(browser, `http://127.0.0.1:${server.address().port}`, n);
    for (const [what, title] of Object.entries(told)) {
      const list = times[what];
      const numbers = list.length ? [median(list), quantile(list, 0.95), Math.max(...list)] : [];
      const shown = [0, 1, 2].map((i) => figure(numbers[i]));
      rows.push([Number(n).toLocaleString('en'), title, ...shown, String(list.length)]);
    }
  }
  await browser.close();
  server.close();
  console.log(
    `${values.game}, Chromium ${browser.version()}, ${cpus()[0]?.model ?? ''} × ${cpus().length}\n`,
  );
  console.log(table(rows).join('\n'));
});
