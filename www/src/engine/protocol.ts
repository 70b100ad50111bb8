/**
 * What client and worker say to each other. Types only; the engine's own are those of the contract (src/web/*.d.ts),
 * which the build joins in the generated package's declarations.
 */

import type * as contract from '../../pkg/grundyscope.js';
import type { GrundyscopeError } from '../../pkg/grundyscope.js';
import type { AnyCall } from './squares';

export type * from '../../pkg/grundyscope.js';

/** Without what starts the package. */
type Exports = Omit<typeof contract, 'default' | 'initSync'>;

/** The calls are the contract's functions: a new export there is a new call here. */
export type Calls = {
  [Name in keyof Exports]: {
    /** `{}` for a call that takes nothing. */
    request: Parameters<Exports[Name]> extends [infer Request, ...unknown[]]
      ? Request
      : Record<string, never>;
    answer: ReturnType<Exports[Name]>;
  };
};

/** What goes wrong around the engine rather than in it. */
export interface ClientError {
  /**
   * - `crashed`: the engine trapped or ran out of memory; the next call gets a fresh one.
   * - `load`: the engine did not arrive; the next call tries again.
   * - `cancelled`: the caller aborted.
   * - `unsupported`: this browser has no WebAssembly or no workers.
   * - `too-long`: more characters than any number has; the engine was not asked.
   */
  code: 'crashed' | 'load' | 'cancelled' | 'unsupported' | 'too-long';
  /** For the console, not for people. */
  message: string;
}

/** What a call rejects with: plain objects, since that is what survives the way out of a worker. */
export type AskError = GrundyscopeError | ClientError;

export interface Reply<Name extends keyof Calls> {
  answer: Calls[Name]['answer'];
  /** How long the call took inside the worker. */
  milliseconds: number;
}

/** Client to worker: first a `start`, with the compiled engine where one is at hand; then calls. */
export type ToWorker =
  | { start: { module: WebAssembly.Module | null } }
  | { id: number; call: AnyCall; request: unknown };

/** Worker to client. */
export type FromWorker =
  | { module: WebAssembly.Module }
  | { ready: true }
  | { failed: string }
  | { id: number; progress: number }
  | { id: number; answer: unknown; milliseconds: number }
  | { id: number; error: AskError };
