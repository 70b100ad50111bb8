/* A clause of a rule as lines of a program: loops for its binders, its condition, its results. */

import type {
  RuleBinder,
  RuleClause,
  RuleExpression,
  RuleItem,
  RulePart,
  RuleResult,
  RuleTree,
} from '../rule-tree';
import { ConditionWriter, TESTS } from './conditions';
import { type Bounds, MAX_COORDINATE, type NumberWriter, type Scope } from './numbers';
import type { Syntax } from './syntax';

/** How a program notes the value of an option, and reads the value of a position. */
export interface Values {
  note(value: string): string;
  read(coordinates: readonly string[]): string;
}

export class ClauseWriter {
  readonly #numbers: NumberWriter;
  readonly #conditions: ConditionWriter;
  readonly #syntax: Syntax;
  readonly #rule: RuleTree;
  readonly #values: Values;
  #lines: string[] = [];
  #depth = 0;

  constructor(numbers: NumberWriter, rule: RuleTree, values: Values) {
    this.#numbers = numbers;
    this.#conditions = new ConditionWriter(numbers);
    this.#syntax = numbers.syntax;
    this.#rule = rule;
    this.#values = values;
  }

  lines({ binders, condition, results }: RuleClause): string[] {
    this.#lines = [];
    const { coordinates } = this.#rule;
    // A heap of 0 has no moves.
    const known = { low: coordinates.length > 1 ? 0 : 1, high: MAX_COORDINATE };
    let scope: Scope = new Map(coordinates.map((name) => [name, known]));
    for (const binder of binders) scope = this.#bind(binder, scope);
    if (condition) this.#when([this.#conditions.condition(condition, scope)]);
    for (const result of results) this.#within(() => this.#result(result, scope));
    this.#close(0);
    return this.#lines;
  }

  #add(line: string): void {
    this.#lines.push('    '.repeat(this.#depth) + line);
  }

  #open(line: string): void {
    this.#add(line);
    this.#depth += 1;
  }

  #when(conditions: readonly string[]): void {
    if (conditions.length > 0) this.#open(this.#syntax.when(this.#numbers.all(conditions)));
  }

  #close(depth: number): void {
    while (this.#depth > depth) {
      this.#depth -= 1;
      if (this.#syntax.close) this.#add(this.#syntax.close);
    }
  }

  /** Lines after which as much is open as before. */
  #within(write: () => void): void {
    const depth = this.#depth;
    write();
    this.#close(depth);
  }

  /** The largest coordinate. */
  get #largest(): string {
    const names = this.#rule.coordinates.map((name) => this.#numbers.name(name));
    return names.length > 1 ? this.#syntax.call('max', names) : (names[0] ?? '');
  }

  /** Writes a binder, and returns the scope within it. */
  #bind(binder: RuleBinder, scope: Scope): Scope {
    switch (binder.kind) {
      case 'in':
        return new Map([...scope, [binder.name, this.#through(binder, scope)]]);
      case 'value': {
        const { text, guards, low, high } = this.#numbers.piece(binder.value, scope);
        this.#when(guards);
        this.#add(this.#syntax.assign(this.#numbers.name(binder.name), text));
        return new Map([...scope, [binder.name, { low, high }]]);
      }
      case 'parts': {
        const [first = '', second = ''] = binder.names.map((name) => this.#numbers.name(name));
        const sum = this.#numbers.piece(binder.sum, scope);
        this.#when(sum.guards);
        this.#open(this.#syntax.count(first, '1', `${this.#numbers.operand(sum)} - 1`));
        this.#add(this.#syntax.assign(second, `${this.#numbers.operand(sum)} - ${first}`));
        const known = { low: 1, high: Math.max(1, sum.high) };
        return new Map([...scope, ...binder.names.map((name): [string, Bounds] => [name, known])]);
      }
    }
  }

  /** Opens a loop through a set; first collects several items, or numbers maybe undefined. */
  #through({ name, set }: RuleBinder & { kind: 'in' }, scope: Scope): Bounds {
    const x = this.#numbers.name(name);
    const limit = set.upTo && this.#numbers.piece(set.upTo, scope);
    if (limit) this.#when(limit.guards);
    const end = limit ? this.#numbers.operand(limit) : this.#largest;
    const isPlain = (item: RuleItem) =>
      item.kind !== 'list' || item.numbers.every((one) => !this.#numbers.piece(one, scope).guards.length);
    const [only] = set.items;
    if (set.items.length === 1 && only && isPlain(only)) this.#item(only, x, limit && end, scope);
    else {
      const all = `${x}_all`;
      this.#add(this.#syntax.newSet(all));
      for (const item of set.items)
        for (const part of isPlain(item) ? [item] : single(item))
          this.#within(() => {
            if (part.kind === 'list' && !isPlain(part))
              this.#when(part.numbers.flatMap((one) => this.#numbers.piece(one, scope).guards));
            this.#item(part, x, limit && end, scope);
            this.#add(this.#syntax.add(all, x));
          });
      this.#open(this.#syntax.each(x, all));
    }
    return this.#boundsOf(set.items, set.upTo, scope);
  }

  /** Opens a loop through an item, to the limit; an infinite one to the largest coordinate. */
  #item(item: RuleItem, x: string, limit: string | undefined, scope: Scope): void {
    const syntax = this.#syntax;
    const small = limit ? [`${x} <= ${limit}`] : [];
    const end = limit ?? this.#largest;
    switch (item.kind) {
      case 'list': {
        const texts = item.numbers.map((one) => this.#numbers.piece(one, scope).text);
        this.#open(syntax.each(x, syntax.list(texts)));
        this.#when(small);
        return;
      }
      case 'range': {
        const [from, to] = [this.#numbers.piece(item.from, scope), this.#numbers.piece(item.to, scope)];
        this.#when([...from.guards, ...to.guards]);
        const last = limit ? syntax.call('min', [to.text, limit]) : this.#numbers.operand(to);
        this.#open(syntax.count(x, from.text, last));
        return;
      }
      case 'divisors': {
        const of = this.#numbers.piece(item.of, scope);
        this.#when(of.guards);
        const last = this.#numbers.operand(of);
        this.#open(syntax.count(x, '1', item.proper ? `${last} - 1` : last));
        this.#when([`${this.#numbers.factor(of)} % ${x} == 0`, ...small]);
        return;
      }
      case 'powers':
        this.#when(this.#conditions.tests(item, x, scope).slice(0, -1));
        this.#open(syntax.each(x, this.#conditions.members(item, end, scope)));
        return;
      default: {
        const isCounted =
          item.kind === 'coprime' || item.name === 'odd' || item.name === 'even' || TESTS[item.name];
        this.#open(
          isCounted ? syntax.count(x, '1', end) : syntax.each(x, this.#conditions.members(item, end, scope)),
        );
        if (isCounted) this.#when(this.#conditions.tests(item, x, scope).filter((one) => one !== `${x} > 0`));
      }
    }
  }

  /** The bounds of the numbers of a set. */
  #boundsOf(items: readonly RuleItem[], upTo: RuleExpression | undefined, scope: Scope): Bounds {
    const largest = upTo ? this.#numbers.piece(upTo, scope).high : MAX_COORDINATE;
    const numbersOf = (item: RuleItem): RuleExpression[] => {
      if (item.kind === 'list') return item.numbers;
      return item.kind === 'range' ? [item.from, item.to] : item.kind === 'divisors' ? [item.of] : [];
    };
    const all = items.flatMap((item) => {
      const inside = numbersOf(item).map((one) => this.#numbers.piece(one, scope));
      return item.kind === 'list' || item.kind === 'range' ? inside : [{ low: 1, high: largest }, ...inside];
    });
    return { low: Math.min(...all.map(({ low }) => low)), high: Math.max(...all.map(({ high }) => high)) };
  }

  #result(result: RuleResult, scope: Scope): void {
    const syntax = this.#syntax;
    if (result.kind === 'heaps') {
      const isCpp = syntax.close !== '';
      const splits = syntax.call('splits', [this.#largest, '1', result.distinct ? '1' : '0']);
      this.#open(isCpp ? `for (const auto& parts : ${splits}) {` : `for parts in ${splits}:`);
      const exist = isCpp ? 'all_of(parts.begin(), parts.end(), exists)' : 'all(map(exists, parts))';
      const more = isCpp ? 'parts.size() > 1' : 'len(parts) > 1';
      this.#when(this.#rule.board || this.#rule.walls ? [more, exist] : [more]);
      this.#add(isCpp ? 'll value = 0;' : 'value = 0');
      this.#within(() => {
        this.#open(syntax.each('part', 'parts'));
        this.#add(`value ^= ${this.#values.read(['part'])}${isCpp ? ';' : ''}`);
      });
      this.#add(this.#values.note('value'));
      return;
    }
    const guards: string[] = [];
    const values = result.parts.map((part) => this.#part(part, guards, scope));
    this.#when(guards);
    this.#add(this.#values.note(values.join(' ^ ')));
  }

  /** The value of a part; adds what must hold for it to exist. */
  #part(part: RulePart, guards: string[], scope: Scope): string {
    const isCopies = part.kind === 'copies';
    const numbers = (isCopies ? [part.heap] : part.coordinates).map((one) => this.#numbers.piece(one, scope));
    const count = isCopies ? this.#numbers.piece(part.count, scope) : undefined;
    if (count)
      guards.push(...count.guards, ...(count.low > 0 ? [] : [`${this.#numbers.operand(count)} > 0`]));
    for (const one of numbers) guards.push(...one.guards);
    for (const one of numbers) if (one.low < 0) guards.push(`${this.#numbers.operand(one)} >= 0`);
    const texts = numbers.map(({ text }) => text);
    if (this.#rule.board || this.#rule.walls) guards.push(this.#syntax.call('exists', texts));
    const value = this.#values.read(texts);
    return count ? `(${this.#numbers.factor(count)} % 2 * ${value})` : value;
  }
}

/** A list as lists of one number each. */
const single = (item: RuleItem): RuleItem[] =>
  item.kind === 'list' ? item.numbers.map((one) => ({ kind: 'list', numbers: [one] })) : [item];
