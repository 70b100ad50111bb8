// dist/ as a good static host serves it: compressed, and to be kept where the name has a hash.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TYPES } from '../../scripts/serve-static.mjs';

/**
 * Listens on this machine only; the result is the server. Everything is compressed before the first
 * request. `pages` are further ones, HTML by path.
 */
export function serveSite(folder, port = 0, pages = {}) {
  const files = new Map();
  for (const [path, html] of Object.entries(pages))
    files.set(`/${path}`, { body: gzipSync(html), type: TYPES['.html'], control: 'no-cache' });
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[extname(path)];
    if (!type || path.endsWith('.map')) continue;
    const name = `/${path.split(sep).join('/')}`;
    const body = gzipSync(readFileSync(join(folder, path)), { level: 9 });
    const control = name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    files.set(name, { body, type, control });
    if (name.endsWith('/index.html')) files.set(name.slice(0, -'index.html'.length), { body, type, control });
  }
  const server = createServer((request, response) => {
    const found = files.get(new URL(request.url, 'http://localhost').pathname);
    if (!found) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found.\n');
    const { body, type, control } = found;
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'gzip',
      'content-length': body.length,
      'cache-control': control,
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
