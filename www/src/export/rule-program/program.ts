/*
 * A rule as the program that one hands in: it reads the last heap, and prints the Grundy values up
 * to it. Plain Python or C++, an array and the values seen, or a memory of positions.
 */

import type { RuleTree } from '../../engine/protocol';
import { ClauseWriter } from './clause';
import { block, type ProgramLanguage, SYNTAX, type Syntax } from './syntax';

export type { ProgramLanguage } from './syntax';

/**
 * The text of a program that reads the largest coordinate and prints the values up to it: one a
 * line, or with two coordinates a table, with three a table for each first coordinate. It ends with
 * an error where the rule leads to a heap that is not smaller, or back. `about`: lines of a comment
 * at the top, such as the rule as it was typed, and its link.
 */
export function ruleProgram(
  rule: RuleTree,
  language: ProgramLanguage,
  about: readonly string[] = [],
): string {
  const syntax = SYNTAX[language];
  const writer = new ClauseWriter(syntax, rule);
  const { names } = writer;
  const exists = existence(rule, names, syntax);
  const clauses = rule.clauses.flatMap((clause) => writer.lines(clause));
  const moves = exists ? block(syntax, syntax.when(syntax.call('exists', names)), clauses) : clauses;
  const lists = [...writer.listed].map(([list, members]) => syntax.assign(list, members, 'auto'));
  const functions = helpersOf([...moves, ...lists], syntax, exists !== '');
  if (exists) functions.unshift(syntax.test('exists', names, exists));
  // A comment would go on after a backslash.
  const comments = about.flatMap((text) => text.split(/\r?\n/)).map((line) => line.replace(/\\$/, '\\ '));
  return [
    ...comments.map((line) => syntax.comment + line),
    ...(language === 'python' ? python : cpp)(names, moves, lists, functions),
    '',
  ].join('\n');
}

/** The functions that these lines call, directly or not, in the order of the language. */
function helpersOf(lines: readonly string[], { helpers }: Syntax, isBounded: boolean): string[] {
  const found: string[] = [];
  // A function calls only those before it, or itself.
  for (const [name, helper] of Object.entries(helpers).reverse())
    if ([...lines, ...found].some((text) => new RegExp(`\\b${name}[(),]`).test(text))) found.unshift(helper);
  // Where every heap exists, no line asks whether one does.
  return isBounded ? found : found.map((helper) => helper.replace(/\n.*exists.*/, ''));
}

/** The condition that a position is on the board and not on a wall; empty if all are. */
function existence({ board = [], walls = [] }: RuleTree, names: Names, { and, not }: Syntax): string {
  const on = board.map(({ from, to }, at) => `${from} <= ${names[at]} ${and} ${names[at]} <= ${to}`);
  const at = (wall: number[]) => wall.map((number, at) => `${names[at]} == ${number}`).join(` ${and} `);
  return [...on, ...walls.map((wall) => `${not}(${at(wall)})`)].join(` ${and} `);
}

type Names = readonly string[];

/** A loop through all positions up to the last coordinate that prints their values. */
function table([first = '', second = '', third]: Names, syntax: Syntax): string[] {
  const row = syntax.row(third ? `${first}, ${second}` : first, third ?? second);
  const rows = third ? [...block(syntax, syntax.count(second, '0', 'last'), [row]), syntax.empty] : [row];
  return block(syntax, syntax.count(first, '0', 'last'), rows);
}

function python(names: Names, moves: string[], lists: string[], functions: string[]): string[] {
  const syntax = SYNTAX.python;
  const here = names.join(', ');
  const values = ['seen = set()', ...moves, 'mex = 0', 'while mex in seen:', '    mex += 1'];
  const read = ['last = int(input())', ...lists];
  const loop = [...block(syntax, syntax.count(here, '1', 'last'), [...values, 'g.append(mex)'])];
  const lines = [
    ...functions.flatMap((one) => [one, '', '']),
    ...(names.length === 1
      ? [...read, 'g = [0]', ...loop, 'print(*g, sep="\\n")']
      : [
          ...['@functools.cache', ...block(syntax, `def g(${here}):`, [...values, 'return mex']), '', ''],
          ...['sys.setrecursionlimit(10_000)', ...read, ...table(names, syntax)],
        ]),
  ];
  const modules = ['functools', 'itertools', 'math', 'sys'];
  const used = modules.filter((name) => lines.some((line) => line.includes(`${name}.`)));
  return [...used.map((name) => `import ${name}`), ...(used.length ? ['', ''] : []), ...lines];
}

function cpp(names: Names, moves: string[], lists: string[], functions: string[]): string[] {
  const syntax = SYNTAX.cpp;
  const here = names.join(', ');
  const isHeap = names.length === 1;
  const given = names.map((name) => `ll ${name}`).join(', ');
  const seen = isHeap ? `mex < (ll)stamps.size() && stamps[mex] == ${here}` : 'seen.count(mex)';
  const values = [...moves, 'll mex = 0;', `while (${seen}) ++mex;`];
  const known = `if (memo.count({${here}})) return memo[{${here}}];`;
  const ends = [...values, `return memo[{${here}}] = mex;`];
  const loop = block(syntax, syntax.count(here, '1', 'last'), [...values, 'g.push_back(mex);']);
  return [
    ...['#include <bits/stdc++.h>', 'using namespace std;', 'using ll = long long;', ''],
    isHeap ? 'vector<ll> g(1), stamps;' : `map<array<ll, ${names.length}>, ll> memo;`,
    ...['', ...functions.flatMap((one) => [one, ''])],
    ...(isHeap ? [] : [...block(syntax, `ll g(${given}) {`, [known, 'set<ll> seen;', ...ends]), '']),
    ...block(syntax, 'int main() {', [
      ...['ll last;', 'cin >> last;', ...lists],
      ...(isHeap ? [...loop, "for (ll value : g) cout << value << '\\n';"] : table(names, syntax)),
    ]),
  ];
}
