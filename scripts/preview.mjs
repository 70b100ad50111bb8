// npm run preview [-- --port N --base /path/]: builds dist/ and serves it as a static host would.
import './setup/node.mjs';
import { main } from './lib/stop.mjs';
import { buildPage } from './page.mjs';
import { serveCommand } from './serve-static.mjs';
import { ensureBuildTools } from './setup/all.mjs';
import { buildWasm } from './wasm/build.mjs';

await main(async () => {
  await buildWasm(await ensureBuildTools());
  await buildPage();
  await serveCommand(process.argv.slice(2));
});
