// The package's types, made from the contract (src/web/*.d.ts): each function becomes a method that returns a promise,
// with its comment; everything else stays as it is.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';

const CONTRACT = join(ROOT, 'src', 'web');
const SOURCES = join(ROOT, 'www', 'src');
const head = (name) => readFileSync(join(SOURCES, 'package', `${name}.d.ts.in`), 'utf8');

/** The contract's declarations one after the other, each with the comment before it. */
export function statementsOf(text) {
  const statements = [];
  let depth = 0;
  let current = '';
  // A declaration ends with a semicolon or a brace outside of all others, at the end of a line. Comments hold neither rule.
  for (const [token] of text.matchAll(/\/\*[\s\S]*?\*\/|'[^']*'|\n|[\s\S]/g)) {
    current += token;
    if (token === '{' || token === '(') depth += 1;
    if (token === '}' || token === ')') depth -= 1;
    const body = current.replace(/\/\*[\s\S]*?\*\//g, '');
    if (token === '\n' && depth === 0 && /[;}]\s*$/.test(body)) {
      statements.push(current.trim());
      current = '';
    }
  }
  return [...statements, current.trim()].filter((statement) => statement !== '');
}

const FUNCTION = /^(\/\*\*[\s\S]*?\*\/\n)?export function (\w+)\(([\s\S]*)\): ([\s\S]+);$/;

/** A function of the contract as a method of the connection; undefined for what is none. */
export function methodOf(statement) {
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
  // A listener of a connection may answer anything: see CallOptions.
  const types = statements.filter((text, at) => !methods[at] && !/export type ProgressListener/.test(text));
  return head('index')
    .replace('/* METHODS */', () => methods.filter(Boolean).join('\n'))
    .replace('/* TYPES */', () => types.join('\n\n'));
}

/** classes.d.ts: what the element takes and tells, as attributes.ts says it. */
export function elementDeclarations() {
  const text = readFileSync(join(SOURCES, 'scope', 'attributes.ts'), 'utf8');
  const types = statementsOf(text).filter((statement) => /^export (interface|type Scope)/m.test(statement));
  return head('classes').replace('/* TYPES */', () => types.map(withoutTitle).join('\n\n'));
}

/** The first statement begins with the comment of its file. */
function withoutTitle(statement) {
  return statement.replace(/^\/\*\*[\s\S]*?\*\/\n\n/, '');
}

/** element.d.ts. */
export const REGISTERED = `export { GrundyScope } from './classes.js';

import type { GrundyScope } from './classes.js';

declare global {
  interface HTMLElementTagNameMap {
    'grundy-scope': GrundyScope;
  }
}
`;
