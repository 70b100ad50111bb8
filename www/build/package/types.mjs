// The package's types, and the description of its element for editors and documentation tools
// (https://github.com/webcomponents/custom-elements-manifest): the templates in www/src/package,
// filled from the contract (wasm/src/*.d.ts), of which each function becomes a method that returns
// a promise, from protocol.ts, and from attributes.ts and the parameters, with their comments.
import { readdirSync } from 'node:fs';
import { ATTRIBUTES, attributes, described, read } from '../../../scripts/docs.mjs';
import { ROOT } from '../../../scripts/lib/paths.mjs';

const template = (name) => read(`www/src/package/${name}`);
/** The statements of a source, each with its comment; the comment of the file before them. */
const statementsOf = (path) =>
  read(path)
    .split(/(?<!\*\/)\n+(?=\/\*\*|export )/)
    .map((statement) => statement.trim());

/** The files, by their names. */
export const typeFiles = () => ({
  'index.d.ts': connection(),
  'classes.d.ts': classes(),
  'frame.d.ts': withTypes('frame', statementsOf('www/src/embed/protocol.ts').slice(1)),
  ...Object.fromEntries(
    ['element', 'react', 'vue'].map((name) => [`${name}.d.ts`, template(`${name}.d.ts.in`)]),
  ),
  'custom-elements.json': `${JSON.stringify(manifest(), undefined, 2)}\n`,
});

const withTypes = (name, types) =>
  template(`${name}.d.ts.in`).replace('/* TYPES */', () => types.join('\n\n'));

const FUNCTION = /^(\/\*\*[\s\S]*?\*\/\n)?export function (\w+)\(([\s\S]*)\): ([\s\S]+);$/;

/** A function of the contract as a method of the connection; undefined for other statements. */
function methodOf(statement) {
  const [, comment = '', name, parameters, answer] = FUNCTION.exec(statement) ?? [];
  if (!name) return undefined;
  const request = parameters.replace(/,?\s*progress\?: ProgressListener,?\s*$/, '').trim();
  const first = (request || 'request?: Record<string, never>').replace(/,$/, '');
  const indented = `${comment}${name}(${first}, options?: CallOptions): Promise<${answer}>;`;
  return indented.replace(/^(?=.)/gm, '  ');
}

function connection() {
  // Without the reader of questions, which the package does not have.
  const files = readdirSync(`${ROOT}/wasm/src`).filter((name) => /(?<!^questions)\.d\.ts$/.test(name));
  const statements = files.flatMap((name) => statementsOf(`wasm/src/${name}`));
  const methods = statements.flatMap((statement) => methodOf(statement) ?? []);
  // A listener of a connection may return anything: see CallOptions.
  const types = statements.filter((one) => !methodOf(one) && !/export type ProgressListener/.test(one));
  return withTypes('index', types).replace('/* METHODS */', () => methods.join('\n'));
}

/** The attributes of the element written out, and its other types. */
function classes() {
  const fields = attributes().map(({ name, type, told }) => `  /** ${told} */\n  ${name}: ${type} | null;`);
  const written = `export interface ScopeAttributes {\n${fields.join('\n')}\n}`;
  const types = statementsOf(ATTRIBUTES)
    .filter((statement) => /^export (interface|type) Scope/m.test(statement))
    .map((statement) => statement.replace(/^export type ScopeAttributes =[\s\S]*/m, () => written));
  return withTypes('classes', types);
}

function manifest() {
  const source = read(ATTRIBUTES);
  /** With the union's text for a type such as ScopeView, in one line. */
  const resolved = (type) =>
    type.replace(/\bScope\w+/g, (name) => {
      const [, union] = new RegExp(`export type ${name} =([^;{]*);`).exec(source);
      return union.replace(/\s+/g, ' ').replace(/^ \| |^ /, '');
    });
  const whole = JSON.parse(template('custom-elements.json'));
  const [element] = whole.modules[0].declarations;
  const entry = (name, text, description) => ({ name, type: { text }, description });
  const fields = [];
  for (const { name, type, told } of attributes()) {
    // An attribute that is absent is no value of it.
    element.attributes.push({ ...entry(name, resolved(type), told), fieldName: name });
    fields.push({ kind: 'field', ...entry(name, `${resolved(type)} | null`, told) });
  }
  element.members.unshift(...fields);
  element.events = described(source, 'ScopeEvents').map(({ name, type, told }) => entry(name, type, told));
  const named = (declaration) =>
    described(source, declaration).flatMap(({ names, told }) =>
      names.map((name) => ({ name, description: told })),
    );
  element.cssParts = named('ScopePart');
  element.cssProperties = named('ScopeProperty');
  return whole;
}
