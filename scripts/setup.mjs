// npm run setup: installs everything for building and testing, and lists it.
import './setup/node.mjs';
import { commandLine } from './lib/command.mjs';
import { main } from './lib/stop.mjs';
import { withBuildTools } from './setup/all.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureRust, ensureRustChecks } from './setup/rust.mjs';

commandLine({ name: 'npm run setup', about: 'Installs what building and testing need.' });

await main(async () => {
  let chromium = '';
  await withBuildTools(
    { run: async () => ensureRustChecks(await ensureRust()) },
    {
      run: async () => {
        chromium = await ensureChromium();
      },
    },
  );
  console.log(`Everything is there (browser tests use ${chromium}).`);
});
