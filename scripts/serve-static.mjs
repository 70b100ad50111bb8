// A small static file server for this machine only: dist/ as any static host would serve it.
//
// Not sirv, which Vite's preview uses: it serves `/folder` without a redirect to `/folder/`,
// follows symbolic links out of the folder, and sends a charset only for HTML. The page's relative
// addresses need the redirect, and the tests of hosting check all three. Not serve-handler: it pins
// old versions of its dependencies.
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandLine, PORT } from './lib/command.mjs';
import { DIST, ROOT } from './lib/paths.mjs';

export const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * The file for a URL path, its size too, `{ redirect }` for a folder without its slash, or nothing.
 * `mounts` are pairs of a URL path that ends in "/" and a folder; the first that fits is used. A
 * file is inside its folder, symbolic links followed.
 */
export async function resolveRequest(mounts, urlPath) {
  try {
    const path = decodeURIComponent(urlPath);
    const [prefix, folder] = mounts.find(([one]) => `${path}/` === one || path.startsWith(one));
    if (`${path}/` === prefix) return { redirect: prefix };
    const top = await realpath(folder);
    const asked = join(folder, path.slice(prefix.length), path.endsWith('/') ? 'index.html' : '');
    const file = await realpath(asked);
    if (file !== top && !file.startsWith(top + sep)) return undefined;
    const info = await stat(file);
    return info.isDirectory() ? { redirect: `${path}/` } : { file, size: info.size };
  } catch {
    return undefined;
  }
}

/** Listens on this machine only; the result is the server. `port` 0 takes any free one. */
export async function serve(mounts, port) {
  const server = createServer(async (request, response) => {
    const end = (status, headers, body) => response.writeHead(status, headers).end(body);
    const { pathname, search } = new URL(request.url, 'http://localhost');
    const found = await resolveRequest(mounts, pathname);
    if (!found) return end(404, { 'content-type': TYPES['.txt'] }, 'Not found.\n');
    if (found.redirect) return end(308, { location: encodeURI(found.redirect) + search });
    response.writeHead(200, {
      'content-type': TYPES[extname(found.file).toLowerCase()] ?? 'application/octet-stream',
      'content-length': found.size,
      'cache-control': 'no-store',
      // As GitHub Pages has it: a frame that may run scripts and nothing else has an origin of its
      // own.
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    return createReadStream(found.file)
      .on('error', () => response.destroy())
      .pipe(response);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}

/** What the browser tests look at: the specimen, and the examples. */
const FOR_TESTS = [
  ['/@specimen/', join(ROOT, 'dist-specimen')],
  // Examples find dist/ and node_modules/ beside them.
  ['/@project/published/', join(ROOT, 'tests', 'golden', 'examples')],
  ['/@project/', ROOT],
];

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { port, base, tests } = commandLine({
    name: 'node scripts/serve-static.mjs',
    about: 'Serves dist/ as a static host would, on this machine only.',
    options: {
      port: { ...PORT, default: 4174 },
      base: { value: 'PATH', default: '/', help: 'the path to serve below' },
      tests: { help: 'serve beside it what the browser tests look at' },
    },
  });
  const path = `/${base}/`.replace(/\/+/g, '/');
  const server = await serve([...(tests ? FOR_TESTS : []), [path, DIST]], port);
  console.log(`Serving dist/ at http://localhost:${server.address().port}${path} (Ctrl+C ends it)`);
}
