// npm run build:package (and before `npm pack`): lib/, what the npm package gives away.
import './setup/node.mjs';
import { main } from './lib/stop.mjs';
import { buildPackage } from './package/build.mjs';
import { ensureBuildTools } from './setup/all.mjs';
import { buildWasm } from './wasm/build.mjs';

await main(async () => {
  await buildWasm(await ensureBuildTools());
  await buildPackage();
  console.log('lib/ is built: "npm pack" makes a package of it.');
});
