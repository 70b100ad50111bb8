// npm run setup: installs what building and testing need, and says what is there.
import './setup/node.mjs';
import { main } from './lib/stop.mjs';
import { ensureBuildTools } from './setup/all.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureRust, ensureRustChecks } from './setup/rust.mjs';

await main(async () => {
  await ensureBuildTools();
  await ensureRustChecks(await ensureRust());
  const chromium = await ensureChromium();
  console.log(`Everything is there (browser tests use ${chromium}).`);
});
