// Sharing: links, frames, elements and snippets. Every value is escaped for its context.
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { PARAMETERS } from '../../www/src/element/question';
import { readOptions } from '../../www/src/embed/options';
import { forTex, inMarkdown } from '../../www/src/export/cite';
import { codeOf, svgOf } from '../../www/src/export/qr';
import type { Parameters } from '../../www/src/question/parameter';
import { type Question, readHash } from '../../www/src/question/question';
import { ROOMS } from '../../www/src/rooms/index';
import {
  frameOf,
  isLocal,
  LONG,
  type Look,
  linkTo,
  opens,
  pageOf,
  type Shared,
  siteOf,
} from '../../www/src/share/address';
import { inAttribute, inTexLine } from '../../www/src/share/escape';
import { widthsOf } from '../../www/src/share/heights';
import { heightFrom, pixelsOf, widthFrom } from '../../www/src/share/sizes';
import { snippet, TARGETS } from '../../www/src/share/snippets';
import { heightOf, roomOf, type ViewName, viewNamed, viewsIn, viewsOf } from '../../www/src/views/registry';
import { tableBeside } from '../wasm/rows.mjs';

const rows = tableBeside(import.meta.url);

const SITE = 'https://grundyscope.example.org/play/';

function question(hash: string): Question {
  const reading = readHash(hash);
  if (reading.kind !== 'question') throw new Error(`${hash} is no question`);
  return reading.question;
}

function shared(hash: string, more: Partial<Shared> = {}): Shared {
  const [asked, name] = [question(hash), 'Kayles, n = 200'];
  const parameters: Parameters = PARAMETERS[roomOf(asked.problem)](asked);
  const own = { question: asked, parameters, name, title: `${name} · Grundyscope` };
  return { site: SITE, page: SITE, ...own, lang: 'en', ...more };
}

const LOOK: Look = {
  ...{ show: 'chart', theme: 'auto', controls: 'some', size: 100, width: '100%', height: 524 },
};
const look = (more: Partial<Look> = {}): Look => ({ ...LOOK, ...more });

const KAYLES = '#1/game?game=octal:0.77&n=200';

/** Questions of every room, with view parameters. */
const ORDINARY = rows<[string]>('ordinary questions').flat();

describe('links', () => {
  test.each(ORDINARY)('%s: short, and read back as the same question', (hash) => {
    const asked = question(hash);
    const link = linkTo(shared(hash));
    expect(link.length).toBeLessThan(LONG);
    expect(link.includes('%')).toBe(hash.includes('%'));
    expect(readHash(new URL(link).hash)).toEqual({ kind: 'question', question: asked });
    // A frame's address has the same question, and the chosen appearance.
    for (const show of viewsOf(asked)) {
      const chosen = { show, theme: 'dark', controls: 'all', size: 150 } as const;
      const frame = new URL(frameOf(shared(hash), look(chosen)));
      expect(readHash(frame.hash)).toEqual({ kind: 'question', question: asked });
      expect(readOptions(frame.search)).toEqual({ ...chosen, lang: 'en' });
      expect(viewNamed(roomOf(asked.problem), show)).toBe(show);
    }
  });

  test('begin with the version of the notation, and have no spaces around what was typed', () => {
    const typed = shared(KAYLES);
    typed.question = { ...typed.question, arguments: { game: ' octal:0.77 ', n: '200 ' } };
    expect(linkTo(typed)).toBe(`${SITE}#1/game?game=octal:0.77&n=200`);
  });

  test.each(['', '?lang=ar-XB', 'index.html', 'index.html?x=/y/', '#1/nimbers?e=6/2', '?a=/b#/c'])(
    'do not contain the query and the file name of the page: %s',
    (address) => expect([siteOf(SITE + address), pageOf(SITE + address)]).toEqual([SITE, SITE]),
  );

  test('of the page in one file keep its name', () => {
    const file = 'file:///media/usb/grundyscope.html';
    expect(pageOf(`${file}#1/stones?n=8`)).toBe(file);
  });

  test('of a frame contain the view, and options that are not the default', () => {
    expect(frameOf(shared(KAYLES), look())).toBe(`${SITE}embed.html?show=chart${KAYLES}`);
    expect(frameOf(shared(KAYLES, { lang: 'ar-XB' }), look({ size: 200, controls: 'none' }))).toBe(
      `${SITE}embed.html?show=chart&lang=ar-XB&controls=none&size=200${KAYLES}`,
    );
  });

  test('of very long questions do not open', () => {
    const long = (digits: number) => shared(`#1/stones?n=${'9'.repeat(digits)}`);
    expect(linkTo(long(1000)).length).toBeGreaterThan(LONG);
    expect(opens(long(1000))).toBe(true);
    const beyond = shared(KAYLES);
    beyond.question = { ...beyond.question, arguments: { game: '９'.repeat(20_000), n: '1' } };
    expect(opens(beyond)).toBe(false);
  });
});

describe('views', () => {
  test('are only those that a question has', () => {
    const has = (hash: string, view: ViewName) => viewsOf(question(hash)).includes(view);
    expect([has(KAYLES, 'compare'), has(`${KAYLES};with=nim`, 'compare')]).toEqual([false, true]);
    const hash = '#1/zeckendorf?n=100';
    expect([has(hash, 'sum'), has(`${hash}&plus=54`, 'sum')]).toEqual([false, true]);
    expect(viewsOf(question('#1/two-heaps?game=euclid'))).toEqual(['heat', 'explanation']);
  });

  test('each has a height that was measured', () => {
    for (const { id } of ROOMS)
      for (const view of viewsIn(id)) expect(heightOf(id, view)).toBeGreaterThan(200);
  });
});

describe('the element', () => {
  test('has no snippet for views without attributes', () => {
    for (const hash of ['#1/zeckendorf?n=100', KAYLES])
      expect(snippet('element', shared(hash), look({ show: 'heat' }))).toBeUndefined();
  });

  test('has a snippet of a script, the element and a fallback link', () => {
    expect(snippet('element', shared(KAYLES), look({ show: 'strip', theme: 'dark', size: 150 }))).toBe(
      `<script type="module" src="${SITE}grundyscope.js"></script>\n` +
        '<grundy-scope game="octal:0.77" n="200" view="strip" theme="dark" style="--grundyscope-size: 24px">\n' +
        `  <a href="${SITE}${KAYLES}">Kayles, n = 200</a>\n` +
        '</grundy-scope>',
    );
  });
});

const FRAME = `src="${SITE}embed.html?show=chart${KAYLES}" title="Kayles, n = 200 · Grundyscope" width="100%" height="524" style="border: 0" allow="clipboard-write" loading="lazy"`;

describe('snippets', () => {
  test.each([
    ['link', `${SITE}${KAYLES}`],
    ['frame', `<iframe ${FRAME}></iframe>`],
    ['markdown', `[Kayles, n = 200](<${SITE}${KAYLES}>)`],
    [
      'latex',
      `% \\usepackage{graphicx,url}\n\\begin{figure}\n  \\centering\n  \\includegraphics[width=\\linewidth]{octal-0.77-0-200.png}\n  \\caption{Kayles, n = 200}\n  \\medskip\n  \\includegraphics[width=2.5cm]{grundyscope-qr.png}\\\\\n  \\footnotesize\\url{${SITE}${KAYLES}}\n\\end{figure}`,
    ],
  ] as const)('%s', (target, whole) => {
    expect(snippet(target, shared(KAYLES, { picture: 'octal-0.77-0-200.png' }), look())).toBe(whole);
  });

  test('LaTeX without a picture has the QR code only', () => {
    expect(snippet('latex', shared('#1/nimbers?e=6*7'), look())?.match(/includegraphics/g)).toHaveLength(1);
  });

  const HOSTILE = `"><script>alert(1)</script>'{{ site.x }}{% endraw %}{# \\end{figure} $x$ \`\`\` [a](b) 50% &amp;`;

  test.each(TARGETS)('%s: a hostile title stays text', (target) => {
    const given = shared('#1/nimbers?e=1', { name: HOSTILE, title: HOSTILE });
    given.question = { ...given.question, arguments: { e: HOSTILE } };
    const written = snippet(target, given, look({ show: 'calculator', width: '100%' })) ?? '';
    if (target === 'latex') {
      expect(written).toContain('\\textbackslash{}end\\{figure\\}');
      return;
    }
    expect(written).not.toContain('<script>');
    if (target === 'link') return;
    if (target === 'markdown') {
      // No sign of the name ends the text of the link, and none of the address its brackets.
      expect(written).toMatch(/^\[(\\.|[^\\\]])*\]\(<[^<>\s]*>\)$/);
      return;
    }
    // No value ends its attribute, and no template language finds its marks.
    expect(written).not.toMatch(/\{[{%#]/);
    expect(written).toMatch(/<(iframe|grundy-scope)( [a-z-]+="[^"<>]*")+>/);
  });

  test('escape for HTML, Markdown and TeX', () => {
    expect(inAttribute(`a "b" <c> & {{d}}`)).toBe(
      'a &quot;b&quot; &lt;c&gt; &amp; &#123;&#123;d&#125;&#125;',
    );
    expect(inMarkdown('a*b_c [d](e) `f` 1. @g')).toBe('a\\*b\\_c \\[d\\](e) \\`f\\` 1. \\@g');
    expect(inMarkdown('- one\n:::')).toBe('\\- one :::');
    expect(inTexLine('6 ⊗ 7, 100% of #1_a')).toBe('6 $\\otimes$ 7, 100\\% of \\#1\\_a');
    expect(forTex('https://a/#1/x?e=%7B{}')).toBe('https://a/#1/x?e=%7B%7B%7D');
  });
});

describe('sizes', () => {
  test.each(rows<[string, string, number]>('widths'))('width %j', (typed, width, column) => {
    expect([widthFrom(typed), pixelsOf(width)]).toEqual([width, column]);
  });

  test('what is no size is none', () => {
    for (const typed of ['5%', '101%', '100', '9999', 'wide', '1e3', '-5', '100%"'])
      expect(widthFrom(typed), typed).toBeUndefined();
    expect(['', '420', '420px', '79', '4001', '50%'].map(heightFrom)).toEqual([
      ...[0, 420, 420, undefined, undefined, undefined],
    ]);
  });

  test('a part of a column holds at the widths of columns from 320 to 1,150 px, the usual one first', () => {
    const widths = widthsOf('100%');
    expect([widths[0], Math.min(...widths), Math.max(...widths)]).toEqual([720, 320, 1150]);
    expect(widthsOf('50%')).toEqual(widths.map((width) => Math.round(width / 2)));
    expect(new Set(widths).size).toBe(widths.length);
    expect(widthsOf('640')).toEqual([640]);
  });
});

describe('the QR code', () => {
  test('has the modules of the library, with a margin of four', () => {
    const link = linkTo(shared(KAYLES));
    const code = codeOf(link);
    const { data, size } = encode(link, { ecc: 'M', boostEcc: true, border: 4 });
    expect(code?.side).toBe(size);
    const drawn = data.map((row) => row.map(() => false));
    for (const [, x, y, wide] of (code?.path ?? '').matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
      for (let at = 0; at < Number(wide); at++) (drawn[Number(y)] as boolean[])[Number(x) + at] = true;
    expect(drawn).toEqual(data);
    expect(data.slice(0, 4).flat()).not.toContain(true);
  });

  test('has an escaped title as a file', () => {
    expect(svgOf({ side: 3, path: 'M1 1h1v1H1z' }, 'a<b&c')).toContain('<title>a&lt;b&amp;c</title>');
  });

  test('encodes up to 2953 bytes', () => {
    const fits = (bytes: number) => codeOf('x'.repeat(bytes)) !== undefined;
    expect([2331, 2953, 2954].map(fits)).toEqual([true, true, false]);
  });
});

test('an address of this computer is known as such', () => {
  const own = ['http://localhost:4173/', 'http://127.0.0.1/x/', 'http://[::1]:80/', 'file:///a/b.html'];
  const others = [SITE, 'https://localhost.example.org/', 'http://128.0.0.1/'];
  expect(own.filter((page) => !isLocal(page)).concat(others.filter(isLocal))).toEqual([]);
});
