// The few assertions of the contract tests.

export function equal(actual, expected, where = '') {
  if (!Object.is(actual, expected)) {
    throw new Error(`${where} expected ${show(expected)}, found ${show(actual)}`);
  }
}

/** Structural equality of plain data; typed arrays count as lists of numbers. */
export function same(actual, expected, where = '') {
  equal(JSON.stringify(actual, plain), JSON.stringify(expected, plain), where);
}

export function ok(condition, where) {
  if (!condition) throw new Error(where);
}

/** Exactly these fields, no more and no fewer; a name with "?" may be absent. */
function fields(object, names, where) {
  ok(object !== null && typeof object === 'object', `${where} is an object`);
  const needed = names.filter((name) => !name.endsWith('?'));
  const allowed = new Set(names.map((name) => name.replace('?', '')));
  for (const name of needed) ok(name in object, `${where}.${name} is missing`);
  for (const name of Object.keys(object)) ok(allowed.has(name), `${where}.${name} is not in the contract`);
}

/** The error that a call throws; fails if it does not throw. */
function thrown(call, where) {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error(`${where} was accepted`);
}

const ERROR = ['code', 'field', 'message', 'value', 'allowed?', 'min?', 'max?', 'at?'];
const DIGITS = /^(0|[1-9][0-9]*)$/;

export function digits(text, where) {
  ok(typeof text === 'string' && DIGITS.test(text), `${where} is plain decimal digits, found ${text}`);
}

/** The call fails with an error of the contract's shape; gives it back. */
export function refused(call, code, field, where = code) {
  const error = thrown(call, where);
  fields(error, ERROR, `error of ${where}`);
  equal(error.code, code, `${where}: code (${error.message})`);
  equal(error.field, field, `${where}: field (${error.message})`);
  ok(error.message.length > 5, `${where}: message`);
  if ('allowed' in error) message(error.allowed, `${where}: allowed`);
  return error;
}

/** A message is a code and values, texts and lists of texts. */
export function message(given, where) {
  fields(given, ['code', 'values'], where);
  ok(/^[a-z0-9-]+$/.test(given.code), `${where}: ${given.code}`);
  for (const value of Object.values(given.values).flat())
    equal(typeof value, 'string', `${where} ${given.code}`);
}

function plain(_key, value) {
  return ArrayBuffer.isView(value) ? Array.from(value) : value;
}

function show(value) {
  return String(JSON.stringify(value)).slice(0, 300);
}
