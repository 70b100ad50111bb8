/*
 * What a typed text can mean: the one understanding of the search, the game fields and the games of
 * links. Pure functions. Names are left to those who know them.
 */

export type Reading =
  /** A number of the OEIS, with its leading zeros. */
  | { kind: 'oeis'; number: string }
  /** How many stones may be taken; `places` says where the numbers of the notation were typed. */
  | { kind: 'set'; game: string; numbers: string[]; places: Listed[] }
  /** An octal or hexadecimal code, in the engine's notation. */
  | { kind: 'code'; game: string }
  /** Heaps of one position, of the game with this name; empty if none is named. */
  | { kind: 'position'; heaps: string[]; game: string }
  /** The first terms of a sequence. */
  | { kind: 'terms'; terms: number[] }
  /** An expression of nimbers, or a nim-sum in words. */
  | { kind: 'expression' };

/** Longer texts have no reading; some patterns take quadratic time. */
const LONGEST = 4000;

/** All readings of a text, the likeliest first; none for words. */
export function readings(typed: string): Reading[] {
  const text = typed.trim();
  if (text.length > LONGEST) return [];
  const oeis = oeisNumber(text);
  if (oeis) return [{ kind: 'oeis', number: oeis }];
  const from = typed.length - typed.trimStart().length;
  const taking = takeSet(text, from);
  if (taking) return taking;
  const code = codeOf(text);
  const list = bareList(text, from);
  if (list) return list;
  const all = [...code, ...reckoning(text), ...position(text)];
  return all.length ? all : singleHeap(text);
}

/** An OEIS number with its leading zeros: A002187 for "a2187". */
export function oeisNumber(query: string): string | undefined {
  const digits = /^(?:oeis[\s:]*)?a\s*0*(\d{3,7})$/i.exec(query.trim())?.[1];
  return digits === undefined ? undefined : `A${digits.padStart(6, '0')}`;
}

function set(list: readonly Listed[]): Reading {
  const numbers = list.map(({ digits }) => digits);
  return { kind: 'set', game: `take:${numbers.join(',')}`, numbers, places: [...list] };
}

/** Take sets that are written as such: "take 1, 3 or 4", "{1,3,4}", "S(1,3,4)". */
const TAKING =
  /^(?:(?:you may |may )?(?:take|takes|taking|remove|removes|removing|subtract|subtracts|subtracting)|subtraction(?:[ -]?(?:set|sets|game))?|take[ -]?(?:set|sets|game)|nim)\s*:?\s*(?=[\d{(]|up\b|at\s+most\s+\d)/i;
const STONES =
  /\s*(?:stones?|pins?|counters?|coins?|matches|sticks?)?(?:\s+(?:at a time|from (?:a|one) heap))?[\s.]*$/i;
const MORE = /[\s,;]*(?:…|\.\.\.)$/;

function takeSet(text: string, from: number): Reading[] | undefined {
  const verb = TAKING.exec(text)?.[0] ?? '';
  const nim = /^nim/i.test(verb);
  const letter = verb === '' ? (/^S\s*=?\s*(?=[{(])/i.exec(text)?.[0] ?? '') : '';
  let rest = text.slice(verb.length + letter.length);
  let at = from + verb.length + letter.length;
  if (verb !== '') rest = rest.replace(STONES, '');
  const brace = /^([{(])\s*([^{}()]*?)\s*([})])$/.exec(rest);
  const braced = brace !== null && `${brace[1]}${brace[3]}` === (brace[1] === '{' ? '{}' : '()');
  // (7, 12, 29) alone is a position; so is "nim 3 5 7".
  if (verb === '' && letter === '' && !(braced && brace[1] === '{')) return undefined;
  if (nim && !(braced && brace[1] === '{')) return undefined;
  if (braced) {
    at += rest.indexOf(brace[2] ?? '', 1);
    rest = brace[2] ?? '';
  }
  if (MORE.test(rest)) {
    const first = listOf(rest.replace(MORE, ''), at) ?? [];
    return namedSets(first).map((name) => ({
      kind: 'set',
      game: `take:${name}`,
      numbers: first.map(({ digits }) => digits),
      places: [],
    }));
  }
  const list = listOf(rest, at) ?? rangeOf(rest, at);
  return list && [set(list)];
}

/** A list without any word: a set, a position or the first terms of a sequence. */
function bareList(text: string, from: number): Reading[] | undefined {
  const tuple = /^[([]\s*(.*?)\s*[)\]]$/.exec(text);
  const inner = tuple?.[1] ?? text;
  const list = listOf(inner.replace(MORE, ''), from + text.indexOf(inner));
  if (!list || list.length < 2) return undefined;
  const heaps = list.map(({ digits }) => digits);
  const terms: Reading = { kind: 'terms', terms: heaps.map(Number) };
  if (MORE.test(inner)) {
    const sets = namedSets(list).map(
      (name): Reading => ({ kind: 'set', game: `take:${name}`, numbers: heaps, places: [] }),
    );
    return [terms, ...sets];
  }
  const isPosition = tuple !== null || !/[,;]|or|and|&/i.test(inner);
  const sets = isSet(list) ? [set(list)] : [];
  const heapsReading: Reading = { kind: 'position', heaps, game: '' };
  return isPosition ? [heapsReading, ...sets, terms] : [...sets, heapsReading, terms];
}

/** Codes as books write them: ".77", "·77", "octal code 0.77", "·3F". */
function codeOf(text: string): Reading[] {
  const found = /^(octal|hex(?:adecimal)?)?\s*(?:code|game)?\s*:?\s*([\dc]?)[.·⋅]([\da-f()[\]]+)$/i.exec(
    text,
  );
  if (!found) return [];
  const [, family = '', before = '', after = ''] = found;
  const hexadecimal = /^h/i.test(family) || (family === '' && /[89a-f]/i.test(before + after));
  return [{ kind: 'code', game: `${hexadecimal ? 'hex' : 'octal'}:${before || '0'}.${after}` }];
}

/** Expressions of nimbers: operators between numbers, functions, and the words xor and nim-sum. */
function reckoning(text: string): Reading[] {
  const expression = text.replace(/\b(?:xor|nim-?sum|nim-?plus)\b/gi, '+').replace(/^\+\s*(?:of\s+)?/i, '');
  const isList = expression !== text && (listOf(expression)?.length ?? 0) > 1;
  return isList || isReckoning(expression) ? [{ kind: 'expression' }] : [];
}

/** Whether a query looks like a nimber expression: an operator between numbers, or a function. */
function isReckoning(query: string): boolean {
  return /^[\d\s+*/^()⊕⊗×·÷²³-]+$/.test(query)
    ? /\d\s*([+*/^⊕⊗×·÷-]|\*\*)\s*[\d(]|\d[²³]/.test(query)
    : /^(sqrt|inv|solve|order|field)\s*\(/.test(query.trim());
}

/** A code, or words that end with a letter; then numbers. */
const POSITION =
  /^((?:octal:|hex:)?[\dc]?[.·⋅][\da-f()[\]]+|.*?\p{L}[’')\]]?)[\s:]*[\s:({[]\s*(\d[\d\s,;]*)[)}\]]?$/iu;

/** A position of a named game: "nim 3 5 7", "kayles: 5, 7", "0.77 (5, 7)". */
function position(text: string): Reading[] {
  const [, game, numbers = ''] = POSITION.exec(text) ?? [];
  const list = listOf(numbers.trim());
  if (!game || !list || list.length < 2) return [];
  return [{ kind: 'position', heaps: list.map(({ digits }) => digits), game }];
}

/** Words or a code, perhaps a set in braces; then one number. */
const SINGLE = /^((?:[\p{L}’' -]*\p{L}[’']?|[\dc]?[.·⋅][\da-f()[\]]+)(?:\s*\{[\d\s,;]+\})?)\s+(\d+)$/iu;

/** A single heap of a named game: "kayles 9", "subtraction {2,3} 4"; or just words. */
function singleHeap(text: string): Reading[] {
  const [, game = '', heap = ''] = SINGLE.exec(text) ?? [];
  const isName = game !== '' && (game.includes('{') || !TAKING.test(text)) && listOf(heap) !== undefined;
  return isName ? [{ kind: 'position', heaps: [heap], game }] : [];
}

/** A number of a list, in plain digits, and where it begins in the text, in UTF-16 units. */
interface Listed {
  digits: string;
  at: number;
}

/** Numbers without leading zeros: "10,000" is one number with a separator, and no list. */
const NUMBER = '(?:0|[1-9]\\d{0,39})';
const BETWEEN = '(?:\\s*[,;]\\s*(?:(?:or|and)\\s+)?|\\s+(?:or|and|&)\\s+|\\s+)';
const LIST = RegExp(`^${NUMBER}(?:${BETWEEN}${NUMBER})*$`, 'i');

/** The numbers of a list, which begins at `from` of a longer text; undefined for any other text. */
function listOf(text: string, from = 0): Listed[] | undefined {
  if (!LIST.test(text)) return undefined;
  return Array.from(text.matchAll(/\d+/g), (found) => ({ digits: found[0], at: from + found.index }));
}

/** Whether the numbers could be a set: none is 0, and none occurs twice. */
function isSet(list: readonly Listed[]): boolean {
  const all = list.map(({ digits }) => digits);
  return !all.includes('0') && new Set(all).size === all.length;
}

/** The longest range that is written out. */
const LONGEST_RANGE = 1000;

/** The numbers of "1 to 4", "1-4" or "up to 4", which begins at `from` of a longer text. */
function rangeOf(text: string, from = 0): Listed[] | undefined {
  const found =
    /^(?:([1-9]\d{0,15})\s*(?:to|through|-|–|\.\.\.?|…)|up\s+to|at\s+most)\s*([1-9]\d{0,15})$/i.exec(text);
  if (!found) return undefined;
  const [, first = '1', last = '0'] = found;
  const count = Number(last) - Number(first) + 1;
  if (count < 1 || count > LONGEST_RANGE) return undefined;
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
function namedSets(list: readonly Listed[]): string[] {
  if (list.length < 3) return [];
  return Object.entries(NAMED_SETS)
    .filter(([, members]) => list.every(({ digits }, k) => String(members[k]) === digits))
    .map(([name]) => name);
}
