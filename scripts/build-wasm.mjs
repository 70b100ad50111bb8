// npm run build:wasm [-- --dev]: www/pkg, unless it is up to date already.
import './setup/node.mjs';
import { main } from './lib/stop.mjs';
import { ensureBuildTools } from './setup/all.mjs';
import { buildWasm } from './wasm/build.mjs';

await main(async () => {
  const built = await buildWasm(await ensureBuildTools(), { dev: process.argv.includes('--dev') });
  console.log(built ? 'www/pkg is built.' : 'www/pkg is up to date.');
});
