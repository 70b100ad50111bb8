/*
 * Every parameter of links and every attribute of docs/embedding.md, with its values, the first
 * ones that are invalid, and its default: what a question becomes on its way from attributes to a
 * link, to the room, and back. parameters.tsv is frozen: pages of others have links and attributes.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type ElementQuestion,
  isError,
  NAMES,
  type OwnAttributes,
  type ScopeControls,
  type ScopeTheme,
  type ScopeView,
} from '../../www/src/element/attributes';
import { changesBetween } from '../../www/src/element/changes';
import { PARAMETERS, readAttributes } from '../../www/src/element/question';
import type { Problem } from '../../www/src/engine/protocol';
import { sanitise } from '../../www/src/question/parameter';
import { fromHash, type Question, toHash } from '../../www/src/question/question';
import { problemParameters } from '../../www/src/rooms/problems/parameters';
import type { Controls } from '../../www/src/rooms/view';
import type { Shared } from '../../www/src/share/address';
import { attributesOf } from '../../www/src/share/element';
import { arrival } from '../../www/src/shell/arrival';
import type { Theme } from '../../www/src/ui/theme';
import { roomOf, type ViewName, viewSeen } from '../../www/src/views/registry';

const PROBLEM: Problem = {
  ...{ id: 'nim-square', checks: [], facts: [], batch: true },
  parameters: [
    { name: 'n', kind: 'number', min: '0', max: '10^9', default: '1000' },
    { name: 'heaps', kind: 'number', min: '1', max: '10', default: '3' },
  ],
  games: [
    { game: 'take:squares', max: '1000', explainMax: '1000', windowMax: '10^6', first: 0, cost: 'fast' },
  ],
};

function parametersOf(question: Question) {
  if (question.problem === PROBLEM.id) return problemParameters(PROBLEM);
  const room = roomOf(question.problem);
  return room === 'problems' ? undefined : PARAMETERS[room](question);
}

const sanitised = (question: Question) => sanitise(parametersOf(question), question);
const questionOf = (link: string) => fromHash(link) as Question;
const LOOK = { theme: 'auto', controls: 'some', size: 100, width: '100%', height: 0 } as const;

/** The attributes of a question as in HTML. */
function shared(question: Question, show: string): string {
  const parameters = parametersOf(question) ?? PARAMETERS.problems(question);
  const all = attributesOf({ question, parameters } as Shared, { ...LOOK, show });
  const written = Object.entries(all ?? {}).map(([name, value]) => `${name}="${value}"`);
  return all ? written.join(' ') : '-';
}
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
  const notice = (link: string) => arrival(link, PROBLEM, parametersOf)?.notice;
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
    const names = ['id', 'class', 'style', 'data-v-1', 'aria-label', 'v-on:click', '_ng'];
    const others = Object.fromEntries(names.map((name) => [name, 'a']));
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
    const all = ['some', 'none', 'some', 'all', 'some'];
    expect(['', 'none', 'SOME', 'all', 'every'].map(controls)).toEqual(all);
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

  test('changes are named as attributes, what is looked at first', () => {
    const changes = (from: string, to: string) => {
      const [was, is] = [questionOf(from), questionOf(to)];
      return changesBetween(parametersOf(is), was, is).map(({ name, value }) => `${name}=${value}`);
    };
    const [before, after] = ['#1/game?game=nim&n=9;at=3&columns=5', '#1/game?game=nim&n=12;columns=8'];
    expect(changes(before, after)).toEqual(['at=', 'width=8', 'n=12']);
    expect(changes(after, after)).toEqual([]);
    const board = '#1/lab?first=coins:ruler&second=coins:twins&rows=8&columns=8&heads=all';
    expect(changes(board, board.replace('twins', 'mock-turtles').replace('columns=8', 'columns=9'))).toEqual([
      'game=coins:ruler x coins:mock-turtles',
      'columns=9',
    ]);
    expect(changes('#1/position?heaps=3 5', '#1/position?heaps=3 5 7')).toEqual(['position=3 5 7']);
    expect(changes('#1/nim-square?n=9&heaps=3', '#1/nim-square?n=9&heaps=4')).toEqual(['heaps=4']);
  });
});

// The names and unions of attributes.ts, which stand in the package's types: those of the code.

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Three = [Same<ScopeView, ViewName>, Same<ScopeTheme, Theme>, Same<ScopeControls, Controls>];
const same: Three = [true, true, true];

test('the attributes are those of the parameters, and those of the element itself', () => {
  expect(same).toEqual([true, true, true]); // what tsc checks
  const own: Record<keyof OwnAttributes, true> = {
    ...{ problem: true, view: true, theme: true, controls: true, site: true },
  };
  // Rooms with several names in links have parameters by the name.
  const rows = ['lesson', 'lessons', 'exercise', 'worksheet'].flatMap((problem) =>
    Object.values(PARAMETERS).flatMap((of) => Object.values(of({ problem, arguments: {}, view: {} })).flat()),
  );
  const named = rows
    .map(({ name, attribute = name }) => attribute)
    .filter((attribute) => attribute !== false);
  expect([...NAMES].sort()).toEqual([...new Set([...Object.keys(own), ...named])].sort());
});
