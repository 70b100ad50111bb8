// npm test: the checks that an ordinary change can break. The last line is "N passed, N failed".
import './setup/node.mjs';
import { commandLine } from './lib/command.mjs';
import { main } from './lib/stop.mjs';
import { PARTS } from './test/parts.mjs';
import { Passed } from './test/passed.mjs';
import { listParts, runParts } from './test/run.mjs';

const values = commandLine({
  name: 'npm test',
  about: 'Runs everything that a change can break in an ordinary way; "npm run verify" runs the rest.',
  options: {
    only: { value: 'NAME,NAME', help: 'these parts, or tests by file: search, rust/level_sets' },
    again: { help: 'run parts, too, that have passed before and read nothing that has changed' },
    list: { help: 'name the parts' },
  },
});

const only = values.only?.split(',');
// A part that is asked for by name runs.
const passed = new Passed({ again: values.again || only !== undefined });

await main(() => (values.list ? listParts(PARTS) : runParts(PARTS, only, passed)));
