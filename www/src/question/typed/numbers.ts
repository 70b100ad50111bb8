/* Lists of numbers as people type them: sets, positions, terms. Pure functions. */

/** A number of a list, in plain digits, and where it begins in the text, in UTF-16 units. */
export interface Listed {
  digits: string;
  at: number;
}

/** Numbers without leading zeros: "10,000" is one number with a separator, and no list. */
const NUMBER = '(?:0|[1-9]\\d{0,39})';
const BETWEEN = '(?:\\s*[,;]\\s*(?:(?:or|and)\\s+)?|\\s+(?:or|and|&)\\s+|\\s+)';
const LIST = RegExp(`^${NUMBER}(?:${BETWEEN}${NUMBER})*$`, 'i');

/** The numbers of a list, which begins at `from` of a longer text; undefined for any other text. */
export function listOf(text: string, from = 0): Listed[] | undefined {
  if (!LIST.test(text)) return undefined;
  return Array.from(text.matchAll(/\d+/g), (found) => ({ digits: found[0], at: from + found.index }));
}

/** Whether the numbers could be a set: none is 0, and none occurs twice. */
export function isSet(list: readonly Listed[]): boolean {
  const all = list.map(({ digits }) => digits);
  return !all.includes('0') && new Set(all).size === all.length;
}

/** The longest range that is written out. */
const LONGEST = 1000;

/** The numbers of "1 to 4", "1-4" or "up to 4", which begins at `from` of a longer text. */
export function rangeOf(text: string, from = 0): Listed[] | undefined {
  const found =
    /^(?:([1-9]\d{0,15})\s*(?:to|through|-|–|\.\.\.?|…)|up\s+to|at\s+most)\s*([1-9]\d{0,15})$/i.exec(text);
  if (!found) return undefined;
  const [, first = '1', last = '0'] = found;
  const count = Number(last) - Number(first) + 1;
  if (count < 1 || count > LONGEST) return undefined;
  return Array.from({ length: count }, (_, k) => ({ digits: String(Number(first) + k), at: from }));
}

/** The first members of the named sets, enough to tell them apart. */
const NAMED_SETS: Record<string, readonly number[]> = {
  squares: [1, 4, 9, 16, 25, 36, 49, 64, 81, 100],
  triangular: [1, 3, 6, 10, 15, 21, 28, 36, 45, 55],
  cubes: [1, 8, 27, 64, 125, 216, 343, 512, 729, 1000],
  primes: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29],
  semiprimes: [4, 6, 9, 10, 14, 15, 21, 22, 25, 26],
  fibonacci: [1, 2, 3, 5, 8, 13, 21, 34, 55, 89],
  factorials: [1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800],
  'powers-of-2': [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
  odd: [1, 3, 5, 7, 9, 11, 13, 15, 17, 19],
  even: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
};

/** The named sets that begin with these numbers, at least three: "1, 4, 9, …". */
export function namedSets(list: readonly Listed[]): string[] {
  if (list.length < 3) return [];
  return Object.entries(NAMED_SETS)
    .filter(([, members]) => list.every(({ digits }, k) => String(members[k]) === digits))
    .map(([name]) => name);
}
