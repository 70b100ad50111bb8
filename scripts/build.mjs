// npm run build: dist/, a folder that any static host can serve from any path.
import './setup/node.mjs';
import { copyFileSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSingle } from '../www/build/single/build.mjs';
import { compressAll } from './build/compress.mjs';
import { integrityOf } from './build/integrity.mjs';
import { commandLine } from './lib/command.mjs';
import { DIST } from './lib/paths.mjs';
import { main } from './lib/stop.mjs';
import { startTask } from './lib/task.mjs';
import { buildIfChanged } from './lib/up-to-date.mjs';
import { buildPage, PAGE_INPUTS } from './page.mjs';
import { withBuildTools } from './setup/all.mjs';
import { wasmStep } from './wasm/build.mjs';
import { readStamp } from './wasm/fingerprint.mjs';

const values = commandLine({
  name: 'npm run build',
  about: 'Builds dist/, which any static host can serve from any path.',
  options: {
    'if-changed': { help: 'only where it is not what would be built' },
    dev: { help: 'with the quick build of the engine, as npm test does' },
  },
});

async function build() {
  const single = await buildSingle();
  await buildPage(single.zipped);
  copyFileSync(single.path, join(DIST, basename(single.path)));
  // Last: the service worker's list of files has no copies.
  const task = startTask('Compressing', { seconds: 10 });
  const copies = await compressAll(DIST, readStamp()?.kind === 'dev' ? 'quick' : 'best');
  task.end(true, `${copies.length} copies`);
}

await main(async () => {
  await withBuildTools(wasmStep({ dev: values.dev }), {
    seconds: () => 50,
    run: () => (values['if-changed'] ? buildIfChanged(DIST, PAGE_INPUTS, build) : build()),
  });
  console.log('dist/ is built: copy it to any static host, "npm run preview" shows it here.');
  const script = readFileSync(join(DIST, 'grundyscope.js'));
  console.log(`grundyscope.js: integrity="${integrityOf(script)}"`);
});
