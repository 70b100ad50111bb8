// Positions as people type them.
import { expect, test } from 'vitest';
import games from '../../www/src/i18n/en/games.ftl?raw';
import { learn } from '../../www/src/i18n/index';
import { boardIn, oneLine } from '../../www/src/question/typed/board';
import { readGame } from '../../www/src/question/typed/game';
import { typedComponents } from '../../www/src/question/typed/position';
import { errorOfSize } from '../../www/src/question/typed/sum';
import { notationProblem } from '../../www/src/rooms/games/notation-problem';

const read = (text: string) => typedComponents(text).map(({ game, heaps }) => [game, ...heaps].join('|'));

test.each([
  ['3 5 7', ['|3|5|7']],
  ['(3, 5, 7)', ['|3|5|7']],
  ['3+5+7', ['|3', '|5', '|7']],
  ['kayles 3 5 7', ['kayles|3|5|7']],
  ['kayles ١٢ and nim ४', ['kayles|12', 'nim|4']],
  ['kayles 3,5,7 and nim 4', ['kayles|3|5|7', 'nim|4']],
  ['Kayles: 3 and 5; nim {4}', ['Kayles|3', 'Kayles|5', 'nim|4']],
  ['kayles 3 5, nim 4', ['kayles|3|5', 'nim|4']],
  ["dawson's chess 9", ["dawson's chess|9"]],
  ['0.77 12', ['0.77|12']],
  [
    'octal:0.77:{12,5} + take:squares:29 + coins:ruler:{1,4}',
    ['octal:0.77|12|5', 'take:squares|29', 'coins:ruler|1|4'],
  ],
  ['take 1, 3 or 4: 10 13', ['take 1, 3 or 4|10|13']],
  ['rule:(n to a and b for a+b = n):{9,4} + nim:3', ['rule:(n to a and b for a+b = n)|9|4', 'nim|3']],
  ['nim 1e3 2^5', ['nim|1e3|2^5']],
])('%s', (text, components) => {
  expect(read(text)).toEqual(components);
});

test('a game without heaps, and texts that are nothing', () => {
  expect(read('kayles')).toEqual(['kayles']);
  expect(read('kayles x 3')).toEqual(['kayles x|3']);
  expect(read('  ')).toEqual([]);
  expect(read('+ and +')).toEqual([]);
  expect(read(')))')).toEqual([')))']);
});

const boards = (text: string) =>
  typedComponents(text).map(({ game, heaps, board }) => board ?? [game, ...heaps].join('|'));

test.each([
  ['nimble 1 4 4', ['nimble:{1,4,4}']],
  ['nimble:{0,4} + nim:{3}', ['nimble:{0,4}', 'nim|3']],
  ['staircase nim 3 0 2', ['staircase:{3,0,2}']],
  ['Silver Dollar game: 1, 4, $7', ['silver-dollar:{1,4,$7}']],
  ['poker nim 3 5', ['poker:{3,5}']],
  ['poker:2,0:{3,5}', ['poker:2,0:{3,5}']],
  ['northcott 8: 1-5 2-7', ['northcott:8:{1-5,2-7}']],
  ["Northcott's game 1-5, 2 – 11", ['northcott:11:{1-5,2-11}']],
  ['northcott:8:{5-1,7-3}', ['northcott:8:{5-1,7-3}']],
  ['hackenbush (()(())) and nim 4', ['hackenbush:(()(()))', 'nim|4']],
  ['wythoff 3 5 and kayles 3', ['wythoff:(3,5)', 'kayles|3']],
  ["Wythoff's nim (3, 5)", ['wythoff:(3,5)']],
  ['euclid:(3,8)', ['euclid:(3,8)']],
  ['wythoff:2:(3, 5) + euclid-to-zero:(0,1)', ['wythoff:2:(3,5)', 'euclid-to-zero:(0,1)']],
  ['rule:((a,b) to (a-1,b), (a,b-1)):(3,5) + 4', ['rule:((a,b) to (a-1,b), (a,b-1)):(3,5)', '|4']],
  ['rule:(n to n-1):(3,5)', ['rule:(n to n-1)|3|5']],
  ['graph a>b, b>c, a>c from a', ['graph:a>b, b>c, a>c@{a}']],
  ['graph:a>b,b>c@{a,b} + 3 4', ['graph:a>b,b>c@{a,b}', '|3|4']],
  ['nimble 3 and 4', ['nimble:{3}', '|4']],
  ['fibonacci nim 5', ['fibonacci nim|5']],
])('a board: %s', (text, components) => {
  expect(boards(text)).toEqual(components);
});

test('pasted lines become one', () => {
  expect(oneLine('a>b\nb -> c\n\n a,c ')).toBe('graph a>b b>c a>c');
  expect(oneLine('1 2\r\n2 3')).toBe('graph 1>2 2>3');
  expect(oneLine('kayles 3\nnim 4 5')).toBe('kayles 3, nim 4 5');
});

test('braces make one component, and may be empty', () => {
  expect(typedComponents('kayles:{1,1} + kayles 2 3')).toEqual([
    { game: 'kayles', heaps: ['1', '1'], braced: true },
    { game: 'kayles', heaps: ['2', '3'] },
  ]);
  expect(typedComponents('octal:0.77:{}')).toEqual([{ game: 'octal:0.77', heaps: [], braced: true }]);
});

test.each([
  ['nimble', 'nimble:{1,4,4}'],
  ['Nimble 1 4 4', 'nimble:{1,4,4}'],
  ['staircase nim', 'staircase:{3,0,2}'],
  ["Northcott's game", 'northcott:8:{1-5,2-7}'],
  ['silver dollar', 'silver-dollar:{1,4,7}'],
  ['poker nim 3 5', 'poker:{3,5}'],
  ['hackenbush (', 'hackenbush:(()(()))'],
  ['graph', 'graph:a>b,b>c,a>c@a'],
])('%s typed as a game: the error says how its position is written', async (typed, position) => {
  learn(games);
  const refusal = { code: 'unknown-game', field: 'game', message: '', value: typed };
  const ask = (name: string) =>
    name === 'games' ? Promise.resolve({ answer: [] }) : Promise.reject(refusal);
  const { error } = await readGame({ ask: ask as never }, typed);
  expect(error && notationProblem(error, typed).sentence).toContain(`such as ${position}.`);
});

test('a hyphen between numbers that may be taken is a range', async () => {
  const asked: unknown[] = [];
  const ask = (name: string, { game }: { game?: string }) => {
    asked.push(game);
    if (name === 'games') return Promise.resolve({ answer: [] });
    return name === 'game' && game === 'take:1,2,3'
      ? Promise.resolve({ answer: { game } })
      : Promise.reject({ code: 'unknown-game', field: 'game', message: '', value: game });
  };
  expect((await readGame({ ask: ask as never }, 'take 1-3')).game?.game).toBe('take:1,2,3');
  expect(asked).not.toContain('take 1-3');
});

test('games of heaps and tables are no boards', () => {
  for (const text of ['nim', 'kayles 3', 'wythoff 3 5', 'euclid', 'rule:((a,b) to (a-1,b)):(3,5)', ''])
    expect(boardIn(text)).toBeUndefined();
});

test.each([
  ['nim:{2^}', 7, '2^', 2],
  ['kayles:{3,2^^3,4}', 12, '2^^3', 2],
  ['nim:{3} + nim:{4,1e}', 19, '1e', 2],
])('an error in %s is one of the size that was typed', (value, at, size, place) => {
  const error = { code: 'not-a-number', field: 'position', message: '', value, at };
  expect(errorOfSize(error)).toMatchObject({ value: size, at: place });
});
