import { describe, expect, test } from 'vitest';
import { CELLS, layoutOf, placeOf } from '../../www/src/elements/cells';
import type { GameInfo, Problem } from '../../www/src/engine/protocol';
import { cells, columnsOf, indexOf, indexText, meaningful, pageOf } from '../../www/src/state';

const game = (name: string, more: Partial<GameInfo> = {}): GameInfo => ({
  game: name,
  max: '1000',
  explainMax: '1000',
  windowMax: '10^6',
  first: 0,
  cost: 'fast',
  ...more,
});
const problem: Problem = {
  id: 'stones',
  parameters: [
    { name: 'n', kind: 'number', min: '1', max: '10^6', default: '10' },
    { name: 'modulus', kind: 'number', min: '1', max: '10^6' },
  ],
  checks: [],
  facts: [],
  games: [game('one'), game('two', { first: 1 })],
  batch: false,
};

describe('what of a link means something', () => {
  const read = (given: Record<string, string>, view: Record<string, string>) =>
    meaningful({ problem: 'stones', arguments: given, view }, problem);

  test('all of it', () => {
    const view = { game: 'two', at: '10^6', columns: '128' };
    const { question, dropped } = read({ n: '5', modulus: '7' }, view);
    expect(question).toEqual({ problem: 'stones', arguments: { n: '5', modulus: '7' }, view });
    expect(dropped).toEqual([]);
  });

  test.each([
    [{ x: '6' }, {}, 'x=6'],
    [{}, { game: 'chess' }, 'game=chess'],
    [{}, { mode: 'many' }, 'mode=many'],
    [{}, { columns: '1' }, 'columns=1'],
    [{}, { columns: '129' }, 'columns=129'],
    [{}, { columns: '1e2' }, 'columns=1e2'],
    [{}, { at: '-3' }, 'at=-3'],
    [{}, { at: '1000001' }, 'at=1000001'],
    [{}, { at: '9^99999' }, 'at=9^99999'],
    [{}, { at: 'x' }, 'at=x'],
    [{}, { theme: 'red' }, 'theme=red'],
  ])('not %j %j', (given, view, part) => {
    const { question, dropped } = read(given, view);
    expect(dropped).toEqual([part]);
    expect(question.view).toEqual({});
    expect(question.arguments).toEqual({ n: '10', modulus: '' });
  });

  test('an index has to lie in the game that is looked at', () => {
    expect(read({}, { at: '0' }).dropped).toEqual([]);
    expect(read({}, { game: 'two', at: '0' }).dropped).toEqual(['at=0']);
  });
});

test('an index of a link is digits or a power', () => {
  expect(indexOf(game('x'), '007')).toBe('7');
  expect(indexOf(game('x'), '10^6')).toBe('1000000');
  for (const wrong of ['', '1e3', '10^', '^2', '10^10^10', '9'.repeat(6000), '99999^2', '10^999999']) {
    expect(indexOf(game('x'), wrong)).toBeUndefined();
  }
  expect(indexText('1000', '10^3')).toBe('1000');
  expect(indexText(`1${'0'.repeat(900)}`, ' 10^900 ')).toBe('10^900');
  expect(indexText(`1${'0'.repeat(30)}`, '10 ^ 30 + 0')).toBe(`1${'0'.repeat(30)}`);
  expect(columnsOf('2')).toBe(2);
  expect(columnsOf(undefined)).toBeUndefined();
});

describe('cells', () => {
  test('every page of a sequence is laid alike, and holds whole rows', () => {
    for (const room of [320, 600, 1400]) {
      for (const wanted of [undefined, 2, 7, 60]) {
        const full = layoutOf(100_001, CELLS, room, wanted);
        const end = layoutOf(100_001, 17, room, wanted);
        expect(full.shown).toBe(full.fits);
        expect(full.fits % full.columns).toBe(0);
        expect([end.size, end.columns, end.fits, end.shown]).toEqual([
          full.size,
          full.columns,
          full.fits,
          17,
        ]);
        const places = Array.from({ length: full.shown }, (_, cell) => placeOf(cell, full).join());
        expect(new Set(places).size).toBe(full.shown);
      }
    }
  });

  test('pages follow each other from the first index', () => {
    expect([0, 99, 100, 250].map((index) => pageOf(index, 0, 100))).toEqual([0, 0, 100, 200]);
    expect([1, 100, 101].map((index) => pageOf(index, 1, 100))).toEqual([1, 1, 101]);
  });

  test('values at hand are taken, where all of them are', () => {
    const values = Uint32Array.from({ length: CELLS + 1 }, (_, n) => n);
    expect(cells(values, 1, 100_000)).toHaveLength(CELLS);
    expect(cells(values, 2, 100_000)).toBeUndefined();
    expect(cells(values.subarray(0, 51), 10, 50)).toEqual(values.subarray(10, 51));
  });
});
