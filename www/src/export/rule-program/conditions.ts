/* Conditions of a rule, and membership of its sets, as text of a program. */

import type { RuleCondition, RuleExpression, RuleItem, RuleSet } from '../rule-tree';
import type { NumberWriter, Piece, Scope } from './numbers';

/** The relations and tests that hold exactly where those of the key do not. */
const OPPOSITE = {
  ...{ '=': '!=', '!=': '==', '<': '>=', '<=': '>', '>': '<=', '>=': '<' },
  ...{ even: 'odd', odd: 'even' },
} as Record<string, string>;

/** The tests of sets and conditions. The members of other sets are the values of a formula. */
export const TESTS: Record<string, (x: string) => string> = {
  odd: (x) => `${x} % 2 != 0`,
  even: (x) => `${x} % 2 == 0`,
  primes: (x) => `is_prime(${x})`,
  semiprimes: (x) => `is_semiprime(${x})`,
  'prime-powers': (x) => `is_prime_power(${x})`,
};

/** A condition; with `joins`, a word joins its parts, so that it needs parentheses in others. */
interface Truth {
  text: string;
  joins?: 'and' | 'or' | undefined;
}

export class ConditionWriter {
  readonly numbers: NumberWriter;

  constructor(numbers: NumberWriter) {
    this.numbers = numbers;
  }

  /** A condition where only counts whether it is met: one about undefined numbers is not. */
  condition(condition: RuleCondition, scope: Scope): string {
    return this.#truth(condition, true, scope).text;
  }

  /**
   * The condition, or with `wanted` false its opposite. “not” goes down to the statements: neither
   * a statement about an undefined number nor its opposite is met.
   */
  #truth(condition: RuleCondition, wanted: boolean, scope: Scope): Truth {
    const piece = (one: RuleExpression) => this.numbers.piece(one, scope);
    const { syntax } = this.numbers;
    switch (condition.kind) {
      case 'and':
      case 'or': {
        const inner = condition.conditions.map((one) => this.#truth(one, wanted, scope));
        return this.#joined((condition.kind === 'and') === wanted ? 'and' : 'or', inner);
      }
      case 'not':
        return this.#truth(condition.condition, !wanted, scope);
      case 'comparison': {
        const pairs = condition.operators.map((operator, at) => {
          const [left, right] = condition.operands.slice(at, at + 2).map(piece) as [Piece, Piece];
          const sign = wanted ? operator.replace(/^=$/, '==') : OPPOSITE[operator];
          return this.#checked(
            [left, right],
            `${this.numbers.operand(left)} ${sign} ${this.numbers.operand(right)}`,
          );
        });
        return this.#joined(wanted ? 'and' : 'or', pairs);
      }
      case 'test': {
        const of = piece(condition.of);
        const name = wanted ? condition.test : (OPPOSITE[condition.test] ?? condition.test);
        const parity = TESTS[name]?.(this.numbers.factor(of));
        return this.#checked([of], parity ?? `${wanted ? '' : syntax.not}is_${name}(${of.text})`);
      }
      case 'divides': {
        const [divisor, of] = [piece(condition.divisor), piece(condition.of)];
        const texts = [this.numbers.factor(divisor), this.numbers.factor(of)] as const;
        if (divisor.low > 0)
          return this.#checked([divisor, of], `${texts[1]} % ${texts[0]} ${wanted ? '==' : '!='} 0`);
        return this.#checked([divisor, of], `${wanted ? '' : syntax.not}${syntax.divides(...texts)}`);
      }
      case 'in':
        return this.#membership(condition.number, condition.set, wanted, scope);
    }
  }

  #joined(word: 'and' | 'or', truths: readonly Truth[]): Truth {
    const [only] = truths;
    if (truths.length === 1 && only) return only;
    // “and” within “or” has parentheses: compilers warn where it has none.
    const inner = truths.map(({ text, joins }) => (joins ? `(${text})` : text));
    return { text: inner.join(` ${this.numbers.syntax[word]} `), joins: word };
  }

  /** Not met where one of the numbers is undefined. */
  #checked(numbers: readonly Piece[], text: string): Truth {
    const guards = numbers.flatMap((one) => one.guards);
    return { text: this.numbers.all([...guards, text]), joins: guards.length > 0 ? 'and' : undefined };
  }

  #membership(number: RuleExpression, set: RuleSet, wanted: boolean, scope: Scope): Truth {
    const { syntax } = this.numbers;
    const isName = number.kind === 'name';
    const x = isName ? this.numbers.name(number.name) : 'x_';
    const any = this.#joined(
      'or',
      set.items.map((item) => this.#itemTest(item, set.upTo, x, scope)),
    );
    const text = wanted ? any.text : `${syntax.not}(${any.text})`;
    if (isName) return wanted ? any : { text };
    const of = this.numbers.piece(number, scope);
    return this.#checked([of], `(${syntax.lambda(x, text)})(${of.text})`);
  }

  /** Whether `x` is in an item, however large it is, and within the limit. */
  #itemTest(item: RuleItem, upTo: RuleExpression | undefined, x: string, scope: Scope): Truth {
    const limit = upTo && this.numbers.piece(upTo, scope);
    const small = limit ? [...limit.guards, `${x} <= ${this.numbers.operand(limit)}`] : [];
    if (item.kind === 'list') {
      const equal = item.numbers.map((one) => {
        const piece = this.numbers.piece(one, scope);
        return this.#checked([piece], `${x} == ${this.numbers.operand(piece)}`);
      });
      const any = this.#joined('or', equal);
      if (!limit) return any;
      return this.#joined('and', [{ text: this.numbers.all(small), joins: 'and' }, any]);
    }
    return { text: this.numbers.all([...small, ...this.tests(item, x, scope)]), joins: 'and' };
  }

  /** What is all true of `x` if it is in the item. */
  tests(item: Exclude<RuleItem, { kind: 'list' }>, x: string, scope: Scope): string[] {
    const { syntax } = this.numbers;
    switch (item.kind) {
      case 'range': {
        const [from, to] = [this.numbers.piece(item.from, scope), this.numbers.piece(item.to, scope)];
        const between = [`${this.numbers.operand(from)} <= ${x}`, `${x} <= ${this.numbers.operand(to)}`];
        return [...from.guards, ...to.guards, ...between];
      }
      case 'divisors': {
        const of = this.numbers.piece(item.of, scope);
        const positive = of.low > 0 ? [] : [`${this.numbers.operand(of)} > 0`];
        const smaller = item.proper ? [`${x} < ${this.numbers.operand(of)}`] : [];
        return [...of.guards, `${x} > 0`, ...positive, ...smaller, `${this.numbers.factor(of)} % ${x} == 0`];
      }
      case 'coprime': {
        const to = this.numbers.piece(item.to, scope);
        const positive = to.low >= 0 ? [] : [`${this.numbers.operand(to)} >= 0`];
        return [...to.guards, `${x} > 0`, ...positive, `${syntax.call('gcd', [x, to.text])} == 1`];
      }
      case 'powers': {
        const base = this.numbers.piece(item.base, scope);
        const large = base.low > 1 ? [] : [`${this.numbers.operand(base)} > 1`];
        return [...base.guards, ...large, `has(${this.members(item, x, scope)}, ${x})`];
      }
      case 'named': {
        const test = item.name === 'squares' ? `is_square(${x})` : TESTS[item.name]?.(x);
        return [`${x} > 0`, test ?? `has(${this.members(item, x, scope)}, ${x})`];
      }
    }
  }

  /** The values of a formula, as far as a limit. */
  members(item: RuleItem & { kind: 'named' | 'powers' }, limit: string, scope: Scope): string {
    const { syntax } = this.numbers;
    const i = scope.has('i') ? 'i_' : 'i';
    const half = (text: string) => syntax.divide(text, '2', true);
    const formula = () => {
      if (item.kind === 'powers')
        return syntax.call('power', [this.numbers.piece(item.base, scope).text, `${i} - 1`]);
      if (item.name === 'polygonal') return `${i} + ${item.sides - 2} * (${half(`${i} * (${i} - 1)`)})`;
      if (item.name === 'triangular') return half(`${i} * (${i} + 1)`);
      if (item.name === 'squares') return `${i} * ${i}`;
      if (item.name === 'cubes') return `${i} * ${i} * ${i}`;
      return syntax.call(item.name === 'factorials' ? 'factorial' : item.name, [i]);
    };
    return syntax.call('up_to', [limit, syntax.lambda(i, formula())]);
  }
}
