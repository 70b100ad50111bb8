import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { tableBeside } from '../wasm/rows.mjs';
import { checkMessages } from './check-messages.mjs';
import { inFolder } from './folder';

const rows = tableBeside(import.meta.url);

test("the page's code and texts agree", () => {
  const code = fileURLToPath(new URL('../../www/src', import.meta.url));
  const engine = fileURLToPath(new URL('../../src/error/allowed.ftl', import.meta.url));
  expect(checkMessages({ code, texts: join(code, 'i18n'), engine })).toEqual([]);
});

describe('the check itself', () => {
  /** The findings for a page of these files, without the places where they are. */
  const findings = (files: Record<string, string>): string[] =>
    inFolder({ 'i18n/en/none.ftl': '', ...files }, (code) =>
      checkMessages({ code, texts: join(code, 'i18n') }).map((finding: string) =>
        finding.replace(/^.*?:\d+: /, ''),
      ),
    );

  test.each(rows<[string, Record<string, string>, string]>('findings'))(
    'finds %s',
    (_name, files, finding) => {
      expect(findings(files)).toEqual([expect.stringContaining(finding)]);
    },
  );

  test('finds a second text of a key in the same file or another', () => {
    const found = findings({
      'i18n/en/one.ftl': 'a = A\na = B\n',
      'i18n/en/two.ftl': 'a = C\n',
      'page.ts': "import { text } from './i18n'; text('a')",
    });
    expect(found).toEqual([
      expect.stringMatching(/a stands in .*one\.ftl:1 already/),
      expect.stringMatching(/a stands in .*one\.ftl:1 already/),
    ]);
  });

  test.each(rows<[string, Record<string, string>]>('nothing'))('finds nothing where %s', (_name, files) => {
    expect(findings(files)).toEqual([]);
  });
});
