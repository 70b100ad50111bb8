import { importAgain, whyNot } from './module';
import type { LoadFailure } from './protocol';

/** A module that is loaded when a view first needs it, or why it did not arrive. */
export class Lazy<Module> {
  module: Module | undefined;
  failure: LoadFailure | undefined;
  readonly #load: () => Promise<Module>;
  #loading: Promise<void> | undefined;

  constructor(load: () => Promise<Module>) {
    this.#load = load;
  }

  /**
   * Loads the module, once; `changed` is called when it has arrived or failed. After a failure only
   * `again` loads it.
   */
  want(changed: () => void): Module | undefined {
    if (!this.module && !this.failure) this.#loading ??= this.#fetch(this.#load, changed);
    return this.module;
  }

  /** Tries again after a failure. */
  again(changed: () => void): void {
    if (this.failure) this.#loading ??= this.#fetch(() => importAgain(this.#load), changed);
  }

  async #fetch(load: () => Promise<Module>, changed: () => void): Promise<void> {
    try {
      this.module = await load();
      this.failure = undefined;
    } catch (error) {
      this.failure = await whyNot(error);
    }
    this.#loading = undefined;
    changed();
  }
}
