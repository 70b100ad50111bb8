/*
 * Where the rooms say what is asked now, and on the page that is the address bar. What is typed replaces the current entry, and not too often (Safari allows 100 changes in 30
 * seconds); what is decided becomes an entry of its own, after putting back what typing had replaced.
 *
 * A question too long to be read back from a link is not written: the address stays that of the one before.
 */

import { longestHash, type Question, toHash } from './question';

const PAUSE = 400;

/** Where a room says what is asked now. */
export interface Place {
  /** The question is being typed. */
  write(question: Question): void;
  /** The same place under its proper name. */
  settle(question: Question): void;
  /** The question is decided. */
  commit(question: Question): void;
}

export class AddressBar implements Place {
  /** The last entry that was decided. */
  #committed: string;
  /** What the page shows; beside `#committed` it is what typing has replaced that with. */
  #shown: string;
  #timer = 0;

  /** `arrive` is called when back, forward, a link or a pasted hash leads somewhere. */
  constructor(arrive: (hash: string) => void) {
    this.#committed = location.hash;
    this.#shown = location.hash;
    // A hash that is typed or clicked fires both events; the second finds nothing new.
    const listen = () => {
      clearTimeout(this.#timer);
      if (location.hash === this.#shown) return;
      this.#committed = location.hash;
      this.#shown = location.hash;
      arrive(location.hash);
    };
    addEventListener('popstate', listen);
    addEventListener('hashchange', listen);
    // Where typing is not written yet, a link to the last entry changes nothing in the address, and no event tells.
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const elsewhere = event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!link?.hash || elsewhere) return;
      const written = link.getAttribute('href') ?? '';
      // A link within a page that has no address of its own would lead to the page around it too.
      if (location.protocol === 'about:' && written.startsWith('#')) {
        event.preventDefault();
        if (written !== location.hash) {
          location.hash = written;
          return;
        }
      } else if (link.href !== location.href) return;
      clearTimeout(this.#timer);
      arrive(location.hash);
    });
  }

  write(question: Question): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      const hash = hashOf(question);
      if (!hash) return;
      history.replaceState(null, '', addressOf(hash));
      this.#shown = location.hash;
    }, PAUSE);
  }

  settle(question: Question): void {
    clearTimeout(this.#timer);
    const hash = hashOf(question);
    if (!hash) return;
    history.replaceState(null, '', addressOf(hash));
    this.#committed = hash;
    this.#shown = location.hash;
  }

  commit(question: Question): void {
    clearTimeout(this.#timer);
    const hash = hashOf(question);
    if (!hash) return;
    if (location.hash !== this.#committed) history.replaceState(null, '', addressOf(this.#committed));
    this.#shown = location.hash;
    if (hash === this.#committed) return;
    history.pushState(null, '', addressOf(hash));
    this.#committed = hash;
    this.#shown = location.hash;
  }
}

/** This very page with another hash. Not `hash` alone: what is relative in a frame that has no address of its own (srcdoc) leads to the page around it. */
function addressOf(hash: string): string {
  return location.href.split('#', 1)[0] + hash;
}

/** The link of a question; undefined where it would be too long, found out without writing megabytes of it. */
function hashOf(question: Question): string | undefined {
  const typed = Object.values(question.arguments).reduce((sum, { length }) => sum + length, 0);
  if (typed > longestHash) return undefined;
  const hash = toHash(question);
  return hash.length > longestHash ? undefined : hash;
}
