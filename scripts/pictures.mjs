// npm run snapshots: takes new reference pictures for the browser tests, or new pictures for
// README.md and docs/. Look at every picture that changed before you commit it.
import './setup/node.mjs';
import { join } from 'node:path';
import { commandLine } from './lib/command.mjs';
import { ROOT } from './lib/paths.mjs';
import { main, Stop } from './lib/stop.mjs';
import { galleryStep, pageStep } from './page.mjs';
import { withBuildTools } from './setup/all.mjs';
import { chromiumEnvironment, playwright } from './setup/chromium.mjs';
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
  await withBuildTools(wasmStep(), pageStep(), galleryStep());
  const which = docs
    ? ['--config', join(ROOT, 'tests', 'pictures')]
    : ['gallery.spec', 'languages.spec', '--update-snapshots=all'];
  const status = playwright([...which, ...(only ? ['--grep', only] : [])], await chromiumEnvironment());
  if (status !== 0) throw new Stop('Not every picture could be taken (see above).');
});
