// The browsers of the core journeys beside Chromium: whether each is there, how set-up installs it,
// once, and how a test starts it.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { TOOLS } from '../../scripts/lib/paths.mjs';
import { isProgram, run } from '../../scripts/lib/process.mjs';
import { startTask } from '../../scripts/lib/task.mjs';
import { aptInstall } from '../../scripts/setup/debian.mjs';
import { chromium, firefox, webkit } from './drivers.mjs';

/** What docs/hosting.md and www/src/i18n/en/html.ftl promise. */
const OLDEST = '103.0.0';
const FOLDER = join(TOOLS, `chromium-${OLDEST}`);

/** From the npm package of that Chromium, whose scripts are not run. */
async function installOldest() {
  const partial = `${FOLDER}.partial-${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const step = async (command, ...args) => {
    if ((await run(command, args, { cwd: partial, seconds: 300 })).code !== 0) throw new Error(command);
  };
  const unpack = (from, to) => {
    const packed = readFileSync(join(partial, 'package', 'bin', from));
    writeFileSync(join(partial, to), brotliDecompressSync(packed), { mode: 0o755 });
  };
  try {
    await step('npm', 'pack', '--silent', `@sparticuz/chromium@${OLDEST}`);
    await step('tar', '-xzf', `sparticuz-chromium-${OLDEST}.tgz`);
    unpack('chromium.br', 'chromium');
    unpack('swiftshader.tar.br', 'libraries.tar');
    await step('tar', '-xf', 'libraries.tar');
    renameSync(partial, FOLDER);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

const fromDebian = (programs, packages, launch) => ({
  isThere: async () => (await Promise.all(programs.map((one) => isProgram(one)))).every(Boolean),
  async install() {
    const [command, ...args] = (await aptInstall()) ?? [];
    if (command) await run(command, [...args, ...packages], { seconds: 600 });
  },
  launch,
});

export const BROWSERS = {
  [`Chromium ${OLDEST}`]: {
    isThere: () => existsSync(FOLDER),
    install: installOldest,
    launch: () => chromium(join(FOLDER, 'chromium'), FOLDER),
  },
  Firefox: fromDebian(['firefox-esr'], ['firefox-esr'], () => firefox('firefox-esr')),
  WebKitGTK: fromDebian(['WebKitWebDriver', 'Xvfb'], ['webkit2gtk-driver', 'xvfb'], () =>
    webkit('WebKitWebDriver'),
  ),
};

/** A step of set-up, for the part `browsers` (scripts/test.mjs). */
export async function ensureBrowsers() {
  for (const [name, { isThere, install }] of Object.entries(BROWSERS)) {
    if (await isThere()) continue;
    const end = startTask(`Installing ${name} for tests/browsers (once)`);
    await install().catch(() => {});
    const ok = await isThere();
    end(ok, ok ? '' : 'It cannot be had here: its journeys are skipped.');
  }
}
