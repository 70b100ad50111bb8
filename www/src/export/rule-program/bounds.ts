/*
 * How large the numbers of a rule can be, and which of them may be undefined: so that a program
 * checks only what can go wrong. Bounds are rough, but no value lies outside.
 */

import type { RuleExpression, RuleItem, RuleSet } from '../rule-tree';

/** Both ends are included. `certain`: never undefined. */
export interface Bounds {
  low: number;
  high: number;
  certain: boolean;
}

/** The bounds of each name, and of the largest coordinate. */
export interface Scope {
  names: ReadonlyMap<string, Bounds>;
  largest: Bounds;
}

/** Results beyond this are undefined, in rules as in programs. */
export const LARGEST = 2 ** 53;

/** Bounds of a result; what passes the largest number is uncertain, and never beyond it. */
function within(low: number, high: number, certain: boolean): Bounds {
  const clamp = (number: number) => Math.max(-LARGEST, Math.min(LARGEST, number));
  return { low: clamp(low), high: clamp(high), certain: certain && low >= -LARGEST && high <= LARGEST };
}

export function boundsOf(expression: RuleExpression, scope: Scope): Bounds {
  switch (expression.kind) {
    case 'number':
      return { low: expression.value, high: expression.value, certain: true };
    case 'name': {
      const bounds = scope.names.get(expression.name);
      if (!bounds) throw new RangeError(`no bounds of ${expression.name}`);
      return bounds;
    }
    case 'negative': {
      const of = boundsOf(expression.of, scope);
      return within(-of.high, -of.low, of.certain);
    }
    case 'operation':
      return boundsOfOperation(
        expression.operator,
        boundsOf(expression.left, scope),
        boundsOf(expression.right, scope),
      );
    case 'call':
      return call(
        expression.function,
        expression.arguments.map((one) => boundsOf(one, scope)),
      );
  }
}

/** The bounds of `left operator right`. */
export function boundsOfOperation(operator: string, left: Bounds, right: Bounds): Bounds {
  const certain = left.certain && right.certain;
  const size = Math.max(Math.abs(left.low), Math.abs(left.high));
  switch (operator) {
    case '+':
      return within(left.low + right.low, left.high + right.high, certain);
    case '-':
      return within(left.low - right.high, left.high - right.low, certain);
    case '*': {
      const corners = [left.low, left.high].flatMap((one) => [one * right.low, one * right.high]);
      return within(Math.min(...corners), Math.max(...corners), certain);
    }
    case '/':
      return within(left.low >= 0 && right.low >= 0 ? 0 : -size, size, certain && !hasZero(right));
    case 'mod':
      return within(
        right.low >= 0 ? 0 : right.low,
        left.low >= 0 && right.low >= 0 ? Math.min(left.high, right.high) : Math.max(0, right.high),
        certain && !hasZero(right),
      );
    default: // xor
      return within(0, left.high + right.high, certain && left.low >= 0 && right.low >= 0);
  }
}

const hasZero = ({ low, high }: Bounds): boolean => low <= 0 && high >= 0;

function call(name: string, given: readonly Bounds[]): Bounds {
  const certain = given.every((one) => one.certain);
  const lows = given.map(({ low }) => low);
  const highs = given.map(({ high }) => high);
  const size = Math.max(...lows.map(Math.abs), ...highs.map(Math.abs));
  const high = Math.max(...highs);
  const low = Math.min(...lows);
  switch (name) {
    case 'min':
      return within(low, Math.min(...highs), certain);
    case 'max':
      return within(Math.max(...lows), high, certain);
    case 'floor':
      return within(low, high, certain);
    case 'sqrt':
    case 'lowbit':
      return within(0, Math.max(0, high), certain && low >= 0);
    case 'highbit':
      return within(0, Math.max(0, high), certain);
    default: // gcd, abs
      return within(0, size, certain);
  }
}

/** The bounds of the numbers through which a set runs; there is no undefined one. */
export function boundsOfSet(set: RuleSet, scope: Scope): Bounds {
  const end = set.upTo ? boundsOf(set.upTo, scope) : undefined;
  const items = set.items.map((item) => boundsOfItem(item, end ?? scope.largest, scope));
  const high = Math.max(...items.map((item) => item.high));
  return {
    low: Math.min(...items.map(({ low }) => low)),
    high: Math.max(end ? Math.min(high, end.high) : high, -LARGEST),
    certain: true,
  };
}

function boundsOfItem(item: RuleItem, end: Bounds, scope: Scope): Bounds {
  switch (item.kind) {
    case 'range':
      return { low: boundsOf(item.from, scope).low, high: boundsOf(item.to, scope).high, certain: true };
    case 'list': {
      const all = item.numbers.map((one) => boundsOf(one, scope));
      const ends = all.flatMap(({ low, high }) => [low, high]);
      return { low: Math.min(...ends), high: Math.max(...ends), certain: true };
    }
    case 'divisors':
      return { low: 1, high: Math.max(1, boundsOf(item.of, scope).high), certain: true };
    default:
      return { low: 1, high: Math.max(1, end.high), certain: true };
  }
}
