/*
 * Caches one whole build of the site, so that it works offline after the first visit.
 *
 * A build is cached completely or not at all: a page that was opened with it gets all its later
 * files from it too, even if the host has a newer build. A newer build waits until no page of the
 * older one is open, so a script never loads the engine of another build.
 *
 * Only files with the expected content are cached: a host that is receiving an upload may answer
 * with half a file and the status 200. A file with other content is requested again past the HTTP
 * cache, where it may be stored for a year.
 *
 * Workers before did not check: what they cached may be broken for ever. A worker that finds such a
 * cache does not wait: a reload then has this build. Open pages still get the files that they had,
 * whose names have digests, so that here too no page mixes two builds.
 *
 * www/build/plugins/offline.ts fills in the files, each with its SHA-256 in base64.
 */

const VERSION = '%VERSION%';
const FILES = { '%FILES%': '' };
const ENGINES = { simd: { '%SIMD%': '' }, baseline: { '%BASELINE%': '' } };

const SCOPE = self.registration.scope;
// All folders of an origin share the cache storage, so names contain the scope.
const PREFIX = `grundyscope checked ${SCOPE} `;
/** The caches of workers that did not check. */
const UNCHECKED = `grundyscope ${SCOPE} `;
const CACHE = PREFIX + VERSION;

/** A minimal module that is valid only with SIMD. */
const VECTOR = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
]);

/** The files to cache, with their digests. */
const WANTED = { ...FILES, ...(WebAssembly.validate(VECTOR) ? ENGINES.simd : ENGINES.baseline) };
const DIGESTS = { ...FILES, ...ENGINES.simd, ...ENGINES.baseline };

const addressOf = (file) => new URL(file, SCOPE).href;

async function digestOf(response) {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

async function isRight(file, response) {
  return response?.ok === true && (await digestOf(response)) === DIGESTS[file];
}

/**
 * The host's response for a file, and whether its content is that of this build. Files with a
 * digest in their names never change, so the HTTP cache may have them; if its copy is wrong, the
 * second request replaces it.
 */
async function fetchFile(file) {
  const attempts = file.startsWith('assets/') ? ['default', 'reload'] : ['reload'];
  let response;
  for (const cache of attempts) {
    response = await fetch(new Request(addressOf(file), { cache }));
    if (await isRight(file, response)) return { response, right: true };
  }
  return { response, right: false };
}

async function keep(cache, file) {
  // From an earlier installation that another file made fail.
  if (await isRight(file, await cache.match(addressOf(file)))) return;
  const { response, right } = await fetchFile(file);
  if (!right) throw new Error(`${file}: ${response.ok ? 'not the file of this build' : response.status}`);
  await cache.put(addressOf(file), response);
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  const all = await Promise.allSettled(Object.keys(WANTED).map((file) => keep(cache, file)));
  const failed = all.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

const uncheckedCaches = async () => (await caches.keys()).filter((name) => name.startsWith(UNCHECKED));

async function install() {
  await keepAll();
  if ((await uncheckedCaches()).length) await skipWaiting();
}

/** Unchecked caches stay while a page is open, which may be an older one. */
async function forgetOthers() {
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const inUse = all.some(({ url }) => url.startsWith(SCOPE));
  const unchecked = await uncheckedCaches();
  for (const name of inUse ? [] : unchecked) await caches.delete(name);
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
}

/** A script or an engine of an older page, from an unchecked cache. */
async function older(request) {
  for (const name of await uncheckedCaches()) {
    const cached = await (await caches.open(name)).match(request.url, { ignoreSearch: true });
    if (cached) return cached;
  }
  return undefined;
}

/** The file of a URL without its query and hash; the folder itself is index.html. */
function fileOf({ url }) {
  const { origin, pathname } = new URL(url);
  return (origin + pathname).slice(SCOPE.length) || 'index.html';
}

/**
 * The cached response. A request past the HTTP cache comes from a page in which the file failed to
 * compile or to run: then the cached file is checked too.
 */
async function answer(request) {
  const file = fileOf(request);
  if (!Object.hasOwn(DIGESTS, file))
    return (file.startsWith('assets/') && (await older(request))) || fetch(request);
  const cache = await caches.open(CACHE);
  const cached = await cache.match(addressOf(file));
  if (cached && (request.cache !== 'reload' || (await isRight(file, cached)))) return cached;
  if (cached) await cache.delete(addressOf(file));
  const { response, right } = await fetchFile(file);
  if (right && Object.hasOwn(WANTED, file)) await cache.put(addressOf(file), response.clone());
  // The names of all others are the same in every build: they may be of a newer one.
  if (right || !response.ok || !file.startsWith('assets/')) return response;
  return new Response(null, { status: 502, statusText: 'Not the file of this build' });
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.waitUntil(forgetOthers());
  if (request.method === 'GET' && request.url.startsWith(SCOPE)) event.respondWith(answer(request));
});
