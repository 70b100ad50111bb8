// The browsers of the core journeys beside Chromium. Each function installs one, once, and starts
// it; undefined where it cannot be had.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { TOOLS } from '../../scripts/lib/paths.mjs';
import { isProgram, run } from '../../scripts/lib/process.mjs';
import { aptInstall } from '../../scripts/setup/debian.mjs';
import { chromium, firefox, webkit } from './drivers.mjs';

/** What docs/hosting.md and www/src/i18n/en/html.ftl promise. */
const OLDEST = '103.0.0';

/** Whether the programs are there, perhaps after these packages of Debian are installed. */
async function have(programs, packages) {
  const all = async () => (await Promise.all(programs.map((one) => isProgram(one)))).every(Boolean);
  if (await all()) return true;
  const [command, ...args] = (await aptInstall()) ?? [];
  if (command) await run(command, [...args, ...packages], { seconds: 600 });
  return all();
}

/** From the npm package of that Chromium, whose scripts are not run. */
async function oldest() {
  const folder = join(TOOLS, `chromium-${OLDEST}`);
  const partial = `${folder}.partial-${process.pid}`;
  if (!existsSync(folder)) {
    mkdirSync(partial, { recursive: true });
    const step = async (command, ...args) =>
      (await run(command, args, { cwd: partial, seconds: 300 })).code === 0;
    try {
      const packed = `sparticuz-chromium-${OLDEST}.tgz`;
      if (!(await step('npm', 'pack', '--silent', `@sparticuz/chromium@${OLDEST}`))) return undefined;
      if (!(await step('tar', '-xzf', packed))) return undefined;
      const unpack = (from, to) =>
        writeFileSync(
          join(partial, to),
          brotliDecompressSync(readFileSync(join(partial, 'package', 'bin', from))),
          { mode: 0o755 },
        );
      unpack('chromium.br', 'chromium');
      unpack('swiftshader.tar.br', 'libraries.tar');
      if (!(await step('tar', '-xf', 'libraries.tar'))) return undefined;
      renameSync(partial, folder);
    } finally {
      rmSync(partial, { recursive: true, force: true });
    }
  }
  return chromium(join(folder, 'chromium'), folder);
}

export const BROWSERS = {
  [`Chromium ${OLDEST}`]: oldest,
  Firefox: async () => ((await have(['firefox-esr'], ['firefox-esr'])) ? firefox('firefox-esr') : undefined),
  WebKitGTK: async () =>
    (await have(['WebKitWebDriver', 'Xvfb'], ['webkit2gtk-driver', 'xvfb']))
      ? webkit('WebKitWebDriver')
      : undefined,
};
