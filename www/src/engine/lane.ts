/**
 * One worker and its queue of calls, answered one after the other.
 *
 * The worker starts with the first call. A computation cannot be interrupted from outside, so
 * cancelling it ends its worker; a worker whose engine trapped ends as well. Only the running call
 * is lost: the next one gets a fresh worker.
 */

import type { AnyCall, AskError, FromWorker, Loading, ToWorker } from './protocol';

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
  startWorker(compiled: boolean): WorkerLike;
  /** The compiled engine, once one lane has it, and whether any lane has been ready. */
  shared: { module: WebAssembly.Module | null; ready: boolean };
  /** Milliseconds that a cancelled call may go on: ending a worker loses its computed results. */
  grace: number;
  /** Milliseconds after which a worker without any message counts as failed to load. */
  loadTimeout: number;
  /** Called when the first worker is ready. */
  onReady?: (() => void) | undefined;
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
      // The request holds a value that cannot be cloned, such as a function; the worker is
      // unharmed.
      this.#running = null;
      job.reject({ code: 'crashed', message: String(error) });
      this.#next();
      return;
    }
    job.onStart?.();
  }

  #start(): void {
    const { startWorker, shared, loadTimeout } = this.#options;
    try {
      const worker = startWorker(shared.module !== null);
      this.#worker = worker;
      this.#timer = setTimeout(() => this.#failToLoad('the worker sent no message in time'), loadTimeout);
      worker.onmessage = ({ data }) => this.#receive(data);
      worker.onerror = (event) => {
        const message = event.message || 'the worker failed';
        if (this.#ready) this.#crash(message);
        else this.#failToLoad(message);
      };
      worker.onmessageerror = () => {
        // Before it is ready, the lost message was its compiled module, which is optional.
        if (this.#ready) this.#crash('the answer could not be deserialised');
      };
      worker.postMessage({ start: { module: shared.module } });
    } catch (error) {
      this.#failToLoad(String(error));
    }
  }

  #receive(message: FromWorker): void {
    if ('ready' in message) {
      clearTimeout(this.#timer);
      this.#ready = true;
      const { shared, onReady } = this.#options;
      const isFirst = !shared.ready;
      shared.ready = true;
      if (isFirst) onReady?.();
      this.#next();
    } else if ('loading' in message) for (const job of this.#queue) job.onLoading?.(message.loading);
    else if ('module' in message) this.#options.shared.module = message.module;
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
      this.#crash(message.error.message);
      return;
    }
    clearTimeout(this.#timer);
    this.#running = null;
    if ('error' in message) running.job.reject(message.error);
    else running.job.resolve(message.answer, message.milliseconds);
    this.#next();
  }

  #crash(message: string): void {
    const job = this.#running?.job;
    this.#replace();
    job?.reject({ code: 'crashed', message });
  }

  /** Rejects all waiting jobs: each would fail in the same way, after a wait of its own. */
  #failToLoad(message: string): void {
    this.#options.shared.module = null; // the module itself may be unusable
    this.rejectAll({ code: 'load', message });
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
