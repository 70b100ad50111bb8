// Random numbers that a seed repeats.

export class Draw {
  /** @param {number} seed a whole number */
  constructor(seed) {
    this.state = seed >>> 0;
    // Neighbouring seeds begin alike.
    for (let step = 0; step < 4; step += 1) this.word();
  }

  /** 32 random bits: splitmix32. */
  word() {
    this.state = (this.state + 0x9e3779b9) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  }

  /** From `least` to `greatest`, both included. */
  whole(least, greatest) {
    return least + (this.word() % (greatest - least + 1));
  }

  /** True once in `times`. */
  once(times) {
    return this.whole(1, times) === 1;
  }

  pick(list) {
    return list[this.whole(0, list.length - 1)];
  }

  /** A list of `least` to `greatest` results of `make`. */
  some(least, greatest, make) {
    return Array.from({ length: this.whole(least, greatest) }, make);
  }
}
