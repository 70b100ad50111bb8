/*
 * Every parameter of links and every attribute of docs/embedding.md, with its values, the first
 * ones that are invalid, and its default: what a question becomes on its way from attributes to a
 * link, to the room, and back. parameters.tsv is frozen: links and attributes stand in pages of
 * others.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { changesBetween } from '../../www/src/element/changes';
import { type ElementQuestion, isError, readAttributes } from '../../www/src/element/question';
import type { Problem } from '../../www/src/engine/protocol';
import pageTexts from '../../www/src/i18n/en/page.ftl?raw';
import { learn } from '../../www/src/i18n/index';
import { fromHash, type Question, toHash } from '../../www/src/question/question';
import type { Sanitise } from '../../www/src/rooms/definition';
import { sanitiseExercise } from '../../www/src/rooms/exercises/link';
import { sanitiseGame } from '../../www/src/rooms/games/link';
import { sanitiseLab } from '../../www/src/rooms/lab/link';
import { sanitiseLesson } from '../../www/src/rooms/lessons/link';
import { sanitiseNimbers } from '../../www/src/rooms/nimbers/link';
import { sanitisePlay } from '../../www/src/rooms/play/link';
import { sanitisePosition } from '../../www/src/rooms/positions/link';
import { sanitiseProblem } from '../../www/src/rooms/problems/link';
import { sanitiseTwoHeaps } from '../../www/src/rooms/two-heaps/link';
import { sanitiseZeckendorf } from '../../www/src/rooms/zeckendorf/link';
import { attributesOf } from '../../www/src/share/element';
import { arrival } from '../../www/src/shell/arrival';
import { type RoomName, roomOf, viewSeen, viewsIn } from '../../www/src/views/registry';

learn(pageTexts);

const PROBLEM: Problem = {
  id: 'nim-square',
  parameters: [
    { name: 'n', kind: 'number', min: '0', max: '10^9', default: '1000' },
    { name: 'heaps', kind: 'number', min: '1', max: '10', default: '3' },
  ],
  checks: [],
  facts: [],
  games: [
    {
      game: 'take:squares',
      max: '1000',
      explainMax: '1000',
      windowMax: '10^6',
      first: 0,
      cost: 'fast',
    },
  ],
  batch: true,
};

const ROOMS: Record<ReturnType<typeof roomOf>, Sanitise> = {
  problems: (question) =>
    question.problem === PROBLEM.id ? sanitiseProblem(question, PROBLEM) : { question, dropped: [] },
  games: sanitiseGame,
  positions: sanitisePosition,
  play: sanitisePlay,
  exercises: sanitiseExercise,
  nimbers: sanitiseNimbers,
  zeckendorf: sanitiseZeckendorf,
  lab: sanitiseLab,
  'two-heaps': sanitiseTwoHeaps,
  lessons: sanitiseLesson,
};

const sanitised = (question: Question) => ROOMS[roomOf(question.problem)](question);
const questionOf = (link: string) => fromHash(link) as Question;
const LOOK = { theme: 'auto', controls: 'some', size: 100, width: '100%', height: 0 } as const;

/** The attributes of a question as in HTML. */
function shared(question: Question, show: string): string {
  const all = attributesOf({ question } as Parameters<typeof attributesOf>[0], { ...LOOK, show });
  return all ? written(all) : '-';
}

const written = (all: Record<string, string>) =>
  Object.entries(all)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
const given = (text: string) =>
  Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value] as const);

/** Attributes, their view and link, what the room makes of it and drops, and its attributes. */
function fromAttributes(attributes: string): string[] {
  const found = readAttributes(given(attributes));
  if (isError(found)) return [attributes, found.code];
  const { question, dropped } = sanitised(found.question);
  const again = shared(question, found.view);
  return [attributes, found.view, toHash(found.question), toHash(question), dropped.join(', '), again];
}

/** A link, what the room makes of it, what is dropped, its attributes for the view shared first. */
function fromLink(link: string): string[] {
  const { question, dropped } = sanitised(questionOf(link));
  return [link, toHash(question), dropped.join(', '), shared(question, viewSeen(question))];
}

/** Cells without the order of parameters and attributes, which has no meaning. */
const unordered = (cells: string[]) =>
  cells.map((cell) => {
    if (cell.startsWith('#1/')) return questionOf(cell);
    return given(cell).length ? Object.fromEntries(given(cell)) : cell;
  });

const lines = readFileSync(new URL('parameters.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const sections = lines
  .join('\n')
  .split(/^\/\/ /m)
  .filter(Boolean);

test.each(sections.map((section) => section.split('\n')))('%s', (_, ...rows) => {
  for (const row of rows.filter(Boolean)) {
    const cells = row.split('\t');
    // "=": the same as in the link that was read, or as the attributes that were given.
    const expected = cells.map((cell, at) => (cell === '=' ? (cells[at === 3 ? 2 : 0] ?? '') : cell));
    const [subject = ''] = cells;
    const found = subject.startsWith('#') ? fromLink(subject) : fromAttributes(subject);
    expect(unordered(found)).toEqual(unordered(expected));
  }
});

test('the page says in a sentence what it has dropped of a link', () => {
  const notice = (link: string) => arrival(link, [PROBLEM], ROOMS[roomOf(questionOf(link).problem)])?.notice;
  expect(notice('#1/game?game=kayles&n=9')).toBe('');
  for (const row of lines.filter((line) => line.startsWith('#'))) {
    const [link = '', , dropped = ''] = row.split('\t');
    const sentence = `Ignored in this link, because it has no meaning here: ${dropped}`;
    expect(notice(link)).toBe(dropped && sentence);
  }
  const long = 'x'.repeat(70);
  expect(notice(`#1/nimbers?e=1;bit=${long}`)).toContain(`: bit=${long.slice(0, 56)}…`);
});

describe('attributes', () => {
  const ask = (given: Record<string, string>) => readAttributes(Object.entries(given));
  const link = (given: Record<string, string>) => {
    const found = ask(given);
    return isError(found) ? found.code : `${found.view} ${toHash(found.question)}`;
  };

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
    expect(['', 'none', 'SOME', 'all', 'every'].map(controls)).toEqual([
      'some',
      'none',
      'some',
      'all',
      'some',
    ]);
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
});
