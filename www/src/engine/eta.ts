/** Milliseconds of work before the first estimate: the first reports come while workers start. */
const ENOUGH = 1000;

/**
 * Estimates the remaining time of work from the progress since its first report. The fraction of
 * that first report is subtracted: an engine that continues a sequence does not begin at 0.
 */
export class Eta {
  #first: { at: number; fraction: number } | undefined;

  /** Forgets the first report: the next one begins a new measurement. */
  restart(): void {
    this.#first = undefined;
  }

  /** Seconds left, at the time `at` (milliseconds) with `fraction` done; undefined at first. */
  left(fraction: number, at: number): number | undefined {
    this.#first ??= { at, fraction };
    const spent = at - this.#first.at;
    const done = fraction - this.#first.fraction;
    return spent < ENOUGH || done <= 0 ? undefined : (spent * (1 - fraction)) / done / 1000;
  }
}
