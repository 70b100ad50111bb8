import { expect, test } from 'vitest';
import { changesBetween } from '../../www/src/element/changes';
import { type ElementQuestion, hashOf, isError, readAttributes } from '../../www/src/element/question';
import { allViews, type RoomName, viewsIn } from '../../www/src/views/registry';

const ask = (given: Record<string, string>) => readAttributes(Object.entries(given));
const link = (given: Record<string, string>) => {
  const found = ask(given);
  return isError(found) ? found.code : `${found.view} ${hashOf(found)}`;
};

test.each<[Record<string, string>, string]>([
  [{ game: 'octal:0.77' }, 'chart #1/game?game=octal:0.77&n=200'],
  [{ game: 'octal:0.77', n: '10^5', view: 'Strip' }, 'strip #1/game?game=octal:0.77&n=10^5'],
  [
    { game: 'kayles', at: '71', range: '10-20', width: 'period', bit: '1', counts: 'log' },
    'chart #1/game?game=kayles&n=200;at=71&range=10-20&columns=period&bit=1&counts=log',
  ],
  [{ problem: 'nim-square', n: '100000', heaps: '4' }, 'answer #1/nim-square?n=100000&heaps=4'],
  [
    { problem: 'flipping-game', n: '9', game: 'coins:runs:squares', view: 'chart' },
    'chart #1/flipping-game?n=9;game=coins:runs:squares',
  ],
  [{ expression: '6*7' }, 'calculator #1/nimbers?e=6*7'],
  [{ view: 'calculator' }, 'calculator #1/nimbers?e=6*7'],
  [{ problem: 'nimbers' }, 'calculator #1/nimbers?e=6*7'],
  [{ expression: '4*5', view: 'explanation', at: '3,4' }, 'explanation #1/nimbers?e=4*5;at=3,4'],
  [
    { expression: '4*5', view: 'heat', table: 'power', row: '16', column: '0', side: '64', bit: '3' },
    'heat #1/nimbers?e=4*5;table=power&row=16&column=0&side=64&bit=3',
  ],
  [{ game: 'kayles', view: 'list' }, 'list #1/game?game=kayles&n=200;list=zeros'],
  [{ game: 'kayles', view: 'list', list: 'gaps' }, 'list #1/game?game=kayles&n=200;list=gaps'],
  [{ game: 'kayles', view: 'list', list: 'all' }, 'list #1/game?game=kayles&n=200;list=zeros'],
  [{ problem: 'stones', n: '50', view: 'list', list: 'first' }, 'list #1/stones?n=50;list=first'],
  [{ game: 'kayles', view: 'value', at: '12' }, 'value #1/game?game=kayles&n=200;at=12'],
  [{ game: 'kayles', view: 'calculator' }, 'calculator #1/game?game=kayles&n=200'],
  [{ problem: 'stones', n: '8', view: 'calculator' }, 'calculator #1/stones?n=8'],
  [{ game: 'wythoff', view: 'explanation', at: '4,7' }, 'explanation #1/two-heaps?game=wythoff;at=4,7'],
  [
    { game: 'coins:ruler x twins', rows: '4', heads: '2,3', at: '2,3' },
    'lab #1/lab?first=coins:ruler&second=twins&rows=4&columns=8&heads=2,3;at=2,3',
  ],
  [
    { game: 'nim', view: 'predict', play: 'misere', kinds: 'move', seed: '7' },
    'predict #1/exercise?game=nim&play=misere&kinds=move&seed=7',
  ],
  [
    { game: 'nim', view: 'worksheet', count: '6', versions: '3', answers: 'off' },
    'worksheet #1/worksheet?game=nim&count=6&versions=3&answers=off',
  ],
  [{ view: 'worksheet' }, 'worksheet #1/worksheet?game=kayles'],
  [{ game: 'Wythoff' }, 'heat #1/two-heaps?game=wythoff'],
  [
    { game: '(a,b,c) to (a-1,b,c), (a,b-1,c), (a,b,c-1)', view: 'heat', layer: '2' },
    'heat #1/two-heaps?game=(a,b,c)%20to%20(a-1,b,c),%20(a,b-1,c),%20(a,b,c-1);layer=2',
  ],
  [{ game: 'fibonacci-nim', view: 'heat', at: '17,4' }, 'heat #1/two-heaps?game=fibonacci-nim;at=17,4'],
  [{ game: 'fibonacci-nim' }, 'chart #1/game?game=fibonacci-nim&n=200'],
  [{ problem: 'zeckendorf' }, 'answer #1/zeckendorf?n=100'],
  [{ problem: 'zeckendorf', n: '10^9', view: 'sum', plus: '7' }, 'sum #1/zeckendorf?n=10^9&plus=7'],
  [
    { problem: 'zeckendorf', n: '17', view: 'play', moves: '1.2', limit: '9', first: 'engine', hints: 'off' },
    'play #1/zeckendorf?n=17;limit=9&moves=1.2&first=engine&hints=off',
  ],
  [{ problem: 'zeckendorf', view: 'word', from: '50' }, 'word #1/zeckendorf?n=100;from=50'],
  [{ problem: 'zeckendorf', view: 'heat', at: '17,4' }, 'heat #1/two-heaps?game=fibonacci-nim;at=17,4'],
  [
    { game: 'kayles', view: 'compare', with: 'octal:0.07' },
    'compare #1/game?game=kayles&n=200;with=octal:0.07',
  ],
  [{ game: 'kayles', view: 'compare' }, 'nothing-beside'],
  [{ problem: 'stones', view: 'play' }, 'unknown-view'],
  [{ problem: 'zeckendorf', view: 'chart' }, 'unknown-view'],
  [{ expression: '6*7', view: 'chart' }, 'unknown-view'],
  [{}, 'nothing-asked'],
  [{ game: '  ', n: '5' }, 'nothing-asked'],
  [{ game: 'kayles', view: 'pie' }, 'unknown-view'],
])('%o asks for %s', (given, expected) => {
  expect(link(given)).toBe(expected);
});

test('attributes of HTML and of frameworks are not arguments', () => {
  const others = {
    id: 'a',
    class: 'b',
    style: 'c',
    'data-v-1': 'd',
    'aria-label': 'e',
    'v-on:click': 'f',
    _ng: 'g',
  };
  expect(link({ problem: 'stones', n: '8', ...others })).toBe('answer #1/stones?n=8');
});

test('names of inherited properties are ordinary names', () => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const given = JSON.parse(`{ "problem": "stones", "n": "8", "${name}": "x" }`);
    expect(isError(ask(given))).toBe(false);
    expect(link({ problem: name })).toMatch(/^answer #1\//);
    expect(link({ game: 'kayles', view: name })).toBe('unknown-view');
  }
});

test('controls default to some, also for an unknown value', () => {
  const controls = (given: string) => (ask({ game: 'nim', controls: given }) as ElementQuestion).controls;
  expect(['', 'none', 'SOME', 'all', 'every'].map(controls)).toEqual(['some', 'none', 'some', 'all', 'some']);
});

const views = (names: string) => ({ code: 'views', values: { names: names.split(', ') } });
const OF_A_GAME = views(
  'chart, strip, histogram, table, value, list, answer, calculator, explanation, compare',
);

test('an error lists the allowed views, and at most 60 characters of the value', () => {
  const found = ask({ game: 'nim', view: 'x'.repeat(1_000_000) });
  expect(isError(found) && [found.allowed, found.value?.length]).toEqual([OF_A_GAME, 60]);
  // Zeckendorf has other views.
  const other = ask({ problem: 'zeckendorf', view: 'chart' });
  expect(isError(other) && other.allowed).toEqual(
    views('answer, calculator, explanation, heat, play, sum, word'),
  );
});

test('the element has the views of frames, by the same names', () => {
  const asks: Record<RoomName, Record<string, string>> = {
    problems: { problem: 'stones' },
    games: { game: 'kayles', with: 'nim' },
    positions: { position: 'kayles 3 5 7 and nim 4' },
    play: { position: '3 5 7' },
    exercises: { game: 'kayles', level: '2' },
    lessons: { lesson: 'nim', step: '2' },
    nimbers: { expression: '6*7' },
    zeckendorf: { problem: 'zeckendorf' },
    lab: { game: 'coins:ruler x coins:twins', heads: '2,3' },
    'two-heaps': { game: 'wythoff' },
  };
  for (const [room, given] of Object.entries(asks))
    for (const view of viewsIn(room as RoomName))
      expect(link({ ...given, view })).toMatch(new RegExp(`^${view} #1/`));
});

test('every view belongs to some question', () => {
  const asks = [
    { game: 'kayles', with: 'nim' },
    { game: 'wythoff' },
    { game: 'coins:ruler x coins:twins' },
    { problem: 'stones' },
    { expression: '6*7' },
    { lesson: 'nim' },
    { problem: 'zeckendorf' },
  ];
  for (const view of allViews())
    expect(asks.some((given) => link({ ...given, view }).startsWith(`${view} #1/`))).toBe(true);
});

test('changes are named as attributes, what is looked at first', () => {
  const before = { problem: 'game', arguments: { game: 'nim', n: '9' }, view: { at: '3', columns: '5' } };
  const after = {
    problem: 'game',
    arguments: { game: 'nim', n: '12' },
    view: { columns: '8', corner: '1,1' },
  };
  expect(changesBetween(before, after)).toEqual([
    { name: 'at', value: '' },
    { name: 'width', value: '8' },
    { name: 'n', value: '12' },
  ]);
  expect(changesBetween(after, after)).toEqual([]);
});
