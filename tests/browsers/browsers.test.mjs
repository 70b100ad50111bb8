// The core journeys in browsers beside Chromium, and in the oldest Chromium that docs/hosting.md
// promises: part of npm run verify. Needs dist/ of the full build. One is taken with npm start.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { DIST, ROOT } from '../../scripts/lib/paths.mjs';
import { serve } from '../../scripts/serve-static.mjs';
import { BROWSERS } from './browsers.mjs';
import { start } from './drivers.mjs';
import { JOURNEYS } from './journeys.mjs';

const SECONDS = 30;

let server;
before(async () => {
  server = await serve(
    [
      ['/@project/', ROOT],
      ['/', DIST],
    ],
    0,
  );
  // `?lacks=NAME`: from now on, the host has no file with this in its name.
  const [answer] = server.listeners('request');
  let lacking = '';
  server.removeListener('request', answer).on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    lacking = searchParams.get('lacks') ?? lacking;
    if (lacking && pathname.includes(lacking)) response.writeHead(404).end();
    else answer(request, response);
  });
});
after(() => server.close().closeAllConnections());

for (const [name, { isThere, launch }] of Object.entries(BROWSERS))
  describe(name, () => {
    let browser;
    before(async () => {
      if (await isThere()) browser = await launch();
    });
    after(() => browser?.close());
    for (const [journey, address, ...steps] of JOURNEYS)
      test(journey, async (context) => {
        if (!browser) return context.skip(`${name} cannot be had here`);
        const origin = `http://127.0.0.1:${server.address().port}/`;
        await browser.goto('about:blank');
        assert.equal(await reached(browser, () => location.href === 'about:blank', []), true);
        await take(browser, new URL(address, origin), steps);
      });
  });

test('npm start serves a page that answers', async (context) => {
  const { isThere, launch } = BROWSERS.Firefox;
  if (!(await isThere())) return context.skip('Firefox cannot be had here');
  const args = [join(ROOT, 'scripts', 'start.mjs'), '--no-open', '--port', '0'];
  const { child, found } = await start(process.execPath, args, /runs at (\S+)/);
  const browser = await launch();
  try {
    const [, address, ...steps] = JOURNEYS[0];
    await take(browser, new URL(address, found), steps);
  } finally {
    browser.close();
    child.removeAllListeners('exit');
    child.kill();
  }
});

/** Opens an address and takes the steps there. */
async function take(browser, address, steps) {
  await browser.goto(address.href);
  for (const [step, ...given] of steps)
    assert.equal(await reached(browser, step, given), true, `${step.name} ${given.join(' ')}`);
}

/** Whether a step is done in time; else what the page shows. */
async function reached(browser, step, given) {
  const end = Date.now() + SECONDS * 1000;
  while (Date.now() < end) {
    const done = await browser.evaluate(`(${step})(...${JSON.stringify(given)})`).catch(() => false);
    if (done) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return browser.evaluate('document.body.innerText.slice(0, 400)');
}
