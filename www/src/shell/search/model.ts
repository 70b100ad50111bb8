/* The state of the search; loads the finder when the reader focuses the search field. */

import type { Client } from '../../engine/client';
import type { Problem } from '../../engine/protocol';
import { Resource } from '../../engine/resource';
import type { Thumbnails } from '../../sequence/thumbnails';
import type { Finder, Findings } from './finder';

export class SearchModel {
  thumbnails: Thumbnails | undefined;
  #client: Client;
  #problems: () => readonly Problem[];
  #changed: () => void;
  #finder: Promise<Finder> | undefined;
  readonly #finding: Resource<string, Findings>;

  constructor(client: Client, problems: () => readonly Problem[], changed: () => void) {
    this.#client = client;
    this.#problems = problems;
    this.#changed = changed;
    this.#finding = new Resource(client, changed, {
      load: async (_, text) => {
        const finder = await this.wake();
        if (!finder) throw { code: 'load', message: 'the search did not arrive' };
        return finder.find(text);
      },
      loaded: ({ found }) => this.thumbnails?.want(found.flatMap(({ game }) => game ?? [])),
    });
  }

  /** The last results. */
  get findings(): Findings | undefined {
    return this.#finding.value;
  }

  /** Loads the finder before the first search. */
  async wake(): Promise<Finder | undefined> {
    if (!this.#problems().length) return undefined;
    this.#finder ??= this.#fetch();
    try {
      return await this.#finder;
    } catch {
      // The next call tries to load again.
      this.#finder = undefined;
      return undefined;
    }
  }

  async #fetch(): Promise<Finder> {
    const [{ Finder }, { Thumbnails }] = await Promise.all([
      import('./finder'),
      import('../../sequence/thumbnails'),
    ]);
    this.thumbnails = new Thumbnails(this.#client, this.#changed);
    return new Finder(this.#client, this.#problems());
  }

  /** Searches; results of older calls are dropped. */
  search(text: string): void {
    this.#finding.retry();
    this.#finding.want(text);
  }
}
