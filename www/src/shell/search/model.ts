/* The state of the search; loads the finder when the reader focuses the search field. */

import type { Client } from '../../engine/client';
import { Lazy } from '../../engine/lazy';
import type { Problem } from '../../engine/protocol';
import { Resource } from '../../engine/resource';
import { Thumbnails } from '../../sequence/thumbnails';
import type { Finder, Findings } from './finder';

export class SearchModel {
  readonly thumbnails: Thumbnails;
  #client: Client;
  #problems: () => readonly Problem[];
  #changed: () => void;
  #finder: Finder | undefined;
  /** The text of a search that waits for the finder. */
  #waiting = '';
  readonly #finding: Resource<string, Findings>;
  readonly code = new Lazy(() => import('./finder'));

  constructor(client: Client, problems: () => readonly Problem[], changed: () => void) {
    this.#client = client;
    this.#problems = problems;
    this.thumbnails = new Thumbnails(client, changed);
    this.#changed = changed;
    this.#finding = new Resource(client, changed, {
      load: async (_, text) => (this.#finder as Finder).find(text),
      loaded: ({ found }) => this.thumbnails.want(found.flatMap(({ game }) => game ?? [])),
    });
  }

  /** The last results. */
  get findings(): Findings | undefined {
    return this.#finding.value;
  }

  /** Loads the finder before the first search. */
  wake(): void {
    if (this.#problems().length) this.code.want(this.#loaded);
  }

  /** Tries again after the code did not arrive. */
  again(): void {
    this.code.again(this.#loaded);
  }

  #loaded = () => {
    const { module } = this.code;
    if (module && !this.#finder) {
      this.#finder = new module.Finder(this.#client, this.#problems());
      if (this.#waiting) this.search(this.#waiting);
    }
    this.#changed();
  };

  /** Searches, once the finder is loaded; results of older calls are dropped. */
  search(text: string): void {
    this.#waiting = text;
    if (!this.#finder) {
      this.wake();
      return;
    }
    this.#finding.retry();
    this.#finding.want(text);
  }
}
