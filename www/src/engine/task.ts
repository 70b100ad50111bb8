import { askError, broken } from './broken';
import type { Client } from './client';
import { Eta } from './eta';
import type { AskOptions } from './lane';
import type { AskError, Calls, Loading, Reply } from './protocol';

/** Milliseconds after which work shows a progress bar. */
const NOTICEABLE = 450;

export type Ask = <Name extends keyof Calls>(
  call: Name,
  request: Calls[Name]['request'],
  options?: Pick<AskOptions, 'lane'>,
) => Promise<Reply<Name>>;

/**
 * One kind of work for the engine: a new request cancels the one before. Tracks its progress, and
 * shows it only when the work takes long enough to be noticed.
 *
 * `take` receives the result in the same task in which the work ends, so that no view sees the end
 * without the result.
 */
export class EngineTask {
  /** Whether to show a progress bar. */
  visible = false;
  /** The engine has not begun with this work. */
  waiting = true;
  /** What has arrived of the engine while it is loaded; undefined once it runs. */
  loading: Loading | undefined;
  fraction = 0;
  /** The remaining time in seconds, once the work has reported enough progress. */
  seconds: number | undefined;
  error: AskError | undefined;
  running = false;
  /** The reader stopped it, and no request has followed. */
  stopped = false;

  #client: Client;
  /** Told whenever there is something else to draw. */
  protected readonly changed: () => void;
  #abort: AbortController | undefined;

  constructor(client: Client, changed: () => void) {
    this.#client = client;
    this.changed = changed;
  }

  /** Runs one call. */
  ask<Name extends keyof Calls>(
    call: Name,
    request: Calls[Name]['request'],
    take: (reply: Reply<Name>) => void,
  ): Promise<void> {
    return this.run((ask) => ask(call, request), take);
  }

  /**
   * Runs several calls as one task: `take` receives all results or none, and a failure is in
   * `error`. `expected` is the number of calls, for the progress.
   */
  async run<Result>(
    task: (ask: Ask) => Promise<Result>,
    take: (result: Result) => void,
    expected = 1,
  ): Promise<void> {
    this.cancel();
    const abort = new AbortController();
    this.#abort = abort;
    this.running = true;
    this.waiting = true;
    this.loading = undefined;
    this.fraction = 0;
    this.seconds = undefined;
    const timer = setTimeout(() => {
      if (this.#abort !== abort) return;
      this.visible = true;
      this.changed();
    }, NOTICEABLE);
    let end: () => void;
    try {
      const result = await task(this.#asker(abort, expected));
      end = () => take(result);
    } catch (caught) {
      const error = askError(caught);
      end = () => {
        this.failed(error);
        abort.abort();
      };
    }
    clearTimeout(timer);
    if (this.#abort !== abort) return;
    this.#end();
    try {
      end();
    } catch (cause) {
      this.failed(broken(cause));
    }
    this.changed();
  }

  /** Passes calls on to the client and adds up their progress. */
  #asker(abort: AbortController, expected: number): Ask {
    const parts: number[] = [];
    const eta = new Eta();
    const onStart = () => {
      if (!this.waiting || this.#abort !== abort) return;
      this.waiting = false;
      this.loading = undefined;
      if (this.visible) this.changed();
    };
    const onLoading = (loading: Loading) => {
      if (!this.waiting || this.#abort !== abort) return;
      this.loading = loading;
      if (this.visible) this.changed();
    };
    const progress = (part: number, fraction: number) => {
      if (this.#abort !== abort) return;
      parts[part] = fraction;
      const done = parts.reduce((a, b) => a + b, 0) / Math.max(parts.length, expected);
      this.fraction = Math.max(this.fraction, done);
      this.seconds = eta.left(this.fraction, performance.now());
      if (this.visible) this.changed();
    };
    return async (call, request, options) => {
      const part = parts.push(0) - 1;
      eta.restart();
      const onProgress = (fraction: number) => progress(part, fraction);
      const reply = await this.#client.ask(call, request, {
        ...{ ...options, signal: abort.signal, onProgress, onStart, onLoading },
      });
      progress(part, 1);
      return reply;
    };
  }

  protected failed(error: AskError): void {
    this.error = error;
  }

  #end(): void {
    this.#abort = undefined;
    this.running = false;
    this.visible = false;
  }

  /** Cancels the work at once, and forgets how the last request ended. */
  cancel(): void {
    const abort = this.#abort;
    this.#end();
    this.error = undefined;
    this.stopped = false;
    abort?.abort();
  }

  /** Cancels the work for the reader; views show this by `stopped`. */
  stop(): void {
    const { running } = this;
    if (!running) return;
    this.cancel();
    this.stopped = true;
  }
}

/** The task to report: one that failed, stopped or shows progress, or else one that runs. */
export function reported(works: readonly EngineTask[]): EngineTask | undefined {
  return (
    works.find(({ error, visible, stopped }) => error || visible || stopped) ??
    works.find(({ running }) => running)
  );
}
