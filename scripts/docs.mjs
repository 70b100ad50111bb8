// npm run docs: writes the tables of docs/*.md from the comments in the sources.
//
// Each table has a row for each part of one declaration: a field of an interface, a member of a
// union, an element of what a function returns, with the comment above it. A part without a comment
// is an error. The attributes are those of the rows of parameters.
//
// The sources are read as Biome formats them, line by line: TypeScript 7 has no parser for scripts,
// and the Custom Elements Manifest has no place for messages, frames and queries, which are half of
// the tables.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './lib/paths.mjs';

export const ATTRIBUTES = 'www/src/element/attributes.ts';
const ROOMS = 'www/src/rooms/index.ts';
const SEQUENCE = 'www/src/sequence/parameters.ts';
const MESSAGES = 'www/src/embed/messages.ts';
const PROTOCOL = 'www/src/embed/protocol.ts';
/** A documentation comment. */
const COMMENT = '/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/';

export const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const all = (text, pattern) => Array.from(text.matchAll(pattern), ([, found]) => found);

/** A piece of a source in one line, as code. */
const code = (text) => `\`${text.replace(/\s+/g, ' ').replace(/^\| /, '')}\``;

/** A documentation comment in one line; quoted values become code. */
const told = (comment) =>
  comment
    .replace(/\n\s*\* ?/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/"([^"\s]+)"/g, '`$1`')
    .trim();

const message = ({ text, told }) => [code(text), told];
const words = ({ names, told }) => [names.map(code).join(' '), told];

/** The rows of each table: the source with its declaration, or what finds them, and their cells. */
const TABLES = {
  query: [
    PROTOCOL,
    ({ name, told }) => [code(name), ...told.replace(/\.$/, '').split(' Usual: ')],
    'FrameOptions',
  ],
  shows: [views, ({ views, told }) => [told, views.map(code).join(' ')]],
  heights: [MESSAGES, ({ text, told }) => [told.replace(/\.$/, ''), code(text)], 'heights'],
  messages: [MESSAGES, message, 'HostMessage'],
  requests: [PROTOCOL, message, 'HostRequest'],
  replies: [PROTOCOL, message, 'FrameMessage'],
  attributes: [attributes, ({ name, told }) => [code(name), told]],
  events: [
    ATTRIBUTES,
    ({ name, type, told }) => [code(name), code(type.replace(/^CustomEvent<\s*|\s*>$/g, '')), told],
    'ScopeEvents',
  ],
  parts: [ATTRIBUTES, words, 'ScopePart'],
  properties: [ATTRIBUTES, words, 'ScopeProperty'],
};

/**
 * Fills the rows of tables between `<!-- table: name -->` and `<!-- end -->`; the first two lines,
 * the heading, stay as they are.
 */
export function filled(text) {
  const table = /(<!-- table: ([\w-]+) -->\n\n(\|.*\n)\|.*\n)[\s\S]*?(\n<!-- end -->)/g;
  return text.replace(table, (_, head, name, heading, end) => {
    const columns = heading.split('|').length - 2;
    return `${head}${rowsOf(name, columns)}${end}`;
  });
}

/** The rows of a table as Markdown. */
function rowsOf(name, columns) {
  const [from, row, declaration] = TABLES[name];
  const parts = declaration ? described(read(from), declaration) : from();
  return parts
    .map(row)
    .map((cells) => {
      if (cells.length !== columns || cells.some((one) => !one?.trim()))
        throw new Error(`the table “${name}”: something is missing of ${cells[0]}`);
      return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
    })
    .join('');
}

/** A part without a comment. */
const BARE = /^(?: {2}\w+\??: | {2}\| [{(]| {4}(?:\{|JSON))/m;

/**
 * The parts of a declaration, which ends before an empty line, each with the comment above it and
 * its text; `name` and `type` are those of a field, `names` the words that share a comment.
 */
export function described(source, declaration) {
  const at = source.search(new RegExp(`^export \\w+ ${declaration}\\b`, 'm'));
  const [head, ...lines] = source.slice(at).split('\n\n')[0].split('\n');
  const body = lines.join('\n');
  const found = Array.from(
    body.matchAll(
      new RegExp(`${COMMENT}\\s*([\\s\\S]*?)[;,]?(?:\\n\\s*\\];)?(?:\\n\\})?\\s*(?=/\\*\\*|$)`, 'g'),
    ),
    ([, comment, text]) => {
      const [, name, type] = /^(\w+)\??: ([\s\S]*)$/.exec(text) ?? [];
      return { told: told(comment), text, name, type, names: all(text, /^\s*\| '([^']+)'$/gm) };
    },
  );
  const bare = [body.split('/**')[0], ...found.map(({ text }) => text)].find((text) => BARE.test(text));
  if (at < 0 || found.length === 0 || bare)
    throw new Error(`${declaration || head}: there is no comment above a part ${bare ?? ''}`);
  return found;
}

/**
 * The attributes of the element in their order, each with its type. Its documentation is the
 * comment of its row among the parameters of a room; if several rooms have it, their comments
 * follow each other.
 */
export function attributes() {
  const source = read(ATTRIBUTES);
  const own = described(source, 'OwnAttributes');
  const [, words] = /interface Words \{([^}]*)\}/.exec(source);
  const types = new Map([
    ...own.map(({ name, type }) => [name, type]),
    ...Array.from(words.matchAll(/(\w+): ([^;]+);/g), ([, name, type]) => [name, type]),
  ]);
  // What only problems have comes last.
  const [problems, ...rooms] = roomsIn();
  const files = [SEQUENCE, ...[...rooms, problems].map((room) => `www/src/rooms/${room}/parameters.ts`)];
  const row = new RegExp(`${COMMENT}\\s*(?:\\{\\s*)?name: '(\\w+)'(?:,\\s*attribute: '(\\w+)')?`, 'g');
  const rows = files.flatMap((path) =>
    Array.from(read(path).matchAll(row), ([, comment, name, other]) => ({
      name: other ?? name,
      told: told(comment),
    })),
  );
  const [, list] = /export const NAMES = \[([^\]]*)\]/.exec(source);
  return all(list, /'([^']+)'/g).map((name) => {
    const comments = [...own, ...rows].filter((one) => one.name === name).map((one) => one.told);
    if (comments.length === 0) throw new Error(`there is no comment above a row of “${name}”`);
    return { name, type: types.get(name) ?? 'string', told: comments.join(' ') };
  });
}

/** The folders of the rooms, in the order of the page. */
function roomsIn() {
  const source = read(ROOMS);
  const imports = source.matchAll(/^import \{ (\w+) \} from '\.\/([\w-]+)';/gm);
  const folders = new Map(Array.from(imports, ([, name, folder]) => [name, folder]));
  const [, list] = /ALL_ROOMS = \[([^\]]*)\]/.exec(source);
  return all(list, /(\w+)/g).map((name) => folders.get(name));
}

/** Of each room that has views their names, and the comment above its definition. */
function views() {
  return roomsIn().flatMap((room) => {
    const source = read(`www/src/rooms/${room}/index.ts`);
    const [, comment] = new RegExp(`${COMMENT}\\s*export const \\w+ = \\{`).exec(source);
    const [, list] = /^ {2}views: \{([^}]*)\}/m.exec(source);
    return list.trim() ? { views: all(list, /(\w+): /g), told: told(comment) } : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const path of readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md')))
    writeFileSync(join(ROOT, 'docs', path), filled(read(`docs/${path}`)));
