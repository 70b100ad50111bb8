/*
 * A slice of a sequence as a text file, written in pieces: ten million values need no single
 * string.
 */

import { inTex } from './cite';

/** The values of a game from one index to another, and their origin. */
export interface Extract {
  game: string;
  /** The name of the game, or its notation if it has no name. */
  name: string;
  from: number;
  to: number;
  /** The link of the question. */
  link: string;
  version: string;
}

export interface Format {
  extension: string;
  type: string;
  before: (extract: Extract) => string;
  /** The rows of a piece that begins at index `from`; `last` marks the last piece. */
  rows: (from: number, values: Uint32Array, last: boolean) => string;
  after: (extract: Extract) => string;
}

const lines = (from: number, values: Uint32Array, line: (n: number, value: number) => string): string => {
  const out = new Array<string>(values.length);
  for (let at = 0; at < values.length; at += 1) out[at] = line(from + at, values[at] as number);
  return out.join('');
};

const by = ({ version, link }: Extract) => `Grundyscope ${version}, ${link}`;

/** Joins the text to one line, since a line break would end a comment. */
const flat = (text: string) => text.replace(/\s+/g, ' ');

/**
 * A CSV cell: quoted where necessary, with an apostrophe before text that a spreadsheet would take
 * for a formula. Needed for headings: the names of games come from links.
 */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const FORMATS = {
  csv: {
    extension: 'csv',
    type: 'text/csv;charset=utf-8',
    // The notation, not the name: a program that reads the file looks for the same heading in every
    // language and room.
    before: ({ game }) => `n,${csvCell(`g(n) of ${flat(game)}`)}\r\n`,
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
        // Without an indent, and with room for the longest labels: no line is too wide.
        '\\begin{center}',
        '\\begin{tikzpicture}',
        `\\begin{axis}[scale only axis, width=\\linewidth-80pt, height=0.4\\linewidth, xlabel={$n$}, ylabel={$g(n)$}, title={${inTex(flat(extract.name))}}, title style={text width=\\linewidth-80pt, align=center}, xmin=${extract.from}, xmax=${extract.to}, ymin=0, only marks, mark size=0.6pt, scaled ticks=false]`,
        '\\addplot coordinates {',
        '',
      ].join('\n'),
    rows: (from, values) => lines(from, values, (n, value) => `(${n},${value})\n`),
    after: () => '};\n\\end{axis}\n\\end{tikzpicture}\n\\end{center}\n',
  },
} as const satisfies Record<string, Format>;

export type RowsFormat = keyof typeof FORMATS;

/** "octal:0.77" from 0 to 200: "octal-0.77-0-200.csv", a valid name on every system. */
export function fileName(
  { game, from, to }: Pick<Extract, 'game' | 'from' | 'to'>,
  extension: string,
): string {
  const plain = game.replace(/[^a-z0-9.]+/gi, '-').replace(/^[-.]+|[-.]+$/g, '');
  return `${plain.slice(0, 60) || 'grundy'}-${from}-${to}.${extension}`;
}
