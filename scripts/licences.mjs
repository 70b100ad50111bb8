// npm run licences: www/build/licences/crates.json and the texts beside it, from the sources of the
// crates. Those of npm packages are read when a bundle is built.
import './setup/node.mjs';
import { commandLine } from './lib/command.mjs';
import { main } from './lib/stop.mjs';
import { writeCrates } from './licences/crates.mjs';
import { ensureRust } from './setup/rust.mjs';

commandLine({
  name: 'npm run licences',
  about: 'Writes the licences of the crates in the engine, after a change of Cargo.lock.',
});

await main(async () => {
  const { env } = await ensureRust();
  const count = await writeCrates(env);
  console.log(`www/build/licences has the licences of ${count} crates.`);
});
