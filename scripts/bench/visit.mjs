// One first visit by a real Chromium, with an empty cache, over a slow line and with a slow processor.

/** 1.6 Mbit/s, 150 ms for each round trip, and a processor a quarter as fast: Lighthouse's slow 4G. */
export const SLOW = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, cpu: 4 };

const TIMEOUT = 60_000;

/** Runs in the page before its own scripts: remembers when what was to be seen was drawn. */
function watch() {
  const seen = { tasks: [], shift: 0 };
  globalThis.grundyscopeSeen = seen;
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => seen.tasks.push(duration));
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  const wanted = {
    answer: () => document.querySelector('.answer-digits[data-answer]'),
    chart: () => document.querySelector('figure.graph:not([inert]) grundy-chart canvas'),
  };
  const look = () => {
    for (const [name, find] of Object.entries(wanted)) {
      if (seen[name] !== undefined || !find()) continue;
      seen[name] = -1;
      // Two frames on, the first of them has been drawn.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          seen[name] = performance.now();
        }),
      );
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Runs in the page: whatever there is to be told by now. */
function tell() {
  const seen = globalThis.grundyscopeSeen;
  const whole = performance.getEntriesByName('grundyscope-engine')[0];
  if (!(seen?.answer > 0) || !(seen.chart > 0) || !whole) return undefined;
  const before = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ].filter(({ startTime, responseEnd }) => startTime < seen.answer && responseEnd < seen.answer);
  return {
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    answer: seen.answer,
    chart: seen.chart,
    engine: whole.startTime,
    requests: before.length,
    bytes: before.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    fonts: performance.getEntriesByType('resource').filter(({ name }) => /\.(woff2?|ttf|otf)$/.test(name))
      .length,
    foreign: before.filter(({ name }) => new URL(name).origin !== location.origin).length,
    task: Math.max(0, ...seen.tasks),
    blocked: seen.tasks.reduce((sum, duration) => sum + duration - 50, 0),
    shift: seen.shift,
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

/** What was seen on the first visit to an address: times in ms from its beginning, sizes in bytes. */
export async function visit(browser, address, { slow = true } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    if (slow) await slowDown(await context.newCDPSession(page));
    await page.goto(address, { waitUntil: 'commit' });
    const told = await page.waitForFunction(tell, undefined, { timeout: TIMEOUT, polling: 100 });
    return await told.jsonValue();
  } finally {
    await context.close();
  }
}
