// The tables of docs/embedding.md, from the comments in the sources.
//
// Each table has a row for each part of one declaration: a field of an interface, a member of a
// union, a property of an object, an element of what a function returns, with the comment above it.
// A part without a comment is an error. The attributes are those of the rows of parameters.
//
// The parser is Vite's: TypeScript 7 has none for scripts, and the Custom Elements Manifest has no
// place for messages, frames and queries, which are half of the tables.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

const ATTRIBUTES = 'www/src/element/attributes.ts';
const ROOMS = 'www/src/rooms/index.ts';
const SEQUENCE = 'www/src/sequence/parameters.ts';
const PROTOCOL = 'www/src/embed/protocol.ts';
const code = (text) => `\`${text}\``;
const nameOf = ({ key }) => key.name ?? key.value;

/** The fields of a type, without those of the types that it names. */
function membersOf({ members, types, typeAnnotation }) {
  if (members) return members;
  return types ? types.flatMap(membersOf) : typeAnnotation ? membersOf(typeAnnotation) : [];
}

/** A message as documentation: constants in quotes, and the names of the other fields. */
function shape(node) {
  const fields = membersOf(node).map((member) => {
    const { literal } = member.typeAnnotation.typeAnnotation;
    return literal ? `${nameOf(member)}: ${JSON.stringify(literal.value)}` : nameOf(member);
  });
  return `{ ${fields.join(', ')} }`;
}

/** A message as a function writes it. */
const written = (text) => text.replaceAll("'", '"').replace('src: address', 'src');

/** The tables: the source with its declaration, the columns, and their contents. */
const TABLES = {
  query: {
    source: 'www/src/embed/options.ts',
    declaration: 'Options',
    heading: ['name', 'meaning', 'default'],
    row: ({ node, told }) => {
      const [what, usual] = told.split(' Usual: ');
      return [code(nameOf(node)), what, usual?.replace(/\.$/, '')];
    },
  },
  shows: {
    source: ROOMS,
    parts: (read) => roomsIn(read).map((room) => viewsOf(read, room)),
    heading: ['question', 'views, the usual one first'],
    row: ({ views, told }) => [told, views.map(code).join(' ')],
  },
  heights: {
    source: 'www/src/embed/messages.ts',
    declaration: 'heights',
    heading: ['host', 'message'],
    row: ({ node, told, text }) => [
      told.replace(/(, as JSON text)?\.$/, ''),
      node.arguments
        ? `the JSON text of ${code(written(text(node.arguments[0])))}`
        : code(written(text(node))),
    ],
  },
  messages: {
    source: 'www/src/embed/messages.ts',
    declaration: 'HostMessage',
    heading: ['message', 'effect'],
    row: ({ node, told }) => [code(shape(node)), told],
  },
  requests: {
    source: PROTOCOL,
    declaration: 'HostRequest',
    heading: ['request', 'effect'],
    row: ({ node, told }) => [code(shape(node)), told],
  },
  replies: {
    source: PROTOCOL,
    declaration: 'FrameMessage',
    heading: ['message', 'when'],
    row: ({ node, told }) => [code(shape(node)), told],
  },
  attributes: {
    source: ATTRIBUTES,
    parts: attributes,
    heading: ['attribute', 'meaning'],
    row: ({ name, told }) => [code(name), told],
  },
  events: {
    source: ATTRIBUTES,
    declaration: 'ScopeEvents',
    heading: ['event', '`detail`', 'when'],
    row: ({ node, told }) => {
      const [detail] = node.typeAnnotation.typeAnnotation.typeArguments.params;
      const shapes = detail.type === 'TSUnionType' ? detail.types : [detail];
      const written = shapes.map((one) => code(`{ ${membersOf(one).map(nameOf).join(', ')} }`));
      return [code(nameOf(node)), written.join(' or '), told];
    },
  },
  parts: {
    source: ATTRIBUTES,
    declaration: 'ScopePart',
    heading: ['part', 'meaning'],
    row: ({ node, told }) => [code(node.literal.value), told],
  },
  properties: {
    source: ATTRIBUTES,
    declaration: 'ScopeProperty',
    heading: ['property', 'meaning'],
    together: true, // one comment may be about several
    row: ({ nodes, told }) => [nodes.map(({ literal }) => code(literal.value)).join(' '), told],
  },
};

export const NAMES = Object.keys(TABLES);

/** Reads sources below a folder. */
export function reader(root) {
  return (path) => readFileSync(join(root, path), 'utf8');
}

/**
 * Fills the text between `<!-- table: name -->` and `<!-- end -->`; up-to-date text is unchanged.
 */
export function filled(text, read) {
  return text.replace(/(<!-- table: ([\w-]+) -->\n)[\s\S]*?(<!-- end -->)/g, (_, head, name, end) => {
    if (!Object.hasOwn(TABLES, name)) throw new Error(`there is no table “${name}”`);
    return `${head}\n${tableOf(name, read)}\n\n${end}`;
  });
}

/** A table as Markdown. `read` returns the text of a source. */
function tableOf(name, read) {
  const { source: path, heading, row, parts, ...table } = TABLES[name];
  const rows = (parts?.(read) ?? described(read(path), path, table)).map(row);
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  for (const cells of rows) {
    if (cells.length !== heading.length || cells.some((one) => !one?.trim()))
      throw new Error(`${path}: something is missing of ${cells[0]}`);
  }
  return [line(heading), `|${'---|'.repeat(heading.length)}`, ...rows.map(line)].join('\n');
}

/**
 * The attributes of the element in their order, each with its type. Its documentation is the
 * comment of its row among the parameters of a room; if several rooms have it, their comments
 * follow each other.
 */
export function attributes(read) {
  const source = read(ATTRIBUTES);
  const own = described(source, ATTRIBUTES, { declaration: 'OwnAttributes' });
  const [, words] = /interface Words \{([^}]*)\}/.exec(source);
  const types = new Map([
    ...own.map(({ node, text }) => [nameOf(node), text(node.typeAnnotation.typeAnnotation)]),
    ...Array.from(words.matchAll(/(\w+): ([^;]+);/g), ([, name, type]) => [name, type]),
  ]);
  // What only problems have comes last.
  const [problems, ...rooms] = roomsIn(read);
  const files = [SEQUENCE, ...[...rooms, problems].map((room) => `www/src/rooms/${room}/parameters.ts`)];
  const told = own.map(({ node, told }) => [nameOf(node), told]);
  const rows = [...told, ...files.flatMap((path) => rowsIn(read(path), path))];
  const [, list] = /export const NAMES = \[([^\]]*)\]/.exec(source);
  return [...list.matchAll(/'([^']+)'/g)].map(([, name]) => {
    const comments = rows.filter(([attribute, comment]) => attribute === name && comment);
    if (comments.length === 0) throw new Error(`there is no comment above a row of “${name}”`);
    return { name, type: types.get(name) ?? 'string', told: comments.map(([, one]) => one).join(' ') };
  });
}

/** The folders of the rooms, in the order of the page. */
function roomsIn(read) {
  const { body } = parseAst(read(ROOMS), { lang: 'ts' }, ROOMS);
  const folders = new Map(
    body.flatMap(({ specifiers = [], source }) =>
      specifiers.map(({ local }) => [local?.name, source?.value]),
    ),
  );
  return constantOf(declared({ body }, 'ALL_ROOMS')).elements.map(
    ({ name }) => folders.get(name).split('/')[1],
  );
}

/** The names of the views in a room's definition, and the comment above it. */
function viewsOf(read, room) {
  const path = `www/src/rooms/${room}/index.ts`;
  const source = read(path);
  const objects = objectsIn(parseAst(source, { lang: 'ts' }, path)).flatMap(({ properties }) => properties);
  const views = objects.find((property) => property.key && nameOf(property) === 'views');
  const [comment = ''] = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*export const \w+ = \{/.exec(source) ?? [];
  return { views: views.value.properties.map(nameOf), told: commentsIn(comment)[0] };
}

/** The rows of parameters in a source: attribute and comment, or an empty text. */
function rowsIn(source, path) {
  return objectsIn(parseAst(source, { lang: 'ts' }, path)).flatMap(({ properties }) => {
    const of = (name) => properties.find((property) => property.key && nameOf(property) === name);
    const name = of('name');
    if (name?.value.type !== 'Literal') return [];
    const attribute = of('attribute')?.value.value ?? name.value.value;
    const before = source.slice(0, name.start);
    const [comment = ''] = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*(?:\{\s*)?$/.exec(before) ?? [];
    return [[attribute, commentsIn(comment)[0] ?? '']];
  });
}

/** The objects that a syntax tree writes, in their order. */
function objectsIn(node) {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(objectsIn);
  return node.type === 'ObjectExpression' ? [node, ...inside] : inside;
}

/** The parts of a declaration, each `{ node, nodes, told }` with the comment above it. */
export function described(source, path, { declaration, together }) {
  const tree = parseAst(source, { lang: 'ts' }, path);
  const text = ({ start, end }) => source.slice(start, end);
  const whole = declared(tree, declaration);
  if (!whole) throw new Error(`${path}: there is no “${declaration}”`);
  const found = [];
  let end = whole.start;
  for (const node of partsOf(whole)) {
    const comments = commentsIn(source.slice(end, node.start));
    if (comments.length > 1) throw new Error(`${path}: nothing is told about by “${comments[0]}”`);
    end = node.end;
    if (comments.length > 0) found.push({ node, nodes: [node], told: comments[0], text });
    else if (together && found.length > 0) found.at(-1).nodes.push(node);
    else throw new Error(`${path}: there is no comment above “${text(node)}”`);
  }
  for (const lost of commentsIn(source.slice(end, whole.end)))
    throw new Error(`${path}: nothing is told about by “${lost}”`);
  return found;
}

/** A declaration of a module by its name, exported or not. */
function declared(tree, name) {
  const statements = tree.body.map((statement) => statement.declaration ?? statement);
  const all = statements.flatMap((statement) => statement.declarations ?? [statement]);
  return all.find(({ id }) => id?.name === name);
}

/** The parts of a declaration that have rows. */
function partsOf(whole) {
  const returned = whole.body?.body?.find?.(({ type }) => type === 'ReturnStatement');
  if (returned) return returned.argument.elements;
  const within = constantOf(whole) ?? whole.typeAnnotation ?? whole.body;
  return within.properties ?? within.types ?? within.body;
}

/** The value of a constant, without `as const` and `satisfies`. */
function constantOf({ init }) {
  let value = init;
  while (value?.expression) value = value.expression;
  return value;
}

/**
 * The documentation comments in a range of source, each in one line; quoted values become code.
 */
function commentsIn(between) {
  return [...between.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map(([, comment]) =>
    comment
      .replace(/\n\s*\* ?/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/"([^"\s]+)"/g, '`$1`')
      .trim(),
  );
}
