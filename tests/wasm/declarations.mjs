// Parses the types of the package's .d.ts, as far as the contract uses the language, and checks
// values against them. So the tests need no second list of fields.
import { ok } from './assert.mjs';

const TOKEN = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'[^']*'|"[^"]*"|`[^`]*`|=>|\w+|[^\s\w]/g;

/**
 * { functions, types, codes } of a declaration file: name → { parameters, result }, name → type.
 */
export function read(text) {
  const tokens = text.match(TOKEN).filter((token) => !token.startsWith('/*') && !token.startsWith('//'));
  const functions = new Map();
  const types = new Map();
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at] !== 'export') continue;
    const parser = new Parser(tokens, at + 3);
    const [kind, name] = [tokens[at + 1], tokens[at + 2]];
    if (kind === 'function' && name !== 'initSync')
      functions.set(name, overloaded(functions.get(name), parser.signature()));
    else if (kind === 'interface' && !/^Init/.test(name)) types.set(name, parser.interface());
    else if (kind === 'type' && !/Init/.test(name)) types.set(name, parser.skip('=').type());
  }
  return { functions, types, codes: errorCodes(text) };
}

/** The signature of a function with a further overload, which takes another kind of request. */
function overloaded(before, signature) {
  if (!before) return signature;
  const [request, ...others] = signature.parameters;
  const either = { ...request, type: { any: [before.parameters[0].type, request.type] } };
  return { parameters: [either, ...others], result: { any: [before.result, signature.result] } };
}

/** The error codes: the string literals in the type of the field `code`. */
function errorCodes(text) {
  const [, comment] = /interface GrundyscopeError \{\s*\/\*\*([\s\S]*?)\*\//.exec(text);
  return new Set(Array.from(comment.matchAll(/"([a-z-]+)"/g), (match) => match[1]));
}

class Parser {
  #tokens;
  #at;

  constructor(tokens, at) {
    this.#tokens = tokens;
    this.#at = at;
  }

  get #next() {
    return this.#tokens[this.#at];
  }

  #take() {
    this.#at += 1;
    return this.#tokens[this.#at - 1];
  }

  #taken(token) {
    if (this.#next !== token) return false;
    this.#at += 1;
    return true;
  }

  skip(token) {
    ok(this.#taken(token), `${token} expected in the declarations, found ${this.#next}`);
    return this;
  }

  /** ( name?: type, ... ): type */
  signature() {
    const parameters = this.skip('(').#members(')', ',');
    return { parameters, result: this.skip(':').type() };
  }

  /** The members up to `end`: [{ name, optional, type }]; a name in brackets is undefined. */
  #members(end, separator) {
    const members = [];
    while (!this.#taken(end)) {
      let name = this.#take();
      if (name === '[') {
        name = undefined;
        while (this.#take() !== ']');
      }
      const optional = this.#taken('?');
      members.push({ name, optional, type: this.skip(':').type() });
      this.#taken(separator);
    }
    return members;
  }

  /** { ... }, or extends Name { ... }, which is an intersection with it. */
  interface() {
    if (!this.#taken('extends')) return this.type();
    return { all: [{ name: this.#take() }, this.type()] };
  }

  type() {
    this.#taken('|');
    const any = [this.#intersection()];
    while (this.#taken('|')) any.push(this.#intersection());
    return any.length === 1 ? any[0] : { any };
  }

  #intersection() {
    const all = [this.#array()];
    while (this.#taken('&')) all.push(this.#array());
    return all.length === 1 ? all[0] : { all };
  }

  #array() {
    let type = this.#primary();
    while (this.#next === '[' && this.#tokens[this.#at + 1] === ']') {
      this.#at += 2;
      type = { list: type };
    }
    return type;
  }

  #primary() {
    const token = this.#take();
    if (token === '{') return { members: this.#members('}', ';') };
    if (token === '[') return { tuple: this.#types(']') };
    if (token === '(') {
      this.#at -= 1;
      const parameters = this.skip('(').#members(')', ',');
      this.skip('=>').type();
      return { callback: parameters };
    }
    if (/^['"]/.test(token)) return { literal: token.slice(1, -1) };
    if (token.startsWith('`')) return { literal: token.slice(1, -1), numbered: true };
    const given = this.#taken('<') ? this.#types('>') : [];
    if (token === 'Array' || token === 'ArrayLike') return { list: given[0] };
    if (token === 'Record') return { members: [{ name: undefined, type: given[1] }] };
    return { name: token };
  }

  #types(end) {
    const types = [];
    while (!this.#taken(end)) {
      types.push(this.type());
      this.#taken(',');
    }
    return types;
  }
}

/** The names of all fields of a request type, in any of its variants. */
export function fieldNames(type, types) {
  if (type.name) return fieldNames(types.get(type.name), types);
  const parts = type.any ?? type.all;
  if (parts) return [...new Set(parts.flatMap((part) => fieldNames(part, types)))];
  return type.members.filter(({ name }) => name !== undefined).map(({ name }) => name);
}

const PRIMITIVES = {
  string: (value) => typeof value === 'string',
  // Numbers that can exceed 2^53 are text, so every number is exact.
  number: (value) => Number.isSafeInteger(value) && !Object.is(value, -0),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

/** Throws unless the value has exactly the fields of the type. */
export function conforms(value, type, types, where) {
  if (type.any) return anyOf(value, type.any, types, where);
  if (type.numbered) return ok(numbered(type.literal).test(value), `${where} is not ${type.literal}`);
  if (type.literal !== undefined) return ok(value === type.literal, `${where} is not "${type.literal}"`);
  if (type.list || type.tuple) return listOf(value, type, types, where);
  if (type.name && types.has(type.name)) return conforms(value, types.get(type.name), types, where);
  if (!type.name) return objectOf(value, membersOf(type, types), types, where);
  const primitive = PRIMITIVES[type.name];
  if (primitive) return ok(primitive(value), `${where} is no ${type.name}: ${String(value)}`);
  ok(/Array$/.test(type.name), `${where}: the tests do not know the type ${type.name}`);
  const found = Object.prototype.toString.call(value);
  return ok(found === `[object ${type.name}]`, `${where} is no ${type.name}: ${found}`);
}

/** `moore:${number}` as an expression. */
const numbered = (literal) => new RegExp(`^${literal.replace(/\$\{number\}/g, '\\d+')}$`);

function anyOf(value, any, types, where) {
  const failures = [];
  for (const type of any) {
    try {
      return conforms(value, type, types, where);
    } catch (error) {
      failures.push(error.message);
    }
  }
  throw new Error(failures.join('; or '));
}

function listOf(value, { list, tuple }, types, where) {
  ok(Array.isArray(value), `${where} is no array`);
  if (tuple) ok(value.length === tuple.length, `${where} has the length ${value.length}`);
  for (let i = 0; i < value.length; i += 1) conforms(value[i], list ?? tuple[i], types, `${where}[${i}]`);
}

function membersOf(type, types) {
  if (type.name) return membersOf(types.get(type.name), types);
  return type.all ? type.all.flatMap((part) => membersOf(part, types)) : type.members;
}

function objectOf(value, members, types, where) {
  const plain = value !== null && typeof value === 'object';
  ok(plain && Object.getPrototypeOf(value) === Object.prototype, `${where} is no plain object`);
  const known = new Map(members.map((member) => [member.name, member]));
  for (const { name, optional } of members) {
    ok(name === undefined || optional || Object.hasOwn(value, name), `${where}.${name} is missing`);
  }
  for (const name of Object.keys(value)) {
    const member = known.get(name) ?? known.get(undefined);
    ok(member, `${where}.${name} is not declared`);
    conforms(value[name], member.type, types, `${where}.${name}`);
  }
}
