// Frames: the query, the title, messages from the host page, and heights.
import { describe, expect, test } from 'vitest';
import { namesIn } from '../../www/build/plugins/names.ts';
import { HeightReporter } from '../../www/src/embed/height-reporter';
import { heights, readHostMessage } from '../../www/src/embed/messages';
import { readOptions } from '../../www/src/embed/options';
import { isProblem, titleOf } from '../../www/src/embed/title';
import { type Question, readHash } from '../../www/src/question/question';
import { allViews, roomOf, viewNamed } from '../../www/src/views/registry';

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

  test('two megabytes are ignored within 200 ms', () => {
    const began = performance.now();
    expect(readOptions(`?x=${'a'.repeat(2e6)}&theme=dark`)).toEqual(USUAL);
    expect(performance.now() - began).toBeLessThan(200);
  });
});

describe('views', () => {
  test('the default is the first view of the room; unknown views are ignored', () => {
    expect(viewNamed('problems', '')).toBe('answer');
    expect(viewNamed('games', '')).toBe('chart');
    expect(viewNamed('nimbers', '')).toBe('calculator');
    expect(viewNamed('two-heaps', '')).toBe('heat');
    expect(viewNamed('games', 'strip')).toBe('strip');
    expect(viewNamed('games', 'heat')).toBeUndefined();
    expect(viewNamed('problems', 'constructor')).toBeUndefined();
  });

  test('every question belongs to a room, also one with the name of an inherited property', () => {
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
    for (const show of allViews()) expect(readOptions(`?show=${show}`).show).toBe(show);
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
    ['#1/play?heaps=kayles 9', 'Play | kayles 9'],
    ['#1/zeckendorf?n=100', 'Zeckendorf | n = 100'],
    ['#1/two-heaps?game=euclid', 'Euclid | '],
    ['#1/two-heaps?game=chess', 'Grundyscope | '],
    ['#1/nowhere?n=1', 'Grundyscope | '],
  ])('%s', (hash, wanted) => expect(title(hash)).toBe(wanted));

  test('a long detail is cut', () => {
    const question: Question = { problem: 'nim-square', arguments: { n: '9'.repeat(9000) }, view: {} };
    expect(titleOf(question).detail.length).toBeLessThan(80);
  });

  test('only ids with a name text are problems', () => {
    expect(isProblem('nim-square')).toBe(true);
    expect(isProblem('nim-square-name')).toBe(false);
    expect(isProblem('x')).toBe(false);
  });
});

describe('messages of the host page', () => {
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
  ])('%o', (data, wish) => expect(readHostMessage(data)).toEqual(wish));

  test('a height is sent in all message formats', () => {
    expect(heights(412, 'https://example.org/embed.html#1/x')).toEqual([
      { type: 'grundyscope:height', version: 1, height: 412 },
      { subject: 'lti.frameResize', height: 412 },
      '{"src":"https://example.org/embed.html#1/x","context":"iframe.resize","height":412}',
      { context: 'h5p', action: 'resize', scrollHeight: 412 },
    ]);
  });
});

describe('reported heights', () => {
  const told = (heights: number[], step = 20) => {
    const reporter = new HeightReporter();
    return heights.filter((height, at) => reporter.worth(height, at * step));
  };
  test('each new height is reported', () => expect(told([100, 100, 120, 120, 90])).toEqual([100, 120, 90]));
  test('an oscillation ends with the larger height', () => {
    expect(told([100, 120, 100, 120, 100, 120, 100, 120, 100, 120])).toEqual([100, 120, 100, 120, 100, 120]);
  });
  test('a height after a pause is reported again', () => {
    const slow = [100, 120, 100, 120, 100, 120, 100, 120];
    expect(told(slow, 2000)).toEqual(slow);
  });
  test('a height after input is reported again', () => {
    const reporter = new HeightReporter();
    const list = [100, 120, 100, 120, 100, 120, 100].map((height, at) => reporter.worth(height, at));
    expect(list.at(-1)).toBe(false);
    reporter.acted();
    expect(reporter.worth(100, 8)).toBe(true);
  });
});

test('only names are taken from a file of texts, with all their variants', () => {
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
