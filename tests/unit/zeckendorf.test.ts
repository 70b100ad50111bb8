// The Zeckendorf room without the engine: games, rulers, carries, sentences about cells. Its links
// are rows of parameters.tsv.
import { describe, expect, test } from 'vitest';
import type { ZeckendorfAddition } from '../../www/src/engine/protocol';
import { cellWords } from '../../www/src/grid/cell-words';
import { withoutDefaults } from '../../www/src/question/parameters';
import type { Question } from '../../www/src/question/question';
import '../../www/src/rooms/index';
import { tableIn } from '../../www/src/rooms/play/typed-table';
import { rowsOf, touched } from '../../www/src/rooms/zeckendorf/carry-rows';
import { positionsOf } from '../../www/src/rooms/zeckendorf/game';
import { difference, digitsOf, numbered, ratio } from '../../www/src/rooms/zeckendorf/greedy';
import { borrowed } from '../../www/src/rooms/zeckendorf/views/play';
import { tableBeside } from '../wasm/rows.mjs';
import { learnEnglish } from './english';

const rows = tableBeside(import.meta.url);

learnEnglish('tables', 'zeckendorf');

describe('a game of Fibonacci nim', () => {
  test('the first limit is all but one; the next is twice the last move; an illegal move ends it', () => {
    const positions = (heap: number, view: Record<string, string>) =>
      positionsOf(heap, view).map(({ row, column }) => `${row}/${column}`);
    expect(positions(17, { moves: '4.1.2' })).toEqual(['17/16', '13/8', '12/2', '10/4']);
    expect(positions(5, { moves: '3', limit: '9' })).toEqual(['5/5', '2/2']);
    for (const moves of ['9.1', '0', 'x.1']) expect(positions(9, { moves })).toEqual(['9/8']);
  });

  const question = (n: string, view = {}): Question => ({ problem: 'zeckendorf', arguments: { n }, view });

  test.each(rows<[string, Record<string, string>, string, object]>('matches'))(
    'n = %s with %j is a match, and back',
    (n, view, heaps, theirs) => {
      const mine = question(n, view);
      const there = borrowed.there(mine) as Question;
      expect(withoutDefaults(there)).toEqual({ problem: 'play', arguments: { heaps }, view: theirs });
      expect(withoutDefaults(borrowed.here(there, mine))).toEqual(mine);
      expect((tableIn(heaps) as { sizes: string[] }).sizes).toEqual([n, ...('limit' in view ? ['5'] : [])]);
      // Another heap is another number; another game stays there.
      const typed = (heaps: string) => borrowed.here({ ...there, arguments: { heaps } }, mine).arguments;
      expect([typed('fibonacci nim 9'), typed('kayles 9')]).toEqual([{ n: '9' }, { n }]);
    },
  );
});

describe('rulers', () => {
  test('ratios of numbers of any length', () => {
    const [one, three] = [`1${'0'.repeat(5000)}`, `3${'0'.repeat(5000)}`];
    expect(ratio('89', '144')).toBeCloseTo(0.618, 3);
    expect(ratio(one, three)).toBeCloseTo(1 / 3, 12);
    expect([ratio('0', '144'), ratio('5', '0'), ratio('7', one)]).toEqual([0, 0, 0]);
  });

  test('a step starts with the remainder of the step before', () => {
    const steps = [
      { index: 11, term: '89', next: '144', rest: '11' },
      { index: 6, term: '8', next: '13', rest: '3' },
    ];
    const shown = numbered(steps, 4, '100').map(({ place, before }) => `${place} ${before}`);
    expect(shown).toEqual(['4 100', '5 11']);
    expect(difference('144', '89')).toBe('55');
  });

  test('digits start with the largest term', () => {
    const shown = (...given: Parameters<typeof digitsOf>) => Object.values(digitsOf(...given)).join('|');
    expect(shown('00101000011')).toBe('1000010100||10');
    expect(shown('11')).toBe('1||1');
    expect(shown('00101000011', 5)).toBe('1000010100||10');
    expect(shown('00101000011', 3)).toBe('100|100|10');
  });
});

describe('carries', () => {
  const addition = (digits: readonly number[], steps: ZeckendorfAddition['steps']) =>
    ({ digits: Uint8Array.from(digits), steps }) as ZeckendorfAddition;
  const VALUES = [0, 0, 1, 2, 3, 5, 8, 13];
  const worth = (digits: readonly number[] = []) =>
    digits.reduce((sum, digit, k) => sum + digit * (VALUES[k] ?? 0), 0);

  test.each(rows<['double' | 'neighbours', number, number[]]>('rules of addition'))(
    'the rule %s at %i preserves the number',
    (rule, index, digits) => {
      const [before, after] = rowsOf(addition(digits, [{ rule, index }]), 7, 9);
      expect(worth(after?.digits)).toBe(worth(before?.digits));
      const changed = VALUES.map((_, k) => k).filter((k) => before?.digits[k] !== after?.digits[k]);
      expect(touched({ rule, index })).toEqual(expect.arrayContaining(changed));
    },
  );

  test('many rows are cut to the first and the last', () => {
    const steps = Array.from({ length: 9 }, () => ({ rule: 'double' as const, index: 5 }));
    const shown = rowsOf(addition([0, 0, 0, 0, 0, 18], steps), 7, 4);
    expect([shown.length, shown.at(-1)?.digits[5]]).toEqual([5, 0]);
  });
});

describe('the sentence about a cell', () => {
  const words = (game: string, row: number, column: number, more: object = {}) => {
    const moves = { outcome: 'P', winning: [], complete: true };
    const given = { smallestTerm: '', moves, game, row, column, ...more };
    const { headline, why, moves: said } = cellWords(given as never);
    return [headline, why, ...said].join(' | ').replaceAll('\u00a0', ' ');
  };

  test.each<[string, number, number, number, object, string]>(rows('sentences about cells'))(
    '%s (%i, %i)',
    (game, row, column, value, more, said) => {
      expect(words(game, row, column, { value, ...more })).toMatch(new RegExp(said));
    },
  );
});
