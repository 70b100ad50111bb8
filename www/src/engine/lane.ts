/**
 * One worker and the calls that wait for it, answered one after the other.
 *
 * The worker starts with the first call. A computation cannot be interrupted from outside, so cancelling it
 * means to end its worker; and a worker whose engine trapped is of no more use. Both cost the call that was
 * running and no other: the next one gets a fresh worker.
 */

import type { AskError, FromWorker, ToWorker } from './protocol';
import type { AnyCall } from './squares';

/** As much of a Worker as is used here. */
export interface WorkerLike {
  postMessage(message: ToWorker, transfer?: Transferable[]): void;
  terminate(): void;
  /** Asks what runs to stop when it next reports; for an engine that is no thread of its own and cannot be ended. */
  interrupt?(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

export interface Job {
  call: AnyCall;
  request: unknown;
  /** What of the request is moved to the worker, not copied. */
  transfer?: Transferable[] | undefined;
  onProgress: ((fraction: number) => void) | undefined;
  onStart: (() => void) | undefined;
  resolve(answer: unknown, milliseconds: number): void;
  /** Does nothing when the job is settled already. */
  reject(error: AskError): void;
}

export interface LaneOptions {
  /** `compiled`: whether the worker will be given the compiled engine. */
  startWorker(compiled: boolean): WorkerLike;
  /** The compiled engine, shared by all lanes once one of them has it, and whether one of them is ready, or was. */
  shared: { module: WebAssembly.Module | null; ready: boolean };
  /** Milliseconds that a cancelled call may go on: ending a worker also loses what its engine remembers. */
  grace: number;
  /** Milliseconds after which a worker that says nothing has failed to load. */
  loadTimeout: number;
  /** Told when the first worker is ready. */
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

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  add(job: Job): void {
    this.#queue.push(job);
    this.#next();
  }

  /** Starts the worker before there is anything for it to do. */
  start(): void {
    if (!this.#worker) this.#start();
  }

  /** Gives up a job that the caller has rejected. */
  cancel(job: Job): void {
    this.#queue = this.#queue.filter((waiting) => waiting !== job);
    if (this.#running?.job !== job) return;
    this.#running.cancelled = true;
    this.#worker?.interrupt?.();
    this.#timer = setTimeout(() => this.#replace(), this.#options.grace);
  }

  /** Rejects all jobs and ends the worker. */
  rejectAll(error: AskError): void {
    const jobs = this.#running ? [this.#running.job, ...this.#queue] : this.#queue;
    this.#queue = [];
    this.#replace();
    for (const job of jobs) job.reject(error);
  }

  #next(): void {
    if (this.#running || this.#queue.length === 0) return;
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
      // The request holds something that cannot be sent, such as a function. The worker has not seen it.
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
      this.#timer = setTimeout(() => this.#failToLoad('no sign of life'), loadTimeout);
      worker.onmessage = ({ data }) => this.#hear(data);
      worker.onerror = (event) => {
        const message = event.message || 'the worker failed';
        if (this.#ready) this.#crash(message);
        else this.#failToLoad(message);
      };
      worker.onmessageerror = () => {
        // Before it is ready, that was its compiled module, which can be done without.
        if (this.#ready) this.#crash('an answer could not be received');
      };
      worker.postMessage({ start: { module: shared.module } });
    } catch (error) {
      this.#failToLoad(String(error));
    }
  }

  #hear(message: FromWorker): void {
    if ('ready' in message) {
      clearTimeout(this.#timer);
      this.#ready = true;
      const { shared, onReady } = this.#options;
      const isFirst = !shared.ready;
      shared.ready = true;
      if (isFirst) onReady?.();
      this.#next();
    } else if ('module' in message) this.#options.shared.module = message.module;
    else if ('failed' in message) this.#failToLoad(message.failed);
    else if (message.id === this.#running?.id) this.#hearOf(this.#running, message);
  }

  #hearOf(running: { job: Job; cancelled: boolean }, message: Extract<FromWorker, { id: number }>): void {
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

  /** Rejects all that wait: they would fail alike, each after its own wait. */
  #failToLoad(message: string): void {
    this.#options.shared.module = null; // in case it is what cannot be used
    this.rejectAll({ code: 'load', message });
  }

  /** Ends the worker; a fresh one starts when something waits for it. */
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
