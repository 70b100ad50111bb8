// The results of the search, with a stub of the engine.
import { describe, expect, test } from 'vitest';
import type { Client } from '../../www/src/engine/client';
import type { Problem } from '../../www/src/engine/protocol';
import type { RoomEntry } from '../../www/src/rooms/definition';
import { Finder } from '../../www/src/shell/search/finder';
import { tableBeside } from '../wasm/rows.mjs';

const rows = tableBeside(import.meta.url);

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
  ...{
    code: 'unknown-game',
    field: 'game',
    message: '',
    allowed: { code: 'digits-to-15', values: {} },
    value: '',
  },
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

describe('results', () => {
  test.each(rows<[string, string]>('first results'))('%s leads to %s', async (query, first) => {
    expect((await names(query))[0]).toBe(first);
  });

  test('terms lead to octal games, with the codes that have the same values', async () => {
    const cousins = [
      { game: 'octal:0.07', shift: 0 },
      { game: 'octal:0.137', shift: -1 },
    ];
    const recogniseOctal = () => [{ codes: cousins, from: 0, matched: 9, complete: true, proved: true }];
    const query = '0,0,1,1,2,0,3,1,1';
    const { found } = await find(query, { recognise: () => [], recogniseOctal });
    expect(found[0]).toMatchObject({
      kind: 'game',
      game: 'octal:0.07',
      about: 'Octal codes with the same values: 0.137 with n − 1; proved for all heaps.',
    });
    const shifted = [{ codes: [{ game: 'octal:0.4', shift: 1 }], proved: false }];
    const only = await find(query, { recognise: () => [], recogniseOctal: () => shifted });
    expect(only.found[0]?.about).toBe(
      'Octal codes with the same values: 0.4 with n + 1; the first 400 agree, and later ones may differ.',
    );
  });

  test('a game links to its n in the gallery, any other to the largest allowed n', async () => {
    expect((await find('kayles')).found[0]?.href).toBe('#1/game?game=octal:0.77&n=200');
    expect((await find('0.077')).found[0]?.href).toBe('#1/game?game=octal:0.077&n=100');
    expect((await find('sym')).found[0]?.href).toBe('#1/game?game=coins:sym&n=30');
    expect((await find('310')).found[0]?.href).toBe('#1/nim-square?n=100');
  });

  test('a sequence links to its game, or to the OEIS if it has none', async () => {
    const [squares] = (await find('A030193')).found;
    expect(squares).toMatchObject({ kind: 'sequence', game: 'take:squares', sign: 'A030193' });
    expect(squares?.href).toBe('#1/game?game=take:squares&n=1000');
    const [elsewhere] = (await find('A000045')).found;
    expect(elsewhere).toMatchObject({ kind: 'oeis', href: 'https://oeis.org/A000045' });
  });

  test('a game appears once', async () => {
    const { found } = await find('octal:0.77');
    expect(found.filter(({ game }) => game === 'octal:0.77')).toHaveLength(1);
  });
});

describe('results in other rooms', () => {
  const entry = (id: string): RoomEntry => ({
    id,
    names: [id],
    usual: {},
    load: () => Promise.reject(new Error('not in this test')),
  });
  const entries = ['games', 'nimbers', 'zeckendorf', 'two-heaps'].map(entry);
  const first = async (query: string) => {
    const { client } = engine({
      knownSequences: () => ['A000201', 'A051917', 'A007895'].map((oeis) => known(oeis, 'a sequence')),
      nimber: ({ expression }: { expression: string }) => ({ value: expression === '2*2' ? '3' : '9' }),
    });
    return (await new Finder(client, PROBLEMS, entries).find(query)).found[0];
  };

  test('nimber expressions', async () => {
    expect(await first('2*2')).toMatchObject({ kind: 'nimber', name: '2*2 = 3', href: '#1/nimbers?e=2*2' });
    // No result without that room.
    expect((await find('2*2')).found).toEqual([]);
  });

  test('a rule of two numbers leads to its table', async () => {
    const { client, asked } = engine({ tableGame: ({ game }: { game: string }) => ({ game }) });
    const { found } = await new Finder(client, PROBLEMS, entries).find('(a,b) to (a-1,b), (a,b-1)');
    expect(found.map(({ kind, href }) => [kind, decodeURIComponent(href)])).toEqual([
      ['game', '#1/two-heaps?game=(a,b) to (a-1,b), (a,b-1)'],
    ]);
    expect(asked).toContain('tableGame');
    // Without that room, or where the engine refuses the rule, there is no such result.
    expect((await find('(a,b) to (a-1,b), (a,b-1)')).found).toEqual([]);
    const tableGame = () => {
      throw refusal(3);
    };
    const refused = engine({ tableGame }).client;
    expect((await new Finder(refused, PROBLEMS, entries).find('(a,b) to (a-1,b), (a,b+1)')).found).toEqual(
      [],
    );
  });

  test('games on two heaps, and sequences of the other rooms', async () => {
    expect(await first('wythoff')).toMatchObject({ href: '#1/two-heaps?game=wythoff' });
    expect(await first('A000201')).toMatchObject({ kind: 'sequence', href: '#1/two-heaps?game=wythoff' });
    expect(await first('A051917')).toMatchObject({ kind: 'sequence', href: '#1/nimbers?e=1/5' });
    expect(await first('A007895')).toMatchObject({ kind: 'sequence', href: '#1/zeckendorf' });
  });
});

describe('no results', () => {
  test.each([
    ['checkers', /^Nothing here is called “checkers”\. You can search for names/],
    ['Project Euler 301', /^Nothing here is called/],
    ['29', /^Nothing here is called/],
    ['A000001', /^A000001 is not among the sequences known here/],
    ['octal:0.78', /^“octal:0\.78” cannot be read as a game\. Allowed: digits from 0 to 15\.$/],
    ['x'.repeat(201), /^That is too long to search for/],
  ])('%s', async (query, hint) => {
    const { found, hint: said } = await find(query);
    expect(found).toEqual([]);
    expect(said).toMatch(hint);
  });

  test('for terms of no known sequence', async () => {
    const { hint, found } = await find('0,9,9,9,9', { recognise: () => [] });
    expect(found).toEqual([]);
    expect(hint).toMatch(/^No sequence known here has these terms/);
  });

  test('for an empty query, without a call of the engine', async () => {
    const { client, asked } = engine();
    expect(await new Finder(client, PROBLEMS).find('   ')).toEqual({ query: '', found: [], hint: '' });
    expect(asked).toEqual([]);
  });

  test('from a failing engine: problems and the gallery are still found', async () => {
    const crash = () => {
      throw { code: 'crashed', message: '' };
    };
    const { found } = await find('kayles', { games: crash, knownSequences: crash, game: crash });
    expect(found[0]?.name).toBe('Kayles');
  });
});

describe('each reading of a query is named', () => {
  const room = (id: string): RoomEntry => ({
    id,
    names: [{ games: 'game', positions: 'position' }[id] ?? id],
    usual: {},
    load: () => Promise.reject(new Error('not in this test')),
  });
  const rooms = ['games', 'positions', 'nimbers', 'zeckendorf', 'two-heaps'].map(room);
  const sum = (expression: string) =>
    expression.split(/\s*\+\s*/).reduce((all, heap) => all ^ BigInt(heap), 0n);
  const findings = (query: string) => {
    const { client } = engine({
      nimber: ({ expression }: { expression: string }) => {
        if (/\^/.test(expression)) throw { code: 'out-of-range', message: '' };
        return { value: String(sum(expression)) };
      },
      sequence: ({ n }: { n: number }) => Uint32Array.from({ length: n + 1 }, (_, heap) => heap % 4),
      recognise: () => [],
      moves: ({ position }: { position: string }) => {
        const heaps = /^nimble:\{([\d,]+)\}$/.exec(position)?.[1]?.split(',').map(Number);
        if (!heaps) throw refusal();
        const value = heaps.reduce((all, heap) => all ^ heap, 0);
        return { value, outcome: value ? 'N' : 'P', components: [{ heaps, value }] };
      },
      game: ({ game }: { game: string }) => {
        const known = /^(nim|take:[\d,]+|take:squares|octal:0\.[0-7]+|0\.[0-7]+)$/.exec(game)?.[0];
        if (known) return { game: known.replace(/^0/, 'octal:0'), max: '10000', first: 0 };
        throw refusal();
      },
    });
    return new Finder(client, PROBLEMS, rooms).find(query);
  };
  const told = async (query: string) => {
    const { found, hint } = await findings(query);
    return { hint, found: found.map(({ name, href }) => `${name} | ${href}`) };
  };

  test('a position asks which game', async () => {
    expect(await told('7 12 29')).toEqual({
      hint: 'Heaps of 7, 12 and 29: of which game?',
      found: [
        'Nim: heaps of 7, 12 and 29 | #1/position?heaps=7,12,29',
        'Subtract a square: heaps of 7, 12 and 29 | #1/position?heaps=take:squares:7,12,29',
        'Kayles: heaps of 7, 12 and 29 | #1/position?heaps=octal:0.77:7,12,29',
        'Take 7, 12 or 29 | #1/game?game=take:7,12,29&n=200',
      ],
    });
    expect((await findings('7 12 29')).found[0]?.about).toBe(
      '7 ⊕ 12 ⊕ 29 = 22: an N-position, so the player to move can win.',
    );
    expect((await findings('5 5')).found[0]?.about).toBe(
      '5 ⊕ 5 = 0: a P-position, so the player to move loses.',
    );
  });

  test('a position of a named game', async () => {
    expect(await told('nim 3 5 7')).toMatchObject({
      hint: '',
      found: ['Nim: heaps of 3, 5 and 7 | #1/position?heaps=3,5,7'],
    });
    expect((await told('0.77 (5, 7)')).found[0]).toBe(
      'Kayles: heaps of 5 and 7 | #1/position?heaps=octal:0.77:5,7',
    );
    // Too large to compute while typing.
    expect((await findings('0.77 5 700000')).found[0]).toMatchObject({
      kind: 'position',
      name: 'Kayles: heaps of 5 and 700000',
      about: 'Its value and its moves are computed there.',
      href: '#1/position?heaps=octal:0.77:5,700000',
    });
  });

  test('a position of several games', async () => {
    expect((await findings('0.77 3 5 and nim 4')).found).toMatchObject([
      {
        kind: 'position',
        name: 'Kayles: heaps of 3 and 5 + Nim: a heap of 4',
        href: '#1/position?heaps=0.77%203%205%20and%20nim%204',
      },
    ]);
    expect((await told('0.77 3 5 and nonsense 4')).found).toEqual([]);
  });

  test('a position with a board', async () => {
    expect((await findings('nimble 1 4 4')).found).toMatchObject([
      {
        kind: 'position',
        name: 'nimble 1 4 4',
        about: '1 ⊕ 4 ⊕ 4 = 1: an N-position, so the player to move can win.',
        href: '#1/position?heaps=nimble%201%204%204',
      },
    ]);
    expect((await findings('nimble 1 x')).found.filter(({ kind }) => kind === 'position')).toEqual([]);
  });

  test('a set first means the game, then a position', async () => {
    expect((await told('1,3,4')).hint).toBe('');
    expect((await told('1,3,4')).found.slice(0, 2)).toEqual([
      'Take 1, 3 or 4 | #1/game?game=take:1,3,4&n=200',
      'Nim: heaps of 1, 3 and 4 | #1/position?heaps=1,3,4',
    ]);
    expect((await told('take 1, 3 or 4')).found).toEqual(['Take 1, 3 or 4 | #1/game?game=take:1,3,4&n=200']);
  });

  test('^ is a power, and the nim-sum is offered', async () => {
    expect(await told('7^12^29')).toEqual({
      hint: 'Here ^ is a power, as in 2^3 = 2 ⊗ 2 ⊗ 2. The nim-sum, or xor, is written with + or ⊕.',
      found: ['7 ⊕ 12 ⊕ 29 = 22 | #1/nimbers?e=7+12+29'],
    });
    expect((await told('7 xor 12 xor 29')).found).toEqual(['7 ⊕ 12 ⊕ 29 = 22 | #1/nimbers?e=7+12+29']);
  });

  test.each(rows<[string, string]>('topics'))('%s leads to the place that shows it', async (query, name) => {
    expect((await findings(query)).found[0]).toMatchObject({ kind: 'topic', name });
  });
});
