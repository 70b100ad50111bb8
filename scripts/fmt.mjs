// npm run fmt: formats the crate and the page.
import './setup/node.mjs';
import { join } from 'node:path';
import { commandLine } from './lib/command.mjs';
import { NODE_MODULES, ROOT } from './lib/paths.mjs';
import { runVisibly } from './lib/process.mjs';
import { main } from './lib/stop.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { ensureRust, ensureRustChecks } from './setup/rust.mjs';

commandLine({ name: 'npm run fmt', about: 'Formats the crate and the page.' });

await main(async () => {
  const rust = await ensureRust();
  await ensureRustChecks(rust);
  await ensurePackages();
  const options = { cwd: ROOT, env: rust.env };
  const biome = join(NODE_MODULES, '@biomejs', 'biome', 'bin', 'biome');
  const rustCode = await runVisibly('cargo', ['fmt'], options);
  process.exitCode =
    (await runVisibly(process.execPath, [biome, 'check', '--write', '.'], options)) || rustCode;
});
