// The arithmetic of rules, from the definitions: whole numbers from -2^53 to 2^53. A result outside
// or without a meaning is undefined, and so is everything that is made from it.
import { LARGEST } from './tokens.mjs';

/** The number of a BigInt, if it is small enough. */
function bounded(result) {
  const limit = BigInt(LARGEST);
  return result === undefined || result < -limit || result > limit ? undefined : Number(result);
}

const divided = (a, b) => {
  if (b === 0n) return undefined;
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
};

const OPERATIONS = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': divided,
  mod: (a, b) => (b === 0n ? undefined : a - b * divided(a, b)),
  xor: (a, b) => (a < 0n || b < 0n ? undefined : a ^ b),
};

const absolute = (a) => (a < 0n ? -a : a);
const gcd = (a, b) => (b === 0n ? absolute(a) : gcd(b, a % b));

function root(a) {
  if (a < 0n) return undefined;
  let candidate = BigInt(Math.floor(Math.sqrt(Number(a))));
  while (candidate * candidate > a) candidate -= 1n;
  while ((candidate + 1n) * (candidate + 1n) <= a) candidate += 1n;
  return candidate;
}

function highbit(a) {
  if (a <= 0n) return 0n;
  let power = 1n;
  while (2n * power <= a) power *= 2n;
  return power;
}

function lowbit(a) {
  if (a < 0n) return undefined;
  if (a === 0n) return 0n;
  let power = 1n;
  while (a % (2n * power) === 0n) power *= 2n;
  return power;
}

const FUNCTIONS = {
  floor: (a) => a,
  min: (...all) => all.reduce((least, one) => (one < least ? one : least)),
  max: (...all) => all.reduce((greatest, one) => (one > greatest ? one : greatest)),
  gcd,
  sqrt: root,
  highbit,
  lowbit,
  abs: absolute,
};

/** `a operator b`; undefined if one of them is. */
export function operate(operator, a, b) {
  if (a === undefined || b === undefined) return undefined;
  return bounded(OPERATIONS[operator](BigInt(a), BigInt(b)));
}

/** The value of a function; undefined if one of its arguments is. */
export function call(name, given) {
  if (given.includes(undefined)) return undefined;
  return bounded(FUNCTIONS[name](...given.map(BigInt)));
}
