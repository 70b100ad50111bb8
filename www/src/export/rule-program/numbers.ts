/* Expressions and sets of a rule as text of a program. */

import type { RuleExpression, RuleItem, RuleSet } from '../rule-tree';
import { type Bounds, boundsOf, boundsOfOperation, type Scope } from './bounds';
import { atom, bound, type Language, type Piece, STRENGTH } from './language';

export class NumberWriter {
  readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  /** A name of the rule, as the program writes it. */
  name(name: string): string {
    return this.language.taken.has(name) ? `${name}_` : name;
  }

  text(expression: RuleExpression, scope: Scope): string {
    return this.piece(expression, scope).text;
  }

  certain(expression: RuleExpression, scope: Scope): boolean {
    return boundsOf(expression, scope).certain;
  }

  piece(expression: RuleExpression, scope: Scope): Piece {
    switch (expression.kind) {
      case 'number':
        return atom(String(expression.value));
      case 'name':
        return atom(this.name(expression.name));
      case 'negative':
        return {
          text: `-${bound(this.piece(expression.of, scope), STRENGTH.atom)}`,
          strength: STRENGTH.sign,
        };
      case 'operation':
        return this.operation(expression, scope);
      case 'call':
        return this.call(expression, scope);
    }
  }

  private operation(expression: RuleExpression & { kind: 'operation' }, scope: Scope): Piece {
    const { operator } = expression;
    const [left, right] = [this.piece(expression.left, scope), this.piece(expression.right, scope)];
    const [a, b] = [boundsOf(expression.left, scope), boundsOf(expression.right, scope)];
    if (operator === 'xor') {
      const fits = boundsOfOperation('xor', { ...a, certain: true }, { ...b, certain: true });
      if (!fits.certain) return atom(call('nim_sum', left.text, right.text));
      // Languages differ in how strongly this sign binds.
      return atom(`(${bound(left, STRENGTH.sum)} ^ ${bound(right, STRENGTH.sum)})`);
    }
    const strength = operator === '+' || operator === '-' ? STRENGTH.sum : STRENGTH.product;
    const [first, second] = [bound(left, strength), bound(right, strength + 1)];
    if (operator === '/' || operator === 'mod') return this.division(operator, [a, b], [first, second]);
    // Only a result that may be too large is checked.
    const fits = boundsOfOperation(operator, { ...a, certain: true }, { ...b, certain: true });
    if (fits.certain) return { text: `${first} ${operator} ${second}`, strength };
    if (operator === '*') return atom(call('product', left.text, right.text));
    return atom(call('small', `${first} ${operator} ${second}`));
  }

  private division(operator: '/' | 'mod', [a, b]: [Bounds, Bounds], [left, right]: [string, string]): Piece {
    const { language } = this;
    if (a.low >= 0 && b.low > 0) {
      const text = operator === '/' ? language.divide(left, right) : language.rest(left, right);
      return { text, strength: STRENGTH.product };
    }
    return operator === '/' ? language.floorDivide(left, right) : language.floorRest(left, right);
  }

  private call(expression: RuleExpression & { kind: 'call' }, scope: Scope): Piece {
    const pieces = expression.arguments.map((one) => this.piece(one, scope));
    const [first, second] = pieces;
    if (!first) throw new RangeError(`${expression.function} without arguments`);
    const texts = pieces.map(({ text }) => text);
    switch (expression.function) {
      case 'floor':
        return first;
      case 'min':
        return second ? atom(this.language.least(texts)) : first;
      case 'max':
        return second ? atom(this.language.greatest(texts)) : first;
      case 'gcd':
        return atom(this.language.gcd(first.text, second?.text ?? first.text));
      case 'abs':
        return atom(this.language.absolute(first.text));
      case 'sqrt':
        return atom(call('square_root', first.text));
      default:
        return atom(call(expression.function, first.text));
    }
  }

  // Sets

  /** The numbers of a set as a list. */
  list(set: RuleSet, scope: Scope): string {
    const limit = set.upTo ? this.text(set.upTo, scope) : undefined;
    const limited = !set.upTo || this.certain(set.upTo, scope);
    const lists = set.items.map((item) => {
      const text = this.itemList(item, limit, scope);
      // An item with an undefined number is empty.
      return limited && this.certainItem(item, scope) ? text : call('known_list', this.language.later(text));
    });
    return lists.length === 1 && lists[0] !== undefined ? lists[0] : this.language.union(lists);
  }

  private itemList(item: RuleItem, limit: string | undefined, scope: Scope): string {
    const { language } = this;
    const cut = (list: string) => (limit === undefined ? list : call('at_most', limit, list));
    const end = limit ?? this.largest(scope);
    switch (item.kind) {
      case 'range': {
        const to = this.text(item.to, scope);
        return language.range(
          this.text(item.from, scope),
          limit === undefined ? to : language.least([to, limit]),
        );
      }
      case 'list':
        return cut(this.listed(item.numbers, scope));
      case 'divisors':
        return cut(call(item.proper ? 'proper_divisors' : 'divisors', this.text(item.of, scope)));
      case 'coprime':
        return call('coprime', this.text(item.to, scope), end);
      case 'powers':
        return call('powers', this.text(item.base, scope), end);
      case 'named':
        return item.name === 'polygonal'
          ? call('polygonal', String(item.sides), end)
          : call(item.name.replace('-', '_'), end);
    }
  }

  listed(numbers: readonly RuleExpression[], scope: Scope): string {
    const plain = numbers.flatMap((one) => (one.kind === 'number' ? [one.value] : []));
    if (plain.length === numbers.length)
      return this.language.list([...new Set(plain)].sort((a, b) => a - b).map(String));
    if (numbers.every((one) => this.certain(one, scope)))
      return this.language.union([this.language.list(numbers.map((one) => this.text(one, scope)))]);
    const later = numbers.map((one) => this.language.later(this.text(one, scope)));
    return this.language.union([this.language.knownList(later)]);
  }

  /** The largest coordinate. */
  private largest(scope: Scope): string {
    const coordinates = [...scope.names].filter(([, bounds]) => bounds === scope.largest);
    const names = coordinates.map(([name]) => this.name(name));
    const [only] = names;
    return names.length === 1 && only !== undefined ? only : this.language.greatest(names);
  }

  /** Whether no number in an item is undefined; those in braces are left out if they are. */
  certainItem(item: RuleItem, scope: Scope): boolean {
    switch (item.kind) {
      case 'range':
        return this.certain(item.from, scope) && this.certain(item.to, scope);
      case 'divisors':
        return this.certain(item.of, scope);
      case 'coprime':
        return this.certain(item.to, scope);
      case 'powers':
        return this.certain(item.base, scope);
      default:
        return true;
    }
  }
}

/** A call of a function of the program. */
export const call = (name: string, ...given: string[]): string => `${name}(${given.join(', ')})`;
