// The games of tables by their notation, and the sentences about their cells.
import { describe, expect, test } from 'vitest';
import { cellWords } from '../../www/src/grid/cell-words';
import {
  coordinateNames,
  familyOf,
  isTableRule,
  rangeOf,
  rangeOfRule,
  tableGameOf,
} from '../../www/src/grid/table-games';
import { sanitise } from '../../www/src/question/parameter';
import { twoHeapsParameters } from '../../www/src/rooms/two-heaps/parameters';
import { tableBeside } from '../wasm/rows.mjs';
import { learnEnglish, plain } from './english';

const rows = tableBeside(import.meta.url);

learnEnglish('tables');

test.each(rows<[string, string | undefined]>('notations'))('%j is %j', (typed, game) => {
  expect(tableGameOf(typed)).toBe(game);
  const { question, dropped } = sanitise(twoHeapsParameters, {
    problem: 'two-heaps',
    arguments: { game: typed },
    view: { layer: '3', at: '1,2' },
  });
  expect(question).toMatchObject({ arguments: { game: game ?? 'wythoff' }, view: { layer: '3', at: '1,2' } });
  expect(dropped).toEqual(game === undefined && typed ? [`game=${typed}`] : []);
});

test('rules of two and three numbers, and others', () => {
  for (const rule of ['(a,b) to (a-1,b)', 'rule: ((a, b,c) -> (a-1,b,c))', '((x,y) to (y,0))'])
    expect(isTableRule(rule), rule).toBe(true);
  for (const rule of ['n to n-1', 'rule:(n to n-1)', '(3,4)', '(a,b', 'take 1, 2', 'kayles'])
    expect(isTableRule(rule), rule).toBe(false);
  expect(coordinateNames('rule:((x, why,z) to (x-1,why,z))')).toEqual(['x', 'why', 'z']);
  expect(coordinateNames('(a')).toEqual(['a', 'b', 'c']);
});

test('the range of a game, and as much of a rule’s as is shown', () => {
  expect(rangeOf('euclid-to-zero')).toEqual({ first: 1, last: { row: 99_999, column: 99_999 } });
  expect(rangeOf('wythoff:3').last).toEqual({ row: 1023, column: 1023 });
  const board = { first: 1, maxRow: 15, maxColumn: 1_048_576 };
  expect(rangeOfRule(board)).toEqual({ first: 1, last: { row: 15, column: 256 } });
  expect(familyOf('rule:((a,b) to (b,a))')).toBe('rule');
  expect(familyOf('constructor')).toBe('rule');
});

describe('the sentence about a cell', () => {
  const cell = { row: 2, column: 3, smallestTerm: '', value: 1 };
  const moves = (winning: object[]) =>
    ({ outcome: winning.length ? 'N' : 'P', winning, complete: true }) as never;
  test('r-Wythoff takes different numbers', () => {
    const move = { from: 'both', move: '2', also: '1', to: ['0', '2'] };
    const words = cellWords({ ...cell, game: 'wythoff:2', moves: moves([move]) });
    expect(words.moves.map(plain)).toEqual(['Take 2 from the first heap and 1 from the second, to (0, 2)']);
  });

  test('own rules: the mex, value by value, and sums', () => {
    const options = {
      ...{ game: 'rule:((a,b) to (b,a))', row: 2, column: 3, value: 1, optionCount: 3, valueCount: 2 },
      options: [],
      byValue: [
        { value: 0, count: 2, first: { from: 'rule', move: 1, to: [2, 2], and: [[1, 0]], value: 0 } },
        { value: 2, count: 1, first: { from: 'rule', move: 3, to: [1, 1], layer: 4, value: 2 } },
      ],
    } as never;
    const move = { from: 'rule', move: '1', to: ['2', '2'], and: [['1', '0']] };
    const words = cellWords({ ...cell, game: 'rule:((a,b) to (b,a))', options, moves: moves([move]) });
    expect(plain(words.why)).toBe('The 3 options have every value below 1, and not 1.');
    expect(words.options.map(plain)).toEqual([
      'Value 0: 2 options, such as (2, 2) + (1, 0)',
      'Value 2: (1, 1, 4)',
    ]);
    expect(words.moves.map(plain)).toEqual(['To (2, 2) + (1, 0)']);
  });
});
