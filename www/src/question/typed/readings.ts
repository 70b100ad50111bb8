/*
 * What a typed text can mean: the one understanding of the search, the game fields and the games of
 * links. Pure functions. Names are left to those who know them.
 */

import { isSet, type Listed, listOf, namedSets, rangeOf } from './numbers';

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
  /** A nim-sum; `caret` if it was written with ^, which is a power in expressions. */
  | { kind: 'nim-sum'; heaps: string[]; caret: boolean }
  /** An expression of nimbers. */
  | { kind: 'expression'; expression: string; caret: boolean };

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

const WORDS = /\b(?:xor|nim-?sum|nim-?plus)\b/gi;

/** Expressions of nimbers: operators between numbers, functions, and the words xor and nim-sum. */
function reckoning(text: string): Reading[] {
  const expression = text.replace(WORDS, '+').replace(/^\+\s*(?:of\s+)?(?=[\d(])/i, '');
  const sum = /^nim-?sum\s+(?:of\s+)?(.*)$/i.exec(text);
  const listed = sum && listOf(sum[1] ?? '');
  if (listed && listed.length > 1)
    return [{ kind: 'nim-sum', heaps: listed.map(({ digits }) => digits), caret: false }];
  if (!isReckoning(expression)) return [];
  // With xor or ⊕ alone, the sum is meant as a nim-sum; + may be meant otherwise.
  const summands = expression.split(/\s*[+⊕]\s*/);
  if (!/\d\s*\+/.test(text) && summands.every((heap) => /^\d{1,40}$/.test(heap)))
    return [{ kind: 'nim-sum', heaps: summands, caret: false }];
  const heaps = expression.split(/\s*\^\s*/);
  const caret = expression.includes('^');
  const readings: Reading[] = [{ kind: 'expression', expression, caret }];
  if (caret && heaps.every((heap) => /^\d{1,40}$/.test(heap)))
    readings.push({ kind: 'nim-sum', heaps, caret });
  return readings;
}

/** Whether a query looks like a nimber expression: an operator between numbers, or a function. */
export function isReckoning(query: string): boolean {
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
