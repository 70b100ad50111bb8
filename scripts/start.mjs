// npm start [-- --no-open] [--port N]: sets up, builds, and serves the page with live reload for as long as it runs.
import './setup/node.mjs';
import { parseArgs } from 'node:util';
import { main } from './lib/stop.mjs';
import { serveLive } from './live/serve.mjs';
import { ensureBuildTools } from './setup/all.mjs';

const { values } = parseArgs({
  options: { 'no-open': { type: 'boolean', default: false }, port: { type: 'string', default: '5173' } },
});

/** Whether there is someone in front of a screen. */
function hasDisplay() {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

await main(async () => {
  const env = await ensureBuildTools();
  await serveLive(env, {
    port: Number(values.port),
    open: !values['no-open'] && !process.env.CI && hasDisplay(),
  });
});
