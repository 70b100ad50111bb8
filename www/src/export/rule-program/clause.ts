/* A clause of a rule as lines of a program: loops for its binders, its condition, its results. */

import type { RuleBinder, RuleClause, RuleItem, RulePart, RuleResult, RuleTree } from '../../engine/protocol';
import { ConditionWriter } from './conditions';
import { atLeast, type Bounds, factor, MAX_COORDINATE, operand, type Piece, type Scope } from './numbers';
import { block, type Syntax } from './syntax';

/** A loop: where it is run, how it begins, and what its number still has to meet. */
interface Loop extends Bounds {
  guards: readonly string[];
  begin: readonly [first: string, ...others: string[]];
  filters?: readonly string[];
}

export class ClauseWriter extends ConditionWriter {
  /** The lists of sets that are made once. */
  readonly listed = new Map<string, string>();
  /** The coordinates as the program writes them. */
  readonly names: readonly string[];
  /** The largest coordinate. */
  readonly #largest: string;
  readonly #rule: RuleTree;
  readonly #hasBorders: boolean;

  constructor(syntax: Syntax, rule: RuleTree) {
    super(syntax);
    this.#rule = rule;
    this.names = rule.coordinates.map((name) => this.name(name));
    this.#largest = this.names.length > 1 ? syntax.call('max', this.names) : (this.names[0] ?? '');
    this.#hasBorders = rule.board !== undefined || rule.walls !== undefined;
  }

  lines(clause: RuleClause): string[] {
    // A heap of 0 has no moves.
    const known = { low: this.names.length > 1 ? 0 : 1, high: MAX_COORDINATE };
    const scope = new Map(this.#rule.coordinates.map((name) => [name, known]));
    const lines = this.#bind(clause, clause.binders, scope);
    const declares = clause.binders[0]?.kind === 'value' && this.syntax.close !== '';
    return declares ? block(this.syntax, '{', lines) : lines;
  }

  #when(conditions: readonly string[], lines: string[]): string[] {
    return conditions.length ? block(this.syntax, this.syntax.when(this.all(conditions)), lines) : lines;
  }

  /** Binders, and what is within them: after each part of a set once. */
  #bind(clause: RuleClause, [binder, ...others]: readonly RuleBinder[], scope: Scope): string[] {
    const { syntax } = this;
    const within = (names: readonly string[], { low, high, top }: Bounds) => {
      const known = names.map((name): [string, Bounds] => [name, { low, high, top }]);
      return this.#bind(clause, others, new Map([...scope, ...known]));
    };
    switch (binder?.kind) {
      case 'value': {
        const value = this.piece(binder.value, scope);
        const assigned = syntax.assign(this.name(binder.name), value.text);
        return this.#when(value.guards, [assigned, ...within([binder.name], value)]);
      }
      case 'parts': {
        const [first = '', second = ''] = binder.names.map((name) => this.name(name));
        const sum = this.piece(binder.sum, scope);
        const loop = syntax.count(first, '1', `${operand(sum)} - 1`);
        const rest = syntax.assign(second, `${operand(sum)} - ${first}`);
        const inner = within(binder.names, { low: 1, high: Math.max(1, sum.high) });
        return this.#when(sum.guards, block(syntax, loop, [rest, ...inner]));
      }
      case 'in': {
        const limit = binder.set.upTo && this.piece(binder.set.upTo, scope);
        const loops = binder.set.items.flatMap((item) => this.#loops(item, binder.name, limit, scope));
        const lines = loops.flatMap(({ guards, begin: [first, ...others], filters = [], ...bounds }) => {
          const inner = this.#when(filters, within([binder.name], bounds));
          return this.#when(guards, block(syntax, first, [...others, ...inner]));
        });
        return this.#when(limit?.guards ?? [], lines);
      }
      default: {
        const met = clause.condition ? [this.truth(clause.condition, scope)] : [];
        const results = clause.results.flatMap((result) => this.#result(result, scope));
        return this.#when(met, results);
      }
    }
  }

  /** Loops through an item, to the limit; through an infinite one to the largest coordinate. */
  #loops(item: RuleItem, name: string, limit: Piece | undefined, scope: Scope): Loop[] {
    const { syntax } = this;
    const x = this.name(name);
    const end = limit ? operand(limit) : this.#largest;
    if (item.kind === 'list') {
      const all = item.numbers.map((one) => this.piece(one, scope));
      // Numbers that may be undefined are looped through one by one.
      const parts = all.some(({ guards }) => guards.length) ? all.map((one) => [one]) : [all];
      return parts.map((part) => ({
        guards: part.flatMap(({ guards }) => guards),
        begin: [syntax.each(x, syntax.list(part.map(({ text }) => text)))],
        filters: limit ? [`${x} <= ${end}`] : [],
        low: Math.min(...part.map(({ low }) => low)),
        high: Math.max(...part.map(({ high }) => high)),
      }));
    }
    const { guards, from, to, test, members } = this.shape(item, scope);
    const high = limit?.high ?? to?.high ?? MAX_COORDINATE;
    const top = to ? (to.top ?? to.text) : end;
    const known = { guards, low: from?.low ?? 1, high: Math.min(high, to?.high ?? high), top };
    const last = to && limit ? syntax.call('min', [to.text, end]) : (to?.text ?? end);
    if (!members) {
      const begin = [syntax.count(x, from?.text ?? '1', last)] as const;
      return [{ ...known, begin, filters: test ? [test(x)] : [] }];
    }
    if (item.kind !== 'named' || limit || this.names.length > 1)
      return [{ ...known, begin: [syntax.each(x, members(end))] }];
    const list = `${item.name}${'sides' in item ? item.sides : ''}`.replace('-', '_');
    this.listed.set(list, members('last'));
    return [{ ...known, begin: [syntax.each(x, list), ...syntax.leave(`${x} > ${end}`)] }];
  }

  #result(result: RuleResult, scope: Scope): string[] {
    const { syntax } = this;
    const isHeap = this.names.length === 1;
    if (result.kind === 'heaps') {
      const splits = syntax.call('splits', [this.#largest, '1', result.distinct ? '1' : '0']);
      return block(syntax, syntax.each('value', splits), [syntax.note('value', isHeap)]);
    }
    const guards: string[] = [];
    const values = result.parts.map((part) => this.#part(part, guards, scope));
    return this.#when(guards, [syntax.note(values.join(' ^ '), isHeap)]);
  }

  /** The value of a part; adds what must hold for it to exist. */
  #part(part: RulePart, guards: string[], scope: Scope): string {
    const isCopies = part.kind === 'copies';
    const count = isCopies ? this.piece(part.count, scope) : undefined;
    if (count) guards.push(...count.guards, ...atLeast(count, 1));
    const numbers = (isCopies ? [part.heap] : part.coordinates).map((one) => this.piece(one, scope));
    for (const one of numbers) guards.push(...one.guards, ...atLeast(one, 0));
    const texts = numbers.map(({ text }) => text);
    if (this.#hasBorders) guards.push(this.syntax.call('exists', texts));
    const value = this.syntax.read(texts);
    return count ? `(${factor(count)} % 2 * ${value})` : value;
  }
}
