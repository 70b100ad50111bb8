// Expressions and sets of a rule: from tokens to the tree of wasm/src/own_rules.d.ts.
import { FUNCTIONS, MAX_SIDES, NAMED_SETS, POLYGONS, RESERVED, SET_WORDS } from './words.mjs';

/** @import { RuleExpression, RuleItem, RuleSet } from '../../../www/src/engine/protocol' */

/** Operators by strength, the weakest first; those of a level group from the left. */
const LEVELS = [['xor'], ['+', '-'], ['*', '/', 'mod']];

/** `names` are those that may be used. @returns {RuleExpression} */
export function readExpression(reader, names, level = 0) {
  const operators = LEVELS[level];
  if (!operators) return readSigned(reader, names);
  let left = readExpression(reader, names, level + 1);
  while (operators.includes(reader.peek().text)) {
    const operator = reader.take().text;
    left = { kind: 'operation', operator, left, right: readExpression(reader, names, level + 1) };
  }
  return left;
}

function readSigned(reader, names) {
  if (reader.skip('-')) return { kind: 'negative', of: readSigned(reader, names) };
  if (reader.skip('(')) {
    const inner = readExpression(reader, names);
    reader.expect(')');
    return inner;
  }
  if (reader.peek().kind === 'number') {
    const { at, text } = reader.peek();
    const left = { kind: 'number', value: reader.number() };
    if (reader.peek().at !== at + text.length || !names.includes(reader.peek().text)) return left;
    return { kind: 'operation', operator: '*', left, right: { kind: 'name', name: reader.name() } };
  }
  if (Object.hasOwn(FUNCTIONS, reader.peek().text)) return readCall(reader, names);
  const token = reader.peek();
  if (token.kind !== 'word' || RESERVED.has(token.text)) reader.fail('a number is missing');
  if (!names.includes(token.text)) reader.fail(`nothing has the name ${token.text}`);
  return { kind: 'name', name: reader.name() };
}

function readCall(reader, names) {
  const token = reader.take();
  reader.expect('(');
  const given = readList(reader, names);
  reader.expect(')');
  const [least, most] = FUNCTIONS[token.text];
  if (given.length < least || given.length > most)
    reader.fail(`${token.text} has another number of arguments`, token);
  return { kind: 'call', function: token.text, arguments: given };
}

/** One expression or more, with commas. */
export function readList(reader, names) {
  const all = [readExpression(reader, names)];
  while (reader.skip(',')) all.push(readExpression(reader, names));
  return all;
}

/**
 * In a condition, “or” may also join the next condition: there, only a word of a set or a brace
 * continues the set, and not a number.
 *
 * @returns {RuleSet}
 */
export function readSet(reader, names, { inCondition = false } = {}) {
  const items = [readItem(reader, names)];
  while (reader.sees('or') && (!inCondition || SET_WORDS.includes(reader.peek(1).text))) {
    reader.expect('or');
    items.push(readItem(reader, names));
  }
  return reader.skip('up', 'to') ? { items, upTo: readExpression(reader, names) } : { items };
}

/** @returns {RuleItem} */
function readItem(reader, names) {
  if (reader.skip('{')) {
    const numbers = readList(reader, names);
    reader.expect('}');
    return { kind: 'list', numbers };
  }
  const proper = reader.skip('proper');
  if (proper || reader.sees('divisors')) {
    reader.expect('divisors');
    reader.expect('of');
    return { kind: 'divisors', proper, of: readExpression(reader, names) };
  }
  if (reader.skip('numbers') || reader.sees('coprime')) {
    reader.expect('coprime');
    reader.expect('to');
    return { kind: 'coprime', to: readExpression(reader, names) };
  }
  if (reader.skip('powers', 'of')) return { kind: 'powers', base: readExpression(reader, names) };
  if (reader.skip('powers', '-', 'of', '-'))
    return { kind: 'powers', base: { kind: 'number', value: reader.number() } };
  return readNamed(reader) ?? readRange(reader, names);
}

function readNamed(reader) {
  const { text } = reader.peek();
  if (NAMED_SETS.includes(text)) return { kind: 'named', name: reader.take().text };
  if (reader.skip('prime', 'powers')) return { kind: 'named', name: 'prime-powers' };
  if (Object.hasOwn(POLYGONS, text)) {
    reader.take();
    return { kind: 'named', name: 'polygonal', sides: POLYGONS[text] };
  }
  if (!reader.skip('polygonal')) return undefined;
  reader.expect('-');
  return { kind: 'named', name: 'polygonal', sides: readSides(reader) };
}

function readSides(reader) {
  const token = reader.peek();
  const number = reader.number();
  if (number < 3 || number > MAX_SIDES) reader.fail(`a number from 3 to ${MAX_SIDES}`, token);
  return number;
}

function readRange(reader, names) {
  const from = readExpression(reader, names);
  reader.expect('..');
  return { kind: 'range', from, to: readExpression(reader, names) };
}
