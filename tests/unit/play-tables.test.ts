// Games on numbers in the play room: what people type, their moves as heaps, and in words.
import { describe, expect, test } from 'vitest';
import type { Ask } from '../../www/src/engine/resource';
import { nameAt, type PositionError } from '../../www/src/question/typed/sum';
import { whatIsWrong } from '../../www/src/rooms/play/errors';
import { readFibonacciNim } from '../../www/src/rooms/play/fibonacci-nim';
import { type Look, MAX_HEAP, type PlayMove } from '../../www/src/rooms/play/game';
import { heapMove, heapsOf } from '../../www/src/rooms/play/pairs';
import { inDigits, tableIn } from '../../www/src/rooms/play/typed-table';
import { moveWords } from '../../www/src/rooms/play/words';
import { tableBeside } from '../wasm/rows.mjs';
import { learnEnglish } from './english';

const rows = tableBeside(import.meta.url);

learnEnglish('play', 'sums');

test.each(rows<[string, string]>('powers in digits'))('%j with its powers in digits', (typed, digits) => {
  expect(inDigits(typed)).toBe(digits);
});

test.each(rows<[string, Record<string, unknown> | undefined]>('positions of tables'))(
  '%j',
  (typed, table) => {
    // An expression is no number, which JSON has as null.
    expect(JSON.parse(JSON.stringify(tableIn(typed) ?? null))).toEqual(table ?? null);
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

describe('Fibonacci nim', () => {
  const ask = (async (call: string, { n, row }: Record<string, string>) => ({
    answer: call.startsWith('zeckendorf')
      ? { n: n === '10^30' ? `1${'0'.repeat(30)}` : n, terms: [n] }
      : { outcome: 'P', winning: [], complete: true, row },
  })) as unknown as Ask;
  const read = async (...sizes: string[]) => {
    const game = await readFibonacciNim(ask, sizes);
    return { game, look: await game.look(ask, game.start) };
  };

  test('a small heap has a list of moves, and twice as many may be taken next', async () => {
    const { game, look } = await read('17', '5');
    expect([game.start, look.moves.map(({ code }) => code).join()]).toEqual(['17,5', '1,2,3,4,5']);
    expect(['3', '5', '6'].map((code) => look.find(code)?.state)).toEqual(['14,6', '12,10', undefined]);
    expect((await read('1')).look.count).toBe(0);
    const kind = async (heap: number) => (await read(String(heap))).look.parts[0]?.kind;
    expect([await kind(MAX_HEAP), await kind(MAX_HEAP + 1)]).toEqual(['heaps', 'amount']);
  });

  test('of a large one any number up to the limit may be typed', async () => {
    const { look } = await read('10^30');
    const [most, more] = ['9'.repeat(30), `1${'0'.repeat(30)}`];
    expect([look.moves.length, look.find(most)?.state, look.find(more)]).toEqual([0, '1,1', undefined]);
    expect(look.slow(Math.random)?.code).toBe('1');
    for (const random of [0, 0.5, 1 - 2 ** -50])
      expect(look.find(look.any(() => random)?.code ?? '')).toBeDefined();
    const taken = look.find(most);
    expect(taken && moveWords(look, taken)).toMatch(/^take .*, leaving .?1.?$/);
    for (const sizes of [[], ['17', '5', '2'], ['9'.repeat(1002)]])
      await expect(read(...sizes)).rejects.toMatchObject({ code: 'play-one-heap' });
  });
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

  test('other games, not known or not in the sum', () => {
    expect(sentence({ code: 'unknown-game', game: 'grundys game 5.5' })).toMatch(/^“5.5” is not the size/);
    expect(sentence({ code: 'unknown-game', game: '0.8' })).toMatch(/^“0.8” was not understood/);
    expect(sentence({ code: 'no-sum', value: 'kayles', allowed: { code: 'heaps-of-nim', values: {} } })).toBe(
      '“kayles” cannot stand in such a sum. Allowed: heaps of nim, such as nim:{3,5,7}.',
    );
    expect(sentence({ code: 'unknown-game', game: 'x-3y' })).toMatch(/^“x-3y” was not understood/);
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
