// npm run build:single [-- --site https://example.org/]: the page as one file, which needs nothing else, not even a network.
import './setup/node.mjs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/paths.mjs';
import { main } from './lib/stop.mjs';
import { ensureBuildTools } from './setup/all.mjs';
import { buildSingle } from './single/build.mjs';
import { buildWasm } from './wasm/build.mjs';

const { values } = parseArgs({ options: { site: { type: 'string' } } });

await main(async () => {
  await buildWasm(await ensureBuildTools());
  const { path, bytes, zipped, parts } = await buildSingle(values.site);
  const kB = (count) => `${(count / 1000).toFixed(1)} kB`;
  for (const [name, count] of Object.entries(parts)) console.log(`${kB(count).padStart(10)} gzip  ${name}`);
  console.log(`${relative(ROOT, path)}: ${kB(bytes)}, ${kB(zipped)} gzip`);
});
