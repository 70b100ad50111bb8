/*
 * How views ask the engine: a value that it computes for a key.
 *
 * Not a signals library: a room, which renders as a whole, needs requests that can be superseded,
 * stopped and repeated, with progress. With @preact/signals-core this would still be needed.
 */

import { askError, broken } from './broken';
import type { Client } from './client';
import { Eta } from './eta';
import type { AskOptions } from './lane';
import type { AskError, Calls, Loading, Reply } from './protocol';

/** Milliseconds after which a load shows a progress bar. */
const NOTICEABLE = 400;

/** Milliseconds between two drawings of the progress: a load may be many short calls. */
const REDRAW = 100;

export type Ask = <Name extends keyof Calls>(
  call: Name,
  request: Calls[Name]['request'],
  options?: Pick<AskOptions, 'lane'>,
) => Promise<Reply<Name>>;

export interface ResourceOptions<Key, Value> {
  /** Computes the value from the key alone. An exception becomes `error`. */
  load(ask: Ask, key: Key): Promise<Value>;
  /** A value that is there without computing: it is taken at once. */
  known?(key: Key): Value | undefined;
  /** How many calls that takes, for the progress. Default: 1. */
  calls?(key: Key): number;
  /**
   * For views that follow a pointer: a load goes on while other keys are wanted, of which the last
   * one is next. To cancel a call may end the worker, with all that it has computed.
   */
  patient?: boolean;
  /** Called when the value of the requested key has arrived, before views update. */
  loaded?(value: Value, key: Key): void;
  /** Called when loading the requested key has failed, before views update. */
  failed?(error: AskError): void;
}

/** A resource of any kind: its progress, and how it ended. */
export type AnyResource = Resource<unknown, unknown>;

/**
 * Loads one value at a time: that of the key in the last call of `want`. `value` is kept until the
 * next one arrives, also if loading that one fails or is stopped. Keys are compared as JSON.
 *
 * The value is set in the same task in which the load ends, so that no view sees the end without
 * the value.
 */
export class Resource<Key, Value> {
  /** The last value that arrived. */
  value: Value | undefined;
  running = false;
  error: AskError | undefined;
  /** The reader stopped it, and no request has followed. */
  stopped = false;
  /** Whether to show a progress bar. */
  visible = false;
  /** The engine has not begun with this load. */
  waiting = true;
  /** What has arrived of the engine while it is loaded; undefined once it runs. */
  loading: Loading | undefined;
  fraction = 0;
  /** The remaining time in seconds, once enough progress is reported. */
  seconds: number | undefined;

  readonly #client: Client;
  /** Told whenever there is something else to draw. */
  readonly #changed: () => void;
  readonly #options: ResourceOptions<Key, Value>;
  /** The requested key, and the key of `value`, as JSON. */
  #requested: string | undefined;
  #loaded: string | undefined;
  /** That of the current load: the result of any other one is dropped. */
  #abort: AbortController | undefined;
  /** Of a patient resource: whether a load runs, also a cancelled one, and the key after it. */
  #busy = false;
  #next: { key: Key } | undefined;

  constructor(client: Client, changed: () => void, options: ResourceOptions<Key, Value>) {
    this.#client = client;
    this.#changed = changed;
    this.#options = options;
  }

  /**
   * Requests the value of `key`; undefined: of no key. Loads it, unless it is loaded, loading,
   * failed or was stopped (see `retry`); work for another key is cancelled. Returns whether `value`
   * belongs to `key`.
   */
  want(key: Key | undefined): boolean {
    const requested = key === undefined ? undefined : JSON.stringify(key);
    const isLoaded = requested !== undefined && requested === this.#loaded;
    if (requested === this.#requested) return isLoaded;
    const loads = key !== undefined && !isLoaded;
    const known = loads ? this.#options.known?.(key) : undefined;
    if (loads && known !== undefined) {
      this.cancel();
      this.#requested = requested;
      this.#finish(() => this.#take(known, key));
      this.#changed();
      return true;
    }
    if (loads && this.#options.patient && this.#busy) {
      this.#next = { key };
      this.running = true;
    } else {
      this.cancel();
      if (loads) this.#load(key);
      else this.#changed();
    }
    this.#requested = requested;
    return isLoaded;
  }

  /** Whether `value` belongs to this key. */
  isFor(key: Key): boolean {
    return this.#loaded !== undefined && this.#loaded === JSON.stringify(key);
  }

  async #load(key: Key): Promise<void> {
    const { load, calls } = this.#options;
    const abort = new AbortController();
    this.#abort = abort;
    this.#busy = true;
    this.running = true;
    this.error = undefined;
    this.stopped = false;
    this.waiting = true;
    this.loading = undefined;
    this.fraction = 0;
    this.seconds = undefined;
    const timer = setTimeout(() => {
      if (this.#abort !== abort) return;
      this.visible = true;
      this.#changed();
    }, NOTICEABLE);
    let end: () => void;
    try {
      const value = await load(this.#asker(abort, calls?.(key) ?? 1), key);
      end = () => this.#take(value, key);
    } catch (caught) {
      const error = askError(caught);
      end = () => {
        this.#fail(error);
        abort.abort();
      };
    }
    clearTimeout(timer);
    this.#busy = false;
    const next = this.#next;
    this.#next = undefined;
    if (this.#abort === abort) this.#finish(end);
    else if (!next) return;
    if (next && !this.isFor(next.key)) this.#load(next.key);
    this.#changed();
  }

  #take(value: Value, key: Key): void {
    this.value = value;
    this.#loaded = JSON.stringify(key);
    this.#options.loaded?.(value, key);
  }

  #finish(end: () => void): void {
    this.#end();
    try {
      end();
    } catch (cause) {
      this.#fail(broken(cause));
    }
  }

  #fail(error: AskError): void {
    this.error = error;
    // The value may be what the code that takes it does not understand: `retry` loads it again.
    if (error.code === 'broken') this.#loaded = undefined;
    this.#options.failed?.(error);
  }

  #end(): void {
    this.#abort = undefined;
    this.running = false;
    this.visible = false;
  }

  /** Passes calls on to the client and adds up their progress. */
  #asker(abort: AbortController, expected: number): Ask {
    const parts: number[] = [];
    const eta = new Eta();
    let waits = false;
    const draw = () => {
      waits = false;
      if (this.#abort === abort) this.#changed();
    };
    const update = (change: () => void) => {
      if (this.#abort !== abort) return;
      change();
      if (!this.visible || waits) return;
      waits = true;
      setTimeout(draw, REDRAW);
    };
    const progress = (part: number, fraction: number) =>
      update(() => {
        parts[part] = fraction;
        const done = parts.reduce((a, b) => a + b, 0) / Math.max(parts.length, expected);
        this.fraction = Math.max(this.fraction, done);
        this.seconds = eta.left(this.fraction, performance.now());
      });
    const onStart = () =>
      update(() => {
        this.waiting = false;
        this.loading = undefined;
      });
    const onLoading = (loading: Loading) =>
      update(() => {
        if (this.waiting) this.loading = loading;
      });
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

  /** Cancels loading; `want` with the same key starts again. Keeps `value`. */
  cancel(): void {
    const abort = this.#abort;
    this.#end();
    this.error = undefined;
    this.stopped = false;
    this.#next = undefined;
    if (this.#requested !== this.#loaded) this.#requested = undefined;
    if (!this.#options.patient) abort?.abort();
  }

  /**
   * Cancels loading on the reader's request; views show this by `stopped`, and `want` with the same
   * key does not load until `retry`.
   */
  stop(): void {
    const requested = this.#requested;
    if (!this.running) return;
    this.cancel();
    this.stopped = true;
    this.#requested = requested;
  }

  /** Allows `want` to load again a key that failed or was stopped. */
  retry(): void {
    if (this.error || this.stopped) this.cancel();
  }

  /** Cancels loading, and drops the value. */
  clear(): void {
    this.cancel();
    this.value = undefined;
    this.#loaded = undefined;
    this.#requested = undefined;
  }
}

/** The resource to report: one that failed, stopped or shows progress, or else one that runs. */
export function reported(works: readonly AnyResource[]): AnyResource | undefined {
  return (
    works.find(({ error, visible, stopped }) => error || visible || stopped) ??
    works.find(({ running }) => running)
  );
}
