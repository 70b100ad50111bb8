/**
 * The engine as the package exports it: every function of wasm/src/*.d.ts as a method that returns
 * a promise. Its documentation is in index.d.ts.in; a test compares both.
 */

import { createClient } from '../engine/client';
import { type LaneOptions, onAbort } from '../engine/lane';
import type { AskError, Calls } from '../engine/protocol';
import { unclonable } from '../engine/unclonable';
import { EngineError } from './error';

/** The names of the engine's exports, read from the generated package at build time. */
declare const GRUNDYSCOPE_CALLS: (keyof Calls)[];

export interface CallOptions {
  signal?: AbortSignal | undefined;
  progress?: ((fraction: number) => unknown) | undefined;
}

export interface ConnectOptions {
  worker?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

/** The request is optional for a call that takes none. */
type Method<Name extends keyof Calls> =
  Calls[Name]['request'] extends Record<string, never>
    ? (request?: Record<string, never>, options?: CallOptions) => Promise<Calls[Name]['answer']>
    : (request: Calls[Name]['request'], options?: CallOptions) => Promise<Calls[Name]['answer']>;

export type Connection = { [Name in keyof Calls]: Method<Name> } & { close(): void };

/** Where the engine runs: in workers of this platform, or on the caller's thread. */
export interface Platform {
  worker: LaneOptions['startWorker'] | undefined;
  thread(): Promise<LaneOptions['startWorker']>;
}

export async function connectOn(platform: Platform, options: ConnectOptions = {}): Promise<Connection> {
  const { worker = platform.worker !== undefined, signal } = options;
  const startWorker = worker ? platform.worker : await platform.thread();
  const client = createClient({ startWorker, refuse: unclonable });
  let closed = false;

  async function call(name: keyof Calls, request: unknown, given: CallOptions = {}): Promise<unknown> {
    const stop = new AbortController();
    const callerSignal = given.signal;
    const abort = () => stop.abort(callerSignal?.reason);
    if (callerSignal?.aborted) abort();
    const done = onAbort(callerSignal, abort);
    // As in the synchronous calls: returning `false` stops the work, and so does an exception.
    const onProgress = (fraction: number) => {
      try {
        if (given.progress?.(fraction) === false) stop.abort();
      } catch (error) {
        stop.abort(error);
      }
    };
    try {
      // The declarations and the engine check that the request matches the call.
      const reply = client.ask(name, (request ?? {}) as never, { signal: stop.signal, onProgress });
      return (await reply).answer;
    } catch (error) {
      const { code, message } = error as AskError;
      if (code !== 'cancelled') throw new EngineError(error as AskError);
      const reason = closed ? 'the connection is closed' : message;
      throw new EngineError({ code, message: reason }, { cause: stop.signal.reason });
    } finally {
      done();
    }
  }

  const connection = {
    close() {
      closed = true;
      client.dispose();
    },
  } as Connection;
  for (const name of GRUNDYSCOPE_CALLS) {
    const method = (request?: unknown, given?: CallOptions) => call(name, request, given);
    Object.defineProperty(connection, name, { value: method, enumerable: true });
  }
  try {
    // One cheap call waits for the engine, and rejects `connect` if it cannot be loaded.
    await client.ask('game', { game: 'nim' }, { lane: 'main', signal });
  } catch (error) {
    client.dispose();
    throw new EngineError(error as AskError, signal?.aborted ? { cause: signal.reason } : undefined);
  }
  return connection;
}
