// Frames: the query, the title, messages from the host page, and heights.
import { describe, expect, test } from 'vitest';
import { withoutFacts } from '../../www/build/plugins/apart.ts';
import { namesIn } from '../../www/build/plugins/texts.mjs';
import { HeightReporter } from '../../www/src/embed/height-reporter';
import { heights, readHostMessage } from '../../www/src/embed/messages';
import { readOptions } from '../../www/src/embed/options';
import { isProblem, titleOf } from '../../www/src/embed/title';
import { type Question, readHash } from '../../www/src/question/question';
import { allViews, roomOf, viewNamed } from '../../www/src/views/registry';
import { tableBeside } from '../wasm/rows.mjs';

const rows = tableBeside(import.meta.url);

const USUAL = { show: '', theme: 'auto', lang: 'en', controls: 'some', size: 100 };

describe('the query', () => {
  test.each(rows<[string, object]>('queries of frames'))('%s', (search, told) => {
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
    const rooms = ['problems', 'games', 'nimbers', 'two-heaps'] as const;
    expect(rooms.map((room) => viewNamed(room, ''))).toEqual(['answer', 'chart', 'calculator', 'heat']);
    expect(viewNamed('games', 'strip')).toBe('strip');
    expect([viewNamed('games', 'heat'), viewNamed('problems', 'constructor')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('every question belongs to a room, also one with the name of an inherited property', () => {
    const names = ['game', 'nimbers', 'zeckendorf', 'two-heaps', 'nim-square', 'toString'];
    expect(names.map(roomOf).join(' ')).toBe('games nimbers zeckendorf two-heaps problems problems');
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
  test.each(rows<[string, string]>('titles'))('%s', (hash, wanted) => expect(title(hash)).toBe(wanted));

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
  test.each(
    rows<
      [
        Record<string, string> | Record<string, unknown> | string | unknown[] | null,
        Record<string, string> | Record<string, boolean> | undefined,
      ]
    >('messages of the host page'),
  )('%o', (data, wish) => expect(readHostMessage(data)).toEqual(wish));

  test('what no JSON can be, and two megabytes, are no message', () => {
    const cyclic: Record<string, unknown> = { type: 'grundyscope:theme' };
    cyclic.theme = cyclic;
    const long = { type: 'grundyscope:question', question: `#${'x'.repeat(2e6)}` };
    for (const data of [undefined, Number.NaN, new Map([['type', 'grundyscope:theme']]), cyclic, long])
      expect(readHostMessage(data)).toBeUndefined();
  });

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

test('the definition of a room loses exactly the facts that a frame does not need at once', () => {
  const definitions = import.meta.glob<string>('../../www/src/rooms/*/index.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const names = (text: string) => [...text.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name ?? '');
  expect(Object.keys(definitions).length).toBeGreaterThan(5);
  for (const source of Object.values(definitions))
    for (const dropped of names(source))
      expect(names(withoutFacts(source, [dropped]))).toEqual(
        names(source).filter((name) => name !== dropped),
      );
});
