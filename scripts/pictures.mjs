// npm run snapshots: takes new reference pictures for the browser tests, or new pictures for
// README.md and docs/. Look at every picture that changed before you commit it.
import { commandLine } from './lib/command.mjs';
import { main, Stop } from './lib/stop.mjs';
import { buildForTests, playwright } from './setup/chromium.mjs';

const { docs } = commandLine({
  name: 'npm run snapshots',
  about: 'Takes new reference pictures for the browser tests.',
  options: {
    docs: { help: 'those in README.md and docs/ instead' },
  },
});

await main(async () => {
  buildForTests();
  const which = docs
    ? ['--config', 'tests/pictures']
    : ['specimen.spec', 'languages.spec', '--update-snapshots=all'];
  if ((await playwright(which)) !== 0) throw new Stop('Not every picture could be taken (see above).');
});
