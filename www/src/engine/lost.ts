/**
 * Finds out why a script did not arrive. Loaded early, but after the first answer: see module.ts.
 *
 * All requests here bypass the HTTP cache, whose copy may be the cause, and replace it.
 */

import { blocked, failureOf } from './cause';
import type { LoadFailure } from './protocol';
import { report } from './report';

export { report };

/** The address in the messages of Chromium and Firefox about a module that did not arrive. */
const ADDRESS = /https?:\S+/;

/** Why the script of a worker did not run. */
export async function examine(address: string | URL, message: string): Promise<LoadFailure> {
  const known = failureOf(message);
  if (known.cause) return known;
  const failure = await request(address, message);
  const cause = blocked();
  return cause ? { message, cause } : (failure ?? { message, cause: 'damaged' });
}

/**
 * Why a module could not be loaded. Where the error does not name it, because it did not compile,
 * requests all scripts and styles beside this one that the document has requested.
 */
export async function whyNot(error: unknown): Promise<LoadFailure> {
  const failure = await causeOf(error);
  report({ code: 'load', ...failure });
  return failure;
}

async function causeOf(error: unknown): Promise<LoadFailure> {
  const known = failureOf(error);
  if (known.cause) return known;
  const { message } = known;
  const [named] = ADDRESS.exec(message) ?? [];
  const found = named ? await request(named, message) : undefined;
  if (found) return found;
  const here = import.meta.url.replace(/[^/]*$/, '');
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  const beside = new Set(names.filter((name) => name.startsWith(here) && /\.(?:js|css)$/.test(name)));
  const all = await Promise.all([...beside].map((address) => request(address, message)));
  return all.find((failure) => failure) ?? { message, cause: 'damaged' };
}

/** Undefined if the file arrives. */
async function request(address: string | URL, message: string): Promise<LoadFailure | undefined> {
  try {
    const response = await fetch(address, { cache: 'reload' });
    // Only a response that is read to its end is stored.
    await response.arrayBuffer();
    return response.ok ? undefined : { message, cause: 'status', status: response.status };
  } catch {
    return { message, cause: 'connection' };
  }
}
