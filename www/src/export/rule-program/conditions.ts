/* Conditions of a rule as text of a program. */

import type { RuleCondition, RuleExpression, RuleItem, RuleRelation, RuleSet } from '../rule-tree';
import { boundsOf, type Scope } from './bounds';
import { bound, type Language, type Piece, STRENGTH } from './language';
import { call, type NumberWriter } from './numbers';

/** The conditions that hold exactly where those of the key do not. */
const OPPOSITE: Record<RuleRelation, RuleRelation> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

/** How strongly conditions bind. */
const [OR, AND, TRUTH] = [1, 2, 3];

export class ConditionWriter {
  readonly numbers: NumberWriter;
  readonly language: Language;

  constructor(numbers: NumberWriter) {
    this.numbers = numbers;
    this.language = numbers.language;
  }

  /** A condition where it counts only whether it is met: undefined statements are not. */
  condition(condition: RuleCondition, scope: Scope): string {
    return this.truth(condition, true, scope).text;
  }

  /**
   * The condition, or with `wanted` false its opposite. “not” goes down to the statements: neither
   * a statement about an undefined number nor its opposite is met.
   */
  private truth(condition: RuleCondition, wanted: boolean, scope: Scope): Piece {
    switch (condition.kind) {
      case 'and':
      case 'or': {
        const inner = condition.conditions.map((one) => this.truth(one, wanted, scope));
        return this.joined((condition.kind === 'and') === wanted ? AND : OR, inner);
      }
      case 'not':
        return this.truth(condition.condition, !wanted, scope);
      case 'comparison': {
        const pairs = condition.operators.map((operator, at) =>
          this.comparison(operator, condition.operands.slice(at, at + 2), wanted, scope),
        );
        return this.joined(wanted ? AND : OR, pairs);
      }
      case 'test':
        return this.test(condition.test, condition.of, wanted, scope);
      case 'divides':
        return this.divides(condition, wanted, scope);
      case 'in':
        return this.membership(condition.number, condition.set, wanted, scope);
    }
  }

  private joined(strength: number, pieces: readonly Piece[]): Piece {
    const [only] = pieces;
    if (pieces.length === 1 && only) return only;
    const word = strength === AND ? this.language.and : this.language.or;
    // “and” within “or” has parentheses: compilers warn where it has none.
    return { text: pieces.map((piece) => bound(piece, TRUTH)).join(` ${word} `), strength };
  }

  private comparison(
    operator: RuleRelation,
    operands: readonly RuleExpression[],
    wanted: boolean,
    scope: Scope,
  ): Piece {
    const relation = wanted ? operator : OPPOSITE[operator];
    const [left = '', right = ''] = operands.map((one) =>
      bound(this.numbers.piece(one, scope), STRENGTH.sum),
    );
    return this.checked(operands, scope, `${left} ${relation === '=' ? '==' : relation} ${right}`);
  }

  private test(test: string, of: RuleExpression, wanted: boolean, scope: Scope): Piece {
    const piece = this.numbers.piece(of, scope);
    const { not } = this.language;
    const text =
      test === 'even' || test === 'odd'
        ? `${bound(piece, STRENGTH.product)} % 2 ${(test === 'even') === wanted ? '==' : '!='} 0`
        : `${wanted ? '' : not}${call(`is_${test}`, piece.text)}`;
    return this.checked([of], scope, text);
  }

  private divides(condition: RuleCondition & { kind: 'divides' }, wanted: boolean, scope: Scope): Piece {
    const [divisor, of] = [
      this.numbers.piece(condition.divisor, scope),
      this.numbers.piece(condition.of, scope),
    ];
    const { low } = boundsOf(condition.divisor, scope);
    const text =
      low > 0
        ? `${bound(of, STRENGTH.product)} % ${bound(divisor, STRENGTH.sign)} ${wanted ? '==' : '!='} 0`
        : `${wanted ? '' : this.language.not}${call('divides', divisor.text, of.text)}`;
    return this.checked([condition.divisor, condition.of], scope, text);
  }

  /** Not met where one of the numbers is undefined. */
  private checked(numbers: readonly RuleExpression[], scope: Scope, text: string): Piece {
    const certain = numbers.every((one) => this.numbers.certain(one, scope));
    return { text: certain ? text : call('met', this.language.later(text)), strength: TRUTH };
  }

  private membership(number: RuleExpression, set: RuleSet, wanted: boolean, scope: Scope): Piece {
    const { language } = this;
    const named = number.kind === 'name';
    const x = named ? this.numbers.name(number.name) : 'x_';
    const tests = set.items.map((item) => this.itemTest(item, set.upTo, x, scope));
    const any = this.joined(OR, tests);
    const text = wanted ? any.text : `${language.not}(${any.text})`;
    if (named) return wanted ? any : { text, strength: TRUTH };
    return this.checked([number], scope, language.withNumber(this.numbers.text(number, scope), text));
  }

  /** Whether `x` is in an item, however large it is, and within the limit. */
  private itemTest(item: RuleItem, limit: RuleExpression | undefined, x: string, scope: Scope): Piece {
    const { language } = this;
    const small = limit && `${x} <= ${bound(this.numbers.piece(limit, scope), STRENGTH.sum)}`;
    const tests = [...(small ? [small] : []), ...this.tests(item, x, scope)];
    const piece = this.joined(
      AND,
      tests.map((text) => ({ text, strength: TRUTH })),
    );
    const certain = (!limit || this.numbers.certain(limit, scope)) && this.numbers.certainItem(item, scope);
    return certain ? piece : { text: call('met', language.later(piece.text)), strength: TRUTH };
  }

  /** What is all true of `x` if it is in the item. */
  private tests(item: RuleItem, x: string, scope: Scope): string[] {
    const { language } = this;
    const inList = (list: string) => [language.contains(list, x)];
    switch (item.kind) {
      case 'range': {
        const [from, to] = [item.from, item.to].map((one) =>
          bound(this.numbers.piece(one, scope), STRENGTH.sum),
        );
        return [`${from} <= ${x}`, `${x} <= ${to}`];
      }
      case 'list':
        return inList(this.numbers.listed(item.numbers, scope));
      case 'divisors': {
        const of = this.numbers.piece(item.of, scope);
        const smaller = item.proper ? [`${x} < ${bound(of, STRENGTH.sum)}`] : [];
        return [
          `${x} > 0`,
          `${bound(of, STRENGTH.sum)} > 0`,
          ...smaller,
          `${bound(of, STRENGTH.product)} % ${x} == 0`,
        ];
      }
      case 'coprime': {
        const to = this.numbers.piece(item.to, scope);
        return [`${x} > 0`, `${bound(to, STRENGTH.sum)} >= 0`, `${language.gcd(x, to.text)} == 1`];
      }
      case 'powers':
        return inList(call('powers', this.numbers.text(item.base, scope), x));
      case 'named':
        return this.namedTests(item, x);
    }
  }

  private namedTests(item: RuleItem & { kind: 'named' }, x: string): string[] {
    switch (item.name) {
      case 'odd':
        return [`${x} > 0`, `${x} % 2 != 0`];
      case 'even':
        return [`${x} > 0`, `${x} % 2 == 0`];
      case 'squares':
        return [`${x} > 0`, call('is_square', x)];
      case 'primes':
      case 'semiprimes':
      case 'prime-powers':
        return [call(`is_${item.name.slice(0, -1).replace('-', '_')}`, x)];
      case 'polygonal':
        return [this.language.contains(call('polygonal', String(item.sides), x), x)];
      default:
        return [this.language.contains(call(item.name, x), x)];
    }
  }
}
