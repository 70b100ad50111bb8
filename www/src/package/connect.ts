/**
 * The engine as the package gives it away: every export of the contract as a method that returns a promise. What people
 * read about it stands in declarations.d.ts; a test compares both.
 */

import { createClient } from '../engine/client';
import type { LaneOptions } from '../engine/lane';
import type { AskError, Calls } from '../engine/protocol';
import { EngineError } from './error';

/** The contract's exports by name, found in the generated package when this is built. */
declare const GRUNDYSCOPE_CALLS: (keyof Calls)[];

export interface CallOptions {
  signal?: AbortSignal | undefined;
  progress?: ((fraction: number) => unknown) | undefined;
}

export interface ConnectOptions {
  worker?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

/** A call that takes no request is given none. */
type Method<Name extends keyof Calls> =
  Calls[Name]['request'] extends Record<string, never>
    ? (request?: Record<string, never>, options?: CallOptions) => Promise<Calls[Name]['answer']>
    : (request: Calls[Name]['request'], options?: CallOptions) => Promise<Calls[Name]['answer']>;

export type Connection = { [Name in keyof Calls]: Method<Name> } & { close(): void };

/** Where the engine runs: workers of this platform, or this very thread. */
export interface Platform {
  worker: LaneOptions['startWorker'] | undefined;
  thread(): Promise<LaneOptions['startWorker']>;
}

export async function connectOn(platform: Platform, options: ConnectOptions = {}): Promise<Connection> {
  const { worker = platform.worker !== undefined, signal } = options;
  const startWorker = worker ? platform.worker : await platform.thread();
  const client = createClient({ startWorker });
  let closed = false;

  async function call(name: keyof Calls, request: unknown, given: CallOptions = {}): Promise<unknown> {
    const stop = new AbortController();
    const outside = given.signal;
    const abort = () => stop.abort(outside?.reason);
    if (outside?.aborted) abort();
    outside?.addEventListener('abort', abort);
    // As the contract has it for listeners: `false` stops the work, and so does what they throw.
    const onProgress = (fraction: number) => {
      try {
        if (given.progress?.(fraction) === false) stop.abort();
      } catch (error) {
        stop.abort(error);
      }
    };
    try {
      // That the request belongs to the call is checked by the declarations, and by the engine.
      const reply = client.ask(name, (request ?? {}) as never, { signal: stop.signal, onProgress });
      return (await reply).answer;
    } catch (error) {
      const { code, message } = error as AskError;
      if (code !== 'cancelled') throw new EngineError(error as AskError);
      const told = closed ? 'the connection is closed' : message;
      throw new EngineError({ code, message: told }, { cause: stop.signal.reason });
    } finally {
      outside?.removeEventListener('abort', abort);
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
    // The engine is there when it has answered; a page that cannot have it learns so here.
    await client.ask('game', { game: 'nim' }, { lane: 'main', signal });
  } catch (error) {
    client.dispose();
    throw new EngineError(error as AskError, signal?.aborted ? { cause: signal.reason } : undefined);
  }
  return connection;
}
