// Rules as programs: Python and C++ run them, and print what the interpreter of rules says.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type ProgramLanguage, ruleProgram } from '../../www/src/export/rule-program/program';
import type { RuleTree } from '../../www/src/export/rule-tree';
import { OWN_RULES } from '../../www/src/rooms/games/own-rules';
import { tableBeside } from '../wasm/rows.mjs';
import { TooLong } from '../wasm/rules/evaluate.mjs';
import { Cycle, Interpreter } from '../wasm/rules/interpreter.mjs';
import { parse } from '../wasm/rules/parser.mjs';
import { randomRule } from '../wasm/rules/random.mjs';

const folder = mkdtempSync(join(tmpdir(), 'rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tree = (text: string) => parse(text) as RuleTree;
const program = (text: string, language: ProgramLanguage, count = 30) =>
  ruleProgram(tree(text), { language, count, about: [text] });

interface Run {
  output: string;
  refused: boolean;
}

function run(command: string, given: string[]): Run {
  const { status, stdout, stderr, error } = spawnSync(command, given, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error) throw error;
  if (status !== 0 && !/leads|too large/.test(stderr)) throw new Error(`${given.join(' ')}: ${stderr}`);
  return { output: stdout.trim(), refused: status !== 0 };
}

/** Runs programs in one process: starting one for each takes much longer than running them. */
const MANY = `import contextlib, io, json, sys
for source in json.load(open(sys.argv[1])):
    output, refused = io.StringIO(), False
    with contextlib.redirect_stdout(output):
        try:
            exec(compile(source, "rule", "exec"), {"__name__": "__main__"})
        except SystemExit as error:
            refused = "leads" in str(error) or "too large" in str(error)
            assert refused, error
    print(json.dumps({"output": output.getvalue().strip(), "refused": refused}))
`;

const RUN: Record<ProgramLanguage, (sources: string[]) => Run[]> = {
  python(sources) {
    const path = join(folder, 'rules.json');
    writeFileSync(path, JSON.stringify(sources));
    const { output } = run('python3', ['-c', MANY, path]);
    return output.split('\n').map((line) => JSON.parse(line));
  },
  // One file, compiled once: each program in a namespace of its own.
  cpp(sources) {
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
    const allowed = ['unused-variable', 'unused-parameter', 'tautological-compare'];
    const warnings = ['-Wall', '-Wextra', '-Werror', ...allowed.map((name) => `-Wno-${name}`)];
    run('g++', ['-std=c++17', '-O0', ...warnings, '-o', path, `${path}.cpp`]);
    return sources.map((_, at) => run(path, [String(at)]));
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

test('a program has only the functions that its rule needs', () => {
  const python = program('n to n-k for k in {1,3,4} if k <= n/2', 'python');
  expect(python.match(/^def \w+/gm)).toEqual(['def exists', 'def moves']);
  const cpp = program('n to n-k for k in squares', 'cpp').matchAll(/^\w.* (\w+)\(.*\{$/gm);
  expect(Array.from(cpp, ([, name]) => name)).toEqual(['members', 'squares', 'exists', 'moves', 'main']);
});

test('a program prints at least one value, and not too many', () => {
  for (const count of [0, 1.5, 1_000_001, Number.NaN])
    expect(() => program('n to n-1', 'python', count)).toThrow(RangeError);
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
    const sources = texts.map((text, at) => program(text, language, counts[at]));
    const runs = RUN[language](sources);
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
