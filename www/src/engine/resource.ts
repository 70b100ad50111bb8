/*
 * A value that the engine computes for a key.
 *
 * Not a signals library: a room needs requests that can be superseded, stopped and repeated, with
 * progress. With @preact/signals-core (1.6 kB of a first visit) this class would
 * still be needed, and a room, which renders as a whole, would not use finer dependencies.
 */

import type { Client } from './client';
import type { AskError } from './protocol';
import { type Ask, EngineTask } from './task';

export interface ResourceOptions<Key, Value> {
  /** Computes the value from the key alone. An exception becomes `error`. */
  load(ask: Ask, key: Key): Promise<Value>;
  /** Called when the value of the requested key has arrived, before views update. */
  loaded?(value: Value, key: Key): void;
  /** Called when loading the requested key has failed, before views update. */
  failed?(error: AskError): void;
}

/**
 * Loads one value at a time: that of the key in the last call of `want`. `value` is kept until the
 * next one arrives, also if loading that one fails or is stopped. Keys are compared as JSON.
 */
export class Resource<Key, Value> extends EngineTask {
  /** The last value that arrived. */
  value: Value | undefined;
  #options: ResourceOptions<Key, Value>;
  /** The requested key, and the key of `value`, as JSON. */
  #requested: string | undefined;
  #loaded: string | undefined;

  constructor(client: Client, changed: () => void, options: ResourceOptions<Key, Value>) {
    super(client, changed);
    this.#options = options;
  }

  /**
   * Requests the value of `key`; undefined: of no key. Loads it, unless it is loaded, loading,
   * failed or was stopped (see `retry`); work for another key is cancelled. Returns whether `value`
   * belongs to `key`.
   */
  want(key: Key | undefined): boolean {
    const requested = key === undefined ? undefined : JSON.stringify(key);
    if (requested !== this.#requested) {
      this.cancel();
      if (key !== undefined && requested !== this.#loaded) this.#load(key, requested);
      else this.changed();
      // After `run`, which cancels the previous key.
      this.#requested = requested;
    }
    return requested !== undefined && requested === this.#loaded;
  }

  #load(key: Key, requested: string | undefined): void {
    const { load, loaded } = this.#options;
    this.run(
      (ask) => load(ask, key),
      (value) => {
        this.value = value;
        this.#loaded = requested;
        loaded?.(value, key);
      },
    );
  }

  /** Whether `value` belongs to this key. */
  isFor(key: Key): boolean {
    return this.#loaded !== undefined && this.#loaded === JSON.stringify(key);
  }

  protected override failed(error: AskError): void {
    super.failed(error);
    // The value may be what the code that takes it does not understand: `retry` loads it again.
    if (error.code === 'broken') this.#loaded = undefined;
    this.#options.failed?.(error);
  }

  /** Cancels loading; `want` with the same key starts again. Keeps `value`. */
  override cancel(): void {
    super.cancel();
    if (this.#requested !== this.#loaded) this.#requested = undefined;
  }

  /**
   * Cancels loading on the reader's request: `want` with the same key does not load until `retry`.
   */
  override stop(): void {
    const requested = this.#requested;
    super.stop();
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
