// A Chromium for the browser tests: one that is there, or one from apt-get or from Playwright.
//
// By hand, because Playwright's own cannot be fetched on machines that reach only package
// registries, and because a Chromium that is there already is as good.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { NODE_MODULES } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { Stop, tryTask } from '../lib/task.mjs';
import { aptInstall } from './debian.mjs';

const PLAYWRIGHT = join(NODE_MODULES, '@playwright', 'test', 'cli.js');

// The headless shell first: without the windows of the whole browser a test takes half of the
// processor's time.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The first that runs; the last of them is Playwright's own, where it has been downloaded. */
async function found() {
  const { chromium } = await import('@playwright/test');
  const folders = process.env.PATH.split(delimiter);
  const files = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const file of [...files.filter((one) => existsSync(one)), chromium.executablePath()])
    if ((await run(file, ['--version'], { seconds: 20 })).code === 0) return file;
  return undefined;
}

async function install() {
  const apt = await aptInstall();
  const ways = [
    ...(apt ? ['chromium-headless-shell', 'chromium'].map((name) => ['apt-get', [...apt, name]]) : []),
    ['Playwright', [process.execPath, PLAYWRIGHT, 'install', 'chromium']],
  ];
  for (const [by, [command, ...args]] of ways) {
    await tryTask(`Installing Chromium by ${by} (once)`, command, args, { seconds: 900 });
    const file = await found();
    if (file) return file;
  }
  throw new Stop(
    'Chromium is missing and could not be installed: install Chromium or Chrome, or set GRUNDYSCOPE_CHROMIUM to its path, and run this again.',
  );
}

/** The path of a Chromium that runs. Needs the npm packages. */
export const ensureChromium = async () =>
  process.env.GRUNDYSCOPE_CHROMIUM || (await found()) || (await install());
