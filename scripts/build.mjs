// npm run build: dist/, a folder that any static host can serve from any path.
import './setup/node.mjs';
import { main } from './lib/stop.mjs';
import { buildPage } from './page.mjs';
import { ensureBuildTools } from './setup/all.mjs';
import { buildWasm } from './wasm/build.mjs';

await main(async () => {
  await buildWasm(await ensureBuildTools());
  await buildPage();
  console.log('dist/ is built: copy it to any static host, "npm run preview" shows it here.');
});
