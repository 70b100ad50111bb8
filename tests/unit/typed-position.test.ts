// Positions as people type them.
import { expect, test } from 'vitest';
import { BOARD_EXAMPLES, oneLine } from '../../www/src/question/typed/board';
import { typedComponents } from '../../www/src/question/typed/position';
import { errorOfSize } from '../../www/src/question/typed/sum';
import { notationProblem } from '../../www/src/rooms/games/notation-problem';
import { tableBeside } from '../wasm/rows.mjs';
import { learnEnglish } from './english';

const rows = tableBeside(import.meta.url);

learnEnglish('games');

const read = (text: string) => typedComponents(text).map(({ game, heaps }) => [game, ...heaps].join('|'));

test.each(rows<[string, string[]]>('components'))('%s', (text, components) => {
  expect(read(text)).toEqual(components);
});

const boards = (text: string) =>
  typedComponents(text).map(({ game, heaps, board }) => board ?? [game, ...heaps].join('|'));

test.each(rows<[string, string[]]>('boards'))('a board: %s', (text, components) => {
  expect(boards(text)).toEqual(components);
});

test('pasted lines become one', () => {
  expect(oneLine('a>b\nb -> c\n\n a,c ')).toBe('graph a>b b>c a>c');
  expect(oneLine('1 2\r\n2 3')).toBe('graph 1>2 2>3');
  expect(oneLine('kayles 3\nnim 4 5')).toBe('kayles 3, nim 4 5');
  expect(oneLine('There are piles with\n3, 5 and 7 stones.')).toBe('There are piles with 3, 5 and 7 stones.');
  expect(oneLine('Stones\nWho wins?\nInput\n2\n3 5\n')).toBe('Stones / Who wins? / Input / 2 / 3 5');
});

test('braces make one component, and may be empty', () => {
  expect(typedComponents('kayles:{1,1} + kayles 2 3')).toEqual([
    { game: 'kayles', heaps: ['1', '1'], braced: true },
    { game: 'kayles', heaps: ['2', '3'] },
  ]);
  expect(typedComponents('octal:0.77:{}')).toEqual([{ game: 'octal:0.77', heaps: [], braced: true }]);
});

test.each(Object.entries(BOARD_EXAMPLES))(
  '%s typed as a game: the error says how its position is written',
  (value, position) => {
    const error = { code: 'typed-board', field: 'game', message: '', value };
    expect([position.split(':')[0], boards(position)]).toEqual([value, [position]]);
    expect(notationProblem(error, value).sentence).toContain(`such as ${position}.`);
  },
);

test.each(rows<[string, number, string, number]>('errors of sizes'))(
  'an error in %s is one of the size that was typed',
  (value, at, size, place) => {
    const error = { code: 'not-a-number', field: 'position', message: '', value, at };
    expect(errorOfSize(error)).toMatchObject({ value: size, at: place });
  },
);
