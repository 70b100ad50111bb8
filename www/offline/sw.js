/*
 * Keeps one whole build of the site, so that it works offline after the first visit.
 *
 * Workbox keeps a build completely or not at all. A newer one waits until no page of the older one
 * is open, so no page mixes two builds. The browser compares each file with the digest of its
 * build: a host that is receiving an upload may answer with half a file and the status 200.
 *
 * www/build/plugins/offline.ts bundles this file and fills in the list of files.
 */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

// The HTTP cache may have a broken file for a year: the host says whether its copy is still right.
const askHost = { requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }) };
const build = new PrecacheController({ plugins: [askHost] });
build.addToCacheList(import.meta.env.FILES);

const { scope } = registration;
/** The caches of the workers before Workbox. Not all of these compared what they kept. */
const isUnchecked = (name) => name.startsWith(`grundyscope ${scope} `);
const isOld = (name) => isUnchecked(name) || name.startsWith(`grundyscope checked ${scope} `);

/** Whether such a cache has what fails for ever: an unchecked response, or a redirected one. */
async function isPoisoned(name) {
  const cache = await caches.open(name);
  const kept = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  return isUnchecked(name) || kept.some((response) => response?.redirected);
}

async function install(event) {
  await build.install(event);
  const old = (await caches.keys()).filter(isOld);
  if ((await Promise.all(old.map(isPoisoned))).includes(true)) await skipWaiting();
}

async function activate(event) {
  await build.activate(event);
  for (const name of await caches.keys()) if (isOld(name)) await caches.delete(name);
}

/**
 * A request past the HTTP cache comes from a page in which the file failed to compile or to run:
 * the file of this build, if the host has it, replaces the kept one.
 */
async function renew({ url, event }) {
  const key = build.getCacheKeyForURL(url.href);
  const integrity = build.getIntegrityForCacheKey(key);
  const kept = await caches.open(build.strategy.cacheName);
  try {
    const response = await fetch(url.href, { cache: 'reload', integrity });
    event.waitUntil(kept.put(key, response.clone()));
    return response;
  } catch {
    return (await kept.match(key)) ?? Response.error();
  }
}

addEventListener('install', (event) => event.waitUntil(install(event)));
// The reader of a page that shows the older build asks for this one.
addEventListener('message', ({ data }) => data === 'take over' && skipWaiting());
addEventListener('activate', (event) => event.waitUntil(activate(event)));
registerRoute(({ request, url }) => request.cache === 'reload' && build.getCacheKeyForURL(url.href), renew);
// A folder is its index.html, /embed is embed.html; the query is the page's own.
registerRoute(new PrecacheRoute(build, { ignoreURLParametersMatching: [/./] }));
