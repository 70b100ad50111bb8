/*
 * The address bar. What is typed replaces the current entry, and not too often (Safari allows 100 changes in 30
 * seconds); what is decided becomes an entry of its own, after putting back what typing had replaced.
 */

const PAUSE = 400;

export class Place {
  #committed: string;
  #timer = 0;

  /** `arrive` is called when back, forward, a link or a pasted hash leads somewhere. */
  constructor(arrive: (hash: string) => void) {
    this.#committed = location.hash;
    // A hash that is typed or clicked fires both events; the second finds nothing new.
    const listen = () => {
      clearTimeout(this.#timer);
      if (location.hash === this.#committed) return;
      this.#committed = location.hash;
      arrive(location.hash);
    };
    addEventListener('popstate', listen);
    addEventListener('hashchange', listen);
  }

  /** The question is being typed. */
  write(hash: string): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => history.replaceState(null, '', hash), PAUSE);
  }

  /** The same place under its proper name. */
  settle(hash: string): void {
    clearTimeout(this.#timer);
    this.#committed = hash;
    history.replaceState(null, '', hash);
  }

  /** The question is decided. */
  commit(hash: string): void {
    clearTimeout(this.#timer);
    if (location.hash !== this.#committed)
      history.replaceState(null, '', this.#committed || location.pathname);
    if (hash === this.#committed) return;
    history.pushState(null, '', hash);
    this.#committed = hash;
  }
}
