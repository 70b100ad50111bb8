/**
 * The engine as the page sees it: ask, and be answered. Whoever makes a client says how
 * its workers start.
 *
 * Until a worker has the engine, a small first engine is asked, where there is one; what that does not know waits.
 */

import type { First } from './first';
import { type Job, Lane, type LaneOptions } from './lane';
import type { AskError, Calls, ClientError, Reply } from './protocol';

/** "quick" is for what answers at once, also while "main" is deep in work. */
export type LaneName = 'quick' | 'main';

/** Calls that never take long. All others share one engine, so that it remembers what it has computed. */
const quick: ReadonlySet<keyof Calls> = new Set<keyof Calls>([
  'catalogue',
  'games',
  'game',
  'number',
  'zeckendorf',
  'zeckendorfSteps',
  'zeckendorfAdd',
  'fibonacciEncode',
  'fibonacciWord',
  'tableMoves',
]);

export interface AskOptions {
  /** Aborting rejects at once with the code `cancelled`. */
  signal?: AbortSignal | undefined;
  /** Told now and then how far the work is, 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  /** Told when the engine begins with it, after whatever was asked before. */
  onStart?: (() => void) | undefined;
  /** Another lane than the call's own. */
  lane?: LaneName | undefined;
}

export interface Client {
  /** Resolves with the engine's answer; rejects with an `AskError`. */
  ask<Name extends keyof Calls>(
    call: Name,
    request: Calls[Name]['request'],
    options?: AskOptions,
  ): Promise<Reply<Name>>;
  /** Fetches the engine, for whatever will be asked. */
  warm(): void;
  /** Ends the workers and rejects all open calls, and every later one, as cancelled. */
  dispose(): void;
}

export interface ClientOptions {
  /** How workers start where this runs; undefined: there are none, so every call is rejected as unsupported. */
  startWorker: LaneOptions['startWorker'] | undefined;
  grace?: number | undefined;
  loadTimeout?: number | undefined;
  /** Told once, when the first worker is ready. */
  onReady?: (() => void) | undefined;
  /** Asked until the engine is there. */
  first?: First | undefined;
}

/**
 * Whether this browser has what the engine needs. Whether it also takes *module* workers shows only when one
 * starts: one that does not rejects its calls with `load`.
 */
export function isSupported(): boolean {
  return typeof WebAssembly === 'object' && typeof Worker === 'function';
}

export function createClient(options: ClientOptions): Client {
  const { startWorker, grace = 60, loadTimeout = 60_000, onReady, first } = options;
  const shared: LaneOptions['shared'] = { module: null, ready: false };
  const laneOptions: LaneOptions = {
    startWorker: startWorker ?? noWorker,
    shared,
    grace,
    loadTimeout,
    onReady,
  };
  const lanes = { quick: new Lane(laneOptions), main: new Lane(laneOptions) };
  let disposed = false;

  function ask<Name extends keyof Calls>(
    call: Name,
    request: Calls[Name]['request'],
    { signal, onProgress, onStart, lane: wanted }: AskOptions = {},
  ): Promise<Reply<Name>> {
    const lane = lanes[wanted ?? (quick.has(call) ? 'quick' : 'main')];
    return new Promise((resolve, reject: (error: AskError) => void) => {
      if (!startWorker) return reject(unsupported);
      if (disposed || signal?.aborted) return reject(cancelled);
      const abort = () => {
        job.reject(cancelled);
        lane.cancel(job);
      };
      const job: Job = {
        call,
        request,
        onProgress,
        onStart,
        resolve(answer, milliseconds) {
          signal?.removeEventListener('abort', abort);
          resolve({ answer: answer as Calls[Name]['answer'], milliseconds });
        },
        reject(error) {
          signal?.removeEventListener('abort', abort);
          reject(error);
        },
      };
      signal?.addEventListener('abort', abort);
      if (!first || shared.ready) return lane.add(job);
      first(call, request).then((reply) => {
        if (signal?.aborted) return;
        if (disposed) return job.reject(cancelled);
        if (!reply) return lane.add(job);
        onStart?.();
        job.resolve(reply.answer, reply.milliseconds);
      });
    });
  }

  function dispose(): void {
    disposed = true;
    lanes.quick.rejectAll(cancelled);
    lanes.main.rejectAll(cancelled);
  }

  return { ask, warm: () => lanes.main.start(), dispose };
}

const cancelled: ClientError = { code: 'cancelled', message: 'the caller aborted' };
const unsupported: ClientError = { code: 'unsupported', message: 'no WebAssembly or no workers here' };

function noWorker(): never {
  throw new Error(unsupported.message);
}
