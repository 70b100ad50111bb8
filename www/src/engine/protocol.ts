/**
 * The messages between client and worker. Types only; the engine's own types are those of
 * wasm/src/*.d.ts, which the build joins in the generated package's declarations.
 */

import type * as contract from '../../pkg/grundyscope.js';
import type { GrundyscopeError } from '../../pkg/grundyscope.js';
import type * as questions from '../../pkg/grundyscope-questions.js';

export type * from '../../pkg/grundyscope.js';
export type { TypedChange, TypedOffer, TypedQuestion, TypedSpan } from '../../pkg/grundyscope-questions.js';

/** The package's functions, without those that initialise it. */
type Exports = Omit<typeof contract, 'default' | 'initSync'> & Pick<typeof questions, 'readQuestion'>;

/** The calls are the package's functions: a new export there is a new call here; and one more. */
export type Calls = PackageCalls & {
  opening: { request: OpeningRequest; answer: Opening };
};

export type PackageCalls = {
  [Name in keyof Exports]: {
    /** `{}` for a call that takes nothing. */
    request: Parameters<Exports[Name]> extends [infer Request, ...unknown[]]
      ? Request
      : Record<string, never>;
    answer: ReturnType<Exports[Name]>;
  };
};

/**
 * Why something could not be loaded, or stopped.
 *
 * - `connection`: nothing arrived, or nothing more.
 * - `status`: the host answered with an error, see `LoadFailure.status`.
 * - `damaged`: the host sent half a file, or one of another build.
 * - `policy`: a Content Security Policy forbids it.
 * - `trusted-types`: the page requires Trusted Types.
 * - `memory`: there is not enough.
 * - `unsupported`: this browser has no WebAssembly or no workers.
 */
export type Cause =
  | 'connection'
  | 'status'
  | 'damaged'
  | 'policy'
  | 'trusted-types'
  | 'memory'
  | 'unsupported';

export interface LoadFailure {
  /** For the console, not for the reader. */
  message: string;
  /** Undefined if it is not known. */
  cause?: Cause | undefined;
  /** The host's status, with the cause `status`. */
  status?: number | undefined;
}

/** A failure around the engine rather than in it. */
export interface ClientError extends LoadFailure {
  /**
   * - `broken`: an exception in the page's own code, with its words in `message`.
   * - `crashed`: the engine trapped or ran out of memory; the next call gets a fresh one.
   * - `load`: the engine could not be loaded; the next call tries again.
   * - `cancelled`: the caller aborted.
   * - `unsupported`: this browser has no WebAssembly or no workers.
   * - `too-long`: more characters than any number has; the text was not sent to the engine.
   */
  code: 'broken' | 'crashed' | 'load' | 'cancelled' | 'unsupported' | 'too-long';
}

/** What a call rejects with: plain objects, because class instances do not survive postMessage. */
export type AskError = GrundyscopeError | ClientError;

export interface Reply<Name extends keyof Calls> {
  answer: Calls[Name]['answer'];
  /** How long the call took inside the worker. */
  milliseconds: number;
}

/** Client to worker: first a `start`, with the compiled engine if there is one; then calls. */
export type ToWorker =
  | { start: { module: WebAssembly.Module | null } }
  | { id: number; call: AnyCall; request: unknown };

/** How much of the engine has arrived, in bytes; `total` where the length is known. */
export interface Loading {
  bytes: number;
  total?: number | undefined;
}

/** Worker to client. */
export type FromWorker =
  | { loading: Loading }
  | { module: WebAssembly.Module }
  /** `alive` is the name of a lock that the worker holds until it ends. */
  | { alive: string }
  /** `build` is that of the worker's script, where builds have a name: see `BUILD` in serve.ts. */
  | { ready: true; build?: string | undefined }
  | { failed: LoadFailure }
  | { id: number; progress: number }
  | { id: number; answer: unknown; milliseconds: number }
  | { id: number; error: AskError };

export interface SquaresBelow {
  /** The last heap to compute. */
  n: number;
  /** The first heap that the engine does not know yet. */
  known: number;
  /** To the worker of the next range. */
  next: MessagePort;
}

export interface SquaresAbove {
  from: number;
  n: number;
  /** From the worker of the previous range. */
  previous: MessagePort;
  /** To the worker of the next range, if there is one. */
  next: MessagePort | undefined;
}

/** Called with the part of the work that is done, 0 to 1; returning false stops the work. */
export type Progress = (fraction: number) => boolean;

export interface OpeningRequest {
  /** As they are typed. */
  game: string;
  n: string;
  /** The last index up to which values are drawn one by one. */
  most: number;
  /** Whether these are wanted: the explanation is that of the last value which has one. */
  period: boolean;
  explanation: boolean;
}

/** A typed game and n as they are read, and what is drawn of them first. */
export interface Opening {
  game: contract.GameInfo;
  /** Plain digits; empty if there is an error. */
  n: string;
  error?: AskError | undefined;
  /** Up to n or the game's limit; undefined if that is no short work. */
  picture?: { histogram: contract.Histogram; values: Uint32Array } | undefined;
  period?: contract.Periodicity | undefined;
  explanation?: contract.Explanation | undefined;
}

/** Calls of a worker that it makes of those of the package. */
export interface OpeningCalls {
  opening(request: OpeningRequest, progress: Progress): Opening;
}

export interface SquaresCalls {
  squaresBelow(request: SquaresBelow, progress: Progress): number;
  /** The values of the heaps `from` to `n`. */
  squaresAbove(request: SquaresAbove, progress: Progress): Promise<Uint32Array>;
}

/** Any call of a worker: the package's, or one of those above. */
export type AnyCall = keyof Calls | keyof SquaresCalls;
