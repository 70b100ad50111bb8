/* Expressions of a rule as text of a program, with what can be said of their numbers. */

import type { RuleExpression, RuleOperator } from '../../engine/protocol';
import type { Syntax } from './syntax';

/** Programs take no larger coordinates, so that most sums need no check. */
export const MAX_COORDINATE = 1_000_000;
/** Results beyond this are undefined, in rules as in programs. */
const LARGEST = 2 ** 53;

/** How strongly pieces bind; the weaker one needs parentheses. */
const [SUM, PRODUCT, ATOM] = [1, 2, 3];
const ZERO: Piece = { text: '0', strength: ATOM, guards: [], low: 0, high: 0 };

/** A number of a program. Where its guards do not all hold, it is undefined. */
export interface Piece extends Bounds {
  text: string;
  strength: number;
  guards: readonly string[];
}

export interface Bounds {
  low: number;
  high: number;
  /** A text that it is not larger than. */
  top?: string | undefined;
}
/** The bounds of each name. */
export type Scope = ReadonlyMap<string, Bounds>;

const bound = ({ text, strength }: Piece, least: number): string => (strength < least ? `(${text})` : text);

/** A number beside a comparison; as a factor. */
export const operand = (piece: Piece): string => bound(piece, SUM);
export const factor = (piece: Piece): string => bound(piece, ATOM);

/** What must hold for a number not to be smaller; nothing if it never is. */
export const atLeast = (piece: Piece, least: number): string[] =>
  piece.low < least ? [`${operand(piece)} >= ${least}`] : [];

export class NumberWriter {
  readonly syntax: Syntax;

  constructor(syntax: Syntax) {
    this.syntax = syntax;
  }

  /** A name of the rule, as the program writes it: its own names are words, and the letter g. */
  name(name: string): string {
    return name.length > 1 || name === 'g' ? `${name}_` : name;
  }

  piece(expression: RuleExpression, scope: Scope): Piece {
    switch (expression.kind) {
      case 'number': {
        const { value } = expression;
        const text = value > 2 ** 31 && this.syntax.close ? `${value}LL` : String(value);
        return { text, strength: ATOM, guards: [], low: value, high: value };
      }
      case 'name': {
        const known = scope.get(expression.name) ?? { low: -LARGEST, high: LARGEST };
        return { text: this.name(expression.name), strength: ATOM, guards: [], ...known };
      }
      case 'negative':
        return this.#operation('-', ZERO, this.piece(expression.of, scope));
      case 'operation': {
        const { operator, left, right } = expression;
        return this.#operation(operator, this.piece(left, scope), this.piece(right, scope));
      }
      case 'call': {
        const given = expression.arguments.map((one) => this.piece(one, scope));
        return this.#call(expression.function, given);
      }
    }
  }

  #operation(operator: RuleOperator, a: Piece, b: Piece): Piece {
    const { syntax } = this;
    const guards = [...a.guards, ...b.guards];
    if (operator === 'xor') {
      const text = `(${bound(a, PRODUCT)} ^ ${bound(b, PRODUCT)})`;
      const high = a.high + b.high;
      guards.push(...atLeast(a, 0), ...atLeast(b, 0));
      if (high > LARGEST) guards.push(`${text} <= ${syntax.largest}`);
      return { text, strength: ATOM, guards, low: 0, high };
    }
    if (operator === '/' || operator === 'mod') {
      const isPlain = a.low >= 0 && b.low >= 0;
      if (b.low <= 0 && b.high >= 0) guards.push(`${operand(b)} != 0`);
      const text = syntax[operator](bound(a, PRODUCT), factor(b), isPlain);
      const size = Math.max(Math.abs(a.low), Math.abs(a.high));
      const [low, high] =
        operator === 'mod' ? [Math.min(0, b.low), Math.max(0, b.high)] : [isPlain ? 0 : -size, size];
      return { text, strength: PRODUCT, guards, low, high };
    }
    const strength = operator === '*' ? PRODUCT : SUM;
    const [left, right] = [bound(a, strength), bound(b, strength + 1)];
    const ends = [a.low, a.high].flatMap((one) => [b.low, b.high].map((other) => [one, other] as const));
    const results = ends.map(([x, y]) => (operator === '+' ? x + y : operator === '-' ? x - y : x * y));
    const isLess = operator === '-' && b.top === a.text;
    const [low, high] = [isLess ? 0 : Math.min(...results), Math.max(...results)];
    if (low < -LARGEST || high > LARGEST) guards.push(syntax.fits(left, operator, right));
    const clamped = { low: Math.max(low, -LARGEST), high: Math.min(high, LARGEST) };
    return { text: `${left} ${operator} ${right}`, strength, guards, ...clamped };
  }

  #call(name: string, given: readonly Piece[]): Piece {
    const [first] = given as [Piece];
    if (name === 'floor' || (/^m/.test(name) && given.length === 1)) return first;
    const positive = name === 'sqrt' || name === 'lowbit' ? atLeast(first, 0) : [];
    const texts = given.map(({ text }) => text);
    const lowest = `(${factor(first)} & -${factor(first)})`;
    const text = name === 'lowbit' ? lowest : this.syntax.call(name, texts);
    const all = given.flatMap(({ low, high }) => [low, high]);
    const [low, high] = [/^m/.test(name) ? Math.min(...all) : 0, Math.max(...all.map(Math.abs))];
    const guards = [...given.flatMap((one) => one.guards), ...positive];
    return { text, strength: ATOM, guards, low, high };
  }
}
