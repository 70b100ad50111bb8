// Checks values against the types that the package declares, as declared.mjs has read them.
import { ok } from './assert.mjs';

/** The names of all fields of a request type, in any of its variants. */
export function fieldNames(type, types) {
  if (type.name) return fieldNames(types[type.name], types);
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
  if (type.numbered) return ok(new RegExp(type.numbered).test(value), `${where} is not ${type.numbered}`);
  if (type.literal !== undefined) return ok(value === type.literal, `${where} is not "${type.literal}"`);
  if (type.list || type.tuple) return listOf(value, type, types, where);
  if (type.name && Object.hasOwn(types, type.name)) return conforms(value, types[type.name], types, where);
  if (!type.name) return objectOf(value, membersOf(type, types), types, where);
  const primitive = PRIMITIVES[type.name];
  if (primitive) return ok(primitive(value), `${where} is no ${type.name}: ${String(value)}`);
  ok(/Array$/.test(type.name), `${where}: the tests do not know the type ${type.name}`);
  const found = Object.prototype.toString.call(value);
  return ok(found === `[object ${type.name}]`, `${where} is no ${type.name}: ${found}`);
}

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
  if (type.name) return membersOf(types[type.name], types);
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
