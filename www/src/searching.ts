/* The search, as the page holds it: what finds is fetched when somebody is about to search. */

import type { Client } from './engine/client';
import type { Problem } from './engine/protocol';
import type { Faces } from './faces';
import type { Finder, Findings } from './search/finder';

export class Searching {
  findings: Findings | undefined;
  faces: Faces | undefined;
  #client: Client;
  #problems: () => readonly Problem[];
  #changed: () => void;
  #finder: Promise<Finder> | undefined;
  #turn = 0;

  constructor(client: Client, problems: () => readonly Problem[], changed: () => void) {
    this.#client = client;
    this.#problems = problems;
    this.#changed = changed;
  }

  /** Somebody is about to search. */
  async wake(): Promise<Finder | undefined> {
    if (!this.#problems().length) return undefined;
    this.#finder ??= this.#fetch();
    try {
      return await this.#finder;
    } catch {
      // The next attempt fetches again.
      this.#finder = undefined;
      return undefined;
    }
  }

  async #fetch(): Promise<Finder> {
    const [{ Finder }, { Faces }] = await Promise.all([import('./search/finder'), import('./faces')]);
    this.faces = new Faces(this.#client, this.#changed);
    return new Finder(this.#client, this.#problems());
  }

  /** The newest search counts. */
  async search(text: string): Promise<void> {
    const turn = ++this.#turn;
    const finder = await this.wake();
    const findings = await finder?.find(text);
    if (turn !== this.#turn || !findings) return;
    this.findings = findings;
    this.faces?.want(findings.found.flatMap(({ game }) => game ?? []));
    this.#changed();
  }
}
