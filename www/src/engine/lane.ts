/**
 * One worker and its queue of calls, answered one after the other.
 *
 * The worker starts with the first call. A computation cannot be interrupted from outside, so
 * cancelling it ends its worker; a worker whose engine trapped ends as well. Only the running call
 * is lost: the next one gets a fresh worker.
 */

import { BUILD } from './build';
import type { BuildName } from './builds';
import { whenEnded } from './lock';
import type { AnyCall, AskError, ClientError, FromWorker, LoadFailure, Loading, ToWorker } from './protocol';
import './violation';

/** The part of `Worker` that a lane uses. */
export interface WorkerLike {
  postMessage(message: ToWorker, transfer?: Transferable[]): void;
  terminate(): void;
  /**
   * Stops the running call at its next report; for an engine without a thread that can be ended.
   */
  interrupt?(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

export interface Job {
  call: AnyCall;
  request: unknown;
  /** Parts of the request that are moved to the worker, not copied. */
  transfer?: Transferable[] | undefined;
  onProgress: ((fraction: number) => void) | undefined;
  onStart: (() => void) | undefined;
  /** Called while the engine is loaded for this job. */
  onLoading?: ((loading: Loading) => void) | undefined;
  resolve(answer: unknown, milliseconds: number): void;
  /** Does nothing if the job is already settled. */
  reject(error: AskError): void;
}

export interface LaneOptions {
  /** `compiled`: whether the worker receives the compiled engine. */
  startWorker(compiled: boolean, build: BuildName): WorkerLike;
  /** The build of the engine that this lane asks. */
  build: BuildName;
  /** The compiled engine, once one lane has it, and whether any lane has been ready. */
  shared: { module: WebAssembly.Module | null; ready: boolean };
  /** Milliseconds that a cancelled call may go on: ending a worker loses its computed results. */
  grace: number;
  /** Milliseconds without a message after which a loading worker counts as failed. */
  loadTimeout: number;
  /** Called when the first worker is ready. */
  onReady?: (() => void) | undefined;
  /** Finds out why the script of a worker did not run. */
  examine?: ((message: string) => Promise<LoadFailure>) | undefined;
  /**
   * The error of a request that cannot be sent, because it holds a function, for example. The
   * page's own requests always can.
   */
  refuse?: ((request: unknown, message: string) => AskError) | undefined;
  /** Called once for each failure of a worker, for the console. */
  report?: ((error: ClientError) => void) | undefined;
}

export class Lane {
  readonly #options: LaneOptions;
  #queue: Job[] = [];
  #worker: WorkerLike | null = null;
  #ready = false;
  #running: { id: number; job: Job; cancelled: boolean } | null = null;
  #lastId = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retired = false;
  /** Whether the last worker failed, and this one is a second attempt. */
  #again = false;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  add(job: Job): void {
    this.#queue.push(job);
    if (!this.#ready) job.onLoading?.({ bytes: 0 });
    this.#next();
  }

  /** Starts the worker before its first call. */
  start(): void {
    if (!this.#worker) this.#start();
  }

  /** Drops a job that the caller has rejected. */
  cancel(job: Job): void {
    this.#queue = this.#queue.filter((waiting) => waiting !== job);
    if (this.#running?.job !== job) return;
    this.#running.cancelled = true;
    this.#worker?.interrupt?.();
    this.#timer = setTimeout(() => this.#replace(), this.#options.grace);
  }

  /** Ends the worker once all jobs are settled. */
  retire(): void {
    this.#retired = true;
    this.#next();
  }

  /** Rejects all jobs and ends the worker. */
  rejectAll(error: AskError): void {
    const jobs = this.#running ? [this.#running.job, ...this.#queue] : this.#queue;
    this.#queue = [];
    this.#replace();
    for (const job of jobs) job.reject(error);
  }

  #next(): void {
    if (this.#running) return;
    if (this.#queue.length === 0) {
      if (this.#retired && this.#worker) this.#replace();
      return;
    }
    if (!this.#worker) this.#start();
    if (!this.#worker || !this.#ready) return;
    const job = this.#queue.shift();
    if (!job) return;
    this.#lastId += 1;
    this.#running = { id: this.#lastId, job, cancelled: false };
    try {
      const { call, request, transfer = [] } = job;
      this.#worker.postMessage({ id: this.#lastId, call, request }, transfer);
    } catch (error) {
      // The caller's error; the worker is unharmed.
      this.#running = null;
      const message = String(error);
      job.reject(this.#options.refuse?.(job.request, message) ?? { code: 'crashed', message });
      this.#next();
      return;
    }
    job.onStart?.();
  }

  #start(): void {
    const { startWorker, shared, build } = this.#options;
    try {
      const worker = startWorker(shared.module !== null, build);
      this.#worker = worker;
      this.#await();
      worker.onmessage = ({ data }) => this.#receive(worker, data);
      worker.onerror = (event) => this.#ended(event.message || 'the worker ended');
      worker.onmessageerror = () => {
        // Before it is ready, the lost message was its compiled module, which is optional.
        if (this.#ready) this.#crash({ message: 'unreadable answer' });
      };
      worker.postMessage({ start: { module: shared.module } });
    } catch (error) {
      this.#failToLoad({ message: String(error) });
    }
  }

  /** Limits the silence of a loading worker, not how long it takes: connections may be slow. */
  #await(): void {
    clearTimeout(this.#timer);
    const fail = () => this.#failToLoad({ cause: 'connection', message: 'no message' });
    this.#timer = setTimeout(fail, this.#options.loadTimeout);
  }

  #ended(message: string): void {
    if (this.#ready) this.#crash({ message });
    else this.#failToLoad({ message });
  }

  #receive(worker: WorkerLike, message: FromWorker): void {
    if ('ready' in message) {
      if (message.build !== BUILD) {
        this.#failToLoad({ message: `build ${message.build}, not ${BUILD}` });
        return;
      }
      clearTimeout(this.#timer);
      this.#ready = true;
      this.#again = false;
      const { shared, onReady } = this.#options;
      const isFirst = !shared.ready;
      shared.ready = true;
      if (isFirst) onReady?.();
      this.#next();
    } else if ('loading' in message) {
      this.#await();
      for (const job of this.#queue) job.onLoading?.(message.loading);
    } else if ('alive' in message) {
      whenEnded(message.alive, () => {
        if (this.#worker === worker) this.#ended('the worker ended');
      });
    } else if ('module' in message) this.#options.shared.module = message.module;
    else if ('failed' in message) this.#failToLoad(message.failed);
    else if (message.id === this.#running?.id) this.#receiveReply(this.#running, message);
  }

  #receiveReply(
    running: { job: Job; cancelled: boolean },
    message: Extract<FromWorker, { id: number }>,
  ): void {
    if ('progress' in message) {
      if (!running.cancelled) running.job.onProgress?.(message.progress);
      return;
    }
    if ('error' in message && message.error.code === 'crashed') {
      this.#crash(message.error);
      return;
    }
    clearTimeout(this.#timer);
    this.#running = null;
    if ('error' in message) running.job.reject(message.error);
    else running.job.resolve(message.answer, message.milliseconds);
    this.#next();
  }

  #crash(failure: LoadFailure): void {
    const job = this.#running?.job;
    this.#replace();
    this.#reject(job ? [job] : [], { code: 'crashed', ...failure });
  }

  /** Rejects all waiting jobs: each would fail in the same way, after a wait of its own. */
  #failToLoad(failure: LoadFailure): void {
    const { shared, examine } = this.#options;
    shared.module = null; // the module itself may be unusable
    const jobs = this.#queue;
    this.#queue = [];
    this.#replace();
    const reject = (found: LoadFailure) => {
      // The script that arrives now may be another than the one that failed.
      const again = found.cause === 'damaged' && !this.#again && jobs.length > 0;
      this.#again = again;
      if (!again) return this.#reject(jobs, { code: 'load', ...found });
      this.#queue.unshift(...jobs);
      this.#next();
    };
    if (failure.cause || !examine) this.#reject(jobs, { code: 'load', ...failure });
    else examine(failure.message).then(reject);
  }

  #reject(jobs: Job[], error: ClientError): void {
    this.#options.report?.(error);
    for (const job of jobs) job.reject(error);
  }

  /** Ends the worker; a fresh one starts if a job waits. */
  #replace(): void {
    clearTimeout(this.#timer);
    if (this.#worker) {
      this.#worker.onmessage = null;
      this.#worker.onerror = null;
      this.#worker.onmessageerror = null;
      this.#worker.terminate();
    }
    this.#worker = null;
    this.#ready = false;
    this.#running = null;
    this.#next();
  }
}

/** Calls `abort` when a signal aborts, unless the result is called before. */
export function onAbort(signal: AbortSignal | undefined, abort: () => void): () => void {
  signal?.addEventListener('abort', abort);
  return () => signal?.removeEventListener('abort', abort);
}

/** "quick" is for calls that take little time; it answers while "main" is busy. */
export type LaneName = 'quick' | 'main';

export interface AskOptions {
  /** Aborting rejects at once with the code `cancelled`. */
  signal?: AbortSignal | undefined;
  /** Called now and then with the part of the work that is done, 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  /** Called when the engine begins with this call, after earlier ones. */
  onStart?: (() => void) | undefined;
  /** Called while the engine is loaded for this call. */
  onLoading?: ((loading: Loading) => void) | undefined;
  /** Overrides the call's own lane. */
  lane?: LaneName | undefined;
}
