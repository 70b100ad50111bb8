// The words of the notation that are no names.

/** Functions, with the least and the greatest number of arguments. */
export const FUNCTIONS = {
  floor: [1, 1],
  min: [1, Number.POSITIVE_INFINITY],
  max: [1, Number.POSITIVE_INFINITY],
  gcd: [2, 2],
  sqrt: [1, 1],
  highbit: [1, 1],
  lowbit: [1, 1],
  abs: [1, 1],
};

/** The named sets of one word. */
export const NAMED_SETS = 'squares triangular cubes primes semiprimes fibonacci factorials odd even'.split(
  ' ',
);

/** Further names of polygonal numbers, with their number of sides. */
export const POLYGONS = { pentagonal: 5, hexagonal: 6, heptagonal: 7, octagonal: 8, nonagonal: 9 };

/** What a set begins with that is not a range. */
export const SET_WORDS = [
  ...['{', 'proper', 'divisors', 'numbers', 'coprime', 'prime', 'powers', 'polygonal'],
  ...NAMED_SETS,
  ...Object.keys(POLYGONS),
];

/** The greatest number of sides of polygonal numbers. */
export const MAX_SIDES = 1_000_000;

export const RESERVED = new Set([
  ...'to each of and or for in if on without take heaps distinct up proper divisors'.split(' '),
  ...'numbers coprime is divides not prime square mod xor powers polygonal'.split(' '),
  ...Object.keys(FUNCTIONS),
  ...NAMED_SETS,
  ...Object.keys(POLYGONS),
]);

/** The longest name. */
export const LONGEST_NAME = 12;
