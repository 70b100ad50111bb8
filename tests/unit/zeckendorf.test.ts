// The Zeckendorf room without the engine: links, games, rulers, carries, sentences about cells.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Problem, ZeckendorfAddition } from '../../www/src/engine/protocol';
import { cellWords } from '../../www/src/grid/cell-words';
import { learn } from '../../www/src/i18n/index';
import { withoutDefaults } from '../../www/src/question/parameters';
import { fromHash, toHash } from '../../www/src/question/question';
import { usualQuestion } from '../../www/src/rooms/definition';
import { roomEntryFor } from '../../www/src/rooms/index';
import { twoHeaps } from '../../www/src/rooms/two-heaps/entry';
import { twoHeapsParameters } from '../../www/src/rooms/two-heaps/parameters';
import { rowsOf, touched } from '../../www/src/rooms/zeckendorf/carry-rows';
import { zeckendorf } from '../../www/src/rooms/zeckendorf/entry';
import { difference, digitsOf, numbered, ratio } from '../../www/src/rooms/zeckendorf/greedy';
import {
  beginningOf,
  bestMove,
  isMove,
  replay,
  turnAfter,
  undone,
  writtenMoves,
} from '../../www/src/rooms/zeckendorf/nim-rules';
import { zeckendorfParameters } from '../../www/src/rooms/zeckendorf/parameters';
import { arrival } from '../../www/src/shell/arrival';

for (const room of ['tables', 'zeckendorf']) {
  learn(readFileSync(new URL(`../../www/src/i18n/en/${room}.ftl`, import.meta.url), 'utf8'));
}

const problem: Problem = { id: 'stones', parameters: [], checks: [], facts: [], games: [], batch: false };
const arrived = (hash: string) => {
  const name = fromHash(hash)?.problem;
  const meaning = name === 'zeckendorf' ? zeckendorfParameters : twoHeapsParameters;
  return arrival(hash, problem, () => meaning);
};

test('an empty link asks the default question', () => {
  expect(arrived('#1/zeckendorf')?.question).toEqual(usualQuestion(zeckendorf));
  expect(arrived('#1/two-heaps')?.question).toEqual(usualQuestion(twoHeaps));
  expect(toHash(withoutDefaults(usualQuestion(zeckendorf)))).toBe('#1/zeckendorf?n=100');
  expect(roomEntryFor('zeckendorf')?.id).toBe('zeckendorf');
  expect(roomEntryFor('two-heaps')?.unlisted).toBe(true);
});

describe('a game of Fibonacci nim', () => {
  test('the first limit is all but one; the next is twice the last move, at most the heap', () => {
    const game = replay(beginningOf(17n, undefined), '4.1.2');
    expect(game.positions).toEqual([
      { heap: 17n, limit: 16n },
      { heap: 13n, limit: 8n },
      { heap: 12n, limit: 2n },
      { heap: 10n, limit: 4n },
    ]);
    expect(game.moves).toEqual([4n, 1n, 2n]);
    expect(game.dropped).toBe('');
    expect(writtenMoves(game.moves)).toBe('4.1.2');
    expect(replay(beginningOf(5n, undefined), '3').positions.at(-1)).toEqual({ heap: 2n, limit: 2n });
    expect(beginningOf(17n, 40n)).toEqual({ heap: 17n, limit: 17n });
    expect(beginningOf(1n, undefined).limit).toBe(0n);
    expect(beginningOf(0n, undefined).limit).toBe(0n);
  });

  test('an illegal move is dropped with all that follow', () => {
    for (const [moves, kept, dropped] of [
      ['17', '', '17'],
      ['4.9.1', '4', '9.1'],
      ['4.0', '4', '0'],
      ['4.x.1', '4', 'x.1'],
      ['0', '', '0'],
    ]) {
      const game = replay(beginningOf(17n, undefined), moves as string);
      expect([writtenMoves(game.moves), game.dropped]).toEqual([kept, dropped]);
    }
    expect(isMove({ heap: 5n, limit: 2n }, 3n)).toBe(false);
  });

  test('undo takes back one move of the player, and the answer to it', () => {
    expect(undone([4n, 1n, 2n, 1n], 0)).toEqual([4n, 1n]);
    expect(undone([4n, 1n, 2n], 0)).toEqual([4n, 1n]);
    expect(undone([4n, 1n], 0)).toEqual([]);
    expect(undone([4n], 1)).toEqual([4n]);
    expect(undone([4n, 1n, 2n], 1)).toEqual([4n]);
    expect(undone([], 0)).toEqual([]);
    expect([turnAfter(0), turnAfter(3)]).toEqual([0, 1]);
  });

  test('the engine takes all, else the least winning move, else one', () => {
    expect(bestMove({ heap: 3n, limit: 4n }, ['3'])).toBe(3n);
    expect(bestMove({ heap: 17n, limit: 16n }, ['1', '4'])).toBe(1n);
    expect(bestMove({ heap: 4n, limit: 4n }, ['1', '4'])).toBe(4n);
    expect(bestMove({ heap: 13n, limit: 8n }, [])).toBe(1n);
  });
});

describe('rulers', () => {
  test('ratios of numbers of any length', () => {
    expect(ratio('89', '144')).toBeCloseTo(0.618, 3);
    expect(ratio('0', '144')).toBe(0);
    expect(ratio('5', '0')).toBe(0);
    const [one, three] = [`1${'0'.repeat(5000)}`, `3${'0'.repeat(5000)}`];
    expect(ratio(one, three)).toBeCloseTo(1 / 3, 12);
    expect(ratio('7', one)).toBe(0);
  });

  test('a step starts with the remainder of the step before', () => {
    const steps = [
      { index: 11, term: '89', next: '144', rest: '11' },
      { index: 6, term: '8', next: '13', rest: '3' },
    ];
    expect(numbered(steps, 4, '100').map(({ place, before }) => [place, before])).toEqual([
      [4, '100'],
      [5, '11'],
    ]);
    expect(difference('144', '89')).toBe('55');
  });

  test('digits start with the largest term', () => {
    expect(digitsOf('00101000011')).toEqual({ head: '1000010100', tail: '', count: 10 });
    expect(digitsOf('11')).toEqual({ head: '1', tail: '', count: 1 });
    expect(digitsOf('00101000011', 5).tail).toBe('');
    expect(digitsOf('00101000011', 3)).toEqual({ head: '100', tail: '100', count: 10 });
  });
});

describe('carries', () => {
  const addition = (digits: number[], steps: ZeckendorfAddition['steps']) =>
    ({ digits: Uint8Array.from(digits), steps }) as ZeckendorfAddition;

  test('each rule preserves the number', () => {
    const values = [0, 0, 1, 2, 3, 5, 8, 13];
    const worth = (digits: number[]) => digits.reduce((sum, digit, k) => sum + digit * (values[k] ?? 0), 0);
    for (const [digits, step] of [
      [[0, 0, 2], { rule: 'double', index: 2 }],
      [[0, 0, 0, 2], { rule: 'double', index: 3 }],
      [[0, 0, 0, 0, 2], { rule: 'double', index: 4 }],
      [[0, 0, 1, 1], { rule: 'neighbours', index: 2 }],
      [[0, 0, 0, 0, 1, 1], { rule: 'neighbours', index: 4 }],
    ] as const) {
      const [before, after] = rowsOf(addition([...digits], [step]), 7, 9);
      expect(worth(after?.digits ?? [])).toBe(worth(before?.digits ?? []));
      const changed = values.map((_, k) => k).filter((k) => before?.digits[k] !== after?.digits[k]);
      expect(touched(step).sort()).toEqual(expect.arrayContaining(changed));
    }
  });

  test('many rows are cut to the first and the last', () => {
    const steps = Array.from({ length: 9 }, () => ({ rule: 'double' as const, index: 5 }));
    const rows = rowsOf(addition([0, 0, 0, 0, 0, 18], steps), 7, 4);
    expect(rows.length).toBe(5);
    expect(rows.at(-1)?.digits[5]).toBe(0);
  });
});

describe('the sentence about a cell', () => {
  const explained = {
    value: 0,
    smallestTerm: '',
    moves: { outcome: 'P' as const, winning: [], complete: true },
  };

  test('Wythoff’s pairs by their number', () => {
    const { headline, why } = cellWords({ ...explained, game: 'wythoff', row: 7, column: 4 });
    expect(headline).toBe('(7, 4): a P-position, value 0');
    expect(why.replaceAll('\u00a0', ' ')).toContain('Pair number 3: 4 = ⌊3 × φ⌋ and 7 = 4 + 3');
    expect(cellWords({ ...explained, game: 'wythoff', row: 0, column: 0 }).why).toContain('no move');
  });

  test('Euclid by the ratio, Fibonacci nim by the smallest term', () => {
    const moves = {
      outcome: 'N' as const,
      winning: [{ from: 'column' as const, move: '5', to: ['5', '7'] as [string, string] }],
      complete: true,
    };
    const won = cellWords({ ...explained, game: 'euclid', row: 5, column: 12, value: undefined, moves });
    expect(won.headline).toBe('(5, 12): an N-position');
    expect(won.why.replaceAll('\u00a0', ' ')).toContain('12 / 5 ≈ 2.4, above the golden ratio');
    expect(won.moves).toEqual(['Take 5 from the second heap, to (5, 7)']);
    const lost = cellWords({ ...explained, game: 'fibonacci-nim', row: 13, column: 8, smallestTerm: '13' });
    expect(lost.why).toContain('The smallest term of 13 is 13, and at most 8 may be taken.');
  });
});
