/* A rule as a program: plain Python or C++ that prints its first values. */

import type { RuleBinder, RuleClause, RuleRange, RuleResult, RuleTree } from '../rule-tree';
import { type Bounds, boundsOf, boundsOfSet, type Scope } from './bounds';
import { ConditionWriter } from './conditions';
import { cpp } from './cpp';
import type { Language } from './language';
import { NumberWriter } from './numbers';
import { python } from './python';

export type ProgramLanguage = 'python' | 'cpp';

export interface ProgramOptions {
  language: ProgramLanguage;
  /** How many values: of the heaps 0, 1, 2, ...; with several coordinates, of each coordinate. */
  count: number;
  /** Lines of a comment at the top, such as the rule as it was typed, and its link. */
  about?: readonly string[];
}

const LANGUAGES: Record<ProgramLanguage, Language> = { python, cpp };

/**
 * Programs refuse larger coordinates, so that most of their sums need no check. A reader may raise
 * the count as far as that.
 */
export const MAX_COORDINATE = 1_000_000;

/**
 * The text of a program that prints the first values of a rule: one a line, or with two
 * coordinates a table, with three a table for each first coordinate. It prints an error and ends
 * with the exit code 1 where the rule leads to a position that is not smaller, or back.
 *
 * @throws {RangeError} if the count is not from 1 to MAX_COORDINATE
 */
export function ruleProgram(rule: RuleTree, { language, count, about = [] }: ProgramOptions): string {
  if (!(Number.isInteger(count) && count >= 1 && count <= MAX_COORDINATE))
    throw new RangeError(`count: a whole number from 1 to ${MAX_COORDINATE}`);
  const target = LANGUAGES[language];
  const writer = new NumberWriter(target);
  const moves = rule.clauses.flatMap((clause) => new ClauseWriter(writer, rule, clause).lines());
  const coordinates = rule.coordinates.map((name) => writer.name(name));
  const exists = existence(rule, coordinates, target);
  return target.program({
    coordinates,
    about: about.flatMap((text) => text.split(/\r?\n/)),
    count,
    exists,
    moves,
    helpers: helpersOf([...moves, exists], target),
  });
}

/** The functions that these lines call, directly or not, in the order of the language. */
function helpersOf(lines: readonly string[], { helpers }: Language): string[] {
  const texts = [...lines];
  const found = new Set<string>();
  for (const text of texts) {
    for (const [name, helper] of Object.entries(helpers)) {
      if (found.has(name) || !new RegExp(`\\b${name}[(),]`).test(text)) continue;
      found.add(name);
      texts.push(helper);
    }
  }
  return Object.keys(helpers).flatMap((name) => (found.has(name) ? [helpers[name] ?? ''] : []));
}

/** The condition that a position is on the board and not on a wall. */
function existence(rule: RuleTree, coordinates: readonly string[], language: Language): string {
  const on = (rule.board ?? []).map(
    ({ from, to }: RuleRange, at) =>
      `${from} <= ${coordinates[at]} ${language.and} ${coordinates[at]} <= ${to}`,
  );
  const walls = (rule.walls ?? []).map((wall) => {
    const here = wall.map((number, at) => `${coordinates[at]} == ${number}`);
    return `${language.not}(${here.join(` ${language.and} `)})`;
  });
  return [...on, ...walls].join(` ${language.and} `);
}

/** Writes one clause: loops for its binders, its condition, its results. */
class ClauseWriter {
  readonly #writer: NumberWriter;
  readonly #language: Language;
  readonly #rule: RuleTree;
  readonly #clause: RuleClause;
  #lines: string[] = [];
  #depth = 0;

  constructor(writer: NumberWriter, rule: RuleTree, clause: RuleClause) {
    this.#writer = writer;
    this.#language = writer.language;
    this.#rule = rule;
    this.#clause = clause;
  }

  lines(): string[] {
    const [one, ...others] = this.#rule.coordinates;
    // A heap of 0 has no moves.
    const bounds: Bounds = { low: others.length > 0 ? 0 : 1, high: MAX_COORDINATE, certain: true };
    const names = new Map([one ?? '', ...others].map((name) => [name, bounds]));
    let scope: Scope = { names, largest: bounds };
    for (const binder of this.#clause.binders) scope = this.#bind(binder, scope);
    const { condition } = this.#clause;
    if (condition) {
      const test = new ConditionWriter(this.#writer).condition(condition, scope);
      this.#open(this.#language.when(test));
    }
    for (const result of this.#clause.results) this.#result(result, scope);
    while (this.#depth > 0) {
      this.#depth -= 1;
      if (this.#language.close !== '') this.#add(this.#language.close);
    }
    return this.#lines;
  }

  #add(...lines: string[]): void {
    for (const line of lines) this.#lines.push('    '.repeat(this.#depth) + line);
  }

  #open(line: string): void {
    this.#add(line);
    this.#depth += 1;
  }

  /** Writes a binder, and returns the scope within it. */
  #bind(binder: RuleBinder, scope: Scope): Scope {
    const language = this.#language;
    const writer = this.#writer;
    switch (binder.kind) {
      case 'in': {
        const name = writer.name(binder.name);
        const [item] = binder.set.items;
        const plain =
          item?.kind === 'range' &&
          binder.set.items.length === 1 &&
          [item.from, item.to, ...(binder.set.upTo ? [binder.set.upTo] : [])].every((one) =>
            writer.certain(one, scope),
          );
        if (plain) {
          const to = writer.text(item.to, scope);
          const end = binder.set.upTo ? language.least([to, writer.text(binder.set.upTo, scope)]) : to;
          this.#open(language.loopRange(name, writer.text(item.from, scope), end));
        } else this.#open(language.loop(name, writer.list(binder.set, scope)));
        return within(scope, [[binder.name, boundsOfSet(binder.set, scope)]]);
      }
      case 'value': {
        const bounds = boundsOf(binder.value, scope);
        this.#name(writer.name(binder.name), writer.text(binder.value, scope), bounds.certain);
        return within(scope, [[binder.name, { ...bounds, certain: true }]]);
      }
      case 'parts': {
        const [first, second] = binder.names.map((name) => writer.name(name));
        // No rule has a name with a line in it.
        const sum = `${first}_${second}`;
        this.#name(sum, writer.text(binder.sum, scope), writer.certain(binder.sum, scope));
        this.#open(language.loopRange(first ?? '', '1', `${sum} - 1`));
        this.#add(language.assign(second ?? '', `${sum} - ${first}`));
        const high = Math.max(1, boundsOf(binder.sum, scope).high - 1);
        const bounds: Bounds = { low: 1, high, certain: true };
        return within(scope, [
          [binder.names[0], bounds],
          [binder.names[1], bounds],
        ]);
      }
    }
  }

  /** Gives a number a name; if it may be undefined, in a loop that runs once or never. */
  #name(name: string, value: string, certain: boolean): void {
    const language = this.#language;
    if (certain) this.#add(language.assign(name, value));
    else this.#open(language.loop(name, `known(${language.later(value)})`));
  }

  #result(result: RuleResult, scope: Scope): void {
    const language = this.#language;
    const writer = this.#writer;
    if (result.kind === 'heaps') {
      const [n = ''] = this.#rule.coordinates.map((name) => writer.name(name));
      this.#add(...language.yieldAll(`${result.distinct ? 'distinct_splits' : 'splits'}(${n})`));
      return;
    }
    let certain = true;
    const parts = result.parts.map((part) => {
      const numbers = part.kind === 'copies' ? [part.count, part.heap] : part.coordinates;
      certain &&= numbers.every((one) => writer.certain(one, scope));
      const [first = '', ...others] = numbers.map((one) => writer.text(one, scope));
      if (part.kind === 'copies') {
        certain &&= boundsOf(part.count, scope).low > 0;
        return { text: `copies(${first}, ${others.join()})`, copies: true };
      }
      return { text: others.length > 0 ? language.position([first, ...others]) : first, copies: false };
    });
    const option = language.option(parts);
    if (certain) this.#add(...language.yield(option));
    else this.#add(...language.yieldAll(`known(${language.later(option)})`));
  }
}

function within(scope: Scope, bound: Array<[string, Bounds]>): Scope {
  return { ...scope, names: new Map([...scope.names, ...bound]) };
}
