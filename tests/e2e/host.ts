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
  /** Changes the answers to paths with that pattern, in place; undefined: to none. */
  spoil(pattern?: RegExp, change?: (answer: Answer) => void): void;
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

export async function startHost(pages: Record<string, string> = {}): Promise<Host> {
  let spoilt: [RegExp, (answer: Answer) => void] | undefined;
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    const page = pages[pathname];
    const found = page === undefined ? await resolveRequest([['/', DIST]], pathname) : undefined;
    const file = found && 'file' in found ? found.file : undefined;
    const kept = pathname.startsWith('/assets/') || pathname.startsWith('/element/');
    const answer: Answer = {
      status: page !== undefined || file ? 200 : 404,
      body: file ? readFileSync(file) : Buffer.from(page ?? ''),
      headers: {
        'content-type': page === undefined ? typeOf(file ?? '') : TYPES['.html'],
        'cache-control': kept ? 'max-age=31536000, immutable' : 'no-cache',
      },
    };
    if (spoilt?.[0].test(pathname)) spoilt[1](answer);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    spoil(pattern, change = half) {
      spoilt = pattern && [pattern, change];
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function typeOf(file: string): string {
  return TYPES[extname(file) as keyof typeof TYPES] ?? 'application/octet-stream';
}
