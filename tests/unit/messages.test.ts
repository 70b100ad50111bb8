// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings here are pieces of code
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { tableBeside } from '../wasm/rows.mjs';
import { checkMessages } from './check-messages.mjs';

const rows = tableBeside(import.meta.url);

test("the page's code and texts agree", () => {
  const code = fileURLToPath(new URL('../../www/src', import.meta.url));
  const engine = fileURLToPath(new URL('../../src/error/allowed.ftl', import.meta.url));
  expect(checkMessages({ code, texts: join(code, 'i18n'), engine })).toEqual([]);
});

describe('the check itself', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  /** The findings for a page of these files, without the places where they are. */
  function findings(files: Record<string, string>): string[] {
    const code = mkdtempSync(join(tmpdir(), 'messages-'));
    folders.push(code);
    mkdirSync(join(code, 'i18n'));
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(code, path)), { recursive: true });
      writeFileSync(join(code, path), content);
    }
    return checkMessages({ code, texts: join(code, 'i18n') }).map((finding: string) =>
      finding.replace(/^.*?:\d+: /, ''),
    );
  }
  const page = (body: string) => `import { has, text } from './i18n';\n${body}`;
  const english = (texts: string) => ({ 'i18n/en/page.ftl': texts });

  test('finds nothing where code and texts agree', () => {
    expect(
      findings({
        ...english(
          'a = A\nb = { $n } B\nc-one = C\nc-two = C\nd = D\ne = { f }\nf = F\ng-x = G\n-term = T\nh = { -term }\n',
        ),
        'page.ts': page(
          "text(x ? 'a' : 'b', { n }); text(`c-${x}`); text('e'); text('h'); if (has('d')) run();\n// messages: g-*\ntext(key);",
        ),
        'i18n/de/page.ftl': 'a = Ä\n',
        'other.ts': "import { text } from './elsewhere'; text('not a key'); new Set([1]).has('nor this');",
      }),
    ).toEqual([]);
  });

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
      'page.ts': page("text('a')"),
    });
    expect(found).toEqual([
      expect.stringMatching(/a stands in .*one\.ftl:1 already/),
      expect.stringMatching(/a stands in .*one\.ftl:1 already/),
    ]);
  });

  test('accepts formulas in the code', () => {
    expect(
      findings({ 'page.ts': 'html`<p>${a} = <b>mex</b> { g(n) }, &hellip; <i>G</i> 10^5</p>`' }),
    ).toEqual([]);
  });
});
