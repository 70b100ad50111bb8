// npm start: sets up, builds, and serves the page by Vite, which follows changes of the page; the
// engine is built anew when the crate changes.
import { join } from 'node:path';
import { commandLine, PORT } from './lib/command.mjs';
import { ROOT } from './lib/paths.mjs';
import { main, Stop } from './lib/task.mjs';
import { withBuildTools } from './setup/all.mjs';
import { wasmStep } from './wasm/build.mjs';

const QUIET_MS = 150;
const WATCHED = ['src', 'wasm', 'Cargo.toml', 'Cargo.lock'].map((name) => join(ROOT, name));

const { 'no-open': closed, port } = commandLine({
  name: 'npm start',
  about: 'Sets up what is missing, builds, and serves the page; it follows every change.',
  options: {
    'no-open': { help: 'do not open a browser' },
    port: { ...PORT, default: 5173 },
  },
});

async function serve(env) {
  /** Whether the engine builds. */
  const build = async () => {
    try {
      await wasmStep({ dev: true })(env);
      return true;
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      console.error(`${error.message}\nThe page keeps the last build that worked. Waiting for a change ...`);
      return false;
    }
  };
  await build();
  const { createServer } = await import('vite'); // only now: set-up has installed it
  const server = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    clearScreen: false,
    server: { port },
  });
  await server.listen();
  const { port: used } = server.httpServer.address();
  console.log(`\nGrundyscope runs at http://localhost:${used}/ and follows every change. Ctrl+C ends it.\n`);
  const { DISPLAY, WAYLAND_DISPLAY, CI } = process.env;
  const display = process.platform !== 'linux' || DISPLAY || WAYLAND_DISPLAY;
  if (!closed && !CI && display) server.openBrowser();

  // Changes in quick succession cause one build, and changes during it one more.
  let [timer, building] = [undefined, Promise.resolve()];
  const rebuild = async () => {
    if (!(await build())) return;
    server.moduleGraph.invalidateAll(); // Vite does not watch the package
    server.ws.send({ type: 'full-reload', path: '*' });
  };
  server.watcher.add(WATCHED);
  server.watcher.on('all', (_event, file) => {
    if (!WATCHED.some((path) => file.startsWith(path))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(rebuild);
    }, QUIET_MS);
  });
}

await main(() => withBuildTools(serve));
