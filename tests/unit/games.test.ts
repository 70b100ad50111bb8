// Links to a game, and the sentences about periods and about wrong notations.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AskError, Periodicity, Problem } from '../../www/src/engine/protocol';
import { learn } from '../../www/src/i18n/index';
import { withoutDefaults } from '../../www/src/question/parameters';
import { fromHash, toHash } from '../../www/src/question/question';
import { usualQuestion } from '../../www/src/rooms/definition';
import { games } from '../../www/src/rooms/games/entry';
import { exhibited } from '../../www/src/rooms/games/exhibited';
import { notationProblem } from '../../www/src/rooms/games/notation-problem';
import { gameParameters } from '../../www/src/rooms/games/parameters';
import { periodWords } from '../../www/src/rooms/games/period-words';
import { problemParameters } from '../../www/src/rooms/problems/parameters';
import { gameKey } from '../../www/src/rooms/problems/wording';
import { GALLERY } from '../../www/src/ruleset/exhibits';
import { gameName } from '../../www/src/ruleset/game-name';
import { arrival } from '../../www/src/shell/arrival';

learn(readFileSync(new URL('../../www/src/i18n/en/games.ftl', import.meta.url), 'utf8'));

const problem: Problem = {
  id: 'stones',
  parameters: [{ name: 'n', kind: 'number', min: '1', max: '10^6', default: '10' }],
  checks: [],
  facts: [],
  games: [],
  batch: false,
};
const arrived = (hash: string) => {
  const asked = fromHash(hash)?.problem;
  return arrival(hash, problem, () => (asked === 'game' ? gameParameters : problemParameters(problem)));
};

describe('links to a game', () => {
  // Published links: these strings must stay readable.
  test.each([
    ['#1/game?game=octal:0.77&n=200', { game: 'octal:0.77', n: '200' }, {}],
    ['#1/game?game=take:1,2,5&n=10^5', { game: 'take:1,2,5', n: '10^5' }, {}],
    ['#1/game?game=octal:4.(3)&n=100;at=71', { game: 'octal:4.(3)', n: '100' }, { at: '71' }],
    ['#1/game?game=Dawson%27s%20Chess&n=200', { game: "Dawson's Chess", n: '200' }, {}],
    ['#1/game?game=nim&n=50;columns=10', { game: 'nim', n: '50' }, { columns: '10' }],
  ])('%s', (hash, given, view) => {
    const question = { problem: 'game', arguments: given, view };
    expect(fromHash(hash)).toEqual(question);
    expect(toHash(question)).toBe(hash);
    expect(arrived(hash)).toEqual({ question, notice: '' });
  });

  test('missing parameters have their defaults', () => {
    expect(arrived('#1/game')?.question).toEqual(usualQuestion(games));
    expect(arrived('#1/game?game=nim')?.question.arguments).toEqual({ game: 'nim', n: '200' });
    expect(toHash(withoutDefaults(usualQuestion(games)))).toBe('#1/game?game=kayles&n=200');
  });

  test('links to problems are unchanged', () => {
    expect(arrived('#1/stones?n=8')?.question).toEqual({
      problem: 'stones',
      arguments: { n: '8' },
      view: {},
    });
    expect(arrived('#main')).toBeUndefined();
  });

  test('the gallery has about thirty games, each once, and a link to each', () => {
    expect(GALLERY.length).toBeGreaterThan(29);
    expect(new Set(GALLERY.map(({ id }) => id)).size).toBe(GALLERY.length);
    expect(new Set(GALLERY.map(({ game }) => game)).size).toBe(GALLERY.length);
    for (const exhibit of GALLERY.filter(({ problem }) => !problem)) {
      const question = exhibited(exhibit);
      expect(arrived(toHash(question))).toEqual({ question, notice: '' });
    }
  });
});

describe('the sentence about a period', () => {
  const words = (found: Partial<Periodicity>, first = 0) => {
    const { headline, sentences } = periodWords(
      { game: 'x', status: 'none', checkedTo: 200, ...found },
      first,
    );
    return [headline, ...sentences].join(' | ');
  };
  const certificate = { computed: 168 } as NonNullable<Periodicity['certificate']>;

  test('proved, with the last exception', () => {
    const said = words({
      ...{ status: 'proved', preperiod: 71, period: 12, saltus: 0, criterion: 'guy-smith', certificate },
      ...{ exceptionCount: 14, lastException: { index: 70, value: 6, expected: 2 } },
    });
    expect(said).toBe(
      'Period 12 from 71 on | Values repeat with period 12 from n = 71 on. | ' +
        'Proved from the first 168 values (Guy and Smith): it holds for every n, however large. | ' +
        '14 values before that are exceptions; the last is g(70) = 6, where the repetition, continued backwards, would have 2.',
    );
  });

  test('proved from the first index, of heaps and of coins', () => {
    const found = {
      status: 'proved',
      period: 3,
      saltus: 0,
      criterion: 'window-repetition',
      certificate,
    } as const;
    expect(words({ ...found, preperiod: 0 })).toMatch(
      /^Period 3 \| Values repeat with period 3, right from the beginning\./,
    );
    expect(words({ ...found, preperiod: 1 }, 1)).toMatch(/^Period 3 \| .* right from the beginning\./);
  });

  test('arithmetic periods, and an exception below zero', () => {
    const said = words({
      ...{ status: 'proved', preperiod: 1, period: 4, saltus: 4, criterion: 'laskers-nim', certificate },
      ...{ exceptionCount: 1, lastException: { index: 0, value: 0, expected: -1 } },
    });
    expect(said).toContain('Every 4 steps up by 4 from 1 on');
    expect(said).toContain('From n = 1 on, g(n + 4) = g(n) + 4.');
    expect(said).toContain(
      'One value before that is an exception: g(0) = 0, where the repetition, continued backwards, would have −1.',
    );
    expect(
      words({ status: 'proved', preperiod: 0, period: 1, saltus: 1, criterion: 'all-but', certificate }),
    ).toMatch(/^Every step up by 1 \| From the beginning on, g\(n \+ 1\) = g\(n\) \+ 1\./);
  });

  test('every criterion has a text', () => {
    for (const criterion of ['guy-smith', 'window-repetition', 'all-but', 'laskers-nim']) {
      const said = words({ status: 'proved', preperiod: 0, period: 2, saltus: 0, criterion, certificate });
      expect(said).not.toContain('[');
    }
  });

  test('an observed period is never called proved', () => {
    const found = { status: 'observed', checkedTo: 5049, preperiod: 0, period: 25, saltus: 0 } as const;
    expect(words(found)).toBe(
      'Looks like period 25 | Up to n = 5,049, values repeat with period 25, right from the beginning. | ' +
        'That is an observation, not a proof: it may break at the next value. | ' +
        'Grundyscope knows no theorem that proves it for this game.',
    );
    expect(words({ ...found, preperiod: 3, saltus: 2 })).toContain(
      'From n = 3 up to n = 5,049, g(n + 25) = g(n) + 2.',
    );
    expect(words({ ...found, neededTo: 167 })).toContain('Values up to n = 167 would prove it');
  });

  test('none observed, contradicted, and proved absent', () => {
    expect(words({})).toBe(
      'No period seen | Up to n = 200, the values do not settle into a repetition. | That proves nothing about larger n.',
    );
    expect(words({ broken: { preperiod: 0, period: 25, saltus: 0, brokenAt: 5050 } })).toContain(
      'had period 25, from n = 0 on, and broke at n = 5,050.',
    );
    expect(words({ criterion: 'closed-form' })).toMatch(/^No period, ever \| A formula/);
  });
});

describe('a wrong game', () => {
  const error = (more: object): AskError => ({
    ...{
      code: 'unknown-game',
      field: 'game',
      message: '',
      allowed: { code: 'digits-to-15', values: {} },
      value: '',
    },
    ...more,
  });

  test('the position of the error is marked', () => {
    expect(notationProblem(error({ at: 9 }), 'octal:0.78')).toEqual({
      sentence: '“8” cannot be read there. Allowed: digits from 0 to 15.',
      place: { before: 'octal:0.7', here: '8', after: '' },
    });
    expect(notationProblem(error({ at: 2 }), '😀😀x😀').place).toEqual({
      before: '😀😀',
      here: 'x',
      after: '😀',
    });
  });

  test('the position is marked past the end, and in a long text', () => {
    const { sentence, place } = notationProblem(error({ at: 6 }), 'octal:');
    expect(sentence).toMatch(/^Something is missing at the end\./);
    expect(place).toEqual({ before: 'octal:', here: '', after: '' });
    expect(notationProblem(error({ code: 'out-of-range', at: 5 }), 'take:0').sentence).toMatch(
      /^This is out of range\./,
    );
    const long = notationProblem(error({ at: 100 }), `take:${'1,'.repeat(47)}1x${',2'.repeat(50)}`).place;
    expect(long?.here).toBe('x');
    expect(long?.before).toHaveLength(25);
    expect(long?.after).toHaveLength(13);
  });

  test('an unknown name, and an empty text', () => {
    expect(notationProblem(error({}), ' chess ')).toEqual({
      sentence: expect.stringMatching(/^No game is called “chess” here\./),
      place: undefined,
    });
    expect(notationProblem(error({ code: 'empty' }), '').sentence).toMatch(/^Which game\?/);
  });
});

test('a game has one name in the gallery and under the problems', () => {
  const source = (name: string) =>
    readFileSync(new URL(`../../www/src/i18n/en/${name}.ftl`, import.meta.url), 'utf8');
  learn(source('gallery'));
  const under = new Map(
    Array.from(source('problems').matchAll(/^game-(\S+) = (.+)$/gm), ([, key, name]) => [key, name]),
  );
  const both = GALLERY.filter(({ game, problem }) => !problem && under.has(gameKey(game)));
  expect(both.map(({ game }) => game)).toEqual(
    expect.arrayContaining(['take:squares', 'take:at-least-half']),
  );
  for (const { game } of both) expect(under.get(gameKey(game))).toBe(gameName(game));
});
