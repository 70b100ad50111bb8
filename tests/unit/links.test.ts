// Links that the page writes: of a question, of tours, of general forms, and those measured.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HOSTS, LINKS } from '../../benches/harness/links.mjs';
import { type Parameters, sanitise } from '../../www/src/question/parameter';
import { linkOf } from '../../www/src/question/parameters';
import { fromHash, type Question } from '../../www/src/question/question';
import { gameParameters } from '../../www/src/rooms/games/parameters';
import { ROOMS } from '../../www/src/rooms/index';
import { labParameters } from '../../www/src/rooms/lab/parameters';
import { positionParameters } from '../../www/src/rooms/positions/parameters';
import { generalForm } from '../../www/src/rooms/problems/general';
import { twoHeapsParameters } from '../../www/src/rooms/two-heaps/parameters';
import { stepAt, TOURS, type Tour } from '../../www/src/shell/tours/tours';

describe('“Copy link”', () => {
  const PAGE = 'https://games.example/scope/';

  afterEach(() => vi.unstubAllGlobals());

  function at(address: string): void {
    vi.stubGlobal('location', new URL(address));
  }

  const question = (n: string) => ({ problem: 'stones', arguments: { n }, view: {} });

  test('the link has the question of the page, not that of the address bar', () => {
    at(`${PAGE}?lang=en#1/stones?n=8`);
    expect(linkOf(question('10'))).toBe(`${PAGE}?lang=en#1/stones?n=10`);
  });

  // Firefox throws on an address of a megabyte.
  test('a question too long for a link leaves the address unchanged', () => {
    const address = `${PAGE}#1/stones?n=8`;
    at(address);
    const made = vi.fn();
    vi.stubGlobal('URL', made);
    expect(linkOf(question('😀'.repeat(250_000)))).toBe(address);
    expect(made).not.toHaveBeenCalled();
  });
});

describe('tours', () => {
  const tour = (id: string) => TOURS.find((one) => one.id === id) as Tour;
  const question = (hash: string) => fromHash(hash) as Question;

  test('each step is a question with a link', () => {
    for (const { steps } of TOURS) {
      for (const [place, step] of steps.entries()) {
        expect(fromHash(step), step).toBeDefined();
        for (const { id } of TOURS.filter((one) => one.steps.includes(step)))
          expect(stepAt(tour(id), 0, question(step))).toBe(place);
      }
    }
  });

  test('the step follows the question, also one that is typed', () => {
    const breaks = tour('breaks');
    expect(stepAt(breaks, 0, question('#1/game?game=take:factorials&n=5050;at=9'))).toBe(1);
    expect(stepAt(breaks, 0, question('#1/game?game=take:factorials&n=5,050'))).toBe(1);
    expect(stepAt(breaks, 2, question('#1/game?game=take:factorials&n=5049'))).toBe(0);
  });

  test('half typed, the step stays; elsewhere there is none', () => {
    const breaks = tour('breaks');
    expect(stepAt(breaks, 0, question('#1/game?game=take:factorials&n=50'))).toBe(0);
    expect(stepAt(breaks, 1, question('#1/game?game=nim&n=50'))).toBeUndefined();
    expect(stepAt(breaks, 0, question('#1/nimbers?e=6*7'))).toBeUndefined();
    expect(stepAt(tour('large'), 0, question('#1/nim-square?n=29&heaps=3'))).toBe(0);
  });
});

describe('general forms of the problems', () => {
  test.each<[string, Record<string, string>, Parameters, Record<string, string>]>([
    ['nim-square', { n: '29', heaps: '3' }, gameParameters, { game: 'take:squares', n: '29' }],
    ['nim-square', { n: '10^5' }, gameParameters, { game: 'take:squares', n: '1000' }],
    ['stones', { n: '4' }, positionParameters, { heaps: 'take:at-least-half:{1,2,3,4}' }],
    ['stones', { n: '10^1000' }, positionParameters, { heaps: 'take:at-least-half:{1,2,3,4,5,6}' }],
    ['flipping-game', { n: '5' }, labParameters, { rows: '5', columns: '5', first: 'coins:runs:triangular' }],
    ['fibonacci-nim', { n: '23' }, twoHeapsParameters, { game: 'dynamic:3' }],
  ])('%s with %o leads to a question that its room takes', (problem, given, parameters, expected) => {
    const form = generalForm(problem, given);
    expect(form).toBeDefined();
    const { question, dropped } = sanitise(parameters, form as Question);
    expect(dropped).toEqual([]);
    expect(question.arguments).toMatchObject(expected);
  });

  test('only the four problems have a general form', () => {
    expect(generalForm('zeckendorf', {})).toBeUndefined();
  });
});

test('bench:load visits each kind of link of every room, a frame and an element', () => {
  const paths: string[] = LINKS.map(({ path }: { path: string }) => path);
  const missing = ROOMS.flatMap(({ names }) => names).filter(
    (name) => !paths.some((path) => path === `#1/${name}` || path.startsWith(`#1/${name}?`)),
  );
  expect(missing).toEqual([]);
  for (const host of Object.keys(HOSTS)) expect(paths).toContain(host);
});
