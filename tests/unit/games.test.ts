// Links to a game, and the sentences about periods and about wrong notations.

import { describe, expect, test } from 'vitest';
import type { AskError, Periodicity, Problem } from '../../www/src/engine/protocol';
import { withoutDefaults } from '../../www/src/question/parameters';
import { fromHash, toHash } from '../../www/src/question/question';
import { usualQuestion } from '../../www/src/rooms/definition';
import { games } from '../../www/src/rooms/games/index';
import { notationProblem } from '../../www/src/rooms/games/notation-problem';
import { gameParameters } from '../../www/src/rooms/games/parameters';
import { periodWords } from '../../www/src/rooms/games/period-words';
import { exhibitLink } from '../../www/src/rooms/places';
import { problemParameters } from '../../www/src/rooms/problems/parameters';
import { gameKey } from '../../www/src/rooms/problems/wording';
import { GALLERY } from '../../www/src/ruleset/exhibits';
import { gameName } from '../../www/src/ruleset/game-name';
import { arrival } from '../../www/src/shell/arrival';
import { tableBeside } from '../wasm/rows.mjs';
import { learnEnglish, source } from './english';

const rows = tableBeside(import.meta.url);

learnEnglish('gallery', 'games');

const problem: Problem = { id: 'stones', parameters: [], checks: [], facts: [], games: [], batch: false };
const arrived = (hash: string) => {
  const asked = fromHash(hash)?.problem;
  return arrival(hash, problem, () => (asked === 'game' ? gameParameters : problemParameters(problem)));
};

describe('links to a game', () => {
  test('the default question has a short link', () => {
    expect(toHash(withoutDefaults(usualQuestion(games)))).toBe('#1/game?game=kayles&n=200');
    expect(arrived('#main')).toBeUndefined();
    // An empty n has its message; nothing else that is empty stands in a link.
    const empty = { problem: 'game', arguments: { game: '', n: '' }, view: { at: '' } };
    expect(withoutDefaults(empty)).toEqual({ problem: 'game', arguments: { n: '' }, view: {} });
  });

  test('the gallery has about thirty games, each once, and a link to each', () => {
    expect(GALLERY.length).toBeGreaterThan(29);
    expect(new Set(GALLERY.map(({ id }) => id)).size).toBe(GALLERY.length);
    expect(new Set(GALLERY.map(({ game }) => game)).size).toBe(GALLERY.length);
    for (const exhibit of GALLERY.filter(({ problem }) => !problem)) {
      const link = exhibitLink(exhibit);
      expect(arrived(link)).toEqual({ question: fromHash(link), notice: '' });
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

  test.each(rows<[string, Partial<Periodicity>, number, string]>('sentences about periods'))(
    '%s',
    (_, found, first, said) => expect(words(found, first)).toBe(said),
  );

  test('every criterion has a text', () => {
    const certificate = { computed: 168 } as NonNullable<Periodicity['certificate']>;
    for (const criterion of ['guy-smith', 'window-repetition', 'all-but', 'laskers-nim', 'closed-form'])
      expect(words({ status: 'proved', preperiod: 0, period: 2, criterion, certificate })).not.toContain('[');
  });
});

describe('a wrong game', () => {
  const allowed = { code: 'digits-to-15', values: {} };
  const problemOf = (typed: string, more: object) => {
    const error = { code: 'unknown-game', field: 'game', message: '', allowed, value: '', ...more };
    return notationProblem(error as AskError, typed);
  };

  test.each(rows<[string, object, string]>('errors of notations'))('%j %o', (typed, error, sentence) =>
    expect(problemOf(typed, error).sentence).toMatch(new RegExp(sentence)),
  );

  test('the position of the error is marked, also past the end and in a long text', () => {
    const place = (typed: string, at: number) => Object.values(problemOf(typed, { at }).place ?? {});
    expect(place('octal:0.78', 9)).toEqual(['octal:0.7', '8', '']);
    expect(place('😀😀x😀', 2)).toEqual(['😀😀', 'x', '😀']);
    expect(place('octal:', 6)).toEqual(['octal:', '', '']);
    const [before, here, after] = place(`take:${'1,'.repeat(47)}1x${',2'.repeat(50)}`, 100);
    expect([before?.length, here, after?.length]).toEqual([25, 'x', 13]);
    expect(problemOf(' chess ', {}).place).toBeUndefined();
  });
});

test('a game has one name in the gallery and under the problems', () => {
  learnEnglish('gallery', 'exhibits');
  const under = new Map(
    Array.from(source('problems').matchAll(/^game-(\S+) = (.+)$/gm), ([, key, name]) => [key, name]),
  );
  const both = GALLERY.filter(({ game, problem }) => !problem && under.has(gameKey(game)));
  expect(both.map(({ game }) => game)).toEqual(
    expect.arrayContaining(['take:squares', 'take:at-least-half']),
  );
  for (const { game } of both) expect(under.get(gameKey(game))).toBe(gameName(game));
});
