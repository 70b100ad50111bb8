/* Sets and conditions of a rule as text of a program. */

import type { RuleCondition, RuleExpression, RuleItem } from '../../engine/protocol';
import { atLeast, factor, NumberWriter, operand, type Piece, type Scope } from './numbers';

/** The relations and tests that hold exactly where those of the key do not. */
const OPPOSITE = {
  ...{ '=': '!=', '!=': '==', '<': '>=', '<=': '>', '>': '<=', '>=': '<' },
  ...{ even: 'odd', odd: 'even' },
} as Record<string, string>;

/** The tests of sets and conditions. */
const TESTS: Record<string, (x: string) => string> = {
  odd: (x) => `${x} % 2 != 0`,
  even: (x) => `${x} % 2 == 0`,
  squares: (x) => `is_square(${x})`,
  primes: (x) => `is_prime(${x})`,
  semiprimes: (x) => `is_semiprime(${x})`,
  'prime-powers': (x) => `is_prime_power(${x})`,
};

/** The numbers from one on that pass a test. */
interface Shape {
  /** Where they do not all hold, there are none. */
  guards: readonly string[];
  from?: Piece;
  /** Without it, there is no end. */
  to?: Pick<Piece, 'text' | 'high' | 'top'>;
  test?: (x: string) => string;
  /** A list of them up to a number, which is best for a loop. */
  members?: (to: string) => string;
}

export class ConditionWriter extends NumberWriter {
  all(conditions: readonly string[]): string {
    return [...new Set(conditions)].join(` ${this.syntax.and} `);
  }

  /**
   * The condition, or with `wanted` false its opposite, where only counts whether it is met. “not”
   * goes down to the statements: neither a statement about an undefined number nor its opposite is
   * met.
   */
  truth(condition: RuleCondition, scope: Scope, wanted = true): string {
    const not = wanted ? '' : this.syntax.not;
    switch (condition.kind) {
      case 'and':
      case 'or': {
        const inner = condition.conditions.map((one) => this.truth(one, scope, wanted));
        return this.#joined((condition.kind === 'and') === wanted, inner);
      }
      case 'not':
        return this.truth(condition.condition, scope, !wanted);
      case 'comparison': {
        const pieces = condition.operands.map((one) => this.piece(one, scope));
        const pairs = condition.operators.map((operator, at) => {
          const [left, right] = pieces.slice(at, at + 2) as [Piece, Piece];
          const sign = wanted ? operator.replace(/^=$/, '==') : OPPOSITE[operator];
          return this.#checked([left, right], `${operand(left)} ${sign} ${operand(right)}`);
        });
        return this.#joined(wanted, pairs);
      }
      case 'test': {
        const of = this.piece(condition.of, scope);
        const name = wanted ? condition.test : (OPPOSITE[condition.test] ?? condition.test);
        return this.#checked([of], TESTS[name]?.(factor(of)) ?? `${not}is_${name}(${of.text})`);
      }
      case 'divides': {
        const [divisor, of] = [this.piece(condition.divisor, scope), this.piece(condition.of, scope)];
        const rest = `${factor(of)} % ${factor(divisor)} ${wanted ? '==' : '!='} 0`;
        const text = divisor.low > 0 ? rest : not + this.syntax.divides(factor(divisor), factor(of));
        return this.#checked([divisor, of], text);
      }
      case 'in': {
        const of = this.piece(condition.number, scope);
        const { items, upTo } = condition.set;
        const among = items.map((item) => this.#isIn(item, upTo, factor(of), scope));
        const any = this.#joined(false, among);
        return this.#checked([of], wanted && !of.guards.length ? any : `${not}(${any})`);
      }
    }
  }

  /** All of some conditions, or any of them. */
  #joined(all: boolean, truths: readonly string[]): string {
    const [and, or] = [` ${this.syntax.and} `, ` ${this.syntax.or} `];
    // “and” within “or” has parentheses: compilers warn where it has none.
    const joins = (text: string) => truths.length > 1 && (text.includes(and) || text.includes(or));
    return truths.map((text) => (joins(text) ? `(${text})` : text)).join(all ? and : or);
  }

  /** Not met where one of the numbers is undefined. */
  #checked(numbers: readonly Piece[], truth: string): string {
    return this.all([...numbers.flatMap((one) => one.guards), truth]);
  }

  /** Whether a number is in an item, however large it is, and within the limit. */
  #isIn(item: RuleItem, upTo: RuleExpression | undefined, x: string, scope: Scope): string {
    const limit = upTo && this.piece(upTo, scope);
    const small = limit ? [...limit.guards, `${x} <= ${operand(limit)}`] : [];
    if (item.kind === 'list') {
      const pieces = item.numbers.map((one) => this.piece(one, scope));
      const equal = pieces.map((one) => this.#checked([one], `${x} == ${operand(one)}`));
      return this.#joined(true, [...small, this.#joined(false, equal)]);
    }
    const { guards, from, to, test } = this.shape(item, scope);
    const conditions = [...small, ...guards, from ? `${operand(from)} <= ${x}` : `${x} > 0`];
    if (to) conditions.push(`${x} <= ${to.text}`);
    if (test) conditions.push(test(x));
    return this.all(conditions);
  }

  shape(item: Exclude<RuleItem, { kind: 'list' }>, scope: Scope): Shape {
    const { call } = this.syntax;
    switch (item.kind) {
      case 'range': {
        const [from, to] = [this.piece(item.from, scope), this.piece(item.to, scope)];
        return { guards: [...from.guards, ...to.guards], from, to };
      }
      case 'divisors': {
        const of = this.piece(item.of, scope);
        const to = item.proper ? { text: `${operand(of)} - 1`, high: of.high, top: of.text } : of;
        const guards = [...of.guards, ...atLeast(of, 1)];
        return { guards, to, test: (x) => `${factor(of)} % ${x} == 0` };
      }
      case 'coprime': {
        const to = this.piece(item.to, scope);
        const guards = [...to.guards, ...atLeast(to, 0)];
        return { guards, test: (x) => `${call('gcd', [x, to.text])} == 1` };
      }
      case 'powers': {
        const base = this.piece(item.base, scope);
        const guards = [...base.guards, ...atLeast(base, 2)];
        return { guards, ...this.#values((i) => call('power', [base.text, `${i} - 1`]), base.text) };
      }
      case 'named': {
        const half = (text: string) => this.syntax['/'](text, '2', true);
        const sides = 'sides' in item ? item.sides - 2 : 0;
        const formula = {
          squares: (i: string) => `${i} * ${i}`,
          cubes: (i: string) => `${i} * ${i} * ${i}`,
          triangular: (i: string) => half(`${i} * (${i} + 1)`),
          polygonal: (i: string) => `${i} + ${sides} * (${half(`${i} * (${i} - 1)`)})`,
          fibonacci: (i: string) => `fib(${i})`,
          factorials: (i: string) => call('factorial', [i]),
        }[item.name as string];
        const test = TESTS[item.name];
        const those = test && { members: (to: string) => call('those', [to, test('x')]), test };
        return { guards: [], ...those, ...(formula && this.#values(formula)), ...(test && { test }) };
      }
    }
  }

  /** The values of a formula for 1, 2, 3, … */
  #values(formula: (i: string) => string, base = ''): Required<Pick<Shape, 'members' | 'test'>> {
    const { call, lambda } = this.syntax;
    const i = base.includes('i') ? 'i_' : 'i';
    const members = (to: string) => call('up_to', [to, lambda(i, formula(i))]);
    return { members, test: (x) => call('has', [members(x), x]) };
  }
}
