/*
 * The random numbers of exercises: xoshiro128** 1.1 by Blackman and Vigna (2018), whose four words
 * of state are filled by SplitMix32 from the seed and the number of the question. A link with a
 * seed gives the same questions for ever, so none of this may change.
 */

const GOLDEN = 0x9e3779b9;

/** SplitMix32: the next state, and the output of this one. */
function splitMix(state: number): [state: number, output: number] {
  const next = (state + GOLDEN) >>> 0;
  let mixed = next ^ (next >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return [next, (mixed ^ (mixed >>> 16)) >>> 0];
}

const rotate = (word: number, by: number) => ((word << by) | (word >>> (32 - by))) >>> 0;

type State = readonly [number, number, number, number];

/** One step of xoshiro128**: the number, and the next state. */
export function step([a, b, c, d]: State): [number: number, state: State] {
  const number = Math.imul(rotate(Math.imul(b, 5) >>> 0, 7), 9) >>> 0;
  const third = c ^ a;
  const fourth = (d ^ b) >>> 0;
  return [number, [(a ^ fourth) >>> 0, (b ^ third) >>> 0, (third ^ (b << 9)) >>> 0, rotate(fourth, 11)]];
}

/** A stream of random numbers. */
export class Random {
  #state: State;

  /** Each pair of a seed and a stream, both below 2^32, has numbers of its own. */
  constructor(seed: number, stream = 0) {
    let state = splitMix((seed ^ Math.imul(stream, GOLDEN)) >>> 0)[1];
    state = (state + stream) >>> 0;
    const word = () => {
      const [next, output] = splitMix(state);
      state = next;
      return output;
    };
    this.#state = [word(), word(), word(), word()];
  }

  /** A number below 2^32. */
  next(): number {
    const [number, state] = step(this.#state);
    this.#state = state;
    return number;
  }

  /** A number from `min` to `max`, each equally likely. */
  between(min: number, max: number): number {
    const size = max - min + 1;
    // Draws again what would make the first numbers likelier.
    const limit = 2 ** 32 - (2 ** 32 % size);
    let drawn = this.next();
    while (drawn >= limit) drawn = this.next();
    return min + (drawn % size);
  }

  pick<Of>(list: readonly Of[]): Of | undefined {
    return list.length ? list[this.between(0, list.length - 1)] : undefined;
  }

  /** The elements in random order. */
  shuffled<Of>(list: readonly Of[]): Of[] {
    const all = [...list];
    for (let last = all.length - 1; last > 0; last--) {
      const at = this.between(0, last);
      [all[last], all[at]] = [all[at] as Of, all[last] as Of];
    }
    return all;
  }
}
