// The oracle of own rules: what a rule's tree (wasm/src/own_rules.d.ts) means, by direct
// recursion over the tree, and the mex of the options' values. A position is an array of its
// coordinates; an option is an array of positions, the parts of a sum.
import { Budget, counted, membersOf, numberOf, TooLong, truthOf } from './evaluate.mjs';
import { parse } from './parser.mjs';

/** @import { RuleTree } from '../../../www/src/engine/protocol' */

/** What a rule throws that leads from a position back to it. `round` has the positions. */
export class Cycle extends Error {
  constructor(message, round) {
    super(message);
    this.name = 'Cycle';
    this.round = round;
  }
}

/** The recursion of JavaScript ends somewhere; so deep goes that from position to position. */
const DEEPEST = 1000;

export class Interpreter {
  /**
   * @param {string | RuleTree} rule its text or its tree
   * @param {number} steps how many numbers may be counted and ways tried before TooLong
   */
  constructor(rule, steps = 10_000_000) {
    this.rule = typeof rule === 'string' ? parse(rule) : rule;
    this.budget = new Budget(steps);
    this.known = new Map();
    this.path = [];
  }

  /** Whether the rule has the position: its board has it, and no wall is there. */
  exists(position) {
    const { board, walls = [] } = this.rule;
    return (
      position.every((coordinate) => coordinate !== undefined && coordinate >= 0) &&
      (!board ||
        position.every((coordinate, at) => board[at].from <= coordinate && coordinate <= board[at].to)) &&
      !walls.some((wall) => wall.every((coordinate, at) => coordinate === position[at]))
    );
  }

  /** The options of a position, as often as the rule gives them; one heap of 0 has none. */
  options(position) {
    if (!this.exists(position) || (position.length === 1 && position[0] === 0)) return [];
    const largest = Math.max(...position);
    const names = Object.fromEntries(this.rule.coordinates.map((name, at) => [name, position[at]]));
    const scope = { names, largest, budget: this.budget };
    return this.rule.clauses.flatMap((clause) =>
      bindings(clause.binders, scope)
        .filter((bound) => !clause.condition || truthOf(clause.condition, bound) === true)
        .flatMap((bound) => clause.results.flatMap((result) => this.optionsOf(result, position, bound))),
    );
  }

  optionsOf(result, position, scope) {
    if (result.kind === 'heaps')
      return splits(position[0], 1, result.distinct, this.budget)
        .filter((heaps) => heaps.length > 1)
        .map((heaps) => heaps.map((heap) => [heap]))
        .filter((parts) => parts.every((part) => this.exists(part)));
    this.budget.spend();
    const parts = result.parts.map((part) => this.positionsOf(part, scope));
    return parts.includes(undefined) ? [] : [parts.flat()];
  }

  /** The positions of a part, or undefined if one of them does not exist. */
  positionsOf(part, scope) {
    if (part.kind === 'copies') {
      const [count, heap] = [numberOf(part.count, scope), numberOf(part.heap, scope)];
      if (count === undefined || count <= 0 || !this.exists([heap])) return undefined;
      return counted(1, count, this.budget).map(() => [heap]);
    }
    const position = part.coordinates.map((one) => numberOf(one, scope));
    return this.exists(position) ? [position] : undefined;
  }

  /**
   * The Grundy value of a position.
   *
   * @throws {Cycle} if the rule leads to a position that is not smaller, or back to this one
   * @throws {TooLong}
   */
  value(...position) {
    const key = position.join();
    const found = this.known.get(key);
    if (found !== undefined) return found;
    const start = this.path.findIndex((one) => one.join() === key);
    if (start >= 0) throw this.cycle([...this.path.slice(start), position]);
    if (this.path.length === DEEPEST) throw new TooLong('too many positions one after the other');

    this.path.push(position);
    try {
      const options = this.options(position);
      if (position.length === 1) this.checkSmaller(position, options);
      const value = mex(options.map((parts) => this.sum(parts)));
      this.known.set(key, value);
      return value;
    } finally {
      this.path.pop();
    }
  }

  /** The nim-sum of the values of positions. */
  sum(parts) {
    return parts.reduce((sum, part) => sum ^ this.value(...part), 0);
  }

  /** Heaps must become smaller. */
  checkSmaller([n], options) {
    const larger = options.flat().find(([heap]) => heap >= n);
    if (larger)
      throw new Cycle(`from n = ${n} the rule leads to ${larger}, which is not smaller`, [[n], larger]);
  }

  cycle(round) {
    const words = round.map((position) => `(${position})`);
    return new Cycle(`${words[0]} leads back to itself: ${words.join(', ')}`, round);
  }

  /** The values of the heaps 0, ..., n. */
  values(n) {
    return Array.from({ length: n + 1 }, (_, heap) => this.value(heap));
  }
}

/** The least number from 0 on that is not among the values. */
export function mex(values) {
  let least = 0;
  while (values.includes(least)) least += 1;
  return least;
}

/** Every way to bind the names of binders, from left to right. */
function bindings(binders, scope) {
  const [binder, ...others] = binders;
  if (!binder) return [scope];
  return waysOf(binder, scope).flatMap((bound) =>
    bindings(others, { ...scope, names: { ...scope.names, ...bound } }),
  );
}

/** The ways to bind the names of one binder. */
function waysOf(binder, scope) {
  switch (binder.kind) {
    case 'in':
      return membersOf(binder.set, scope).map((number) => ({ [binder.name]: number }));
    case 'value': {
      const number = numberOf(binder.value, scope);
      return number === undefined ? [] : [{ [binder.name]: number }];
    }
    case 'parts': {
      const sum = numberOf(binder.sum, scope);
      const [first, second] = binder.names;
      if (sum === undefined) return [];
      return counted(1, sum - 1, scope.budget).map((part) => ({ [first]: part, [second]: sum - part }));
    }
    default:
      throw new Error(`a binder of the kind ${binder.kind}`);
  }
}

/** The ways to write n as a sum of positive numbers, ascending from `least` on. */
function splits(n, least, distinct, budget) {
  budget.spend();
  if (n === 0) return [[]];
  return counted(least, n, budget).flatMap((first) =>
    splits(n - first, distinct ? first + 1 : first, distinct, budget).map((rest) => [first, ...rest]),
  );
}
