// The browser tests. `npm test -- --only page,specimen` builds what they look at.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { ensureChromium } from './scripts/setup/chromium.mjs';

const PORT = Number(process.env.GRUNDYSCOPE_TEST_PORT ?? 4174);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const FONTS = fileURLToPath(new URL('tests/e2e/fonts.conf', import.meta.url));
// The same in the processes of the workers.
process.env.GRUNDYSCOPE_CHROMIUM = await ensureChromium();

const args = [
  // A page lives for a few seconds: to optimise its scripts takes longer than they run.
  '--js-flags=--no-opt --no-maglev --max-lazy',
  // Whether a face arrives before the first text is drawn depends on the machine.
  '--disable-remote-fonts',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: 'tests/e2e/snapshots/{arg}{ext}',
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  fullyParallel: true,
  // `npm run stress` looks for races with more.
  workers: availableParallelism(),
  // A test that passes at its second try is a fault, of the page or of the test.
  retries: 0,
  // Most tests take some seconds; on a slow and busy machine, ten times as long.
  timeout: 60_000,
  expect: {
    timeout: 25_000,
    // Edges of letters and curves may come out a little different elsewhere; a missing bar or a
    // line that breaks may not.
    toHaveScreenshot: { threshold: 0.2, maxDiffPixelRatio: 0.004 },
  },
  forbidOnly: Boolean(process.env.CI),
  use: {
    // Below a path of its own, because that is where pages of static hosts often are.
    baseURL: `${ORIGIN}/some/sub/path/`,
    browserName: 'chromium',
    headless: true,
    // What a test lets through or holds back, no copy of the site may answer: but for
    // tests/e2e/offline.spec.ts.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      args,
      // Fonts of the project's own, where the browser asks fontconfig for them.
      env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: FONTS },
      executablePath: process.env.GRUNDYSCOPE_CHROMIUM,
    },
  },
  webServer: {
    command: `node scripts/serve-static.mjs --port ${PORT} --base /some/sub/path/ --tests`,
    url: `${ORIGIN}/some/sub/path/`,
    reuseExistingServer: false,
  },
});
