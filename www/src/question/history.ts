/*
 * Where the rooms report the current question; on the page, the address bar. Typing replaces the
 * current history entry, after a pause (Safari allows 100 changes in 30 seconds); a commit restores
 * the entry that typing had replaced and adds one of its own.
 *
 * A question too long to be read back from a link is not written: the address stays as it is.
 */

import { withoutDefaults } from './parameters';
import { longestHash, type Question, toHash } from './question';

const PAUSE = 400;

/** The state of history entries that the page has seen; a new one by the address bar has none. */
const KNOWN = 'known';

/** Receives the current question of a room; what links omit may be in it. */
export interface QuestionHistory {
  /** Replaces the current entry after a pause: the reader is typing. */
  replaceSoon(question: Question): void;
  /** Replaces the current entry at once: the same question, written differently. */
  replace(question: Question): void;
  /** Commits the question: adds a history entry. */
  commit(question: Question): void;
}

/** The address bar; without a question, it is that of the start page. */
export class BrowserHistory implements QuestionHistory {
  /** The last committed hash. */
  #committed: string;
  /** The hash in the address bar; while the reader types, it differs from `#committed`. */
  #shown: string;
  #timer = 0;
  /** The question that the timer will write. */
  #typed: Question | undefined;
  /** The hash of the link that was clicked last. */
  #clicked = '';

  /**
   * `arrive` is called when back, forward, a link or a pasted hash changes the question; `entered`:
   * by the address bar, as a new entry.
   */
  constructor(arrive: (hash: string, entered: boolean) => void) {
    this.#committed = location.hash;
    this.#shown = location.hash;
    // A typed or clicked hash fires both events; the second one changes nothing.
    const listen = () => {
      this.#forgetTyped();
      if (location.hash === this.#shown) return;
      const entered = history.state !== KNOWN && location.hash !== this.#clicked;
      this.#clicked = '';
      history.replaceState(KNOWN, '');
      this.#committed = location.hash;
      this.#shown = location.hash;
      arrive(location.hash, entered);
    };
    addEventListener('popstate', listen);
    addEventListener('hashchange', listen);
    // A link to the current entry fires neither event.
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const elsewhere = event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!link?.hash || elsewhere) return;
      // What was typed stays in its entry; the link makes another one.
      this.#writeTyped();
      const written = link.getAttribute('href') ?? '';
      // In a page without a URL of its own, relative links resolve against the page around it.
      if (location.protocol === 'about:' && written.startsWith('#')) {
        event.preventDefault();
        if (written !== location.hash) {
          location.hash = written;
          return;
        }
      } else if (link.href !== location.href) {
        this.#clicked = link.hash;
        return;
      }
      arrive(location.hash, false);
    });
  }

  replaceSoon(question: Question): void {
    clearTimeout(this.#timer);
    this.#typed = question;
    this.#timer = window.setTimeout(() => this.#writeTyped(), PAUSE);
  }

  #writeTyped(): void {
    const hash = this.#typed && hashOf(this.#typed);
    this.#forgetTyped();
    // The address has another question already, whose event is still to come.
    if (!hash || location.hash !== this.#shown) return;
    history.replaceState(KNOWN, '', addressOf(hash));
    this.#shown = location.hash;
  }

  #forgetTyped(): void {
    clearTimeout(this.#timer);
    this.#typed = undefined;
  }

  replace(question: Question | undefined): void {
    this.#forgetTyped();
    const hash = hashOf(question);
    if (hash === undefined) return;
    history.replaceState(KNOWN, '', addressOf(hash));
    this.#committed = hash;
    this.#shown = location.hash;
  }

  commit(question: Question | undefined): void {
    this.#forgetTyped();
    const hash = hashOf(question);
    if (hash === undefined) return;
    if (location.hash !== this.#committed) history.replaceState(KNOWN, '', addressOf(this.#committed));
    this.#shown = location.hash;
    if (hash === this.#committed) return;
    history.pushState(KNOWN, '', addressOf(hash));
    this.#committed = hash;
    this.#shown = location.hash;
  }
}

/**
 * This page's URL with another hash; a bare hash in a srcdoc frame would lead to the page around
 * it.
 */
function addressOf(hash: string): string {
  return location.href.split('#', 1)[0] + hash;
}

/** The hash of a question, none without one; undefined if too long. Avoids building megabytes. */
function hashOf(question: Question | undefined): string | undefined {
  if (!question) return '';
  const typed = Object.values(question.arguments).reduce((sum, { length }) => sum + length, 0);
  if (typed > longestHash) return undefined;
  const hash = toHash(withoutDefaults(question));
  return hash.length > longestHash ? undefined : hash;
}
