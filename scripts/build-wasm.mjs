// npm run build:wasm: www/pkg, unless it is up to date already.
import './setup/node.mjs';
import { commandLine } from './lib/command.mjs';
import { main } from './lib/stop.mjs';
import { withBuildTools } from './setup/all.mjs';
import { buildSeconds, buildWasm } from './wasm/build.mjs';

const { dev } = commandLine({
  name: 'npm run build:wasm',
  about: 'Builds www/pkg, unless it is up to date already.',
  options: { dev: { help: 'the quick build of npm start and npm test' } },
});

await main(() =>
  withBuildTools({
    seconds: () => buildSeconds({ dev }),
    run: async (env) =>
      console.log((await buildWasm(env, { dev })) ? 'www/pkg is built.' : 'www/pkg is up to date.'),
  }),
);
