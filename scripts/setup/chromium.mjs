// A Chromium for the browser tests: the one that is there, or one installed by apt-get or by
// Playwright.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NODE_MODULES, ROOT } from '../lib/paths.mjs';
import { isProgram, run, which } from '../lib/process.mjs';
import { Stop } from '../lib/stop.mjs';
import { runTask } from '../lib/task.mjs';
import { aptGet, aptUpdate } from './apt.mjs';

// The headless shell first: without the windows of the whole browser a test takes half of the
// processor's time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MISSING =
  'Chromium is missing and could not be installed: install Chromium or Chrome, or set GRUNDYSCOPE_CHROMIUM to its path, and run this again.';

async function runs(file) {
  const { code } = await run(file, ['--version'], { seconds: 20 });
  return code === 0;
}

async function onPath() {
  for (const name of NAMES) {
    const file = which(name);
    if (file && (await runs(file))) return file;
  }
  return undefined;
}

/** Playwright's own Chromium, where it has been downloaded. */
function playwrights() {
  try {
    const require = createRequire(join(ROOT, 'package.json'));
    const file = require('@playwright/test').chromium.executablePath();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

async function byApt() {
  const apt = await aptGet();
  if (!apt) return undefined;
  await aptUpdate(apt);
  const title = 'Installing Chromium by apt-get (once)';
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const args = [...apt.slice(1), 'install', '--no-install-recommends', name];
    await runTask(title, apt[0], args, { seconds: 900, estimate: 20, optional: true });
    const file = await onPath();
    if (file) return file;
  }
  return undefined;
}

async function byPlaywright() {
  const title = "Installing Playwright's Chromium (once)";
  const cli = join(NODE_MODULES, '@playwright', 'test', 'cli.js');
  await runTask(title, process.execPath, [cli, 'install', 'chromium'], {
    seconds: 900,
    estimate: 60,
    optional: true,
  });
  const file = playwrights();
  return file && (await runs(file)) ? file : undefined;
}

/** The path of a Chromium that runs. Needs the npm packages. */
export async function ensureChromium() {
  const asked = process.env.GRUNDYSCOPE_CHROMIUM;
  if (asked) {
    if (isProgram(asked)) return asked;
    throw new Stop(
      `GRUNDYSCOPE_CHROMIUM is "${asked}", and no program is there: set it to the path of a Chromium.`,
    );
  }
  const file = (await onPath()) ?? playwrights() ?? (await byApt()) ?? (await byPlaywright());
  if (!file) throw new Stop(MISSING);
  return file;
}

/**
 * Whether this Chromium can use its sandbox: not for root, and not where the system denies it what
 * it needs.
 */
export async function sandboxWorks(file) {
  if (process.getuid?.() === 0) return false;
  const { code } = await run(file, ['--headless', '--disable-gpu', '--dump-dom', 'about:blank'], {
    seconds: 30,
  });
  return code === 0;
}
