// The development server: Vite for the page, and a rebuild of the crate whenever it changes.
import { join } from 'node:path';
import { PKG, ROOT } from '../lib/paths.mjs';
import { Stop } from '../lib/stop.mjs';
import { buildWasm } from '../wasm/build.mjs';
import { readStamp } from '../wasm/fingerprint.mjs';
import { rebuilder } from './rebuilder.mjs';

const WATCHED = ['src', 'Cargo.toml', 'Cargo.lock'].map((name) => join(ROOT, name));

/** Builds, serves and watches; returns when the server listens. */
export async function serveLive(env, { port, open }) {
  let failure; // the last build's, until one succeeds
  const build = async () => {
    try {
      const built = await buildWasm(env, { dev: true });
      failure = undefined;
      return built;
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      failure = error;
      console.error(error.message);
      const last = readStamp()
        ? 'The page keeps the last build that worked.'
        : 'The page has no engine until it does.';
      console.error(`${last} Waiting for a change ...`);
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
  const address = `http://localhost:${server.httpServer.address().port}/`;
  console.log(
    `\nGrundyscope runs at ${address}\nIt follows changes of the page and of the crate. Ctrl+C ends it.\n`,
  );
  if (open) server.openBrowser();

  const showFailure = (client) => failure && client.send({ type: 'error', err: overlay(failure) });
  const rebuild = rebuilder(async () => {
    const hadFailed = failure !== undefined;
    const built = await build();
    if (failure) showFailure(server.ws);
    else if (built || hadFailed) reload(server); // reverting a mistake needs no build, but must remove the overlay
  });
  server.ws.on('connection', () => setTimeout(() => showFailure(server.ws), 100)); // for a page that loads meanwhile
  server.watcher.add(WATCHED);
  server.watcher.on('all', (_event, file) => {
    if (WATCHED.some((path) => file === path || file.startsWith(path))) rebuild();
  });

  const close = () => {
    server.close().finally(() => process.exit(0));
    setTimeout(() => process.exit(0), 2000).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.removeAllListeners(signal);
    process.once(signal, close);
  }
}

/** Reloads the page with the new package, which Vite itself does not watch. */
function reload(server) {
  for (const module of server.moduleGraph.idToModuleMap.values()) {
    if (module.file?.startsWith(PKG)) server.moduleGraph.invalidateModule(module);
  }
  server.ws.send({ type: 'full-reload', path: '*' });
}

/** A build failure as Vite's error overlay takes it. */
function overlay(failure) {
  return { message: failure.message, stack: '', plugin: 'cargo', id: 'src' };
}
