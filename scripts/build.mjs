// npm run build: dist/, a folder that any static host can serve from any path.
import './setup/node.mjs';
import { copyFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DIST } from './lib/paths.mjs';
import { main } from './lib/stop.mjs';
import { buildPage } from './page.mjs';
import { ensureBuildTools } from './setup/all.mjs';
import { buildSingle } from './single/build.mjs';
import { buildWasm } from './wasm/build.mjs';

await main(async () => {
  await buildWasm(await ensureBuildTools());
  const single = await buildSingle();
  await buildPage(single.zipped);
  copyFileSync(single.path, join(DIST, basename(single.path)));
  console.log('dist/ is built: copy it to any static host, "npm run preview" shows it here.');
});
