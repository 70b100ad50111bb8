/* Files of rows: a stretch of a sequence as text, written piece by piece, so that ten million values need no string of them all. */

import { inTex } from '../cite';

/** What is written: the values of a game from one index to another, and where it comes from. */
export interface Extract {
  game: string;
  /** What it is called, the notation if it has no name. */
  name: string;
  from: number;
  to: number;
  /** Where it can be seen again. */
  link: string;
  version: string;
}

export interface Format {
  extension: string;
  type: string;
  before: (extract: Extract) => string;
  /** The rows of values that begin at an index; `last` for the last piece. */
  rows: (from: number, values: Uint32Array, last: boolean) => string;
  after: (extract: Extract) => string;
}

const lines = (from: number, values: Uint32Array, line: (n: number, value: number) => string): string => {
  const out = new Array<string>(values.length);
  for (let at = 0; at < values.length; at += 1) out[at] = line(from + at, values[at] as number);
  return out.join('');
};

const by = ({ version, link }: Extract) => `Grundyscope ${version}, ${link}`;

/** One line: comments end with it. */
const flat = (text: string) => text.replace(/\s+/g, ' ');

/**
 * A cell of a table that other programs open: quoted where it needs to be, and what a spreadsheet would take for a formula
 * begins with an apostrophe. A file here has only numbers below its heading, but names come from links.
 */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const FORMATS = {
  csv: {
    extension: 'csv',
    type: 'text/csv;charset=utf-8',
    before: ({ name }) => `n,${csvCell(`g(n) of ${flat(name)}`)}\r\n`,
    rows: (from, values) => lines(from, values, (n, value) => `${n},${value}\r\n`),
    after: () => '',
  },
  json: {
    extension: 'json',
    type: 'application/json',
    before: ({ game, name, from, to, link, version }) => {
      const about = JSON.stringify({ game, name, from, to, link, generator: `Grundyscope ${version}` });
      return `${about.slice(0, -1)},"values":[`;
    },
    rows: (_from, values, last) => `${values.join(',')}${last ? '' : ','}`,
    after: () => ']}\n',
  },
  b: {
    extension: 'txt',
    type: 'text/plain;charset=utf-8',
    before: (extract) => `# ${flat(`Grundy values of ${extract.name}`)}\n# ${flat(by(extract))}\n`,
    rows: (from, values) => lines(from, values, (n, value) => `${n} ${value}\n`),
    after: () => '',
  },
  markdown: {
    extension: 'md',
    type: 'text/markdown;charset=utf-8',
    before: () => '| n | g(n) |\n|---:|---:|\n',
    rows: (from, values) => lines(from, values, (n, value) => `| ${n} | ${value} |\n`),
    after: (extract) => `\nGrundy values of \`${flat(extract.game).replaceAll('`', '')}\`. ${by(extract)}\n`,
  },
  tikz: {
    extension: 'tex',
    type: 'application/x-tex',
    before: (extract) =>
      [
        `% Grundy values of ${inTex(flat(extract.name))}. ${flat(by(extract))}`,
        '% In the preamble: \\usepackage{pgfplots} \\pgfplotsset{compat=1.18}',
        '\\begin{tikzpicture}',
        `\\begin{axis}[width=\\linewidth, height=0.5\\linewidth, xlabel={$n$}, ylabel={$g(n)$}, title={${inTex(flat(extract.name))}}, xmin=${extract.from}, xmax=${extract.to}, ymin=0, only marks, mark size=0.6pt, scaled ticks=false]`,
        '\\addplot coordinates {',
        '',
      ].join('\n'),
    rows: (from, values) => lines(from, values, (n, value) => `(${n},${value})\n`),
    after: () => '};\n\\end{axis}\n\\end{tikzpicture}\n',
  },
} as const satisfies Record<string, Format>;

export type RowsFormat = keyof typeof FORMATS;

/** "octal:0.77" from 0 to 200: "octal-0.77-0-200.csv", for any system. */
export function fileName(
  { game, from, to }: Pick<Extract, 'game' | 'from' | 'to'>,
  extension: string,
): string {
  const plain = game.replace(/[^a-z0-9.]+/gi, '-').replace(/^[-.]+|[-.]+$/g, '');
  return `${plain.slice(0, 60) || 'grundy'}-${from}-${to}.${extension}`;
}
