// What a frame in another page reads and says: its query, its title, what the page around it wishes, and how high it is.
import { describe, expect, test } from 'vitest';
import { namesIn } from '../../scripts/vite/names.ts';
import { Teller } from '../../www/src/embed/heights';
import { heights, readWish } from '../../www/src/embed/messages';
import { readOptions } from '../../www/src/embed/options';
import { roomOf, SHOWS, showOf } from '../../www/src/embed/shows';
import { isProblem, titleOf } from '../../www/src/embed/title';
import { type Question, readHash } from '../../www/src/question';

const USUAL = { show: '', theme: 'auto', lang: 'en', controls: 'some', size: 100 };

describe('the query', () => {
  test.each([
    ['', {}],
    ['?', {}],
    [
      '?show=chart&theme=dark&lang=de-CH&controls=all&size=150',
      { show: 'chart', theme: 'dark', lang: 'de-CH', controls: 'all', size: 150 },
    ],
    ['?theme=DARK&controls=None&show=Chart', { theme: 'dark', controls: 'none', show: 'chart' }],
    ['?size=99', { size: 100 }],
    ['?size=200%25', { size: 200 }],
    ['?size=301', { size: 300 }],
    ['?size=1e9', {}],
    ['?size=-200', {}],
    ['?size=150px', {}],
    ['?size=999999999999999', {}],
    ['?theme=sepia&controls=many&lang=english!', {}],
    ['?theme[]=dark&__proto__=x&constructor=y', {}],
    ['?theme=dark&theme=light', { theme: 'dark' }],
    ['?show=<img src=x onerror=alert(1)>', { show: '<img src=x onerror=alert(1)>' }],
    ['?lang=../../etc', {}],
    ['?%E0%A4%A&theme=light', { theme: 'light' }],
  ])('%s', (search, told) => {
    expect(readOptions(search)).toEqual({ ...USUAL, ...told });
  });

  test('two megabytes of it take no time and say nothing', () => {
    const began = performance.now();
    expect(readOptions(`?x=${'a'.repeat(2e6)}&theme=dark`)).toEqual(USUAL);
    expect(performance.now() - began).toBeLessThan(200);
  });
});

describe('what can be shown', () => {
  test('where nobody says, the first of the room; otherwise what there is', () => {
    expect(showOf('problems', '')).toBe('answer');
    expect(showOf('games', '')).toBe('chart');
    expect(showOf('nimbers', '')).toBe('calculator');
    expect(showOf('two-heaps', '')).toBe('heat');
    expect(showOf('games', 'strip')).toBe('strip');
    expect(showOf('games', 'heat')).toBeUndefined();
    expect(showOf('problems', 'constructor')).toBeUndefined();
  });

  test('a question belongs to a room, and no name is inherited', () => {
    expect(['game', 'nimbers', 'zeckendorf', 'two-heaps', 'nim-square', 'toString'].map(roomOf)).toEqual([
      'games',
      'nimbers',
      'zeckendorf',
      'two-heaps',
      'problems',
      'problems',
    ]);
  });

  test('every name is one that an address can have', () => {
    for (const show of Object.values(SHOWS).flat()) expect(readOptions(`?show=${show}`).show).toBe(show);
  });
});

describe('the title', () => {
  const title = (hash: string) => {
    const reading = readHash(hash);
    if (reading.kind !== 'question') throw new Error(hash);
    const { name, detail } = titleOf(reading.question);
    return `${name} | ${detail}`;
  };
  test.each([
    ['#1/nim-square?n=100000&heaps=4', 'Nim Square | N = 100,000, 4 heaps'],
    ['#1/nim-square?n=10^5&heaps=1', 'Nim Square | N = 10^5, 1 heap'],
    ['#1/fibonacci-nim?n=10^18&modulus=10^8', 'Stone Game III | N = 10^18, modulo 10^8'],
    ['#1/flipping-game?n=', 'Flipping Game | '],
    ['#1/game?game=octal:0.77&n=200', 'Kayles | octal:0.77 · n up to 200'],
    ['#1/game?game=take:1,2,9&n=2000', 'take:1,2,9 | n up to 2,000'],
    ['#1/game', 'Games | '],
    ['#1/nimbers?e=6*7', 'Nimbers | 6*7'],
    ['#1/zeckendorf?n=100', 'Zeckendorf | n = 100'],
    ['#1/two-heaps?game=euclid', 'Euclid | '],
    ['#1/two-heaps?game=chess', 'Grundyscope | '],
    ['#1/nowhere?n=1', 'Grundyscope | '],
  ])('%s', (hash, wanted) => expect(title(hash)).toBe(wanted));

  test('what is long is cut', () => {
    const question: Question = { problem: 'nim-square', arguments: { n: '9'.repeat(9000) }, view: {} };
    expect(titleOf(question).detail.length).toBeLessThan(80);
  });

  test('only what has a name is a problem', () => {
    expect(isProblem('nim-square')).toBe(true);
    expect(isProblem('nim-square-name')).toBe(false);
    expect(isProblem('x')).toBe(false);
  });
});

describe('what the page around says', () => {
  const cyclic: Record<string, unknown> = { type: 'grundyscope:theme' };
  cyclic.theme = cyclic;
  test.each([
    [{ type: 'grundyscope:theme', theme: 'dark' }, { theme: 'dark' }],
    [
      { type: 'grundyscope:question', question: '#1/game?game=nim&n=9' },
      { question: '#1/game?game=nim&n=9' },
    ],
    [{ type: 'grundyscope:hello' }, { again: true }],
    [{ type: 'grundyscope:start' }, { start: true }],
    [{ type: 'grundyscope:theme', theme: 'sepia' }, undefined],
    [{ type: 'grundyscope:theme', theme: 7 }, undefined],
    [{ type: 'grundyscope:theme' }, undefined],
    [{ type: 'grundyscope:question', question: 'javascript:alert(1)' }, undefined],
    [{ type: 'grundyscope:question', question: `#${'x'.repeat(2e6)}` }, undefined],
    [{ type: 'grundyscope:question', question: { toString: 'no' } }, undefined],
    [{ type: 'theme', theme: 'dark' }, undefined],
    [cyclic, undefined],
    ['{"type":"grundyscope:theme","theme":"dark"}', undefined],
    [[], undefined],
    [null, undefined],
    [undefined, undefined],
    [Number.NaN, undefined],
    [new Map([['type', 'grundyscope:theme']]), undefined],
  ])('%o', (data, wish) => expect(readWish(data)).toEqual(wish));

  test('a height is said in all dialects', () => {
    expect(heights(412, 'https://example.org/embed.html#1/x')).toEqual([
      { type: 'grundyscope:height', version: 1, height: 412 },
      { subject: 'lti.frameResize', height: 412 },
      '{"src":"https://example.org/embed.html#1/x","context":"iframe.resize","height":412}',
      { context: 'h5p', action: 'resize', scrollHeight: 412 },
    ]);
  });
});

describe('which heights are told', () => {
  const told = (heights: number[], step = 20) => {
    const teller = new Teller();
    return heights.filter((height, at) => teller.worth(height, at * step));
  };
  test('each that is new', () => expect(told([100, 100, 120, 120, 90])).toEqual([100, 120, 90]));
  test('up and down between two ends with the larger', () => {
    expect(told([100, 120, 100, 120, 100, 120, 100, 120, 100, 120])).toEqual([100, 120, 100, 120, 100, 120]);
  });
  test('what comes after a while is something new', () => {
    const slow = [100, 120, 100, 120, 100, 120, 100, 120];
    expect(told(slow, 2000)).toEqual(slow);
  });
  test('what somebody does is something new', () => {
    const teller = new Teller();
    const list = [100, 120, 100, 120, 100, 120, 100].map((height, at) => teller.worth(height, at));
    expect(list.at(-1)).toBe(false);
    teller.acted();
    expect(teller.worth(100, 8)).toBe(true);
  });
});

test('of a file of texts, only names are taken, each whole', () => {
  const source = `### All
# A problem.
problem-x-name = X
problem-x-statement = Long.
argument-x-n = { $value ->
    [one] 1 heap
   *[other] { $value } heaps
}
exhibit-kayles = Kayles
exhibit-kayles-why = Because.
`;
  expect(namesIn(source)).toBe(`problem-x-name = X
argument-x-n = { $value ->
    [one] 1 heap
   *[other] { $value } heaps
}
exhibit-kayles = Kayles
`);
});
