// What expressions, sets and conditions of a rule's tree mean, by recursion over the tree. `scope`
// holds the numbers of the names, `largest` the largest coordinate of the position, `budget` the
// steps that are left. An undefined number is undefined.
import { call, operate } from './arithmetic.mjs';
import { isMember, isPower, isPrime, isSquare } from './named-sets.mjs';

/** What an interpretation throws that would take longer than its caller allows. */
export class TooLong extends Error {}

export class Budget {
  constructor(steps) {
    this.left = steps;
  }

  spend(steps = 1) {
    this.left -= steps;
    if (!(this.left >= 0)) throw new TooLong('more steps than allowed');
  }
}

export function numberOf(expression, scope) {
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'name':
      return scope.names[expression.name];
    case 'negative':
      return operate('-', 0, numberOf(expression.of, scope));
    case 'operation':
      return operate(
        expression.operator,
        numberOf(expression.left, scope),
        numberOf(expression.right, scope),
      );
    case 'call':
      return call(
        expression.function,
        expression.arguments.map((one) => numberOf(one, scope)),
      );
    default:
      throw new Error(`an expression of the kind ${expression.kind}`);
  }
}

const divides = (divisor, number) => (divisor === 0 ? number === 0 : number % divisor === 0);

/** The numbers of a set, ascending, each once. */
export function membersOf(set, scope) {
  const limit = set.upTo ? numberOf(set.upTo, scope) : Number.POSITIVE_INFINITY;
  if (limit === undefined) return [];
  const end = set.upTo ? limit : scope.largest;
  const all = new Set(set.items.flatMap((item) => itemMembers(item, end, scope)));
  return [...all].filter((number) => number <= limit).sort((a, b) => a - b);
}

/** The numbers of an item; those of an infinite one as far as `end`. */
function itemMembers(item, end, scope) {
  if (item.kind === 'list')
    return item.numbers.map((one) => numberOf(one, scope)).filter((number) => number !== undefined);
  const { from = 1, last = end, test } = rangeAndTest(item, scope) ?? { last: 0 };
  const all = counted(from, last, scope.budget);
  return test ? all.filter(test) : all;
}

/**
 * The numbers that an item may have and the test that they pass; without `last`, as far as anyone
 * asks. Undefined if the item depends on an undefined number, and is empty.
 */
function rangeAndTest(item, scope) {
  const numbers = [item.from, item.to, item.of, item.base]
    .filter((one) => one !== undefined)
    .map((one) => numberOf(one, scope));
  if (numbers.includes(undefined)) return undefined;
  const [first, second] = numbers;
  switch (item.kind) {
    case 'range':
      return { from: first, last: second };
    case 'divisors':
      return { last: item.proper ? first - 1 : first, test: (number) => divides(number, first) };
    case 'coprime':
      return first < 0 ? undefined : { test: (number) => call('gcd', [number, first]) === 1 };
    case 'powers':
      return { test: (number) => isPower(number, first) };
    case 'named':
      return { test: (number) => isMember(number, item) };
    default:
      throw new Error(`an item of the kind ${item.kind}`);
  }
}

/** from, ..., to; none if the first is larger. */
export function counted(from, to, budget) {
  if (from > to) return [];
  budget.spend(to - from + 1);
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

/** Whether a number is in a set, whose infinite items have no end here but `upTo`. */
function isIn(number, set, scope) {
  if (number === undefined) return undefined;
  const limit = set.upTo ? numberOf(set.upTo, scope) : Number.POSITIVE_INFINITY;
  return limit !== undefined && number <= limit && set.items.some((item) => isInItem(number, item, scope));
}

function isInItem(number, item, scope) {
  if (item.kind === 'list') return item.numbers.some((one) => numberOf(one, scope) === number);
  const {
    from = 1,
    last = Number.POSITIVE_INFINITY,
    test = () => true,
  } = rangeAndTest(item, scope) ?? {
    last: Number.NEGATIVE_INFINITY,
  };
  if (number < from || number > last) return false;
  return item.kind === 'named' ? tried(number, test, scope) : test(number);
}

/** The tests of primes, squares and so on try numbers up to the root. */
function tried(number, test, scope) {
  scope.budget.spend(Math.ceil(Math.sqrt(Math.abs(number))));
  return test(number);
}

const RELATIONS = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

const TESTS = {
  even: (number) => number % 2 === 0,
  odd: (number) => number % 2 !== 0,
  prime: isPrime,
  square: isSquare,
};

/** false if one is false, else undefined if one is undefined, else true. */
function conjunction(truths) {
  if (truths.includes(false)) return false;
  return truths.includes(undefined) ? undefined : true;
}

const negation = (truth) => (truth === undefined ? undefined : !truth);

/**
 * true, false or undefined, in the three-valued logic of Kleene: a statement about an undefined
 * number is undefined.
 */
export function truthOf(condition, scope) {
  const inner = (conditions) => conditions.map((one) => truthOf(one, scope));
  const known = (numbers, test) => (numbers.includes(undefined) ? undefined : test(...numbers));
  switch (condition.kind) {
    case 'and':
      return conjunction(inner(condition.conditions));
    case 'or':
      return negation(conjunction(inner(condition.conditions).map(negation)));
    case 'not':
      return negation(truthOf(condition.condition, scope));
    case 'comparison': {
      const numbers = condition.operands.map((one) => numberOf(one, scope));
      const pairs = condition.operators.map((operator, at) =>
        known([numbers[at], numbers[at + 1]], RELATIONS[operator]),
      );
      return conjunction(pairs);
    }
    case 'test':
      return known([numberOf(condition.of, scope)], (number) => tried(number, TESTS[condition.test], scope));
    case 'divides':
      return known([numberOf(condition.divisor, scope), numberOf(condition.of, scope)], divides);
    case 'in':
      return isIn(numberOf(condition.number, scope), condition.set, scope);
    default:
      throw new Error(`a condition of the kind ${condition.kind}`);
  }
}
