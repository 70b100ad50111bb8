// Reading and checking answers, scores, links and random numbers of exercises.
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Explanation, MovesAnswer } from '../../../www/src/engine/protocol';
import { sanitise } from '../../../www/src/question/parameter';
import { check } from '../../../www/src/rooms/exercises/check';
import type { Item } from '../../../www/src/rooms/exercises/item';
import { moveItem } from '../../../www/src/rooms/exercises/kinds/move';
import { valueItem } from '../../../www/src/rooms/exercises/kinds/value';
import type { ExerciseRoom } from '../../../www/src/rooms/exercises/model';
import { whatIsWrong } from '../../../www/src/rooms/exercises/notes';
import { parametersOf } from '../../../www/src/rooms/exercises/parameters';
import { storedProgress } from '../../../www/src/rooms/exercises/progress';
import { Random, step } from '../../../www/src/rooms/exercises/random';
import { scoreOf } from '../../../www/src/rooms/exercises/score';
import { argumentsOf, specOf } from '../../../www/src/rooms/exercises/spec';
import { tableBeside } from '../../wasm/rows.mjs';
import { learnEnglish } from '../english';

const rows = tableBeside(import.meta.url);

const nim = { game: 'nim', first: 0, max: 1000 };

/** What explains a value: the options are [taken, left, value]. */
function explained(value: number, list: [move: number, to: number[], value: number][]): Explanation {
  const options = list.map(([move, to, value]) => ({ move, to, value }));
  const byValue = [...new Set(options.map((one) => one.value))]
    .sort((a, b) => a - b)
    .map((value) => {
      const same = options.filter((one) => one.value === value);
      return { value, count: same.length, first: same[0] as (typeof same)[number] };
    });
  return {
    ...{ game: 'octal:0.77', n: '6', value, form: 'heaps', options, byValue },
    optionCount: list.length,
  };
}

/** g(6) of Kayles, from the rules: the options have the values 4, 0, 1, 1, 2, 0. */
const KAYLES_6 = explained(3, [
  [1, [5], 4],
  [1, [1, 4], 0],
  [1, [2, 3], 1],
  [2, [4], 1],
  [2, [1, 3], 2],
  [2, [2, 2], 0],
]);
const kayles = { game: 'octal:0.77', first: 0, max: 1000 };
const item = valueItem(kayles, KAYLES_6, 'options', [0, 1, 2, 3, 1, 4]);

const named = (of: Item, typed: string) => {
  const verdict = check(of, typed);
  return verdict.kind === 'wrong'
    ? verdict.why.map(({ text }) => text.replace('exercise-slip-', ''))
    : verdict.kind;
};

describe('misconceptions about a value', () => {
  test.each(rows<[string, string | string[]]>('answers to g(6)'))('g(6) = %s', (typed, expected) =>
    expect(named(item, typed)).toEqual(expected),
  );
});

const position = (values: number[], sizes = values): MovesAnswer => {
  const value = values.reduce((a, b) => a ^ b, 0);
  return {
    ...{ position: 'nim', value, outcome: value ? 'N' : 'P', remoteness: null },
    ...{ winningCount: 0, winning: [], losingCount: 0, losing: [] },
    components: [{ game: 'nim', kind: 'heaps', cells: sizes, values, value }],
  };
};

describe('a move', () => {
  const one = (from: number, left: number, value: number) => ({
    ...{ component: 0, cell: from === 3 ? 1 : 0, from, move: from - left, to: left ? [left] : [] },
    ...{ componentValue: value, value, position: '' },
  });
  // Heaps of 1 and 3: only 3 to 1 wins.
  const answer: MovesAnswer = {
    ...position([1, 3]),
    winningCount: 1,
    winning: [one(3, 1, 0)],
    losingCount: 3,
    losing: [one(1, 0, 3), one(3, 0, 1), one(3, 2, 3)].map((move) => ({ ...move, refutation: one(1, 0, 0) })),
  };
  const move = moveItem(new Random(1), answer, 2, 'values', [nim]) as Item;

  test.each(rows<[string, string | string[]]>('moves'))('%s', (typed, expected) =>
    expect(named(move, typed)).toEqual(expected),
  );

  test('has the right choice once among the choices for paper', () => {
    expect(move.choices?.filter(({ value }) => value === '0.3>1')).toHaveLength(1);
  });
});

test('the score: right answers, and those in a row at the end', () => {
  const score = (...answers: (boolean | undefined)[]) => Object.values(scoreOf(answers)).join();
  expect(scoreOf([true, false])).toEqual({ right: 1, done: 2, streak: 0 });
  expect(score()).toBe('0,0,0');
  expect(score(true, false, true, true, undefined)).toBe('3,4,2');
  expect(score(undefined, true, undefined, true)).toBe('2,2,2');
});

describe('links', () => {
  const open = (problem: string, given: Record<string, string>, view: Record<string, string> = {}) =>
    sanitise(parametersOf({ problem, arguments: given, view }), { problem, arguments: given, view });

  test('misère play has kinds of its own, with or without the accent', () => {
    const opened = open('exercise', { game: 'nim', play: 'Misère' }).question.arguments;
    expect(opened).toEqual({ game: 'nim', play: 'misere', seed: '1' });
    expect(specOf(opened).kinds).toEqual(['outcome', 'move']);
    expect(specOf(argumentsOf({ ...specOf(opened), kinds: ['move'] })).kinds).toEqual(['move']);
    expect(open('exercise', { play: 'reverse' }).dropped).toEqual(['play=reverse']);
  });

  test('a spec survives its arguments', () => {
    const always = { game: 'nim + kayles', kinds: 'far,product', count: '1', seed: '4294967295' };
    for (const level of ['1', '2', '3'])
      for (const given of ['options', 'values', 'rule']) {
        const spec = specOf({ ...always, level, given });
        expect(specOf(argumentsOf(spec))).toEqual(spec);
      }
  });
});

describe('random numbers', () => {
  test('are those of xoshiro128**: published outputs from the state 1, 2, 3, 4', () => {
    const numbers: number[] = [];
    let state: Parameters<typeof step>[0] = [1, 2, 3, 4];
    for (let drawn = 0; drawn < 10; drawn++) {
      const [number, next] = step(state);
      numbers.push(number);
      state = next;
    }
    expect(numbers).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test('are the same for ever', () => {
    const random = new Random(7, 3);
    const drawn = Array.from({ length: 4 }, () => random.next());
    expect(drawn).toEqual([4192018147, 4086089307, 3155741653, 399728448]);
  });
});

describe('progress on the own machine', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('is kept for one link', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    storedProgress.write('#1/exercise', ['3', null]);
    expect(storedProgress.read('#1/exercise')).toEqual(['3', null]);
    expect(storedProgress.read('#1/other')).toEqual([]);
    storedProgress.setBest(4);
    expect(storedProgress.best()).toBe(4);
  });

  test.each(['{', '[]', 'null', '{"link":"a","answers":{}}', '{"link":"a","answers":[7,{}]}'])(
    'rubbish: %s',
    (kept) => {
      vi.stubGlobal('localStorage', { getItem: () => kept });
      expect(storedProgress.read('a').every((one) => one === null)).toBe(true);
    },
  );

  test('without storage, nothing happens', () => {
    storedProgress.write('a', ['1']);
    storedProgress.setBest(2);
    expect([storedProgress.read('a'), storedProgress.best()]).toEqual([[], 0]);
  });
});

test('without a game, the field says what a game is', () => {
  learnEnglish('exercises');
  const error = { code: 'empty', field: 'game', message: '', value: '' };
  const room = { error, spec: { game: '' } } as unknown as ExerciseRoom;
  expect(whatIsWrong(room)).toMatch(/^A name, a notation or a rule/);
});
