import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tableBeside } from '../wasm/rows.mjs';
import { inFolder } from './folder';
import { checkImports, importsIn } from './import-rules.mjs';

const rows = tableBeside(import.meta.url);

test("the page's modules import only from lower floors", () => {
  expect(checkImports(importsIn(fileURLToPath(new URL('../../www/src', import.meta.url))))).toEqual([]);
});

const FLOORS = [['ui', 'engine'], ['rooms/definition.ts'], ['rooms/*'], ['main.ts']];

test.each(rows<[string, Record<string, string>, string[]]>('findings'))(
  'the check itself finds %s',
  (_, files, findings) => {
    expect(inFolder(files, (folder) => checkImports(importsIn(folder), FLOORS))).toEqual(findings);
  },
);
