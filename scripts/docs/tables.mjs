// The tables of docs/embedding.md, from the comments of the sources that they are about. Text in, text out.
//
// Each table has a row for each piece of one block of a source: a field of an interface, a member of a union, an entry of a
// list, with the comment above it. A piece without a comment stops everything: nothing is documented half.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\//;

/** One table each: where its rows come from, what its columns are called, and what stands in them. */
const TABLES = {
  query: {
    source: 'www/src/embed/options.ts',
    block: ['export interface Options {', '\n}\n'],
    piece: /^(\w+):/,
    heading: ['name', 'what it says', 'where nothing is said'],
    row: ({ name, told }) => {
      const [what, usual] = told.split(' Usual: ');
      return [code(name), what, usual?.replace(/\.$/, '')];
    },
  },
  shows: {
    source: 'www/src/embed/shows.ts',
    block: ['export const SHOWS = {', '\n} as const'],
    piece: /^'?([\w-]+)'?: \[([^\]]*)\]/,
    heading: ['question', 'views, the usual one first'],
    row: ({ rest, told, source }) => [told, views(rest, source).map(code).join(' ')],
  },
  heights: {
    source: 'www/src/embed/messages.ts',
    block: ['export function heights', '\n}\n'],
    piece: /^(.+),(?=\n)/,
    heading: ['who listens', 'message'],
    row: ({ name, told }) => [
      told.replace(/(, as JSON text)?\.$/, ''),
      told.endsWith('JSON text.') ? `the JSON text of ${code(inner(name))}` : code(quoted(name)),
    ],
  },
  messages: {
    source: 'www/src/embed/messages.ts',
    block: ['export type Said =', ';\n\n'],
    piece: /^\| (\{.*\})/,
    heading: ['message', 'what happens'],
    row: ({ name, told }) => [code(shape(name)), told],
  },
  attributes: {
    source: 'www/src/scope/attributes.ts',
    block: ['export interface ScopeAttributes {', '\n}\n'],
    piece: /^(\w+): /,
    heading: ['attribute', 'what it says'],
    row: ({ name, told }) => [code(name), told],
  },
  events: {
    source: 'www/src/scope/attributes.ts',
    block: ['export interface ScopeEvents {', '\n}\n'],
    piece: /^(\w+): CustomEvent<([^>]*)>/,
    heading: ['event', '`detail`', 'when'],
    row: ({ name, rest, told }) => [code(name), code(fields(rest)), told],
  },
  parts: {
    source: 'www/src/scope/attributes.ts',
    block: ['export type ScopePart =', ';\n'],
    piece: /^\| '([^']+)'/,
    heading: ['part', 'what it is'],
    row: ({ name, told }) => [code(name), told],
  },
  properties: {
    source: 'www/src/scope/attributes.ts',
    block: ['export type ScopeProperty =', ';\n'],
    // One comment may be about several.
    piece: /^((?:\| '[^']+'\s*)+)/,
    heading: ['property', 'what it is'],
    row: ({ name, told }) => [[...name.matchAll(/'([^']+)'/g)].map(([, one]) => code(one)).join(' '), told],
  },
};

export const NAMES = Object.keys(TABLES);

/** The whole table, as Markdown. `read` gives the text of a source. */
export function tableOf(name, read) {
  const { source: path, block, piece, heading, row } = TABLES[name];
  const source = read(path);
  const rows = pieces(between(source, block, path), piece, path).map((one) => row({ ...one, source }));
  const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;
  for (const cells of rows) {
    if (cells.length !== heading.length || cells.some((one) => !one?.trim()))
      throw new Error(`${path}: something is missing of ${cells[0]}`);
  }
  return [line(heading), `|${'---|'.repeat(heading.length)}`, ...rows.map(line)].join('\n');
}

/** Fills what stands between `<!-- table: name -->` and `<!-- end -->`; text that has it already comes back as it is. */
export function filled(text, read) {
  return text.replace(/(<!-- table: ([\w-]+) -->\n)[\s\S]*?(<!-- end -->)/g, (_, head, name, end) => {
    if (!Object.hasOwn(TABLES, name)) throw new Error(`there is no table “${name}”`);
    return `${head}\n${tableOf(name, read)}\n\n${end}`;
  });
}

/** Reads sources below a folder. */
export function reader(root) {
  return (path) => readFileSync(join(root, path), 'utf8');
}

function between(text, [begin, end], path) {
  const from = text.indexOf(begin);
  if (from < 0) throw new Error(`${path}: there is no “${begin}”`);
  const start = from + begin.length;
  return text.slice(start, text.indexOf(end, start) + 1);
}

/** Each piece of a block with the comment above it. */
function pieces(block, piece, path) {
  const found = [];
  let rest = block;
  const untold = (text) => {
    const bare = text.split('\n').find((line) => piece.test(`${line.trimStart()}\n`));
    if (bare) throw new Error(`${path}: there is no comment above “${bare.trim()}”`);
  };
  for (let comment = COMMENT.exec(rest); comment; comment = COMMENT.exec(rest)) {
    untold(rest.slice(0, comment.index));
    rest = rest.slice(comment.index + comment[0].length).trimStart();
    const match = piece.exec(rest);
    if (!match) throw new Error(`${path}: nothing is told about by “${plain(comment[1])}”`);
    found.push({ told: plain(comment[1]), name: match[1], rest: match[2] });
    rest = rest.slice(match[0].length);
  }
  untold(rest);
  return found;
}

/** A comment without its stars, in one line; what is quoted there as a value is set as code. */
function plain(comment) {
  return comment
    .replace(/\n\s*\* ?/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/"([^"\s]+)"/g, '`$1`')
    .trim();
}

const code = (text) => `\`${text}\``;
/** A bar would end the cell. */
const cell = (text) => text.replaceAll('|', '\\|');
const quoted = (text) => text.replaceAll("'", '"');
/** What JSON is made of. */
const inner = (text) =>
  quoted(text.replace(/^JSON\.stringify\((.*)\)$/, '$1')).replace('src: address', 'src');
/** A message as people write it: constants in quotes, and the names of what differs. */
const shape = (type) => quoted(type.replaceAll(';', ',').replace(/: \w+/g, ''));
/** The names of what an event holds. */
const fields = (type) => `{ ${[...type.matchAll(/(\w+): /g)].map(([, name]) => name).join(', ')} }`;

/** The names in a list, with what is spread into it from a list above. */
function views(list, source) {
  return list.split(',').flatMap((item) => {
    const [, name] = /'([\w-]+)'/.exec(item) ?? [];
    if (name) return [name];
    const [, spread] = /\.\.\.(\w+)/.exec(item) ?? [];
    const [, above] = new RegExp(`const ${spread} = \\[([^\\]]*)\\]`).exec(source) ?? [];
    return spread && above ? views(above, source) : [];
  });
}
