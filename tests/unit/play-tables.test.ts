// Games on numbers in the play room: what people type, their moves as heaps, and in words.
import { describe, expect, test } from 'vitest';
import { nameAt, type PositionError } from '../../www/src/question/typed/sum';
import { whatIsWrong } from '../../www/src/rooms/play/errors';
import type { Look, PlayMove } from '../../www/src/rooms/play/game';
import { heapMove, heapsOf } from '../../www/src/rooms/play/pairs';
import { inDigits, tableIn } from '../../www/src/rooms/play/typed-table';
import { moveWords } from '../../www/src/rooms/play/words';
import { tableBeside } from '../wasm/rows.mjs';
import { learnEnglish } from './english';

const rows = tableBeside(import.meta.url);

learnEnglish('play');

test.each(rows<[string, string]>('powers in digits'))('%j with its powers in digits', (typed, digits) => {
  expect(inDigits(typed)).toBe(digits);
});

test.each(rows<[string, Record<string, unknown> | undefined]>('positions of tables'))(
  '%j',
  (typed, table) => {
    expect(tableIn(typed)).toEqual(table);
  },
);

/** A move of a game on numbers. */
function sentence(game: string, before: number[], after: number[], and: number[][] = []): string {
  const move: PlayMove = { code: 'a1', state: '', part: 0, ...heapMove(game, before, after, and) };
  const parts = [{ kind: 'heaps', name: '', ...heapsOf(game, before) }];
  return moveWords({ parts } as unknown as Look, move).replaceAll(/[⁨⁩]/g, '');
}

test('moves of one heap, of both, and of an own rule', () => {
  expect(sentence('wythoff', [5, 8], [3, 6])).toBe('take 2 from both heaps');
  expect(sentence('wythoff:3', [5, 8], [3, 7])).toBe('take 2 from heap 1 and 1 from heap 2');
  expect(sentence('dynamic:3', [9, 4], [7, 6])).toBe('take 2 from 9, leaving 7');
  expect(sentence('rule:((a,b) to (a-1,b-1))', [5, 8], [4, 7])).toBe('go to (4, 7)');
  expect(sentence('rule:((a,b) to (b,a) and (a,0))', [5, 8], [4, 8], [[1, 0]])).toBe('go to (4, 8) + (1, 0)');
  expect(sentence('rule:((a,b,c) to (a,b-2,c))', [5, 8, 2], [5, 6, 2])).toBe('take 2 from heap 2, leaving 6');
});

describe('what is wrong with a position', () => {
  const sentence = (error: object) =>
    whatIsWrong({ field: 'position', message: '', ...error } as PositionError).replaceAll(/[⁨⁩]/g, '');

  test.each(['kayles -3', '-3', 'nim 3 -3', 'nim:{4,-3}', 'take 1, 2: -3', 'nim −3'])(
    '%j names the size',
    (game) => {
      expect(sentence({ code: 'unknown-game', game })).toMatch(/^“[-−]3” is not the size of a heap\./);
    },
  );

  test('other games that are not known', () => {
    expect(sentence({ code: 'unknown-game', game: 'grundys game 5.5' })).toMatch(/^“5.5” is not the size/);
    expect(sentence({ code: 'unknown-game', game: '0.8' })).toMatch(/^There is no game called “0.8”/);
    expect(sentence({ code: 'unknown-game', game: 'x-3y' })).toMatch(/^There is no game called “x-3y”/);
    expect(sentence({ code: 'unknown-game', game: 'n to q', allowed: { code: 'name', values: {} } })).toBe(
      'This rule cannot be read to its end. Expected: a name.',
    );
  });

  test('boards: a graph with a round, and what is allowed', () => {
    expect(sentence({ code: 'cycle', board: 'graph', value: 'a → b → a' })).toMatch(
      /^This graph leads back to where it was: a → b → a\./,
    );
    expect(
      sentence({
        ...{ code: 'out-of-range', board: 'northcott' },
        allowed: { code: 'whole-number', values: { min: '1', max: '80000' } },
      }),
    ).toBe('This is not a position of the game. Allowed: a whole number from 1 to 80,000.');
    expect(nameAt('nim:{3,5} + graph:a>b,b>a@a', 20)).toBe('graph');
    expect(nameAt('nim:{3,5} + graph:a>b,b>a@a', 4)).toBe('nim');
  });
});
