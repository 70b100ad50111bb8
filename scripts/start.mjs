// npm start: sets up, builds, and serves the page with live reload for as long as it runs.
import './setup/node.mjs';
import { commandLine, PORT } from './lib/command.mjs';
import { main } from './lib/stop.mjs';
import { serveLive } from './live/serve.mjs';
import { withBuildTools } from './setup/all.mjs';
import { buildSeconds } from './wasm/build.mjs';

const { open, port } = commandLine({
  name: 'npm start',
  about: 'Sets up what is missing, builds, and serves the page; it follows every change.',
  options: {
    open: { default: true, help: 'do not open a browser' },
    port: { ...PORT, default: 5173 },
  },
});

/** Whether there is a display. */
function hasDisplay() {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

await main(() =>
  withBuildTools({
    seconds: () => buildSeconds({ dev: true }),
    run: (env) => serveLive(env, { port, open: open && !process.env.CI && hasDisplay() }),
  }),
);
