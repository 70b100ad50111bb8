// What “As code” writes for the rules to start from, run: the tree from the built engine, the
// program from the page’s writer, and Python prints the engine’s values.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { ruleProgram } from '../../www/src/export/rule-program/program';
import { isTableRule } from '../../www/src/grid/table-games';
import { OWN_RULES } from '../../www/src/rooms/games/own-rules';

const PKG = fileURLToPath(new URL('../../www/pkg/', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'own-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Games with a tree that are no rules of the reader’s own. */
const GAMES = ['nim', 'octal:0.77', 'take:all-but:1,2', 'octal:4.7', 'grundys-game'];
/** Heaps, and rows and columns of tables: fewer than the rules’ examples, for Python’s sake. */
const [HEAPS, SIDE] = [50, 12];

/** Runs all programs in one process: starting one for each takes longer than running them. */
const ALL = `import contextlib, io, json, sys
printed = []
for source in json.load(open(sys.argv[1])):
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(source, "rule", "exec"), {"__name__": "__main__"})
    printed.append(output.getvalue())
print(json.dumps(printed))
`;

const name = existsSync(join(PKG, 'grundyscope_bg.wasm'))
  ? 'Python prints the values of the rules to start from (needs python3)'
  : 'Python prints the values of the rules to start from (needs the built engine)';

test.skipIf(!hasPython || !existsSync(join(PKG, 'grundyscope_bg.wasm')))(
  name,
  { timeout: 60_000 },
  async () => {
    const api = await import(/* @vite-ignore */ join(PKG, 'grundyscope.js'));
    await api.default({ module_or_path: readFileSync(join(PKG, 'grundyscope_bg.wasm')) });
    const games = [...OWN_RULES.map(({ rule }) => rule), ...GAMES];
    expect(games.length).toBe(25);
    const counts = games.map((game) =>
      // Different heaps have very many splits.
      isTableRule(game) ? SIDE : game.includes('distinct heaps') ? 25 : HEAPS,
    );
    const programs = games.map((game, at) => {
      const { rule, tree } = api.ruleTree({ game });
      return ruleProgram(tree, { language: 'python', count: counts[at] ?? 0, about: [rule] });
    });
    const path = join(folder, 'programs.json');
    writeFileSync(path, JSON.stringify(programs));
    const { status, stdout, stderr } = spawnSync('python3', ['-c', ALL, path], { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    const printed: string[] = JSON.parse(stdout);
    for (const [at, game] of games.entries()) {
      const count = counts[at] ?? 0;
      const values = isTableRule(game)
        ? api.table({ game, fromRow: 0, fromColumn: 0, rows: count, columns: count })
        : api.sequence({ game, n: count - 1 });
      expect(printed[at]?.trim().split(/\s+/).map(Number), game).toEqual([...values]);
    }
  },
);
