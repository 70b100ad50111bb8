// The random rules reach the whole notation.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from './parser.mjs';
import { randomRule } from './random.mjs';
import { FUNCTIONS, NAMED_SETS } from './words.mjs';

const seeds = (count) => Array.from({ length: count }, (_, at) => at + 1);

/** What a tree is made of: the kinds, functions, operators and so on of all its nodes. */
function* kindsOf(tree) {
  if (typeof tree !== 'object' || tree === null) return;
  for (const [key, value] of Object.entries(tree)) {
    if (/^(kind|function|operator|test|distinct|proper)$/.test(key)) yield `${key} ${value}`;
    if (/^(board|walls|upTo)$/.test(key)) yield key;
    if (tree.kind === 'named' && key === 'name') yield `set ${value}`;
    if (key === 'operators') yield* value;
    yield* kindsOf(value);
  }
}

test('random rules use every part of the notation', () => {
  const kinds = new Set(seeds(1500).flatMap((seed) => [...kindsOf(parse(randomRule(seed)))]));
  const wanted = {
    kind: `sum heaps position copies in value parts range list divisors coprime powers named
      and or not comparison test divides number name negative operation call`.split(/\s+/),
    function: Object.keys(FUNCTIONS),
    operator: ['+', '-', '*', '/', 'mod', 'xor'],
    test: ['even', 'odd', 'prime', 'square'],
    set: [...NAMED_SETS, 'prime-powers', 'polygonal'],
    ...{ distinct: ['true', 'false'], proper: ['true', 'false'] },
  };
  for (const [what, names] of Object.entries(wanted))
    for (const name of names) assert(kinds.has(`${what} ${name}`), `${what} ${name}`);
  for (const kind of ['board', 'walls', 'upTo', '=', '!=', '<', '<=', '>', '>='])
    assert(kinds.has(kind), kind);
});
