/*
 * Caches one whole build of the site, so that it works offline after the first visit.
 *
 * A build is cached completely or not at all: a page that was opened with it gets all its later
 * files from it too, even if the host has a newer build. A newer build waits until no page of the
 * older one is open, so a script never loads the engine of another build.
 * www/build/plugins/offline.ts fills in the lists.
 */

const VERSION = '%VERSION%';
const FILES = ['%FILES%'];
const ENGINES = { simd: ['%SIMD%'], baseline: ['%BASELINE%'] };

// All folders of an origin share the cache storage, so names contain the scope.
const PREFIX = `grundyscope ${self.registration.scope} `;
const CACHE = PREFIX + VERSION;

/** A minimal module that is valid only with SIMD. */
const VECTOR = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
]);

function wanted() {
  return [...FILES, ...(WebAssembly.validate(VECTOR) ? ENGINES.simd : ENGINES.baseline)];
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    wanted().map(async (file) => {
      // Files with a digest in their names never change; all others bypass the HTTP cache.
      const request = new Request(new URL(file, self.registration.scope), {
        cache: file.startsWith('assets/') ? 'default' : 'reload',
      });
      const response = await fetch(request);
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(request, response);
    }),
  );
}

async function forgetOthers() {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
}

/** The cached response for a URL without its query and hash; the folder itself is index.html. */
async function answer(request) {
  const url = new URL(request.url);
  url.search = '';
  url.hash = '';
  if (url.href === self.registration.scope) url.pathname += 'index.html';
  const cache = await caches.open(CACHE);
  return (await cache.match(url.href)) ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(keepAll()));
addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope))
    event.respondWith(answer(request));
});
