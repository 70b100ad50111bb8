// The text of a rule to its tree, wasm/src/own_rules.d.ts, by recursive descent.
import { readCondition } from './conditions.mjs';
import { readExpression, readSet } from './expressions.mjs';
import { Reader } from './reader.mjs';
import { RuleSyntaxError, tokensOf } from './tokens.mjs';

/** @import { RuleBinder, RuleClause } from '../../../www/src/engine/protocol' */
/** @import { RulePart, RuleTree } from '../../../www/src/engine/protocol' */

export const MAX_CLAUSES = 32;
export const MAX_BINDERS = 8;

/**
 * The tree of a rule, with or without “rule:” around it; a RuleSyntaxError has its place.
 * @returns {RuleTree}
 */
export function parse(text) {
  const reader = new Reader(
    inner(tokensOf(text.replace(/^\s*rule\s*:/i, (prefix) => ' '.repeat(prefix.length)))),
  );
  const rule = { coordinates: undefined, clauses: [] };
  do {
    if (rule.clauses.length === MAX_CLAUSES) reader.fail(`at most ${MAX_CLAUSES} clauses`);
    rule.clauses.push(readClause(reader, rule));
  } while (reader.skip(';'));
  if (reader.skip('on')) rule.board = readBoard(reader, rule.coordinates.length);
  if (reader.skip('without')) rule.walls = readWalls(reader, rule.coordinates.length);
  if (reader.peek().kind !== 'end') reader.fail('the end of the rule is missing');
  return rule;
}

/** Without the parentheses around all of it. */
function inner(tokens) {
  if (tokens[0].text !== '(') return tokens;
  let depth = 0;
  const close = tokens.findIndex(({ text }) => {
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    return depth === 0;
  });
  const end = tokens.at(-1);
  return close === tokens.length - 2 ? [...tokens.slice(1, -2), { ...end, at: tokens[close].at }] : tokens;
}

/** @returns {RuleClause} */
function readClause(reader, rule) {
  const first = reader.peek();
  const named = readPosition(reader);
  if (named && rule.coordinates && named.join() !== rule.coordinates.join())
    reader.fail(`the coordinates are ${rule.coordinates.join(', ')}`, first);
  const taking = !named && reader.skip('take');
  rule.coordinates ??= named ?? (taking ? ['n'] : reader.fail('the position is missing'));
  if (taking && rule.coordinates.length > 1) reader.fail('only a rule with one coordinate takes');

  // The results use the names that the binders give: those are read first.
  const start = reader.next;
  const binders = [];
  const names = [...rule.coordinates];
  if (toBinders(reader)) readBinders(reader, names, binders);
  const afterBinders = reader.next;
  reader.next = start;
  const results = taking ? readTaken(reader, rule, names) : readResults(reader, rule, names);
  if (reader.sees('for')) reader.next = afterBinders;
  const clause = { results, binders };
  return reader.skip('if') ? { ...clause, condition: readCondition(reader, names) } : clause;
}

/** The names of a position before an arrow, if it follows. */
function readPosition(reader) {
  return reader.attempt(() => {
    const names = [];
    if (reader.skip('(')) {
      do names.push(reader.name());
      while (reader.skip(','));
      reader.expect(')');
      if (names.length < 2) reader.fail('two or three coordinates');
    } else names.push(reader.name());
    if (!reader.skip('->')) reader.expect('to');
    return checkedCoordinates(reader, names);
  });
}

function checkedCoordinates(reader, names) {
  if (names.length > 3) reader.fail('at most three coordinates');
  if (new Set(names).size < names.length) reader.fail('a name occurs twice');
  return names;
}

/** Moves to the “for” of this clause, if there is one. */
function toBinders(reader) {
  while (![';', 'for', 'if', 'on', 'without', ''].includes(reader.peek().text)) reader.take();
  return reader.sees('for');
}

function readBinders(reader, names, binders) {
  reader.expect('for');
  do {
    if (binders.length === MAX_BINDERS) reader.fail(`at most ${MAX_BINDERS} binders`);
    binders.push(readBinder(reader, names));
  } while (reader.skip(','));
}

/** Adds its names to `names`. @returns {RuleBinder} */
function readBinder(reader, names) {
  const token = reader.peek();
  const name = reader.name();
  const bind = (...bound) => {
    for (const one of bound) {
      if (names.includes(one)) reader.fail(`${one} has a meaning already`, token);
      names.push(one);
    }
  };
  if (reader.skip('in')) {
    const set = readSet(reader, names);
    bind(name);
    return { kind: 'in', name, set };
  }
  const other = reader.skip('+') ? reader.name() : undefined;
  if (!reader.skip('==')) reader.expect('=');
  const value = readExpression(reader, names);
  if (other === undefined) {
    bind(name);
    return { kind: 'value', name, value };
  }
  bind(name, other);
  return { kind: 'parts', names: [name, other], sum: value };
}

function readTaken(reader, rule, names) {
  const [name] = rule.coordinates;
  return separated(reader, () => {
    const right = readExpression(reader, names);
    const left = { kind: 'operation', operator: '-', left: { kind: 'name', name }, right };
    return { kind: 'sum', parts: [{ kind: 'position', coordinates: [left] }] };
  });
}

function readResults(reader, rule, names) {
  reader.skip('each', 'of');
  return separated(reader, () => readResult(reader, rule.coordinates.length, names));
}

/** One or more, with commas or “or” between them. */
function separated(reader, read) {
  const all = [read()];
  while (reader.skip(',') || reader.skip('or')) all.push(read());
  return all;
}

function readResult(reader, dimensions, names) {
  const distinct = reader.skip('distinct');
  if (distinct || reader.sees('heaps')) {
    const token = reader.peek();
    reader.expect('heaps');
    if (dimensions > 1) reader.fail('only a rule with one coordinate has heaps', token);
    return { kind: 'heaps', distinct };
  }
  const parts = [readPart(reader, dimensions, names)];
  while (reader.skip('and')) parts.push(readPart(reader, dimensions, names));
  return { kind: 'sum', parts };
}

/** @returns {RulePart} */
function readPart(reader, dimensions, names) {
  if (dimensions === 1) {
    const count = readExpression(reader, names);
    if (!reader.skip('heaps', 'of')) return { kind: 'position', coordinates: [count] };
    return { kind: 'copies', count, heap: readExpression(reader, names) };
  }
  return {
    kind: 'position',
    coordinates: readTuple(reader, dimensions, () => readExpression(reader, names)),
  };
}

/** `(`, an entry for each coordinate, `)`. */
function readTuple(reader, dimensions, read) {
  const entries = [];
  for (let at = 0; at < dimensions; at += 1) {
    reader.expect(at === 0 ? '(' : ',');
    entries.push(read());
  }
  reader.expect(')');
  return entries;
}

function readBoard(reader, dimensions) {
  const board = [];
  for (let at = 0; at < dimensions; at += 1) {
    if (at > 0) reader.expect('x');
    const token = reader.peek();
    const from = reader.number();
    reader.expect('..');
    const to = reader.number();
    if (from > to) reader.fail('no number is in this range', token);
    board.push({ from, to });
  }
  return board;
}

function readWalls(reader, dimensions) {
  const walls = [];
  do {
    walls.push(dimensions === 1 ? [reader.number()] : readTuple(reader, dimensions, () => reader.number()));
  } while (reader.skip(','));
  return walls;
}

export { RuleSyntaxError };
