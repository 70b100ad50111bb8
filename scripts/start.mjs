// npm start: sets up, builds, and serves the page by Vite, which follows changes of the page; the
// engine is built anew when the crate changes.
import './setup/node.mjs';
import { join } from 'node:path';
import { commandLine, PORT } from './lib/command.mjs';
import { PKG, ROOT } from './lib/paths.mjs';
import { main, Stop } from './lib/stop.mjs';
import { withBuildTools } from './setup/all.mjs';
import { wasmStep } from './wasm/build.mjs';

const QUIET_MS = 150;
const WATCHED = ['src', 'wasm', 'Cargo.toml', 'Cargo.lock'].map((name) => join(ROOT, name));

const { open, port } = commandLine({
  name: 'npm start',
  about: 'Sets up what is missing, builds, and serves the page; it follows every change.',
  options: {
    open: { default: true, help: 'do not open a browser' },
    port: { ...PORT, default: 5173 },
  },
});

async function serve(env) {
  let failure;
  const build = async () => {
    failure = undefined;
    try {
      await wasmStep({ dev: true })(env);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      console.error(`${error.message}\nThe page keeps the last build that worked. Waiting for a change ...`);
      failure = { message: error.message, stack: '', plugin: 'cargo', id: 'src' }; // for Vite's overlay
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
  const used = server.httpServer.address().port;
  if (port && used !== port) console.log(`\nPort ${port} is taken by another program.`);
  console.log(
    `\nGrundyscope runs at http://localhost:${used}/\nIt follows changes of the page and of the crate. Ctrl+C ends it.\n`,
  );
  const { DISPLAY, WAYLAND_DISPLAY, CI } = process.env;
  const display = process.platform !== 'linux' || DISPLAY || WAYLAND_DISPLAY;
  if (open && !CI && display) server.openBrowser();

  const show = () => failure && server.ws.send({ type: 'error', err: failure });
  server.ws.on('connection', () => setTimeout(show, 100)); // for a page that loads meanwhile

  // Changes in quick succession cause one build, and changes during it one more.
  let [timer, building] = [undefined, Promise.resolve()];
  const rebuild = async () => {
    await build();
    if (failure) return show();
    for (const module of server.moduleGraph.idToModuleMap.values())
      if (module.file?.startsWith(PKG)) server.moduleGraph.invalidateModule(module); // Vite does not watch it
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
