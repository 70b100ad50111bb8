/*
 * Keeps one whole build of the site, so that it works without a network after the first visit.
 *
 * A build is taken as a whole or not at all, and is served as a whole: a page that was opened with it gets every later piece
 * from it too, whatever the host has meanwhile. A newer build waits until no page of the older one is open. So a script
 * never meets an engine of another build. scripts/vite/offline.ts fills in the lists.
 */

const VERSION = '%VERSION%';
const FILES = ['%FILES%'];
const ENGINES = { simd: ['%SIMD%'], baseline: ['%BASELINE%'] };

// Storage is one for all folders of a host: each has names of its own.
const PREFIX = `grundyscope ${self.registration.scope} `;
const CACHE = PREFIX + VERSION;

/** The least module with a vector in it. */
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
      // Names with a digest never change; of all others the host is asked anew.
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

/** What is kept under an address, whatever its question: "./" is index.html. */
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
