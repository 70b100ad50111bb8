/* Expressions of a rule as text of a program, with what can be said of their numbers. */

import type { RuleExpression } from '../rule-tree';
import type { Syntax } from './syntax';

/** Programs take no larger coordinates, so that most sums need no check. */
export const MAX_COORDINATE = 1_000_000;
/** Results beyond this are undefined, in rules as in programs. */
const LARGEST = 2 ** 53;

/** How strongly pieces bind; the weaker one needs parentheses. */
const [SUM, PRODUCT, SIGN, ATOM] = [1, 2, 3, 4];

/** A number of a program. Where its guards do not all hold, it is undefined. */
export interface Piece extends Bounds {
  text: string;
  strength: number;
  guards: readonly string[];
}

export interface Bounds {
  low: number;
  high: number;
}
/** The bounds of each name. */
export type Scope = ReadonlyMap<string, Bounds>;

const bound = ({ text, strength }: Piece, least: number): string => (strength < least ? `(${text})` : text);
const unique = (guards: readonly string[]) => [...new Set(guards)];

export class NumberWriter {
  readonly syntax: Syntax;

  constructor(syntax: Syntax) {
    this.syntax = syntax;
  }

  /** A name of the rule, as the program writes it. */
  name(name: string): string {
    return this.syntax.taken.has(name) ? `${name}_` : name;
  }

  piece(expression: RuleExpression, scope: Scope): Piece {
    switch (expression.kind) {
      case 'number': {
        const { value } = expression;
        const text = value > 2 ** 31 && this.syntax.close ? `${value}LL` : String(value);
        return { text, strength: ATOM, guards: [], low: value, high: value };
      }
      case 'name': {
        const { low, high } = scope.get(expression.name) ?? { low: -LARGEST, high: LARGEST };
        return { text: this.name(expression.name), strength: ATOM, guards: [], low, high };
      }
      case 'negative': {
        const of = this.piece(expression.of, scope);
        return { ...of, text: `-${bound(of, ATOM)}`, strength: SIGN, low: -of.high, high: -of.low };
      }
      case 'operation':
        return this.#operation(expression, scope);
      case 'call':
        return this.#call(
          expression.function,
          expression.arguments.map((one) => this.piece(one, scope)),
        );
    }
  }

  #operation(expression: RuleExpression & { kind: 'operation' }, scope: Scope): Piece {
    const { operator } = expression;
    const [a, b] = [this.piece(expression.left, scope), this.piece(expression.right, scope)];
    const guards = [...a.guards, ...b.guards];
    if (operator === '/' || operator === 'mod') return this.#division(operator, a, b, guards);
    if (operator === 'xor') {
      for (const one of [a, b]) if (one.low < 0) guards.push(`${bound(one, SUM)} >= 0`);
      const text = `(${bound(a, PRODUCT)} ^ ${bound(b, PRODUCT)})`;
      if (a.high + b.high > LARGEST) guards.push(`${text} <= ${this.syntax.close ? '(1LL << 53)' : '2**53'}`);
      return { text, strength: ATOM, guards, low: 0, high: a.high + b.high };
    }
    const strength = operator === '*' ? PRODUCT : SUM;
    const [left, right] = [bound(a, strength), bound(b, strength + 1)];
    const [low, high] = boundsOf(operator, a, b);
    if (low < -LARGEST || high > LARGEST) guards.push(this.syntax.fits(left, operator, right));
    const clamped = { low: Math.max(low, -LARGEST), high: Math.min(high, LARGEST) };
    return { text: `${left} ${operator} ${right}`, strength, guards, ...clamped };
  }

  #division(operator: '/' | 'mod', a: Piece, b: Piece, guards: string[]): Piece {
    const isPlain = a.low >= 0 && b.low >= 0;
    if (b.low <= 0 && b.high >= 0) guards.push(`${bound(b, SUM)} != 0`);
    const [left, right] = [bound(a, PRODUCT), bound(b, SIGN)];
    const size = Math.max(Math.abs(a.low), Math.abs(a.high));
    if (operator === '/') {
      const text = this.syntax.divide(left, right, isPlain);
      return { text, strength: PRODUCT, guards, low: isPlain ? 0 : -size, high: size };
    }
    const text = this.syntax.rest(left, right, isPlain);
    return { text, strength: PRODUCT, guards, low: Math.min(0, b.low), high: Math.max(0, b.high) };
  }

  #call(name: string, given: readonly Piece[]): Piece {
    const [first] = given;
    if (!first || ((name === 'min' || name === 'max') && given.length === 1) || name === 'floor')
      return first as Piece;
    const guards = given.flatMap((one) => one.guards);
    if ((name === 'sqrt' || name === 'lowbit') && first.low < 0) guards.push(`${bound(first, SUM)} >= 0`);
    const texts = given.map(({ text }) => text);
    if (name === 'lowbit') {
      const text = `(${bound(first, ATOM)} & -${bound(first, ATOM)})`;
      return { text, strength: ATOM, guards, low: 0, high: first.high };
    }
    const text = this.syntax.call(name, name === 'gcd' && texts.length === 1 ? [...texts, ...texts] : texts);
    const [lows, highs] = [given.map(({ low }) => low), given.map(({ high }) => high)];
    const size = Math.max(...lows.map(Math.abs), ...highs.map(Math.abs));
    if (name === 'min')
      return { text, strength: ATOM, guards, low: Math.min(...lows), high: Math.min(...highs) };
    if (name === 'max')
      return { text, strength: ATOM, guards, low: Math.max(...lows), high: Math.max(...highs) };
    return { text, strength: ATOM, guards, low: 0, high: size };
  }

  /** The text of a number as an operand of a comparison or a condition. */
  operand(piece: Piece): string {
    return bound(piece, SUM);
  }

  factor(piece: Piece): string {
    return bound(piece, SIGN);
  }

  all(conditions: readonly string[]): string {
    return unique(conditions).join(` ${this.syntax.and} `);
  }
}

function boundsOf(operator: '+' | '-' | '*', a: Piece, b: Piece): [low: number, high: number] {
  if (operator === '+') return [a.low + b.low, a.high + b.high];
  if (operator === '-') return [a.low - b.high, a.high - b.low];
  const corners = [a.low, a.high].flatMap((one) => [one * b.low, one * b.high]);
  return [Math.min(...corners), Math.max(...corners)];
}
