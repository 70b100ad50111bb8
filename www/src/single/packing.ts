/**
 * The engine's bytes made few, and made again. DecompressionStream would have them without this file, but takes a quarter
 * more, which is what a room weighs.
 *
 * Every bit is predicted from what stands before it: by the bytes seen after the same ones (one, two, three, or with gaps), and by the last
 * place where the same five bytes stood. The predictions are mixed as a neuron would, with weights that learn from every bit,
 * and an arithmetic coder writes as much as the bit was surprising (M. Mahoney, "Adaptive weighing of context models for
 * lossless data compression", 2005). Both ways take the same steps, some microseconds a byte.
 *
 * Only additions, multiplications and divisions are used, which give the same result on every machine.
 */

/** Which bytes before the predicted one each model looks at. */
const CONTEXTS = [[1], [1, 2], [1, 2, 3], [2, 3], [1, 3, 4]];
/** Places for the contexts of one model, of 16 counters each: those of half a byte. */
const PLACES = 1 << 17;
/** Places for what stood after five bytes. */
const SEEN = 1 << 16;
/** Predictions that are mixed: two a model, the byte alone, the match, and a constant. */
const INPUTS = 2 * CONTEXTS.length + 3;
/** The input that is always the same. */
const ALWAYS = 0.3;
/** How fast the weights learn, and where they begin. */
const LEARNING = 0.012;
const WEIGHT = 0.2;
/** The most that a counter counts: it forgets what is older. */
const MOST = 22;
/** Chances are of 65,536. */
const WHOLE = 65_535;
const HALF = 32_768;

/** The logistic function of x / 256, times 4,096, at every 128th x; straight lines lie between. */
const LOGISTIC = [
  1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785,
  3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
];

function logistic(x: number): number {
  const at = Math.max(-2047, Math.min(2047, Math.round(x * 256)));
  const place = (at >> 7) + 16;
  const [low = 0, high = low] = [LOGISTIC[place], LOGISTIC[place + 1]];
  return (low * (128 - (at & 127)) + high * (at & 127) + 64) >> 7;
}

/** Its inverse. */
const LOGIT = new Float64Array(4096);
for (let x = -2047, from = 0; x <= 2047; x += 1) {
  const to = logistic(x / 256);
  for (; from <= to; from += 1) LOGIT[from] = x / 256;
}

function hash(a: number, b: number): number {
  const mixed = Math.imul(a ^ b, 0x2f0b4c47);
  return mixed ^ (mixed >>> 15);
}

/** What is known of the bytes so far. */
class Model {
  #bytes: Uint8Array;
  #chances = new Uint16Array(16 * PLACES * CONTEXTS.length).fill(HALF);
  #counts = new Uint8Array(16 * PLACES * CONTEXTS.length);
  #alone = new Uint16Array(256).fill(HALF);
  #weights = new Float64Array(256 * INPUTS).fill(WEIGHT);
  #inputs = new Float64Array(INPUTS);
  #hashes = CONTEXTS.map(() => 0);
  #bases = CONTEXTS.map(() => 0);
  #seen = new Int32Array(SEEN).fill(-1);
  /** Where the bytes go on as they do now, and for how many that has been so. */
  #match = -1;
  #matched = 0;
  #matchChances = new Uint16Array(32).fill(HALF);

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Goes over the byte at an index, bit by bit: `take` is told the chance of a one, of 4,096, and says which it is. */
  byte(at: number, take: (chance: number) => number): void {
    const bytes = this.#bytes;
    CONTEXTS.forEach((distances, model) => {
      let hashed = model;
      for (const back of distances) hashed = hash(hashed, (bytes[at - back] ?? 0) + (back << 8));
      this.#hashes[model] = hashed;
    });
    // The bits so far, after a one.
    let bits = 1;
    while (bits < 256) {
      if (bits < 2 || (bits >= 16 && bits < 32)) this.#turn(bits);
      bits = 2 * bits + this.#bit(bits, take);
    }
    bytes[at] = bits;
    this.#follow(at);
  }

  /** Finds the counters of the next half of a byte. */
  #turn(bits: number): void {
    for (let model = 0; model < CONTEXTS.length; model += 1) {
      const place = hash(this.#hashes[model] ?? 0, Math.imul(bits, 0x85ebca6b)) & (PLACES - 1);
      this.#bases[model] = (model * PLACES + place) << 4;
    }
  }

  #bit(bits: number, take: (chance: number) => number): number {
    const node = nodeOf(bits);
    const foretold = this.#foretold(bits);
    const trust = foretold < 0 ? -1 : 2 * Math.min(this.#matched, 15) + foretold;
    this.#ask(bits, node, trust);
    const [inputs, weights, set] = [this.#inputs, this.#weights, bits * INPUTS];
    let sum = 0;
    for (let at = 0; at < INPUTS; at += 1) sum += (inputs[at] as number) * (weights[set + at] as number);
    const chance = Math.max(1, Math.min(4094, logistic(sum)));
    const bit = take(chance);
    const step = (bit - chance / 4096) * LEARNING;
    for (let at = 0; at < INPUTS; at += 1) {
      weights[set + at] = (weights[set + at] as number) + (inputs[at] as number) * step;
    }
    this.#learn(bits, node, trust, bit * WHOLE);
    return bit;
  }

  /** What every model says of the next bit. */
  #ask(bits: number, node: number, trust: number): void {
    const inputs = this.#inputs;
    let input = 0;
    for (let model = 0; model < CONTEXTS.length; model += 1) {
      const slot = (this.#bases[model] as number) + node;
      const chance = this.#chances[slot] as number;
      const count = this.#counts[slot] as number;
      inputs[input++] = count === 0 ? 0 : (LOGIT[chance >> 4] as number);
      inputs[input++] = ((chance - HALF) / HALF) * (count / 12);
    }
    inputs[input++] = LOGIT[(this.#alone[bits] as number) >> 4] as number;
    inputs[input++] = trust < 0 ? 0 : (LOGIT[(this.#matchChances[trust] as number) >> 4] as number);
    inputs[input] = ALWAYS;
  }

  /** Every counter comes nearer to what the bit was; fast at first, and slower the more it has seen. */
  #learn(bits: number, node: number, trust: number, aim: number): void {
    for (let model = 0; model < CONTEXTS.length; model += 1) {
      const slot = (this.#bases[model] as number) + node;
      const count = this.#counts[slot] as number;
      const old = this.#chances[slot] as number;
      this.#chances[slot] = old + (aim - old) / (count + 1.5);
      if (count < MOST) this.#counts[slot] = count + 1;
    }
    const alone = this.#alone[bits] as number;
    this.#alone[bits] = alone + (aim - alone) / 32;
    if (trust < 0) return;
    const old = this.#matchChances[trust] as number;
    this.#matchChances[trust] = old + (aim - old) / 64;
  }

  /** The bit that the match says comes next; -1 where it has been wrong in this byte, or there is none. */
  #foretold(bits: number): number {
    if (this.#match < 0) return -1;
    const next = (this.#bytes[this.#match] as number) | 256;
    const left = Math.clz32(bits) - 23;
    return next >> left === bits ? (next >> (left - 1)) & 1 : -1;
  }

  /** Goes on with the match, or looks for another one. */
  #follow(at: number): void {
    const bytes = this.#bytes;
    if (this.#match >= 0 && bytes[this.#match] === bytes[at]) {
      this.#match += 1;
      this.#matched += 1;
    } else {
      this.#match = -1;
      this.#matched = 0;
    }
    let hashed = 0;
    for (let back = 0; back < 5; back += 1) hashed = hash(hashed, (bytes[at - back] ?? 0) + (back << 8));
    const place = hashed & (SEEN - 1);
    const seen = this.#seen[place] as number;
    if (this.#match < 0 && seen >= 0) {
      let length = 0;
      while (length < 16 && length < seen && bytes[seen - 1 - length] === bytes[at - length]) length += 1;
      if (length >= 4) {
        this.#match = seen;
        this.#matched = length;
      }
    }
    this.#seen[place] = at + 1;
  }
}

/** Where a half of a byte stands, by its bits so far: each half has nodes of its own, from 1 to 15. */
function nodeOf(bits: number): number {
  if (bits < 16) return bits;
  const known = 27 - Math.clz32(bits);
  return (bits & ((1 << known) - 1)) | (1 << known);
}

/** The length in four bytes, and then the bits. */
export function pack(bytes: Uint8Array): Uint8Array {
  const out = [24, 16, 8, 0].map((shift) => (bytes.length >>> shift) & 255);
  let [low, high] = [0, 0xffff_ffff];
  const model = new Model(new Uint8Array(bytes.length));
  for (let at = 0; at < bytes.length; at += 1) {
    let left = 8;
    model.byte(at, (chance) => {
      left -= 1;
      const bit = ((bytes[at] as number) >> left) & 1;
      const middle = split(low, high, chance);
      if (bit) high = middle;
      else low = middle + 1;
      while ((low ^ high) >>> 24 === 0) {
        out.push(high >>> 24);
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
      }
      return bit;
    });
  }
  return Uint8Array.from([...out, high >>> 24, (high >>> 16) & 255, (high >>> 8) & 255, high & 255]);
}

/** The bytes again. Between two pieces of the work others may get their turn: it goes on with every `next`. */
export function* unpack(packed: Uint8Array): Generator<void, Uint8Array> {
  let at = 0;
  const next = () => packed[at++] ?? 0;
  const four = () => ((next() << 24) | (next() << 16) | (next() << 8) | next()) >>> 0;
  const bytes = new Uint8Array(four());
  let [low, high, code] = [0, 0xffff_ffff, four()];
  const take = (chance: number) => {
    const middle = split(low, high, chance);
    const bit = code <= middle ? 1 : 0;
    if (bit) high = middle;
    else low = middle + 1;
    while ((low ^ high) >>> 24 === 0) {
      low = (low << 8) >>> 0;
      high = ((high << 8) | 255) >>> 0;
      code = ((code << 8) | next()) >>> 0;
    }
    return bit;
  };
  const model = new Model(bytes);
  for (let index = 0; index < bytes.length; index += 1) {
    model.byte(index, take);
    if (index % PIECE === PIECE - 1) yield;
  }
  return bytes;
}

/** Bytes that take a few milliseconds. */
const PIECE = 4096;

/** Where an interval is divided, by the chance of a one. */
function split(low: number, high: number, chance: number): number {
  return low + Math.floor((high - low) / 4096) * chance;
}
