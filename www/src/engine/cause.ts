/** Why the engine, or another file of the page, could not be loaded. */

import type { AskError, Cause, LoadFailure } from './protocol';
import { violated } from './violation';

/** What is thrown where the cause is known. */
export class LoadError extends Error implements LoadFailure {
  readonly status: number | undefined;
  declare readonly cause: Cause;

  constructor(cause: Cause, message: string, status?: number) {
    super(message, { cause });
    this.status = status;
  }
}

const MESSAGES: [Cause, RegExp][] = [
  ['trusted-types', /trusted ?(?:script|types)/i],
  ['policy', /content security policy|disallowed by embedder/i],
  ['memory', /memory|allocat/i],
];

/** The cause, if a policy has blocked something here. */
export function blocked(): Cause | undefined {
  const directive = violated();
  if (directive.startsWith('require-trusted')) return 'trusted-types';
  return /^(?:worker|script|connect|child)-src/.test(directive) ? 'policy' : undefined;
}

/** The cause as far as an exception, or the message of an error event, shows it. */
export function failureOf(error: unknown): LoadFailure {
  if (error instanceof LoadError) {
    const { message, cause, status } = error;
    return { message, cause, status };
  }
  const message = String(error);
  const [cause = blocked()] = MESSAGES.find(([, words]) => words.test(message)) ?? [];
  return { message, cause };
}

/** The engine's own errors as plain objects; anything else (a trap, a full stack) is a crash. */
export function plain(error: unknown): AskError {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    // postMessage drops the own fields of an Error instance, and a spread drops its message.
    return { ...(error as AskError), message: 'message' in error ? String(error.message) : '' };
  }
  return { code: 'crashed', ...failureOf(error) };
}
