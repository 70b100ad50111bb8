// npm run preview: builds dist/ and serves it as a static host would.
import './setup/node.mjs';
import { commandLine } from './lib/command.mjs';
import { main } from './lib/stop.mjs';
import { PAGE } from './page.mjs';
import { SERVING, serveCommand } from './serve-static.mjs';
import { withBuildTools } from './setup/all.mjs';
import { wasmStep } from './wasm/build.mjs';

const values = commandLine({
  ...SERVING,
  name: 'npm run preview',
  about: 'Builds dist/ and serves it as a static host would.',
});

await main(async () => {
  await withBuildTools(wasmStep(), PAGE);
  await serveCommand(values);
});
