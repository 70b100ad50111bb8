/*
 * A table as a text file: one heading for each row and each column. Pure functions.
 */

import { inTex } from './cite';
import { csvCell } from './rows';

/** A table with its origin. Cells without a value are empty. */
export interface Table {
  /** What it shows, in words. */
  title: string;
  /** The name of the file, without its extension. */
  file: string;
  /** The heading of the row headings. */
  corner: string;
  /**
   * The headings of a CSV file, that of the row headings first: the same in every language, for
   * programs that read the file.
   */
  keys: readonly string[];
  columns: readonly string[];
  rows: ReadonlyArray<{ head: string; values: ReadonlyArray<number | string | undefined> }>;
  /** The link of the question. */
  link: string;
}

interface Format {
  extension: string;
  type: string;
  write(table: Table, version: string): string;
}

const cellsOf = ({ rows }: Table, headings: readonly string[]): string[][] => [
  [...headings],
  ...rows.map(({ head, values }) => [head, ...values.map((value) => String(value ?? ''))]),
];
const headingsOf = ({ corner, columns }: Table) => [corner, ...columns];
const flat = (text: string) => text.replace(/\s+/g, ' ');
const piped = (cells: string[]) =>
  `| ${cells.map((cell) => flat(cell).replaceAll('|', '\\|')).join(' | ')} |\n`;
const origin = ({ title, link }: Table, version: string) => flat(`${title}. Grundyscope ${version}, ${link}`);

export const TABLE_FORMATS = {
  csv: {
    extension: 'csv',
    type: 'text/csv;charset=utf-8',
    write: (table) =>
      cellsOf(table, table.keys)
        .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
        .join(''),
  },
  json: {
    extension: 'json',
    type: 'application/json',
    write: ({ title, link, corner, columns, rows }, version) =>
      `${JSON.stringify({
        ...{ title, link, generator: `Grundyscope ${version}`, corner, columns },
        rows: rows.map(({ head }) => head),
        values: rows.map(({ values }) => values.map((value) => value ?? null)),
      })}\n`,
  },
  markdown: {
    extension: 'md',
    type: 'text/markdown;charset=utf-8',
    write: (table, version) => {
      const [head = [], ...rows] = cellsOf(table, headingsOf(table));
      const rule = `|${head.map(() => '---:|').join('')}\n`;
      return `${piped(head)}${rule}${rows.map(piped).join('')}\n${origin(table, version)}\n`;
    },
  },
  latex: {
    extension: 'tex',
    type: 'application/x-tex',
    write: (table, version) => {
      const [head = [], ...rows] = cellsOf(table, headingsOf(table)).map((cells) =>
        cells.map((cell) => inTex(flat(cell))),
      );
      const line = (cells: string[]) => `${cells.join(' & ')} \\\\`;
      return [
        `% ${origin(table, version)}`,
        `\\begin{tabular}{r|${'r'.repeat(table.columns.length)}}`,
        `${line(head)} \\hline`,
        ...rows.map(line),
        '\\end{tabular}\n',
      ].join('\n');
    },
  },
} as const satisfies Record<string, Format>;

export type TableFormat = keyof typeof TABLE_FORMATS;
