// Saving a sequence: formats, figures, file names, and cancelling.
import { describe, expect, test, vi } from 'vitest';
import type { Client } from '../../www/src/engine/client';
import { figure, SIZE } from '../../www/src/export/figure';
import { csvCell, type Extract, FORMATS, fileName, type RowsFormat } from '../../www/src/export/rows';
import { type File, type Saving, saver } from '../../www/src/export/save-task';
import { TABLE_FORMATS, type Table, type TableFormat } from '../../www/src/export/table';

const link = 'https://example.org/#1/game?game=octal:0.77&n=7';
const same = (digits: string) => digits;
const extract: Extract = { game: 'octal:0.77', name: 'Kayles', from: 3, to: 7, link, version: '0.0.0' };
const VALUES = Uint32Array.of(3, 1, 4, 3, 2);

const written = (format: RowsFormat, what = extract) => {
  const { before, rows, after } = FORMATS[format];
  // Two slices, as for a long sequence.
  return (
    before(what) + rows(3, VALUES.subarray(0, 2), false) + rows(5, VALUES.subarray(2), true) + after(what)
  );
};

describe('rows', () => {
  test('CSV names the game by its notation, the same in every language', () => {
    const rows = '\r\n3,3\r\n4,1\r\n5,4\r\n6,3\r\n7,2\r\n';
    expect(written('csv')).toBe(`n,g(n) of octal:0.77${rows}`);
    expect(written('csv', { ...extract, game: 'take:1,2', name: '二つ' })).toBe(
      `n,"g(n) of take:1,2"${rows}`,
    );
  });

  test('a cell of CSV cannot start a formula in a spreadsheet', () => {
    for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx']) expect(csvCell(formula)).toMatch(/^"?'/);
    expect(csvCell('a "quoted", cell')).toBe('"a ""quoted"", cell"');
    expect(csvCell('=HYPERLINK("http://x")')).toBe(`"'=HYPERLINK(""http://x"")"`);
    expect(csvCell('g(n) of Kayles')).toBe('g(n) of Kayles');
  });

  test('JSON', () => {
    const { version: _, ...told } = extract;
    const generator = 'Grundyscope 0.0.0';
    expect(JSON.parse(written('json'))).toEqual({ ...told, generator, values: [3, 1, 4, 3, 2] });
  });

  test('a b-file has a line for each term, and comments', () => {
    const lines = written('b').trimEnd().split('\n');
    expect(lines.filter((line) => !line.startsWith('#'))).toEqual(['3 3', '4 1', '5 4', '6 3', '7 2']);
    expect(lines.filter((line) => line.startsWith('#'))).toHaveLength(2);
  });

  test('a Markdown table', () => {
    const rows = written('markdown')
      .split('\n')
      .filter((line) => line.startsWith('|'));
    expect(rows).toHaveLength(2 + 5);
    expect(rows.every((row) => row.split('|').length === 4)).toBe(true);
  });

  test('pgfplots', () => {
    const tex = written('tikz', { ...extract, name: '100% & {more}\n\\input{x}' });
    expect(tex.match(/^\(\d+,\d+\)$/gm)).toEqual(['(3,3)', '(4,1)', '(5,4)', '(6,3)', '(7,2)']);
    expect(tex).not.toContain('\\input');
    expect(tex.split('\n').filter((line) => line.startsWith('%'))).toHaveLength(2);
    for (const what of ['center', 'tikzpicture', 'axis'])
      expect(tex.indexOf(`\\begin{${what}}`)).toBeLessThan(tex.indexOf(`\\end{${what}}`));
  });

  test('file names are valid on every system', () => {
    expect(fileName(extract, 'csv')).toBe('octal-0.77-3-7.csv');
    expect(fileName({ ...extract, game: '../..\\:*?' }, 'txt')).toBe('grundy-3-7.txt');
    expect(fileName({ ...extract, game: 'take:'.repeat(100) }, 'txt').length).toBeLessThan(80);
  });
});

describe('figures', () => {
  const repeats = { from: 5, words: 'again' };
  const words = { title: 'Kayles <3 & "more"', description: 'Drawn.', zero: '0', more: same, repeats };

  test('values are points; a larger value is higher', () => {
    const svg = figure(extract, { values: VALUES }, words, same);
    expect(svg).toMatch(/<title id="title">Kayles &lt;3 &amp; &quot;more&quot;<.*>again</s);
    expect(svg).toContain(extract.link.replace('&', '&amp;'));
    const drawn = [...svg.matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(drawn).toHaveLength(VALUES.length);
    const heights = drawn.sort(([a = 0], [b = 0]) => a - b).map(([, y = 0]) => y);
    expect(Math.max(...drawn.map(([x = 0]) => x))).toBeGreaterThan(0.9 * SIZE.width);
    // A larger value has a smaller y: 3 1 4 3 2.
    expect(heights[0]).toBe(heights[3]);
    expect(heights.indexOf(Math.min(...heights))).toBe(2);
    expect(heights.indexOf(Math.max(...heights))).toBe(1);
  });

  test('many values are areas', () => {
    const shades = Uint8Array.of(255, 0, 0, 128, 128, 0);
    const raster = { from: 0, width: 4, columns: 3, base: 0, step: 1, rows: 2, least: 0, most: 1, shades };
    const svg = figure({ ...extract, from: 0, to: 11 }, { raster }, words, same);
    // Adjacent cells of one shade are one area.
    expect([...svg.matchAll(/M[\d.]+ [\d.]+H[\d.]+V/g)]).toHaveLength(2);
  });
});

/** An engine whose values are n mod 7. */
function engine(asked: string[]): Client {
  type Asked = { n: number; from: number };
  const ask = (call: string, { n, from }: Asked, { signal }: { signal?: AbortSignal } = {}) => {
    asked.push(`${call} ${from}-${n}`);
    if (signal?.aborted) return Promise.reject({ code: 'cancelled' });
    const answer = Uint32Array.from({ length: n - from + 1 }, (_, at) => (from + at) % 7);
    return Promise.resolve({ answer });
  };
  return { ask } as unknown as Client;
}

describe('saving', () => {
  const saying = { title: 'T', description: 'D', zero: 'Z', more: same, grouped: same };
  const task = (asked: string[] = []) => {
    const files: File[] = [];
    return {
      files,
      saving: saver(
        engine(asked),
        () => {},
        (file) => files.push(file),
      ),
    };
  };
  /** The text of the only file that is saved, and its name. */
  async function saved(...[format, what, asked]: [Saving['format'], Extract, string[]?]) {
    const { files, saving } = task(asked);
    saving.want({ format, extract: what, saying });
    await vi.waitUntil(() => files.length);
    return [(await files[0]?.blob.text()) ?? '', files[0]?.name] as const;
  }

  test('many values are requested in slices, and all are saved', async () => {
    const asked: string[] = [];
    const [text, name] = await saved('csv', { ...extract, from: 5, to: 100_004 }, asked);
    const rows = text.trimEnd().split('\r\n').slice(1);
    expect(rows).toHaveLength(100_000);
    expect(rows.every((row, at) => row === `${at + 5},${(at + 5) % 7}`)).toBe(true);
    expect([asked.length, name]).toEqual([1 + 4, 'octal-0.77-5-100004.csv']);
  });

  test('JSON from many slices is one array', async () => {
    const [text] = await saved('json', { ...extract, from: 0, to: 70_000 });
    expect(JSON.parse(text).values).toHaveLength(70_001);
  });

  test('a cancelled export is not saved', async () => {
    const { files, saving } = task();
    saving.want({ format: 'b', extract: { ...extract, from: 0, to: 1_000_000 }, saying });
    saving.stop();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([files, saving.stopped]).toEqual([[], true]);
  });

  test('a drawing is an SVG file', async () => {
    const [text, name] = await saved('svg', extract);
    expect(name).toBe('octal-0.77-3-7.svg');
    expect(text).toContain('<title id="title">T</title>');
  });
});

describe('a table', () => {
  const table: Table = {
    title: 'Values of Wythoff’s game',
    file: 'wythoff-0-0-2x2',
    corner: 'one / other',
    keys: ['g(row,column) of wythoff', '0', '1'],
    columns: ['0', '1'],
    rows: [
      { head: '0', values: [0, 1] },
      { head: '1', values: [1, undefined] },
    ],
    link: 'https://example.org/#1/two-heaps?game=wythoff',
  };
  const text = (format: TableFormat, what = table) => TABLE_FORMATS[format].write(what, '0.0.0');

  test('CSV: headings that are the same in every language, an empty cell without a value', () => {
    expect(text('csv')).toBe('"g(row,column) of wythoff",0,1\r\n0,0,1\r\n1,1,\r\n');
    expect(text('csv', { ...table, keys: ['=1+1'] })).toMatch(/^'=1\+1\r/);
  });

  test('JSON', () => {
    expect(JSON.parse(text('json'))).toEqual({
      ...{ title: table.title, link: table.link, generator: 'Grundyscope 0.0.0', corner: 'one / other' },
      ...{ columns: ['0', '1'], rows: ['0', '1'] },
      values: [
        [0, 1],
        [1, null],
      ],
    });
  });

  test('Markdown: all rows have the same number of cells, whatever the headings', () => {
    const lines = text('markdown', { ...table, corner: 'a|b\nc' }).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      '| a\\|b c | 0 | 1 |',
      '|---:|---:|---:|',
      '| 0 | 0 | 1 |',
      '| 1 | 1 |  |',
    ]);
  });

  test('LaTeX: special characters are escaped, every line has all columns', () => {
    const lines = text('latex', { ...table, corner: '50% & more', title: 'a\nb' }).split('\n');
    expect(lines[0]).toMatch(/^% a b\. /);
    expect(lines[1]).toBe('\\begin{tabular}{r|rr}');
    expect(lines[2]).toBe('50\\% \\& more & 0 & 1 \\\\ \\hline');
    expect(lines[4]).toBe('1 & 1 &  \\\\');
  });
});
