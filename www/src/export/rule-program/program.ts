/*
 * A rule as the program that one hands in: it reads the last heap, and prints the Grundy values up
 * to it. Plain Python or C++, an array and a set of seen values, or a map of positions.
 */

import type { RuleTree } from '../rule-tree';
import { ClauseWriter, type Values } from './clause';
import { NumberWriter } from './numbers';
import { type ProgramLanguage, SYNTAX, type Syntax } from './syntax';

export type { ProgramLanguage } from './syntax';

/** What the frame of a program needs. */
interface Frame {
  /** The names of the coordinates. */
  names: readonly string[];
  /** Lines without indentation. */
  moves: readonly string[];
  head: string;
  exists: boolean;
}

/** How the moves note and read values, for one coordinate and for several. */
const VALUES: Record<ProgramLanguage, readonly [heap: Values, position: Values]> = {
  python: [
    { note: (value) => `seen.add(${value})`, read: ([n]) => `g[${n}]` },
    { note: (value) => `seen.add(${value})`, read: (all) => `g(${all.join(', ')})` },
  ],
  cpp: [
    { note: (value) => `mark(${value});`, read: ([n]) => `g.at(${n})` },
    { note: (value) => `seen.insert(${value});`, read: (all) => `g(${all.join(', ')})` },
  ],
};

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
  const numbers = new NumberWriter(syntax);
  const isHeap = rule.coordinates.length === 1;
  const writer = new ClauseWriter(numbers, rule, VALUES[language][isHeap ? 0 : 1]);
  const names = rule.coordinates.map((name) => numbers.name(name));
  const moves = rule.clauses.flatMap((clause) => writer.lines(clause));
  const exists = existence(rule, names, syntax);
  const comments = about.flatMap((text) => text.split(/\r?\n/));
  const frame = {
    ...{ names, moves, exists: exists !== '' },
    head: [...helpersOf([...moves, exists], syntax), ...existsFunction(names, exists, language)].join('\n'),
  };
  return language === 'python'
    ? comments.map((line) => `# ${line}\n`).join('') + pythonProgram(frame)
    : comments.map((line) => `// ${line.replace(/\\$/, '\\ ')}\n`).join('') + cppProgram(frame);
}

/** The functions that these lines call, directly or not, in the order of the language. */
function helpersOf(lines: readonly string[], { helpers }: Syntax): string[] {
  const texts = [...lines];
  const found = new Set<string>();
  for (const text of texts)
    for (const [name, helper] of Object.entries(helpers)) {
      if (found.has(name) || !new RegExp(`\\b${name}[(),]`).test(text)) continue;
      found.add(name);
      texts.push(helper);
    }
  return Object.keys(helpers).flatMap((name) => (found.has(name) ? [helpers[name] ?? ''] : []));
}

/** The condition that a position is on the board and not on a wall; empty if all are. */
function existence(
  { board = [], walls = [] }: RuleTree,
  names: readonly string[],
  { and, not }: Syntax,
): string {
  const on = board.map(({ from, to }, at) => `${from} <= ${names[at]} ${and} ${names[at]} <= ${to}`);
  const off = walls.map(
    (wall) => `${not}(${wall.map((number, at) => `${names[at]} == ${number}`).join(` ${and} `)})`,
  );
  return [...on, ...off].join(` ${and} `);
}

function existsFunction(names: readonly string[], exists: string, language: ProgramLanguage): string[] {
  if (!exists) return [];
  return language === 'python'
    ? [`def exists(${names.join(', ')}):\n    return ${exists}\n`]
    : [`bool exists(${names.map((name) => `ll ${name}`).join(', ')}) {\n    return ${exists};\n}\n`];
}

const indented = (lines: readonly string[], depth: number) =>
  lines.map((line) => `${'    '.repeat(depth)}${line}\n`).join('');

function pythonProgram({ names, moves, head, exists }: Frame): string {
  const here = names.join(', ');
  const body = (depth: number) =>
    exists ? indented([`if exists(${here}):`], depth) + indented(moves, depth + 1) : indented(moves, depth);
  const text =
    names.length === 1
      ? `${head && `${head}\n`}last = int(input())
g = [0]
for ${here} in range(1, last + 1):
    seen = set()
${body(1)}    mex = 0
    while mex in seen:
        mex += 1
    g.append(mex)
print(*g, sep="\\n")
`
      : `${head && `${head}\n`}memo = {}


def g(${here}):
    if (${here}) in memo:
        assert memo[${here}] is not None, "a position leads back to itself"
        return memo[${here}]
    memo[${here}] = None
    seen = set()
${body(1)}    mex = 0
    while mex in seen:
        mex += 1
    memo[${here}] = mex
    return mex


sys.setrecursionlimit(10_000)
last = int(input())
${
  names.length === 2
    ? 'for row in range(last + 1):\n    print(*(g(row, k) for k in range(last + 1)))\n'
    : 'for first in range(last + 1):\n    for row in range(last + 1):\n        print(*(g(first, row, k) for k in range(last + 1)))\n    print()\n'
}`;
  const modules = ['itertools', 'math', 'sys'].filter((name) => text.includes(`${name}.`));
  return modules.map((name) => `import ${name}\n`).join('') + (modules.length ? '\n\n' : '') + text;
}

function cppProgram({ names, moves, head, exists }: Frame): string {
  const here = names.join(', ');
  const body = exists ? [`if (exists(${here})) {`, ...moves.map((line) => `    ${line}`), '}'] : moves;
  const begin = `#include <bits/stdc++.h>
using namespace std;
using ll = long long;

${head && `${head}\n`}`;
  if (names.length > 1) return begin + cppPositions(names, body);
  return `${begin}int main() {
    ll last;
    cin >> last;
    vector<ll> g{0}, stamps;
    for (ll ${here} = 1; ${here} <= last; ++${here}) {
        const auto mark = [&](ll value) {  // the value of a heap that a move leaves
            if (value >= (ll)stamps.size()) stamps.resize(2 * value + 1);
            stamps[value] = ${here};
        };
${indented(body, 2)}        ll mex = 0;
        while (mex < (ll)stamps.size() && stamps[mex] == ${here}) ++mex;
        g.push_back(mex);
    }
    for (ll value : g) cout << value << '\\n';
}
`;
}

function cppPositions(names: readonly string[], body: readonly string[]): string {
  const here = names.join(', ');
  const row = (before: string, depth: number) =>
    indented([`for (ll k = 0; k <= last; ++k) cout << g(${before}, k) << (k < last ? ' ' : '\\n');`], depth);
  const loops =
    names.length === 2
      ? `    for (ll row = 0; row <= last; ++row)\n${row('row', 2)}`
      : `    for (ll first = 0; first <= last; ++first) {\n        for (ll row = 0; row <= last; ++row)\n${row('first, row', 3)}        cout << '\\n';\n    }\n`;
  return `map<array<ll, ${names.length}>, ll> memo;

ll g(${names.map((name) => `ll ${name}`).join(', ')}) {
    const auto [known, isNew] = memo.insert({{${here}}, -1});
    if (!isNew && known->second < 0) throw runtime_error("a position leads back to itself");
    if (!isNew) return known->second;
    set<ll> seen;
${indented(body, 1)}    ll mex = 0;
    while (seen.count(mex)) ++mex;
    return known->second = mex;
}

int main() {
    ll last;
    cin >> last;
${loops}}
`;
}
