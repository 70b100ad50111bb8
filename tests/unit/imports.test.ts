import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { checkImports, importsIn } from './import-rules.mjs';

test("the page's modules import only from lower floors, and without cycles", () => {
  expect(checkImports(importsIn(fileURLToPath(new URL('../../www/src', import.meta.url))))).toEqual([]);
});

describe('the check itself', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  function findings(files: Record<string, string>): string[] {
    const folder = mkdtempSync(join(tmpdir(), 'imports-'));
    folders.push(folder);
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return checkImports(importsIn(folder), [
      ['ui', 'engine'],
      ['rooms/definition.ts'],
      ['rooms/*'],
      ['main.ts'],
    ]);
  }

  test('accepts imports from lower floors and from the same folder', () => {
    expect(
      findings({
        'ui/a.ts': "import './b';",
        'ui/b.ts': "import { html } from 'lit'; import text from './text.ftl?raw';",
        'engine/index.ts': 'export const engine = 1;',
        'rooms/definition.ts': "import '../ui/a';",
        'rooms/one/view.ts': "import './model'; import '../definition'; import './one.css?shadow';",
        'rooms/one/model.ts': "import { engine } from '../../engine';",
        'rooms/one/one.css': '',
        'main.ts': "import './rooms/one/view';",
      }),
    ).toEqual([]);
  });

  test.each([
    ['a module', "import '../rooms/one/a';"],
    ['a type', "import type { A } from '../rooms/one/a';"],
    ['what comes later', "export const later = () => import('../rooms/one/a');"],
    ['the type of what comes later', "export type A = typeof import('../rooms/one/a');"],
    ['what is passed on', "export { a } from '../rooms/one/a';"],
    ['a text', "import a from '../rooms/one/a.ts?raw';"],
  ])('finds imports of what is above: %s', (_, source) => {
    expect(findings({ 'ui/a.ts': source, 'rooms/one/a.ts': '' })).toEqual([
      'ui/a.ts imports rooms/one/a.ts: ui must not know rooms/one',
    ]);
  });

  test('finds imports of another room, of another folder of the same floor, and of style sheets', () => {
    expect(
      findings({
        'rooms/one/a.ts': "import '../two/a';",
        'rooms/two/a.ts': '',
        'rooms/two/a.css': '',
        'ui/a.css': '@import "../rooms/two/a.css";',
        'engine/a.ts': "import '../ui/b';",
        'ui/b.ts': '',
      }),
    ).toEqual([
      'engine/a.ts imports ui/b.ts: engine must not know ui',
      'rooms/one/a.ts imports rooms/two/a.ts: rooms/one must not know rooms/two',
      'ui/a.css imports rooms/two/a.css: ui must not know rooms/two',
    ]);
  });

  test('finds cycles within a folder, also of type imports', () => {
    expect(
      findings({
        'ui/a.ts': "import type { B } from './b';",
        'ui/b.ts': "import './c';",
        'ui/c.ts': "import './a';",
        'ui/d.ts': "import './a';",
        'ui/e.ts': "import './e';",
      }),
    ).toEqual(['a circle: ui/a.ts > ui/b.ts > ui/c.ts > ui/a.ts', 'a circle: ui/e.ts > ui/e.ts']);
  });

  test('every folder has a floor', () => {
    expect(findings({ 'misc/a.ts': '', 'a.ts': '' })).toEqual([
      'a.ts: its folder has no place in FLOORS',
      'misc/a.ts: its folder has no place in FLOORS',
    ]);
  });
});
