/* A game on numbers as people type it: "wythoff 3 5", "dynamic:3 20", "(a,b) to (a-1,b): 3 5". */

import { isTableRule } from '../../question/typed/board';
import { nameKey } from '../../question/typed/names';

/** The games by their names. */
const NAMES = {
  wythoff: 'wythoff',
  wythoffs: 'wythoff',
  wythoffsnim: 'wythoff',
  wythoffnim: 'wythoff',
  euclid: 'euclid',
  euclids: 'euclid',
  euclidtozero: 'euclid-to-zero',
  fibonaccinim: 'fibonacci-nim',
  dynamic: 'dynamic',
  dynamicnim: 'dynamic',
} as const;

export type NamedTable = (typeof NAMES)[keyof typeof NAMES];

/** What was typed; `parameter` is the number of "wythoff:2", `sizes` are those of
 * Fibonacci nim, which may be expressions. */
export type TypedTable =
  | { name: NamedTable; parameter?: number; numbers: number[]; sizes?: string[] }
  | { rule: string; numbers: number[] };

/** A name, and numbers after it; without numbers, the whole text is the name. */
const NAMED = /^\s*([^\d({:]*?)([\s:({]+\d[\d\s,:({]*)[)}]?\s*$/;
/** Fibonacci nim and its sizes; in parentheses, commas may be between them. */
const FIBONACCI =
  /^\s*fibonacci[\s-]*nim\s*:?\s*(?:[({]([^(){}]+)[)}]|(\d[\w^*.-]*(?:[\s,]+\d[\w^*.-]*)*))\s*$/i;
/** A rule, and two or more numbers after a colon or after its parentheses. */
const RULE = /^(.*\S)\s*(?::|(?<=\))\s)\s*(?:[({[]\s*)?(\d+(?:(?:\s*,\s*|\s+)\d+)+)\s*[)}\]]?$/s;
/** A rule in a sum: then the sum is read. */
const IN_SUM = /\)\s*:.*\+/s;

/** Too large for every game. */
const LARGE = '9'.repeat(15);

/** A text with its powers, "2^5" and "1e3", in digits. */
export function inDigits(typed: string): string {
  return typed.replace(/(?<![\w^.])(\d+)(e|\^)(\d+)(?![\w^.])/gi, (_, base, sign, power) => {
    const value = sign === '^' ? Number(base) ** Number(power) : Number(base) * 10 ** Number(power);
    return value < Number(LARGE) ? String(value) : LARGE;
  });
}

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** Undefined for any other text. */
export function tableIn(typed: string): TypedTable | undefined {
  if (isTableRule(typed) && !IN_SUM.test(typed)) {
    const [, rule = typed, start = ''] = RULE.exec(typed.trim()) ?? [];
    return { rule, numbers: numbersIn(start) };
  }
  const sizes = fibonacciIn(typed);
  if (sizes) return { name: 'fibonacci-nim', numbers: sizes.map(Number), sizes };
  const [, words = typed, rest = ''] = NAMED.exec(inDigits(typed)) ?? [];
  const key = nameKey(words);
  if (!Object.hasOwn(NAMES, key)) return undefined;
  const name = NAMES[key as keyof typeof NAMES];
  const numbers = numbersIn(rest);
  const hasParameter =
    rest.startsWith(':') && (name === 'dynamic' || (name === 'wythoff' && numbers.length === 3));
  if (!hasParameter) return { name, numbers };
  const [parameter = 0, ...others] = numbers;
  return { name, parameter, numbers: others };
}

function fibonacciIn(typed: string): string[] | undefined {
  const [, inside, bare = inside] = FIBONACCI.exec(typed) ?? [];
  if (bare === undefined) return undefined;
  const isSum = inside !== undefined && /[^\d\s,]/.test(inside);
  return isSum ? inside.split(',').map((size) => size.trim()) : bare.trim().split(/[\s,]+/);
}
