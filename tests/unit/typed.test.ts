// What typed texts can mean: a table of inputs and readings.
import { describe, expect, test } from 'vitest';
import { isNamed, nameKey, wordedNotations } from '../../www/src/question/typed/names';
import { oeisNumber, type Reading, readings } from '../../www/src/question/typed/readings';

/** A reading in a few words. */
function brief(reading: Reading): string {
  switch (reading.kind) {
    case 'oeis':
      return reading.number;
    case 'set':
    case 'code':
      return reading.game;
    case 'position':
      return `position ${reading.game}(${reading.heaps.join(' ')})`.replace(' (', ' (');
    case 'terms':
      return `terms ${reading.terms.join(' ')}`;
    case 'nim-sum':
      return `${reading.heaps.join(' ⊕ ')}${reading.caret ? ' for ^' : ''}`;
    case 'expression':
      return `expression ${reading.expression}${reading.caret ? ' with ^' : ''}`;
  }
}

const SET = 'take:1,3,4';
const LIST = [SET, 'position (1 3 4)', 'terms 1 3 4'];

describe('readings, the likeliest first', () => {
  test.each<[string, string[]]>([
    // Sets
    ['1,3,4', LIST],
    ['1, 3, 4', LIST],
    [' 1;3;4 ', LIST],
    ['1, 3 or 4', LIST],
    ['1, 3, and 4', LIST],
    ['{1,3,4}', [SET]],
    ['{ 1, 3, 4 }', [SET]],
    ['S(1,3,4)', [SET]],
    ['S = {1, 3, 4}', [SET]],
    ['s(1, 3, 4)', [SET]],
    ['take 1, 3 or 4', [SET]],
    ['Take 1 3 4', [SET]],
    ['TAKE {1,3,4}', [SET]],
    ['take 1, 3 or 4 stones', [SET]],
    ['take 1, 3 or 4 stones from a heap.', [SET]],
    ['you may take 1, 3, or 4', [SET]],
    ['subtract 1, 3, 4', [SET]],
    ['remove 1 or 3 or 4 counters', [SET]],
    ['subtraction set {1,3,4}', [SET]],
    ['subtraction game 1,3,4', [SET]],
    ['take 5', ['take:5']],
    ['{5}', ['take:5']],
    ['take 1 to 4', ['take:1,2,3,4']],
    ['take 1-3', ['take:1,2,3']],
    ['kayles 9', ['position kayles(9)']],
    ['subtraction {2,3}', ['take:2,3']],
    ['subtraction {2,3} 4', ['position subtraction {2,3}(4)']],
    ['take up to 3 stones', ['take:1,2,3']],
    ['take at most 2', ['take:1,2']],
    ['{1, 4, 9, …}', ['take:squares']],
    ['1, 4, 9, ...', ['terms 1 4 9', 'take:squares']],
    ['{1, 3, 4, …}', []],
    ['take 1 to 5000', []],
    // Positions
    ['7 12 29', ['position (7 12 29)', 'take:7,12,29', 'terms 7 12 29']],
    ['(7, 12, 29)', ['position (7 12 29)', 'take:7,12,29', 'terms 7 12 29']],
    ['[7,12,29]', ['position (7 12 29)', 'take:7,12,29', 'terms 7 12 29']],
    ['5 5', ['position (5 5)', 'terms 5 5']],
    ['0 1 2 3 1', ['position (0 1 2 3 1)', 'terms 0 1 2 3 1']],
    ['0,1,2,3,…', ['terms 0 1 2 3']],
    ['nim 3 5 7', ['position nim(3 5 7)']],
    ['Kayles: 5, 7', ['position Kayles(5 7)']],
    ['0.77 (5, 7)', ['position 0.77(5 7)']],
    ['grundy’s game 5 7', ['position grundy’s game(5 7)']],
    // Codes
    ['0.77', ['octal:0.77']],
    ['.77', ['octal:0.77']],
    ['·77', ['octal:0.77']],
    ['·3F', ['hex:0.3F']],
    ['octal code 0.137', ['octal:0.137']],
    ['octal 4.(3)', ['octal:4.(3)']],
    ['hex 0.8', ['hex:0.8']],
    // A product of nimbers, or a code as books write it.
    ['0·77', ['octal:0.77', 'expression 0·77']],
    // The OEIS
    ['A002186', ['A002186']],
    ['a2186', ['A002186']],
    ['OEIS A002186', ['A002186']],
    // Expressions
    ['7^12^29', ['expression 7^12^29 with ^', '7 ⊕ 12 ⊕ 29 for ^']],
    ['7 ^ 12', ['expression 7 ^ 12 with ^', '7 ⊕ 12 for ^']],
    ['(2^3)*4', ['expression (2^3)*4 with ^']],
    ['7 xor 12 xor 29', ['7 ⊕ 12 ⊕ 29']],
    ['nim-sum of 7, 12 and 29', ['7 ⊕ 12 ⊕ 29']],
    ['6*7', ['expression 6*7']],
    ['3 ⊗ 5', ['expression 3 ⊗ 5']],
    ['3 ⊕ 5', ['3 ⊕ 5']],
    ['7+12', ['expression 7+12']],
    ['sqrt(5)', ['expression sqrt(5)']],
    // Neither
    ['', []],
    ['kayles', []],
    ['310', []],
    ['10,000', []],
    ['1.000.000', []],
    ['take:1,3,4', [SET]],
    ['take some', []],
    ['1,-2', []],
    ['1,,2', []],
    ['xor', []],
    ['__proto__', []],
    ['{}', []],
    ['{{1,2}}', []],
    ['S(', []],
    [`take ${'9'.repeat(41)}`, []],
    ['1 '.repeat(5000), []],
  ])('%j: %j', (typed, expected) => {
    expect(readings(typed).map(brief)).toEqual(expected);
  });

  test('the numbers of a set know where they were typed', () => {
    const [set] = readings('  take 10, 3 or 4');
    expect(set?.kind === 'set' && set.places.map(({ at }) => at)).toEqual([7, 11, 16]);
  });

  test.each([
    '(((((((((',
    '{'.repeat(3000),
    ' '.repeat(3999),
    '1'.repeat(3999),
    `${'a '.repeat(1900)}1 2`,
    '…,;'.repeat(900),
  ])('hostile text of any length is read at once', (typed) => {
    expect(Array.isArray(readings(typed))).toBe(true);
  });
});

test.each([
  ['A002187', 'A002187'],
  [' A 002187 ', 'A002187'],
  ['A1234567', 'A1234567'],
  ['A12', undefined],
  ['B002187', undefined],
  ['002187', undefined],
])('%j is the OEIS number %s', (query, number) => {
  expect(oeisNumber(query)).toBe(number);
});

describe('names', () => {
  test.each([
    ['The Game of Kayles', 'kayles'],
    ['Take a Prime', 'takeprime'],
    ['grundy’s game', 'grundys'],
    ['MÖBIUS', 'mobius'],
    ['the', 'the'],
    ['', ''],
  ])('%j is %j', (typed, key) => {
    expect(nameKey(typed)).toBe(key);
  });

  test.each([
    ['subtract square', 'Subtract a square', true],
    ['SUBTRACT-A-SQUARE', 'Subtract a square', true],
    ['dawsonschess', 'Dawson’s Chess', true],
    ['the game of nim', 'Nim', true],
    ['mock turtle', 'Mock turtles', true],
    ['dawson chess', 'Dawson’s Chess', true],
    ['nim square', 'Nim', false],
    ['', 'Nim', false],
  ])('%j names %j: %s', (typed, name, named) => {
    expect(isNamed(typed, [name])).toBe(named);
  });

  test.each<[string, string[]]>([
    ['take a square', ['take:square', 'take:squares']],
    ['prime numbers', ['coins:prime', 'take:prime', 'take:primes']],
    ['Twins', ['coins:twins', 'take:twins', 'take:twinss']],
    ['fibonacci', ['coins:fibonacci']],
    ['take:squares', ['take:squares', 'take:squaress']],
    ['x', []],
    ['__proto__', ['coins:proto', 'take:proto', 'take:protos']],
  ])('%j may be written %j', (typed, notations) => {
    expect(wordedNotations(typed)).toEqual(notations);
  });
});
