/** Modules that are loaded when they are needed, and may not arrive. */

import type { LoadFailure } from './protocol';
import { report } from './report';

/** Why a module could not be loaded; the cached copy of its file is replaced. */
export async function whyNot(error: unknown): Promise<LoadFailure> {
  const failure = await look(({ causeOf }) => causeOf(error), String(error));
  report({ code: 'load', ...failure });
  return failure;
}

/** Why the script of a worker did not run; its cached copy is replaced. */
export function examine(address: string | URL, message: string): Promise<LoadFailure> {
  return look((lost) => lost.examine(address, message), message);
}

type Lost = typeof import('./lost');

async function look(find: (lost: Lost) => Promise<LoadFailure>, message: string): Promise<LoadFailure> {
  try {
    return await find(await import('./lost'));
  } catch {
    return { message, cause: 'connection' };
  }
}
