/**
 * Modules that are loaded when they are needed, and may not arrive. The code that finds out why is
 * loaded after the first answer; if it does not arrive itself, the connection is gone.
 */

import type { ClientError, LoadFailure } from './protocol';

type Lost = typeof import('./lost');

async function look(find: (lost: Lost) => Promise<LoadFailure>, message: string): Promise<LoadFailure> {
  try {
    return await find(await import('./lost'));
  } catch {
    return { message, cause: 'connection' };
  }
}

/** Why a module could not be loaded; the cached copy of its file is replaced. */
export function whyNot(error: unknown): Promise<LoadFailure> {
  return look((lost) => lost.whyNot(error), String(error));
}

/**
 * Loads a module that has failed before. Browsers keep a module that failed to compile until the
 * document is reloaded, which this does if all files arrive.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if ((await whyNot(error)).cause === 'damaged') location.reload();
    throw error;
  }
}

/** Why the script of a worker did not run; its cached copy is replaced. */
export function examine(address: string | URL, message: string): Promise<LoadFailure> {
  return look((lost) => lost.examine(address, message), message);
}

/** A line in the console for a failure of the engine. */
export function report(error: ClientError): void {
  import('./lost').then((lost) => lost.report(error)).catch(() => console.error(error.message));
}
