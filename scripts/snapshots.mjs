// npm run snapshots: takes the pictures anew that tests/e2e/gallery.spec.ts and languages.spec.ts compare with. Look at what has changed before it is committed.
import './setup/node.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { NODE_MODULES, ROOT } from './lib/paths.mjs';
import { main, Stop } from './lib/stop.mjs';
import { buildGallery, buildPage } from './page.mjs';
import { ensureBuildTools } from './setup/all.mjs';
import { ensureChromium, sandboxWorks } from './setup/chromium.mjs';
import { buildWasm } from './wasm/build.mjs';

await main(async () => {
  await buildWasm(await ensureBuildTools());
  await buildPage();
  await buildGallery();
  const chromium = await ensureChromium();
  const playwright = join(NODE_MODULES, '@playwright', 'test', 'cli.js');
  const { status } = spawnSync(
    process.execPath,
    [playwright, 'test', 'gallery.spec', 'languages.spec', '--update-snapshots=all'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        GRUNDYSCOPE_CHROMIUM: chromium,
        GRUNDYSCOPE_CHROMIUM_SANDBOX: (await sandboxWorks(chromium)) ? 'on' : 'off',
      },
    },
  );
  if (status !== 0) throw new Stop('Not every picture could be taken (see above).');
  console.log('The pictures are in tests/e2e/snapshots.');
});
