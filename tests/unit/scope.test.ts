import { expect, test } from 'vitest';
import { type Asked, asked, isTrouble, linkOf } from '../../www/src/scope/asked';
import { VIEWS } from '../../www/src/scope/attributes';

const ask = (given: Record<string, string>) => asked(Object.entries(given));
const link = (given: Record<string, string>) => {
  const found = ask(given);
  return isTrouble(found) ? found.code : `${found.view} ${linkOf(found)}`;
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
  [{ game: 'Wythoff' }, 'heat #1/two-heaps?game=wythoff'],
  [{ game: 'fibonacci-nim', view: 'heat', at: '17,4' }, 'heat #1/two-heaps?game=fibonacci-nim;at=17,4'],
  [{ game: 'fibonacci-nim' }, 'chart #1/game?game=fibonacci-nim&n=200'],
  [{}, 'nothing-asked'],
  [{ game: '  ', n: '5' }, 'nothing-asked'],
  [{ game: 'kayles', view: 'pie' }, 'unknown-view'],
])('%o asks for %s', (given, expected) => {
  expect(link(given)).toBe(expected);
});

test('attributes of HTML and of frameworks are no arguments', () => {
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

test('names that every object has are names like others', () => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const given = JSON.parse(`{ "problem": "stones", "n": "8", "${name}": "x" }`);
    expect(isTrouble(ask(given))).toBe(false);
    expect(link({ problem: name })).toMatch(/^answer #1\//);
    expect(link({ game: 'kayles', view: name })).toBe('unknown-view');
  }
});

test('controls are some where nobody says, or says what there is not', () => {
  const controls = (given: string) => (ask({ game: 'nim', controls: given }) as Asked).controls;
  expect(['', 'none', 'SOME', 'all', 'every'].map(controls)).toEqual(['some', 'none', 'some', 'all', 'some']);
});

test('what is wrong says what there is, and no more of what was given than can be read', () => {
  const found = ask({ game: 'nim', view: 'x'.repeat(1_000_000) });
  expect(isTrouble(found) && [found.allowed, found.value?.length]).toEqual([VIEWS.join(', '), 60]);
});
