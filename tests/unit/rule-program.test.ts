// Rules as programs: Python and C++ run them, and print what the interpreter of rules says.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { RuleTree } from '../../www/src/engine/protocol';
import { type ProgramLanguage, ruleProgram } from '../../www/src/export/rule-program/program';
import { OWN_RULES } from '../../www/src/ruleset/own-rules';
import { tableBeside } from '../wasm/rows.mjs';
import { TooLong } from '../wasm/rules/evaluate.mjs';
import { Cycle, Interpreter } from '../wasm/rules/interpreter.mjs';
import { parse } from '../wasm/rules/parser.mjs';
import { randomRule } from '../wasm/rules/random.mjs';

const folder = mkdtempSync(join(tmpdir(), 'rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tree = (text: string) => parse(text) as RuleTree;
const program = (text: string, language: ProgramLanguage) => ruleProgram(tree(text), language, [text]);

interface Run {
  output: string;
  refused: boolean;
}

/** Runs a program, which ends with an error of its language where a rule leads to a round. */
function run(command: string, given: string[], input = ''): Run {
  const { status, stdout, error } = spawnSync(command, given, {
    ...{ encoding: 'utf8', maxBuffer: 2 ** 28, input, timeout: 30_000 },
  });
  if (error) throw error;
  return { output: stdout.trim(), refused: status !== 0 };
}

function tool(command: string, given: string[]): void {
  const { status, stderr } = spawnSync(command, given, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** Runs programs in one process: starting one for each takes much longer than running them. */
const MANY = `import contextlib, io, json, sys
for source, last in json.load(open(sys.argv[1])):
    output, refused = io.StringIO(), False
    sys.stdin = io.StringIO(last)
    with contextlib.redirect_stdout(output):
        try:
            exec(compile(source, "rule", "exec"), {"__name__": "__main__"})
        except (IndexError, AssertionError, RecursionError):
            refused = True
    print(json.dumps({"output": output.getvalue().strip(), "refused": refused}))
`;

const RUN: Record<ProgramLanguage, (sources: string[], last: string[]) => Run[]> = {
  python(sources, last) {
    const path = join(folder, 'rules.json');
    writeFileSync(path, JSON.stringify(sources.map((source, at) => [source, last[at]])));
    const { output } = run('python3', ['-c', MANY, path]);
    return output.split('\n').map((line) => JSON.parse(line));
  },
  // One file, compiled once: each program in a namespace of its own.
  cpp(sources, last) {
    const path = join(folder, 'rules');
    const headers = new Set(sources.flatMap((source) => source.match(/^#include .*$/gm) ?? []));
    const spaces = sources.map(
      (source, at) =>
        `namespace rule${at} {\n${source.replace(/^#include .*$/gm, '').replace('int main()', 'void run()')}}\n`,
    );
    const cases = sources.map((_, at) => `case ${at}: rule${at}::run(); break;`);
    const main = `int main(int, char** given) { switch (std::atoi(given[1])) { ${cases.join(' ')} } }`;
    writeFileSync(`${path}.cpp`, [...headers, ...spaces, main].join('\n'));
    // A random rule may have names that it does not use, and compare a number with itself.
    const allowed = ['unused-variable', 'unused-parameter', 'tautological-compare', 'div-by-zero'];
    const warnings = ['-Wall', '-Wextra', '-Werror', ...allowed.map((name) => `-Wno-${name}`)];
    tool('g++', ['-std=c++17', '-O0', ...warnings, '-o', path, `${path}.cpp`]);
    return sources.map((_, at) => run(path, [String(at)], last[at]));
  },
};

const TOOLS: Record<ProgramLanguage, string> = { python: 'python3', cpp: 'g++' };
const installed = (language: ProgramLanguage) => spawnSync(TOOLS[language], ['--version']).status === 0;

/** What the program must print, by the interpreter. */
function expected(text: string, count: number): Run {
  const rule = new Interpreter(text, 3_000_000);
  const { length } = rule.rule.coordinates;
  const numbers = [...Array(count).keys()];
  const lines: string[] = [];
  const row = (...before: number[]) => numbers.map((last) => rule.value(...before, last)).join(' ');
  try {
    for (const n of numbers) {
      if (length === 1) lines.push(String(rule.value(n)));
      else if (length === 2) lines.push(row(n));
      else lines.push(...numbers.map((second) => row(n, second)), '');
    }
  } catch (error) {
    if (!(error instanceof Cycle || error instanceof TooLong)) throw error;
    return { output: lines.join('\n').trim(), refused: true };
  }
  return { output: lines.join('\n').trim(), refused: false };
}

const RULES = tableBeside(import.meta.url)<[string]>('rules').flat();

test('a program is as short as its rule', () => {
  expect(program('n to n-k for k in {1,3,4}', 'python')).toBe(`# n to n-k for k in {1,3,4}
last = int(input())
g = [0]
for n in range(1, last + 1):
    seen = set()
    for k in (1, 3, 4):
        if n - k >= 0:
            seen.add(g[n - k])
    mex = 0
    while mex in seen:
        mex += 1
    g.append(mex)
print(*g, sep="\\n")
`);
  const cpp = program('n to n-k for k in squares', 'cpp');
  expect(cpp).toContain(`
    const auto squares = up_to(last, [&](ll i) { return i * i; });
    for (ll n = 1; n <= last; ++n) {
        for (ll k : squares) {
            if (k > n) break;
            mark(g.at(n - k));
        }
`);
});

/** How many random rules run: more with GRUNDYSCOPE_RULE_PROGRAMS. */
const RANDOM: Record<ProgramLanguage, number> = { python: 50, cpp: 15 };

for (const language of ['python', 'cpp'] as const) {
  const name = `${language} prints the values of rules, and refuses rounds (needs ${TOOLS[language]})`;
  test.skipIf(!installed(language))(name, { timeout: 600_000 }, () => {
    const count = Number(process.env.GRUNDYSCOPE_RULE_PROGRAMS ?? RANDOM[language]);
    const random = Array.from({ length: count }, (_, at) => randomRule(at + 1));
    // The rules to start from, too: what “As code” writes for them.
    const texts = [...RULES, ...(language === 'python' ? OWN_RULES.map(({ rule }) => rule) : []), ...random];
    const counts = texts.map((text) => [25, 9, 4][tree(text).coordinates.length - 1] ?? 4);
    const sources = texts.map((text) => program(text, language));
    const runs = RUN[language](
      sources,
      counts.map((count) => String(count - 1)),
    );
    expect(runs.length).toBe(texts.length);
    for (const [at, text] of texts.entries()) {
      const [found, wanted] = [runs[at], expected(text, counts[at] ?? 0)];
      expect(found?.refused, `${text}\n${sources[at]}`).toBe(wanted.refused);
      // A program prints a row at once: what it prints before a refusal differs.
      if (!wanted.refused) expect(found?.output, `${text}\n${sources[at]}`).toBe(wanted.output);
    }
    expect(runs.some(({ refused }) => refused)).toBe(true);
  });
}
