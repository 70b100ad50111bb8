// npm run build:single: the page as one file, which needs nothing else, not even a network.
import './setup/node.mjs';
import { relative } from 'node:path';
import { buildSingle } from '../www/build/single/build.mjs';
import { commandLine } from './lib/command.mjs';
import { ROOT } from './lib/paths.mjs';
import { main } from './lib/stop.mjs';
import { withBuildTools } from './setup/all.mjs';
import { wasmStep } from './wasm/build.mjs';

const { site } = commandLine({
  name: 'npm run build:single',
  about: 'Builds the page as one file, and tells what each part of it weighs.',
  options: { site: { value: 'URL', help: 'where the page itself is, for links to it' } },
});

await main(async () => {
  await withBuildTools(wasmStep());
  const { path, bytes, zipped, parts } = await buildSingle(site);
  const kB = (count) => `${(count / 1000).toFixed(1)} kB`;
  for (const [name, count] of Object.entries(parts)) console.log(`${kB(count).padStart(10)} gzip  ${name}`);
  console.log(`${relative(ROOT, path)}: ${kB(bytes)}, ${kB(zipped)} gzip`);
});
