import type { Client } from './engine/client';
import type { AskError, Calls, Reply } from './engine/protocol';

/** Work that takes longer than this shows a bar. */
const NOTICEABLE = 450;

/**
 * One kind of work for the engine: the newest request counts, an older one is given up. Knows how far it is, and says
 * so only when it takes long enough to be noticed.
 */
export class Work {
  /** Whether to show a bar. */
  visible = false;
  fraction = 0;
  /** Estimate of what is left, in seconds. */
  seconds: number | undefined;
  error: AskError | undefined;
  running = false;

  #client: Client;
  #changed: () => void;
  #abort: AbortController | undefined;

  constructor(client: Client, changed: () => void) {
    this.#client = client;
    this.#changed = changed;
  }

  /** Resolves with undefined when it was given up or failed; the reason is then in `error`. */
  async ask<Name extends keyof Calls>(
    call: Name,
    request: Calls[Name]['request'],
  ): Promise<Reply<Name> | undefined> {
    this.cancel();
    const abort = new AbortController();
    this.#abort = abort;
    this.error = undefined;
    this.running = true;
    this.fraction = 0;
    this.seconds = undefined;
    const began = performance.now();
    const timer = setTimeout(() => {
      this.visible = true;
      this.#changed();
    }, NOTICEABLE);
    const onProgress = (fraction: number) => {
      if (this.#abort !== abort) return;
      this.fraction = Math.max(this.fraction, fraction);
      const spent = (performance.now() - began) / 1000;
      this.seconds = spent > 0.8 && fraction > 0.01 ? (spent * (1 - fraction)) / fraction : undefined;
      if (this.visible) this.#changed();
    };
    try {
      return await this.#client.ask(call, request, { signal: abort.signal, onProgress });
    } catch (error) {
      if (this.#abort === abort && !abort.signal.aborted) this.error = error as AskError;
      return undefined;
    } finally {
      clearTimeout(timer);
      if (this.#abort === abort) {
        this.#abort = undefined;
        this.running = false;
        this.visible = false;
        this.#changed();
      }
    }
  }

  /** Gives up, at once. */
  cancel(): void {
    const abort = this.#abort;
    this.#abort = undefined;
    this.running = false;
    this.visible = false;
    abort?.abort();
  }
}
