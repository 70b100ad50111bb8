// npm run snapshots: takes new reference pictures for the browser tests, or new pictures for
// README.md and docs/. Look at every picture that changed before you commit it.
import './setup/node.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { commandLine } from './lib/command.mjs';
import { NODE_MODULES, ROOT } from './lib/paths.mjs';
import { main, Stop } from './lib/stop.mjs';
import { GALLERY, PAGE } from './page.mjs';
import { withBuildTools } from './setup/all.mjs';
import { ensureChromium, sandboxWorks } from './setup/chromium.mjs';
import { wasmStep } from './wasm/build.mjs';

const { docs, only } = commandLine({
  name: 'npm run snapshots',
  about: 'Takes new reference pictures for the browser tests.',
  options: {
    docs: { help: 'those in README.md and docs/ instead' },
    only: { value: 'TEXT', help: 'those whose titles have this text' },
  },
});

await main(async () => {
  await withBuildTools(wasmStep(), PAGE, GALLERY);
  const chromium = await ensureChromium();
  const which = docs
    ? ['--config', join(ROOT, 'tests', 'pictures')]
    : ['gallery.spec', 'languages.spec', '--update-snapshots=all'];
  const cli = join(NODE_MODULES, '@playwright', 'test', 'cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'test', ...which, ...(only ? ['--grep', only] : [])], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      GRUNDYSCOPE_CHROMIUM: chromium,
      GRUNDYSCOPE_CHROMIUM_SANDBOX: (await sandboxWorks(chromium)) ? 'on' : 'off',
    },
  });
  if (status !== 0) throw new Stop('Not every picture could be taken (see above).');
});
