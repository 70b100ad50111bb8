// The lab without the engine: heads and sizes in links, and the part of a board that is played out.

import { describe, expect, test } from 'vitest';
import { sanitise } from '../../www/src/question/parameter';
import { toHash } from '../../www/src/question/question';
import { usualQuestion } from '../../www/src/rooms/definition';
import { EXAMPLES, GAMES } from '../../www/src/rooms/lab/games';
import {
  allHeads,
  cellsOf,
  type Heads,
  isHead,
  readHeads,
  turned,
  writeHeads,
} from '../../www/src/rooms/lab/heads';
import { lab } from '../../www/src/rooms/lab/index';
import { headsIn, LONGEST, labParameters } from '../../www/src/rooms/lab/parameters';
import { playedPart } from '../../www/src/rooms/lab/reading';

const SIZE = { rows: 3, columns: 4 };

describe('heads', () => {
  test.each([
    ['all', [15, 15, 15]],
    ['none', [0, 0, 0]],
    ['2,3', [0, 4, 0]],
    ['1,1.3,4.1,2', [3, 0, 8]],
    // Twice the same, and cells beyond the board.
    ['1,1.1,1.4,1.1,5.0,2', [1, 0, 0]],
    ['x9.0.f', [9, 0, 15]],
    ['X9', [9, 0, 0]],
    ['xff.1', [15, 1, 0]],
  ])('%s is read', (text, heads) => {
    expect(readHeads(text, SIZE)).toEqual(heads);
  });

  test('what is no set of heads is not read', () => {
    for (const text of ['', 'some', '2', '2;3', '2,3.', 'x', 'xg', '1,2,3', '-1,2', `x${'f'.repeat(9)}`])
      expect(readHeads(text, SIZE), text).toBeUndefined();
  });

  test('every set of a small board is written and read back, as are the widest lines', () => {
    const small = { rows: 2, columns: 3 };
    for (let set = 0; set < 64; set++) {
      const heads = [set & 7, set >> 3];
      expect(readHeads(writeHeads(heads, small), small)).toEqual(heads);
      expect(cellsOf(heads).every((cell) => isHead(heads, cell))).toBe(true);
      expect(cellsOf(heads).length).toBe([...set.toString(2)].filter((bit) => bit === '1').length);
    }
    const large = { rows: LONGEST, columns: LONGEST };
    const lines: Heads = allHeads(large).map((line, at) => (line - at * 70_001) >>> 0);
    expect(readHeads(writeHeads(lines, large), large)).toEqual(lines);
    expect(writeHeads(allHeads(large), large)).toBe('all');
  });

  test('turning rows and columns turns every coin where they cross', () => {
    expect(turned([5, 0, 9], [1, 3], [1, 2])).toEqual([6, 0, 10]);
  });
});

describe('links', () => {
  const read = (hash: string) => {
    const [, query = ''] = hash.split('?');
    const [given = '', view = ''] = query.split(';');
    const list = (text: string) => Object.fromEntries(new URLSearchParams(text));
    return sanitise(labParameters, { problem: 'lab', arguments: list(given), view: list(view) });
  };

  test('without arguments it is the default question, otherwise all show heads', () => {
    expect(read('#1/lab').question).toEqual(usualQuestion(lab));
    const { question, dropped } = read('#1/lab?first=coins:twins&rows=3');
    expect(toHash(question)).toBe(
      '#1/lab?first=coins:twins&second=coins:turning-turtles&rows=3&columns=8&heads=all',
    );
    expect(dropped).toEqual([]);
    expect(headsIn(question)).toEqual([255, 255, 255]);
  });

  test('every example is a valid question of games to choose from', () => {
    const notations = GAMES.map(([notation]) => notation);
    for (const [, given] of EXAMPLES) {
      const question = { problem: 'lab', arguments: given, view: {} };
      expect(sanitise(labParameters, question)).toEqual({ question, dropped: [] });
      expect(notations).toContain(given.first);
      expect(notations).toContain(given.second);
    }
  });
});

test('the part that is played out has at most 16 coins, and is all of a small board', () => {
  for (let rows = 1; rows <= LONGEST; rows++)
    for (let columns = 1; columns <= LONGEST; columns++) {
      const part = playedPart({ rows, columns });
      expect(part.rows * part.columns).toBeLessThanOrEqual(16);
      expect(part.rows <= rows && part.columns <= columns).toBe(true);
      if (rows * columns <= 16) expect(part).toEqual({ rows, columns });
      else expect(part.rows * part.columns).toBeGreaterThan(11);
    }
  expect(playedPart({ rows: 8, columns: 8 })).toEqual({ rows: 4, columns: 4 });
  expect(playedPart({ rows: 2, columns: 20 })).toEqual({ rows: 2, columns: 8 });
});
