// What the search finds, with a stand-in for the engine.
import { describe, expect, test } from 'vitest';
import type { Client } from '../../www/src/engine/client';
import type { Problem } from '../../www/src/engine/protocol';
import type { Door } from '../../www/src/rooms/index';
import { Finder } from '../../www/src/search/finder';

const problem = (id: string, game: string): Problem => ({
  id,
  parameters: [{ name: 'n', kind: 'number', min: '0', max: '10^6', default: '100' }],
  checks: [],
  facts: [],
  games: [{ game, max: '100', explainMax: '100', windowMax: '100', first: 0, cost: 'fast' }],
  batch: false,
});
const PROBLEMS = [problem('nim-square', 'take:squares'), problem('fibonacci-nim', 'fibonacci-nim')];

const known = (oeis: string, name: string, game?: string) => ({
  ...{ oeis, name, offset: 0, terms: new Uint32Array() },
  ...(game ? { game } : {}),
});
const refusal = (at?: number) => ({
  ...{ code: 'unknown-game', field: 'game', message: '', allowed: 'an octal digit', value: '' },
  ...(at === undefined ? {} : { at }),
});

/** An engine that knows two notations, three sequences and one sum. */
function engine(more: Record<string, unknown> = {}): { client: Client; asked: string[] } {
  const asked: string[] = [];
  const answers: Record<string, (request: never) => unknown> = {
    games: () => [
      { game: 'octal:0.77', names: ['kayles'] },
      { game: 'take:cubes', names: [] },
      { game: 'coins:sym', names: [] },
    ],
    knownSequences: () => [
      known('A002187', "Grundy values of Dawson's Chess", 'octal:0.137'),
      known('A030193', 'P-positions of taking a square number'),
      known('A000045', 'Fibonacci numbers'),
    ],
    recognise: () => [{ oeis: 'A002187' }],
    game: ({ game }: { game: string }) => {
      if (/^(octal:)?0\.[0-7]+$/.test(game)) {
        return { game: `octal:${game.replace('octal:', '')}`, max: '100', first: 0 };
      }
      if (/^take:[\d,]+$/.test(game)) return { game, max: '10000', first: 0 };
      throw refusal(game.startsWith('octal:') ? 9 : undefined);
    },
    ...more,
  };
  const ask = (name: string, request: unknown) => {
    asked.push(name);
    return Promise.resolve().then(() => ({ answer: answers[name]?.(request as never), milliseconds: 0 }));
  };
  return { client: { ask, dispose() {} } as unknown as Client, asked };
}

const find = async (query: string, more = {}) => new Finder(engine(more).client, PROBLEMS).find(query);
const names = async (query: string) =>
  (await find(query)).found.map(({ name, sign }) => `${name} ${sign}`.trim());

describe('what is found', () => {
  test.each([
    ['kayles', 'Kayles octal:0.77'],
    ["dawson's chess", 'Dawson’s Chess octal:0.137'],
    ['Project Euler 310', 'Nim Square Project Euler 310'],
    ['PE310', 'Nim Square Project Euler 310'],
    ['euler 366', 'Stone Game III Project Euler 366'],
    ['310', 'Nim Square Project Euler 310'],
    ['A002187', 'Dawson’s Chess A002187'],
    ['a2187', 'Dawson’s Chess A002187'],
    ['0,1,1,2,0,3', 'Dawson’s Chess A002187'],
    ['0.077', 'octal:0.077'],
    ['take:3,4', 'take:3,4'],
    ['3,4', 'take:3,4'],
    ['cubes', 'take:cubes'],
    ['Games', 'Games'],
  ])('%s leads to %s', async (query, first) => {
    expect((await names(query))[0]).toBe(first);
  });

  test('a game leads to what the gallery shows of it, another one as far as it goes', async () => {
    expect((await find('kayles')).found[0]?.href).toBe('#1/game?game=octal:0.77&n=200');
    expect((await find('0.077')).found[0]?.href).toBe('#1/game?game=octal:0.077&n=100');
    expect((await find('sym')).found[0]?.href).toBe('#1/game?game=coins:sym&n=30');
    expect((await find('310')).found[0]?.href).toBe('#1/nim-square?n=100');
  });

  test('a sequence that tells of a game leads to it, one that does not to the OEIS', async () => {
    const [squares] = (await find('A030193')).found;
    expect(squares).toMatchObject({ kind: 'sequence', game: 'take:squares', sign: 'A030193' });
    expect(squares?.href).toBe('#1/game?game=take:squares&n=1000');
    const [elsewhere] = (await find('A000045')).found;
    expect(elsewhere).toMatchObject({ kind: 'oeis', href: 'https://oeis.org/A000045' });
  });

  test('each game once', async () => {
    const { found } = await find('octal:0.77');
    expect(found.filter(({ game }) => game === 'octal:0.77')).toHaveLength(1);
  });
});

describe('rooms that are there', () => {
  const door = (id: string): Door => ({
    id,
    names: [id],
    beginning: () => ({ problem: id, arguments: {}, view: {} }),
    load: () => Promise.reject(new Error('not in this test')),
  });
  const doors = ['games', 'nimbers', 'zeckendorf', 'two-heaps'].map(door);
  const first = async (query: string) => {
    const { client } = engine({
      knownSequences: () => ['A000201', 'A051917', 'A007895'].map((oeis) => known(oeis, 'a sequence')),
      nimber: ({ expression }: { expression: string }) => ({ value: expression === '2*2' ? '3' : '9' }),
    });
    return (await new Finder(client, PROBLEMS, doors).find(query)).found[0];
  };

  test('reckoning with nimbers', async () => {
    expect(await first('2*2')).toMatchObject({ kind: 'nimber', name: '2*2 = 3', href: '#1/nimbers?e=2*2' });
    // Without that room, there is nothing to lead to.
    expect((await find('2*2')).found).toEqual([]);
  });

  test('games of two heaps, and the sequences of the other rooms', async () => {
    expect(await first('wythoff')).toMatchObject({ href: '#1/two-heaps?game=wythoff' });
    expect(await first('A000201')).toMatchObject({ kind: 'sequence', href: '#1/two-heaps?game=wythoff' });
    expect(await first('A051917')).toMatchObject({ kind: 'sequence', href: '#1/nimbers?e=1/5' });
    expect(await first('A007895')).toMatchObject({ kind: 'sequence', href: '#1/zeckendorf' });
  });
});

describe('what is not found', () => {
  test.each([
    ['checkers', /^Nothing here is called “checkers”\. Understood are names/],
    ['Project Euler 301', /^Nothing here is called/],
    ['A000001', /^A000001 is not among the sequences known here/],
    ['octal:0.78', /^“octal:0\.78” cannot be read as a game\. Allowed there: an octal digit\.$/],
    ['x'.repeat(201), /^That is too long to search for/],
  ])('%s', async (query, hint) => {
    const { found, hint: said } = await find(query);
    expect(found).toEqual([]);
    expect(said).toMatch(hint);
  });

  test('terms that no sequence has', async () => {
    const { hint, found } = await find('0,9,9,9,9', { recognise: () => [] });
    expect(found).toEqual([]);
    expect(hint).toMatch(/^No sequence known here has these terms/);
  });

  test('nothing is asked for nothing', async () => {
    const { client, asked } = engine();
    expect(await new Finder(client, PROBLEMS).find('   ')).toEqual({ query: '', found: [], hint: '' });
    expect(asked).toEqual([]);
  });

  test('an engine in trouble: the problems and the gallery are found all the same', async () => {
    const crash = () => {
      throw { code: 'crashed', message: '' };
    };
    const { found } = await find('kayles', { games: crash, knownSequences: crash, game: crash });
    expect(found[0]?.name).toBe('Kayles');
  });
});
