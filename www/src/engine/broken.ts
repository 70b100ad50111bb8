/* An exception in the page's own code, as an error like those of the engine. */

import { report } from './module';
import type { AskError, ClientError } from './protocol';

/** The error for an exception; writes one line to the console. */
export function broken(cause: unknown): ClientError {
  const error: ClientError = { code: 'broken', message: String(cause) };
  report(error);
  return error;
}

/** What a task caught: an error of the engine is one already, all else is an exception. */
export function askError(caught: unknown): AskError {
  const { code } = (caught ?? {}) as { code?: unknown };
  return typeof code === 'string' ? (caught as AskError) : broken(caught);
}
