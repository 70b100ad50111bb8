// npm run build:package (and before `npm pack`): lib/, the contents of the npm package.
import './setup/node.mjs';
import { commandLine } from './lib/command.mjs';
import { main } from './lib/stop.mjs';
import { withBuildTools } from './setup/all.mjs';
import { wasmStep } from './wasm/build.mjs';

const { dev } = commandLine({
  name: 'npm run build:package',
  about: 'Builds lib/, of which "npm pack" makes a package.',
  options: { dev: { help: 'with the quick build of the engine, as npm test does' } },
});

await main(async () => {
  await withBuildTools(wasmStep({ dev }));
  // Imported here, because on a new machine this file loads before any package is installed.
  const { buildPackage } = await import('../www/build/package/build.mjs');
  await buildPackage();
  console.log('lib/ is built: "npm pack" makes a package of it.');
});
