// One first visit by a real Chromium, with an empty cache, over a slow line and with a slow
// processor.

/**
 * 1.6 Mbit/s, 150 ms for each round trip, and a processor a quarter as fast: Lighthouse's slow 4G.
 */
export const SLOW = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, cpu: 4 };

const TIMEOUT = 60_000;

/**
 * Runs in each document before its own scripts: records when the requested content was drawn. Times
 * are of `Date`, which the documents of a page share.
 */
function watch(wanted) {
  const seen = {};
  globalThis.grundyscopeSeen = seen;
  const now = () => performance.timeOrigin + performance.now();
  const find = (selector) => {
    const inside = document.querySelector('grundy-scope, .frame-view, grundy-live-view')?.shadowRoot;
    return document.querySelector(selector) ?? inside?.querySelector(selector);
  };
  const look = () => {
    for (const [name, selector] of Object.entries(wanted)) {
      if (seen[name] !== undefined || !find(selector)) continue;
      seen[name] = -1;
      // Two frames on, the first of them has been drawn.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          seen[name] = now();
        }),
      );
    }
    if (!(seen.answer > 0 && seen.chart > 0)) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the document that shows the answer; returns the measurements so far. */
function tell(start) {
  const seen = globalThis.grundyscopeSeen;
  if (!(seen?.answer > 0) || !(seen.chart > 0)) return undefined;
  const from = start ?? performance.timeOrigin;
  const answered = seen.answer - performance.timeOrigin;
  const before = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ].filter(({ startTime, responseEnd }) => startTime < answered && responseEnd < answered);
  return {
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    answer: seen.answer - from,
    chart: seen.chart - from,
    requests: before.length,
    bytes: before.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

/** Slows a page down, and the workers it starts. */
async function slowDown(session) {
  const { cpu, ...line } = SLOW;
  const conditions = { offline: false, ...line };
  let asked = 0;
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    const send = (method, params = {}) => {
      asked += 1;
      const message = JSON.stringify({ id: asked, method, params });
      return session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => undefined);
    };
    send('Network.enable');
    send('Network.emulateNetworkConditions', conditions);
    send('Runtime.runIfWaitingForDebugger');
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: false,
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', conditions);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/**
 * What was seen on the first visit to a link of links.mjs: times in ms from its beginning, or from
 * when a reader comes to the view in another site's page; sizes in bytes.
 */
export async function visit(browser, site, { path, answer, chart, seen }, { slow = true } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch, { answer, chart });
    if (slow) await slowDown(await context.newCDPSession(page));
    await page.goto(new URL(path, site).href, { waitUntil: seen ? 'load' : 'commit' });
    const start = seen && (await scrollTo(page, seen));
    const frame = seen === 'iframe' ? page.frames()[1] : page.mainFrame();
    const told = await frame.waitForFunction(tell, start, { timeout: TIMEOUT, polling: 100 });
    return await told.jsonValue();
  } finally {
    await context.close();
  }
}

/** Shows a view that lies below; the result is when that was. */
async function scrollTo(page, selector) {
  await page.waitForLoadState('networkidle');
  return page.evaluate((wanted) => {
    document.querySelector(wanted).scrollIntoView({ block: 'center' });
    return performance.timeOrigin + performance.now();
  }, selector);
}
