// Conditions of a rule: from tokens to the tree of wasm/src/own_rules.d.ts.
import { readExpression, readSet } from './expressions.mjs';

/** @import { RuleCondition } from '../../../www/src/engine/protocol' */

const RELATIONS = ['=', '==', '!=', '<', '<=', '>', '>='];
const TESTS = ['even', 'odd', 'prime', 'square'];

/** @returns {RuleCondition} */
export function readCondition(reader, names) {
  return joined(reader, 'or', () => joined(reader, 'and', () => readNegated(reader, names)));
}

/** One condition, or several that the word joins. */
function joined(reader, word, read) {
  const conditions = [read()];
  while (reader.skip(word)) conditions.push(read());
  return conditions.length === 1 ? conditions[0] : { kind: word, conditions };
}

function readNegated(reader, names) {
  if (reader.skip('not')) return { kind: 'not', condition: readNegated(reader, names) };
  if (!reader.sees('(')) return readStatement(reader, names);
  // A parenthesis opens a number, as in (n+1) even, or else a condition.
  const statement = reader.attempt(() => readStatement(reader, names));
  if (statement) return statement;
  reader.expect('(');
  const condition = readCondition(reader, names);
  reader.expect(')');
  return condition;
}

function readStatement(reader, names) {
  const of = readExpression(reader, names);
  if (RELATIONS.includes(reader.peek().text)) return readChain(reader, names, of);
  if (reader.skip('divides')) return { kind: 'divides', divisor: of, of: readExpression(reader, names) };
  if (reader.skip('in'))
    return { kind: 'in', number: of, set: readSet(reader, names, { inCondition: true }) };
  reader.skip('is');
  if (!TESTS.includes(reader.peek().text)) reader.fail('a comparison is missing');
  return { kind: 'test', test: reader.take().text, of };
}

function readChain(reader, names, first) {
  const operands = [first];
  const operators = [];
  while (RELATIONS.includes(reader.peek().text)) {
    const { text } = reader.take();
    operators.push(text === '==' ? '=' : text);
    operands.push(readExpression(reader, names));
  }
  return { kind: 'comparison', operands, operators };
}
