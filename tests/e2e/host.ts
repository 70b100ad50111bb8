// A host of dist/ whose answers a test can spoil, as uploads and deployments do. Files with a
// digest in their names may be cached for a year, as on a good host.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { DIST } from '../../scripts/lib/paths.mjs';
import { resolveRequest, TYPES } from '../../scripts/serve-static.mjs';

export interface Answer {
  status: number;
  body: Buffer;
  headers: Record<string, string>;
}

export interface Host {
  /** With the slash. */
  origin: string;
  /** The paths of all requests. */
  asked: string[];
  /** The folder with the build; another one is a deployment. */
  folder: string;
  /** Changes the answers to paths with that pattern, in place; undefined: to none. */
  spoil(pattern?: RegExp, change?: (answer: Answer, path: string) => void): void;
  close(): void;
}

/** Half of the file, with the status 200. */
export function half(answer: Answer): void {
  answer.body = answer.body.subarray(0, Math.floor(answer.body.length / 2));
}

/** Another file than that of the build, which works as well: its last section says nothing. */
export function otherWasm(answer: Answer): void {
  answer.body = Buffer.concat([answer.body, Buffer.from([0, 2, 1, 97])]);
}

export function gone(answer: Answer): void {
  answer.status = 404;
  answer.body = Buffer.from('Not found');
  answer.headers['cache-control'] = 'no-store';
}

/** How a host answers paths: with a redirect, or as another path. */
export type Manner = (path: string) => { redirect: string } | string;

/** The ways of hosts that people have, by the addresses that they show. */
export const MANNERS: Record<string, Manner> = {
  'clean addresses': (path) => {
    const clean = path.replace(/index\.html$|\.html$/, '');
    if (clean !== path) return { redirect: clean };
    return path === '/embed' ? '/embed.html' : path;
  },
  'full addresses': (path) => {
    if (path === '/') return { redirect: '/index.html' };
    return path === '/embed' ? { redirect: '/embed.html' } : path;
  },
  'index.html for every path': (path) => (/\.\w+$/.test(path) ? path : '/index.html'),
};

export async function startHost(
  pages: Record<string, string> = {},
  manner: Manner = (path) => path,
): Promise<Host> {
  let spoilt: [RegExp, (answer: Answer, path: string) => void] | undefined;
  const asked: string[] = [];
  const host: Host = {
    origin: '',
    asked,
    folder: DIST,
    spoil(pattern, change = half) {
      spoilt = pattern && [pattern, change];
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  const server = createServer(async (request, response) => {
    const asks = new URL(request.url ?? '/', 'http://localhost');
    asked.push(asks.pathname);
    const pathname = manner(asks.pathname);
    if (typeof pathname !== 'string') {
      response.writeHead(301, { location: pathname.redirect + asks.search }).end();
      return;
    }
    const answer = await answerOf(host.folder, pathname, pages[pathname]);
    if (spoilt?.[0].test(pathname)) spoilt[1](answer, pathname);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return host;
}

async function answerOf(folder: string, pathname: string, page: string | undefined): Promise<Answer> {
  const found = page === undefined ? await resolveRequest([['/', folder]], pathname) : undefined;
  const file = found && 'file' in found ? found.file : undefined;
  const kept = pathname.startsWith('/assets/') || pathname.startsWith('/element/');
  return {
    status: page !== undefined || file ? 200 : 404,
    body: file ? readFileSync(file) : Buffer.from(page ?? ''),
    headers: {
      'content-type': page === undefined ? typeOf(file ?? '') : TYPES['.html'],
      'cache-control': kept ? 'max-age=31536000, immutable' : 'no-cache',
    },
  };
}

function typeOf(file: string): string {
  return TYPES[extname(file) as keyof typeof TYPES] ?? 'application/octet-stream';
}
