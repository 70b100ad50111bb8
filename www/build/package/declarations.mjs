// The package's types, made from the contract (wasm/src/*.d.ts): each function becomes a method
// that returns a promise, with its comment; everything else is unchanged.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { attributes, reader } from '../../../scripts/docs/tables.mjs';
import { ROOT } from '../../../scripts/lib/paths.mjs';

const CONTRACT = join(ROOT, 'wasm', 'src');
const SOURCES = join(ROOT, 'www', 'src');
const head = (name) => readFileSync(join(SOURCES, 'package', `${name}.d.ts.in`), 'utf8');

/** The contract's declarations one after the other, each with the comment before it. */
function statementsOf(text) {
  const { body } = parseAst(text, { lang: 'dts' });
  return body.map(({ end }, at) => text.slice(body[at - 1]?.end ?? 0, end).trim());
}

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

/** index.d.ts of the package. */
export function declarations() {
  const files = readdirSync(CONTRACT).filter((name) => name.endsWith('.d.ts'));
  const statements = files.flatMap((name) => statementsOf(readFileSync(join(CONTRACT, name), 'utf8')));
  const methods = statements.map(methodOf);
  // A listener of a connection may return anything: see CallOptions.
  const types = statements.filter((text, at) => !methods[at] && !/export type ProgressListener/.test(text));
  return head('index')
    .replace('/* METHODS */', () => methods.filter(Boolean).join('\n'))
    .replace('/* TYPES */', () => types.join('\n\n'));
}

/** classes.d.ts: the attributes of the element, and its events, from attributes.ts. */
export function elementDeclarations() {
  const text = readFileSync(join(SOURCES, 'element', 'attributes.ts'), 'utf8');
  const types = statementsOf(text).filter((statement) => /^export (interface|type) Scope/m.test(statement));
  return head('classes').replace('/* TYPES */', () => types.map(declaration).join('\n\n'));
}

/** A statement of attributes.ts; the attributes written out, with their comments. */
function declaration(statement) {
  if (!/^export type ScopeAttributes =/m.test(statement)) return withoutTitle(statement);
  const [comment = ''] = /^\/\*\*[\s\S]*?\*\/\n/m.exec(statement) ?? [];
  const fields = attributes(reader(ROOT)).map(
    ({ name, type, told }) => `  /** ${told} */\n  ${name}: ${type} | null;`,
  );
  return `${comment}export interface ScopeAttributes {\n${fields.join('\n')}\n}`;
}

/** frame.d.ts: the messages of frames, from protocol.ts. */
export function frameDeclarations() {
  const types = statementsOf(readFileSync(join(SOURCES, 'embed', 'protocol.ts'), 'utf8'));
  return head('frame').replace('/* TYPES */', () => types.map(withoutTitle).join('\n\n'));
}

/** Removes the comment of the file from the first statement. */
function withoutTitle(statement) {
  return statement.replace(/^\/\*[\s\S]*?\*\/\n\n/, '');
}

/** react.d.ts and vue.d.ts: the element in the templates of a framework. */
export const FRAMEWORKS = ['react', 'vue'];
export const frameworkDeclarations = head;

/** element.d.ts. */
export const REGISTERED = `export { GrundyScope } from './classes.js';

import type { GrundyScope } from './classes.js';

declare global {
  interface HTMLElementTagNameMap {
    'grundy-scope': GrundyScope;
  }
}
`;
