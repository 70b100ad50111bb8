/**
 * The engine as the page sees it: ask, and be answered. Whoever makes a client says how
 * its workers start.
 *
 * Until a worker has the engine, a small first engine is asked, where there is one; what that does not know waits.
 */

import type { First } from './first';
import { type Job, Lane, type LaneOptions } from './lane';
import type { AskError, Calls, ClientError, Reply } from './protocol';
import type { Together } from './together';

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
  /** Whether two workers share what this asks for. */
  byTwo(request: object): boolean;
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
  /** Fetches what two workers do sooner than one. */
  pair?: (() => Promise<typeof import('./together')>) | undefined;
}

/** From here on two workers are sooner done than one, by a margin that somebody notices. */
const LARGE = { sides: 300_000, squares: 2_000_000 };

/** What two workers do sooner; the others of the contract's calls have one. */
function largeWork(request: object): [keyof typeof LARGE, number] | undefined {
  const { problem, game, n, to } = request as Record<string, unknown>;
  const work = problem === 'flipping-game' ? 'sides' : 'squares';
  if (work === 'squares' && problem !== 'nim-square' && game !== 'take:squares') return;
  const size = Number(n ?? to);
  return size >= LARGE[work] ? [work, size] : undefined;
}

/**
 * Whether this browser has what the engine needs. Whether it also takes *module* workers shows only when one
 * starts: one that does not rejects its calls with `load`.
 */
export function isSupported(): boolean {
  return typeof WebAssembly === 'object' && typeof Worker === 'function';
}

export function createClient(options: ClientOptions): Client {
  const { startWorker, grace = 60, loadTimeout = 60_000, onReady, first, pair } = options;
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
  let together: Promise<Together> | undefined;

  /** Adds a job, after what two workers do for it. */
  async function add(lane: Lane, job: Job, options: AskOptions): Promise<void> {
    const large = pair && lane === lanes.main && largeWork(job.request as object);
    if (!large) return lane.add(job);
    const began = performance.now();
    try {
      together ??= pair().then(({ Together }) => new Together(lanes.main, laneOptions));
      await (await together).prepare(...large, options);
    } catch {
      // It did not arrive: one worker does it all.
      together = undefined;
    }
    if (options.signal?.aborted) return;
    if (disposed) return job.reject(cancelled);
    const spent = performance.now() - began;
    const { resolve } = job;
    job.resolve = (answer, milliseconds) => resolve(answer, milliseconds + spent);
    lane.add(job);
  }

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
      const options = { signal, onProgress, onStart };
      if (!first || shared.ready) return void add(lane, job, options);
      first(call, request).then((reply) => {
        if (signal?.aborted) return;
        if (disposed) return job.reject(cancelled);
        if (!reply) return add(lane, job, options);
        onStart?.();
        job.resolve(reply.answer, reply.milliseconds);
      });
    });
  }

  function dispose(): void {
    disposed = true;
    lanes.quick.rejectAll(cancelled);
    lanes.main.rejectAll(cancelled);
    together?.then((both) => both.end()).catch(() => undefined);
  }

  return { ask, byTwo: (request) => !!pair && !!largeWork(request), warm: () => lanes.main.start(), dispose };
}

const cancelled: ClientError = { code: 'cancelled', message: 'the caller aborted' };
const unsupported: ClientError = { code: 'unsupported', message: 'no WebAssembly or no workers here' };

function noWorker(): never {
  throw new Error(unsupported.message);
}
