/**
 * The engine as the page sees it: `ask` sends a call and resolves with its answer. The caller of
 * `createClient` supplies the function that starts workers.
 *
 * Until a worker has loaded the whole engine, a small build answers what it can; all other calls
 * wait for that worker. `readQuestion` is in a small build alone.
 */

import { buildFor, isSmall, type SmallBuild } from './builds';
import type { Known } from './known';
import { type AskOptions, type Job, Lane, type LaneOptions, onAbort } from './lane';
import type { AskError, Calls, ClientError, Reply } from './protocol';
import type { WorkerTeam } from './worker-team';

export { report } from './module';

/** Calls that never take long. All others share one engine, which keeps what it has computed. */
const quick: ReadonlySet<keyof Calls> = new Set<keyof Calls>([
  'catalogue',
  'games',
  'game',
  'opening',
  'number',
  'zeckendorf',
  'zeckendorfSteps',
  'zeckendorfAdd',
  'fibonacciEncode',
  'fibonacciWord',
  'tableMoves',
]);

export interface Client {
  /** Resolves with the engine's answer; rejects with an `AskError`. */
  ask<Name extends keyof Calls>(
    call: Name,
    request: Calls[Name]['request'],
    options?: AskOptions,
  ): Promise<Reply<Name>>;
  /** Whether a call waits for its answer. */
  readonly busy: boolean;
  /** Starts loading the engine before the first call. */
  warm(): void;
  /**
   * Starts loading a small build before the first call; for large work, which no small build does,
   * the whole engine.
   */
  prepare(build: SmallBuild | undefined, request?: Record<string, unknown>): void;
  /** Ends the workers and rejects all open calls, and every later one, as cancelled. */
  dispose(): void;
}

export interface ClientOptions {
  /** Starts a worker; undefined where there are none: every call is rejected as `unsupported`. */
  startWorker: LaneOptions['startWorker'] | undefined;
  grace?: number | undefined;
  loadTimeout?: number | undefined;
  /** Called once, when the first worker is ready. */
  onReady?: (() => void) | undefined;
  /** Answers without an engine. */
  known?: Known | undefined;
  /** Whether small builds answer until the whole engine is loaded. */
  small?: boolean | undefined;
  /** Loads the code that splits large work between several workers. */
  team?: (() => Promise<typeof import('./worker-team')>) | undefined;
  /** The most workers to share work. */
  teamSize?: number | undefined;
  examine?: LaneOptions['examine'];
  report?: LaneOptions['report'];
  refuse?: LaneOptions['refuse'];
  /** Fetches what tells in words what an error allows: the error waits for it. */
  sentences?: (() => Promise<unknown>) | undefined;
}

/** From these sizes on, several workers are noticeably faster than one. */
const LARGE = { sides: 300_000, squares: 2_000_000 };

/** The kind and size of work that several workers share; undefined for all other requests. */
function largeWork(request: object): [keyof typeof LARGE, number] | undefined {
  const { problem, game, n, to } = request as Record<string, unknown>;
  const work = problem === 'flipping-game' ? 'sides' : 'squares';
  if (work === 'squares' && problem !== 'nim-square' && game !== 'take:squares') return;
  const size = Number(n ?? to);
  return size >= LARGE[work] ? [work, size] : undefined;
}

/**
 * Whether this browser has what the engine needs. Support for *module* workers shows only when one
 * starts: without it, calls are rejected with `load`.
 */
export function isSupported(): boolean {
  return typeof WebAssembly === 'object' && typeof Worker === 'function' && WebAssembly.validate(SIMD);
}

/** Valid only where WebAssembly has SIMD, which every build of the engine needs. */
const SIMD = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123],
  ...[3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
);

export function createClient(options: ClientOptions): Client {
  const {
    startWorker,
    grace = 60,
    loadTimeout = 60_000,
    onReady,
    known,
    small = false,
    team,
    teamSize = 2,
    sentences,
  } = options;
  const shared: LaneOptions['shared'] = { module: null, ready: false };
  const laneOptions: LaneOptions = {
    ...options,
    startWorker: startWorker ?? noWorker,
    build: 'whole',
    shared,
    grace,
    loadTimeout,
    onReady() {
      for (const lane of started.values()) lane.retire();
      started.clear();
      onReady?.();
    },
  };
  /** The small builds that have started. */
  const started = new Map<SmallBuild, Lane>();
  /** Those that failed. The whole engine answers their calls. */
  const failed = new Set<SmallBuild>();
  const lanes = { quick: new Lane(laneOptions), main: new Lane(laneOptions) };
  let disposed = false;
  /** How many calls wait for their answers. */
  let open = 0;
  let workerTeam: Promise<WorkerTeam> | undefined;

  /** Adds a job to its lane; for large work, after the team of workers has prepared it. */
  async function add(lane: Lane, job: Job, options: AskOptions): Promise<void> {
    const large = team && lane === lanes.main && largeWork(job.request as object);
    if (!large) return lane.add(job);
    const began = performance.now();
    try {
      workerTeam ??= team().then(({ WorkerTeam }) => new WorkerTeam(lanes.main, laneOptions, teamSize));
      await (await workerTeam).prepare(...large, options);
    } catch {
      // The team's code did not load: one worker does all the work.
      workerTeam = undefined;
    }
    if (options.signal?.aborted) return;
    if (disposed) return job.reject(cancelled);
    const spent = performance.now() - began;
    const { resolve } = job;
    job.resolve = (answer, milliseconds) => resolve(answer, milliseconds + spent);
    lane.add(job);
  }

  /** The small build that answers a call; undefined where the whole engine does. */
  function smallLane(call: keyof Calls, request: unknown): [SmallBuild, Lane] | undefined {
    if (!small || (shared.ready && call !== 'readQuestion')) return undefined;
    const name = buildFor(call, request, started.keys());
    return name === undefined || failed.has(name) ? undefined : [name, laneOf(name)];
  }

  function laneOf(build: SmallBuild): Lane {
    const lane =
      started.get(build) ??
      new Lane({
        startWorker: startWorker ?? noWorker,
        build,
        shared: { module: null, ready: false },
        grace,
        loadTimeout,
      });
    started.set(build, lane);
    return lane;
  }

  /**
   * Asks the small build that answers a job; for every other job, and where that fails, the whole
   * engine.
   */
  function send(lane: Lane, job: Job, options: AskOptions): void {
    const found = smallLane(job.call as keyof Calls, job.request);
    if (!found) return void add(lane, job, options);
    const [name, ofBuild] = found;
    const done = onAbort(options.signal, () => ofBuild.cancel(smallJob));
    const smallJob: Job = {
      ...job,
      resolve(answer, milliseconds) {
        done();
        job.resolve(answer, milliseconds);
      },
      reject(error) {
        done();
        if (error.code !== 'load' && error.code !== 'crashed') return job.reject(error);
        failed.add(name);
        if (!options.signal?.aborted) add(lane, job, options);
      },
    };
    ofBuild.add(smallJob);
  }

  function ask<Name extends keyof Calls>(
    call: Name,
    request: Calls[Name]['request'],
    { signal, onProgress, onStart, onLoading, lane: wanted }: AskOptions = {},
  ): Promise<Reply<Name>> {
    const lane = lanes[wanted ?? (quick.has(call) ? 'quick' : 'main')];
    const reply = new Promise<Reply<Name>>((resolve, reject: (error: AskError) => void) => {
      if (!startWorker) {
        laneOptions.report?.(unsupported);
        return reject(unsupported);
      }
      if (disposed || signal?.aborted) return reject(cancelled);
      const done = onAbort(signal, () => {
        job.reject(cancelled);
        lane.cancel(job);
      });
      const job: Job = {
        call,
        request,
        onProgress,
        onStart,
        onLoading,
        resolve(answer, milliseconds) {
          done();
          resolve({ answer: answer as Calls[Name]['answer'], milliseconds });
        },
        reject(error) {
          done();
          if (sentences && 'allowed' in error) sentences().then(() => reject(error));
          else reject(error);
        },
      };
      const answer = known?.(call, request);
      if (answer === undefined) return send(lane, job, { signal, onProgress, onStart });
      onStart?.();
      job.resolve(answer, 0);
    });
    open += 1;
    const settled = () => {
      open -= 1;
    };
    reply.then(settled, settled);
    return reply;
  }

  function dispose(): void {
    disposed = true;
    lanes.quick.rejectAll(cancelled);
    lanes.main.rejectAll(cancelled);
    for (const lane of started.values()) lane.rejectAll(cancelled);
    workerTeam?.then((team) => team.end()).catch(() => undefined);
  }

  return {
    ask,
    get busy() {
      return open > 0;
    },
    warm: () => lanes.main.start(),
    prepare(build, request = {}) {
      if (!startWorker || !small || shared.ready) return;
      if (!isSmall(request)) return lanes.main.start();
      if (build) laneOf(build).start();
    },
    dispose,
  };
}

const cancelled: ClientError = { code: 'cancelled', message: 'the caller aborted' };
const unsupported: ClientError = {
  code: 'unsupported',
  cause: 'unsupported',
  message: 'no workers here',
};

function noWorker(): never {
  throw new Error(unsupported.message);
}
