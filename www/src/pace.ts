/** Milliseconds of work from which the rest is estimated, at least. */
const ENOUGH = 400;

/**
 * How long work will still take, by how far it has come since it was first heard of. Where it was then counts: an engine that
 * remembers a sequence goes on where it stopped, and says so from the beginning.
 */
export class Pace {
  #first: { at: number; fraction: number } | undefined;

  /** Something else is measured from now on. */
  restart(): void {
    this.#first = undefined;
  }

  /** Seconds left, at this moment (in milliseconds) and with this part done (0 to 1); undefined while nothing can be said. */
  left(fraction: number, at: number): number | undefined {
    this.#first ??= { at, fraction };
    const spent = at - this.#first.at;
    const done = fraction - this.#first.fraction;
    return spent < ENOUGH || done <= 0 ? undefined : (spent * (1 - fraction)) / done / 1000;
  }
}
