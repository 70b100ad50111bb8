// npm run verify: the checks that take too long for every `npm test`. The last line is
// "N passed, N failed".
import './setup/node.mjs';
import { commandLine } from './lib/command.mjs';
import { main } from './lib/stop.mjs';
import { listParts, runParts } from './test/run.mjs';
import { VERIFY } from './test/verify.mjs';

const values = commandLine({
  name: 'npm run verify',
  about: 'Runs what takes too long for every "npm test": every combination, pictures, long oracles.',
  options: {
    only: { value: 'NAME,NAME', help: 'these parts, or browser tests by file: gallery for gallery.spec.ts' },
    list: { help: 'name the parts' },
  },
});

await main(() => (values.list ? listParts(VERIFY) : runParts(VERIFY, values.only?.split(','))));
