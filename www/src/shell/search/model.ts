/* The state of the search; loads the finder when the reader focuses the search field. */

import type { Client } from '../../engine/client';
import { Lazy } from '../../engine/lazy';
import type { Problem } from '../../engine/protocol';
import { Resource } from '../../engine/resource';
import type { Thumbnails } from '../../sequence/thumbnails';
import type { Finder, Findings } from './finder';

export class SearchModel {
  thumbnails: Thumbnails | undefined;
  #client: Client;
  #problems: () => readonly Problem[];
  #changed: () => void;
  #finder: Finder | undefined;
  /** The text of a search that waits for the finder. */
  #waiting = '';
  /** Fulfilled when the last search has ended. */
  #last: Promise<unknown> = Promise.resolve();
  readonly #finding: Resource<string, Findings>;
  /** The code of the finder, and of the thumbnails. */
  readonly code = new Lazy(() => Promise.all([import('./finder'), import('../../sequence/thumbnails')]));

  constructor(client: Client, problems: () => readonly Problem[], changed: () => void) {
    this.#client = client;
    this.#problems = problems;
    this.#changed = changed;
    this.#finding = new Resource(client, changed, {
      // A long text takes a while: of what is typed meanwhile, only the last is searched for.
      load: (_, text) => {
        const find = () => (text === this.#waiting ? this.#finder?.find(text) : this.findings);
        const found = this.#last.then(find) as Promise<Findings>;
        this.#last = found;
        return found;
      },
      loaded: ({ found }) => this.thumbnails?.want(found.flatMap(({ game }) => game ?? [])),
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
    const [finder, thumbnails] = this.code.module ?? [];
    if (finder && thumbnails && !this.#finder) {
      this.thumbnails = new thumbnails.Thumbnails(this.#client, this.#changed);
      this.#finder = new finder.Finder(this.#client, this.#problems());
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
