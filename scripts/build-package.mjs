// npm run build:package (and before `npm pack`): lib/, what the npm package gives away.
import './setup/node.mjs';
import { main } from './lib/stop.mjs';
import { ensureBuildTools } from './setup/all.mjs';
import { buildWasm } from './wasm/build.mjs';

await main(async () => {
  await buildWasm(await ensureBuildTools());
  // Only now: on a new machine this file is read before any package is installed.
  const { buildPackage } = await import('./package/build.mjs');
  await buildPackage();
  console.log('lib/ is built: "npm pack" makes a package of it.');
});
