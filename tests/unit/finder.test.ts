// The results of the search, with a stub of the engine.
import 'texts:allowed';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calledBy } from '../../www/src/asked/contests';
import { leftOut } from '../../www/src/asked/read-as';
import { farOutcome, understood } from '../../www/src/asked/sentence';
import type { Client } from '../../www/src/engine/client';
import type { Problem, TypedChange, TypedOffer, TypedQuestion } from '../../www/src/engine/protocol';
import { ROOMS } from '../../www/src/rooms/index';
import { Finder } from '../../www/src/shell/search/finder';
import { tableBeside } from '../wasm/rows.mjs';

const rows = tableBeside(import.meta.url);

const problem = (id: string, game: string): Problem => ({
  ...{ id, checks: [], facts: [], batch: false },
  parameters: [{ name: 'n', kind: 'number', min: '0', max: '10^6', default: '100' }],
  games: [{ game, max: '100', explainMax: '100', windowMax: '100', first: 0, cost: 'fast' }],
});
const PROBLEMS = [problem('nim-square', 'take:squares'), problem('fibonacci-nim', 'fibonacci-nim')];

const known = (oeis: string, name: string, game?: string) => ({
  ...{ oeis, name, offset: 0, terms: new Uint32Array() },
  ...(game ? { game } : {}),
});
const allowed = { code: 'digits-to-15', values: {} };
const refusal = (at?: number) => ({
  ...{ code: 'unknown-game', field: 'game', message: '', allowed, value: '' },
  ...(at === undefined ? {} : { at }),
});
const throwing = (thrown: unknown) => () => {
  throw thrown;
};

/** What the engine reads: the table that its own tests check. */
const READ = new Map(
  readFileSync(new URL('../golden/questions.tsv', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([typed = '', ...cells]) => [typed, cells]),
);
READ.set('kayles -3 5', ['-', 'position octal:0.77:{5} (number)']);
const OFFER = /^(\w+) (.*?)(?: n=(\w+))?( misere)?(?: (moore:\d+))?(?: \(([a-z, ]+)\))?$/;

function offersOf(typed: string, cell: string): TypedOffer[] {
  return cell.split('; ').flatMap((offer) => {
    const [, kind = '', text = '', n, misere, sum, why] = OFFER.exec(offer) ?? [];
    if (!kind) return [];
    const changed = (why?.split(', ') ?? []).map(
      (why) => ({ why, from: why === 'ignored' ? typed.indexOf(' ') : 0, to: typed.length }) as TypedChange,
    );
    const question = { kind, text, n, sum, aspect: 'values', misere: Boolean(misere) };
    return [{ question: question as TypedQuestion, changed }];
  });
}

function readQuestion({ text }: { text: string }) {
  const [best = '', others = ''] = READ.get(text) ?? [];
  return { best: offersOf(text, best)[0], others: offersOf(text, others), spans: [] };
}

type Answers = Record<string, (request: never) => unknown>;

/** What the engine answers: it knows two notations, three sequences and one sum. */
const ANSWERS: Answers = {
  readQuestion,
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
    if (/^(octal:)?0\.[0-7]+$/.test(game))
      return { game: `octal:${game.replace('octal:', '')}`, max: '100', first: 0 };
    if (/^take:[\d,]+$/.test(game)) return { game, max: '10000', first: 0 };
    throw refusal(game.startsWith('octal:') ? 9 : undefined);
  },
};

function engine(more: Answers = {}): { client: Client; asked: string[] } {
  const asked: string[] = [];
  const answers = { ...ANSWERS, ...more };
  const ask = (name: string, request: unknown) => {
    asked.push(name);
    return Promise.resolve().then(() => ({ answer: answers[name]?.(request as never), milliseconds: 0 }));
  };
  return { client: { ask, dispose() {} } as unknown as Client, asked };
}

const find = (query: string, more: Answers = {}, ...ids: string[]) =>
  new Finder(
    engine(more).client,
    PROBLEMS,
    ids.length ? ROOMS.filter(({ id }) => ids.includes(id)) : undefined,
  ).find(query);

describe('results', () => {
  test.each(rows<[string, string]>('first results'))('%s leads to %s', async (query, first) => {
    const [found] = (await find(query)).found;
    expect(`${found?.name} ${found?.sign}`.trim()).toBe(first);
  });

  test('terms lead to octal games, with the codes that have the same values', async () => {
    const codes = [
      { game: 'octal:0.07', shift: 0 },
      { game: 'octal:0.137', shift: -1 },
    ];
    const recogniseOctal = () => [{ codes, from: 0, matched: 9, complete: true, proved: true }];
    const { found } = await find('0,0,1,1,2,0,3,1,1', { recognise: () => [], recogniseOctal });
    const about = 'Octal codes with the same values: 0.137 with n − 1; proved for all heaps.';
    expect(found[0]).toMatchObject({ kind: 'game', game: 'octal:0.07', about });
  });

  test.each(rows<[string, string]>('links of first results'))('%s links to %s', async (query, href) => {
    expect((await find(query)).found[0]?.href).toBe(href);
  });

  test('a game appears once, and a text is read once, also as the room for positions reads it', async () => {
    const { found } = await find('octal:0.77');
    expect(found.filter(({ game }) => game === 'octal:0.77')).toHaveLength(1);
    const { client, asked } = engine();
    await new Finder(client, PROBLEMS).find('kayles 5 or 6');
    expect(asked.filter((name) => name === 'readQuestion')).toHaveLength(1);
  });
});

describe('results in other rooms', () => {
  const more: Answers = {
    knownSequences: () => ['A000201', 'A051917', 'A007895'].map((oeis) => known(oeis, 'a sequence')),
    nimber: ({ expression }: { expression: string }) => ({ value: expression === '2*2' ? '3' : '9' }),
    tableGame: ({ game }: { game: string }) => ({ game }),
  };
  const HERE = ['games', 'nimbers', 'zeckendorf', 'two-heaps'];
  const RULE = '(a,b) to (a-1,b), (a,b-1)';

  test.each(rows<[string, string, string]>('results in other rooms'))(
    '%s leads to a %s, %s',
    async (query, kind, href) => {
      const [found] = (await find(query, more, ...HERE)).found;
      expect([found?.kind, decodeURIComponent(found?.href ?? '')]).toEqual([kind, href]);
    },
  );

  test('nothing without that room, or where the engine refuses the rule', async () => {
    for (const query of ['2*2', RULE]) expect((await find(query, more, 'games')).found).toEqual([]);
    const refusing = { tableGame: throwing(refusal(3)) };
    expect((await find('(a,b) to (a-1,b), (a,b+1)', refusing, ...HERE)).found).toEqual([]);
  });
});

describe('no results', () => {
  const LONG = [
    ['x'.repeat(4000), 'Nothing here is called “xxxxx'],
    ['x'.repeat(4001), 'That is too long to search for: at most 4,000'],
  ];
  test.each([...rows<[string, string]>('no results'), ...LONG])('%.30s', async (query = '', said = '') => {
    const { found, hint } = await find(query, { recognise: () => [] });
    expect(found).toEqual([]);
    expect(hint.startsWith(said), hint).toBe(true);
  });

  test('for an empty query, without a call of the engine', async () => {
    const { client, asked } = engine();
    const nothing = { query: '', found: [], hint: '', chips: [] };
    expect(await new Finder(client, PROBLEMS).find('   ')).toMatchObject(nothing);
    expect(asked).toEqual([]);
  });

  test('from a failing engine: problems and the gallery are still found', async () => {
    const crash = throwing({ code: 'crashed', message: '' });
    const { found } = await find('kayles', { games: crash, knownSequences: crash, game: crash });
    expect(found[0]?.name).toBe('Kayles');
  });
});

describe('each reading of a query is named', () => {
  const sum = (heaps: readonly number[]) => heaps.reduce((all, heap) => all ^ heap, 0);
  const more: Answers = {
    nimber: ({ expression }: { expression: string }) => {
      if (/\^/.test(expression)) throw { code: 'out-of-range', message: '' };
      return { value: String(sum(expression.split(/\s*\+\s*/).map(Number))) };
    },
    sequence: ({ n }: { n: number }) => Uint32Array.from({ length: n + 1 }, (_, heap) => heap % 4),
    recognise: () => [],
    moves: ({ position }: { position: string }) => {
      const [, game = '', list] =
        /^(nim|nimble|take:[\d,]+|take:squares|octal:0\.[0-7]+):\{([\d,]+)\}$/.exec(position) ?? [];
      if (!list) throw refusal();
      const heaps = list.split(',').map(Number);
      const values = game.startsWith('nim') ? heaps : heaps.map((heap) => heap % 4);
      const value = sum(values);
      return { value, outcome: value ? 'N' : 'P', components: [{ kind: 'heaps', values, value }] };
    },
    game: ({ game }: { game: string }) => {
      const found = /^(nim|take:[\d,]+|take:squares|octal:0\.[0-7]+|0\.[0-7]+)$/.exec(game)?.[0];
      if (!found) throw refusal();
      return { game: found.replace(/^0/, 'octal:0'), max: '10000', first: 0 };
    },
  };
  const findings = (query: string) =>
    find(query, more, 'games', 'positions', 'nimbers', 'zeckendorf', 'two-heaps');

  test.each(rows<[string, string, string[], string]>('readings of a query'))(
    '%s: %s',
    async (query, hint, expected, parts = '') => {
      const { found, hint: said, chips } = await findings(query);
      expect([said, found.map(({ name, href }) => `${name} | ${href}`)]).toEqual([hint, expected]);
      expect(chips.map(({ label, text, turns }) => (turns ? `${label} > ${text}` : label)).join(' | ')).toBe(
        parts,
      );
    },
  );

  test.each(rows<[string, string]>('what is left out'))('%s: %s', (marked, said) => {
    const pieces = marked.split(/[{}]/);
    const place = (at: number) => Array.from(pieces.slice(0, at).join('')).length;
    const changed = [1, 3, 5, 7].map((at) => ({ why: 'ignored', from: place(at), to: place(at + 1) }));
    const left = leftOut(pieces.join(''), { changed } as TypedOffer);
    expect(left).toEqual(said && { said, isLong: said.includes('words'), pieces });
  });

  test.each(rows<[string, string]>('what is said of positions'))(
    'the position %s: %s',
    async (query, about) => {
      expect((await findings(query)).found[0]).toMatchObject({ kind: 'position', about });
    },
  );

  test.each(rows<[string, string]>('topics'))('%s leads to the place that shows it', async (query, name) => {
    expect((await findings(query)).found[0]).toMatchObject({ kind: 'topic', name });
    expect((await understood(engine(more).client.ask, query))?.links).toContainEqual(named(name));
  });
});

const named = (label: string) => expect.objectContaining({ label });

test.each(rows<[string]>('links without the engine'))(
  '%s is a link in the field of positions, without the engine',
  async (name) => {
    const called = name.startsWith('HackerRank') ? ['hackerrank misere nim'] : calledBy(name);
    for (const typed of called) {
      const read = await understood(throwing(new Error()), typed.toLowerCase());
      expect([read?.isOther, read?.links.map(({ label }) => label)]).toEqual([true, [name]]);
    }
  },
);

test('the winning moves of heaps that are too large to be listed, also where the last loses', async () => {
  const ask = async (_: string, { n: value }: { n: string }) => ({
    answer: { outcome: 'N', winning: [{ to: [4, 3] }], value },
  });
  const after = (heaps: number[]) =>
    heaps.flatMap((heap, at) =>
      Array.from({ length: heap }, (_, left) => heaps.map((one, place) => (place === at ? left : one))),
    );
  const inTwo = (heaps: number[]) => [after(heaps), after(heaps).flatMap(after)].flat();
  const inThree = (heaps: number[]) => [after(heaps), inTwo(heaps).flatMap(after)].flat();
  const known = new Map<string, boolean>();
  const wins = (heaps: number[], misere: boolean, options = after): boolean => {
    if (heaps.every((heap) => heap === 0)) return misere;
    const key = [heaps, misere, options.name].join();
    const found = known.get(key) ?? options(heaps).some((one) => !wins(one, misere, options));
    known.set(key, found);
    return found;
  };
  const pairs = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].map((b) => [a, b]));
  for (const misere of [false, true])
    for (const heaps of pairs.flatMap((two) => [2, 3].map((c) => [...two, c]))) {
      const { moves } = await farOutcome(ask as never, `nim:{${heaps}}`, misere);
      const found = moves.map(({ href }) => /nim:\{([\d,]+)\}/.exec(decodeURIComponent(href))?.[1]);
      const best = after(heaps).filter((one) => !wins(one, misere));
      expect(found.sort()).toEqual(best.map(String).sort());
    }
  for (const [at, options] of [inTwo, inThree, inTwo, inThree].entries())
    for (const heaps of pairs.flatMap((two) => [[3], [2, 1]].map((more) => [...two, ...more]))) {
      const [misere, sum] = [at > 1, `moore:${2 + (at % 2)}` as const];
      const { outcome, moves } = await farOutcome(ask as never, `nim:{${heaps}}`, misere, sum);
      expect(outcome).toBe(wins(heaps, misere, options) ? 'N' : 'P');
      for (const { href } of moves) {
        const [, left, added] = /nim:\{([\d,]+)\}.*sum=(moore:\d)/.exec(decodeURIComponent(href)) ?? [];
        const found = options(heaps).find((one) => String(one) === left);
        expect([added, found && wins(found, misere, options)]).toEqual([sum, false]);
      }
    }
  const { moves } = await farOutcome(ask as never, `nim:{${2n ** 64n},${2n ** 64n},5}`, false, 'moore:2');
  expect(moves[0]?.label).toBe(Array(2).fill('leave 5 of 18,446,744,073,709,551,616').join(' and '));
  const two = await farOutcome(ask as never, 'euclid:(10^20,3)');
  expect(`${two.outcome} ${two.moves[0]?.label}`).toBe('N leave heaps of 4 and 3');
  const far = await farOutcome(ask as never, 'nim:{4294967297,8589934593,12884901890}');
  expect(far.moves.map(({ label }) => label)).toEqual(['leave 12,884,901,888 of 12,884,901,890']);
  // With a long row of Kayles the winner in misère play is that of normal play.
  const plays: unknown[] = [];
  const kayles = (name: string, { game, n, play }: Record<string, string>) => {
    if (name === 'moves') plays.push(play);
    const value = { game, n, value: 1n, continued: { period: 12, preperiod: 71, saltus: 0 } };
    const winning = [{ component: 0, to: [80, 90] }];
    return Promise.resolve({ answer: name === 'moves' ? { winning } : value });
  };
  const rows = await farOutcome(kayles as never, 'octal:0.77:{1000000000000,1}', true);
  expect([rows.outcome, plays]).toEqual(['P', ['normal', 'normal']]);
  expect(rows.moves[0]?.href).toMatch(/play=misere$/);
  // Take 1, 2 or 3: the value is n mod 4. The moves of a smaller heap are answered by the rule.
  const numbersIn = (text: string) =>
    Array.from(text.matchAll(/\{(\d+)\}/g), ([, heap]) => BigInt(heap ?? 0));
  const periodic = (name: string, { game, n, position = '' }: Record<string, string>) => {
    const [heap = 0n, other] = numbersIn(position);
    const to = [1n, 2n, 3n].map((take) => heap - take).filter((left) => left % 4n === other);
    const winning = [...to.map((left) => ({ component: 0, to: [Number(left)] })), { component: 1, to: [0] }];
    const continued = { period: 4, preperiod: 0, saltus: 0 };
    const value = { game, n, value: BigInt(n ?? 0) % 4n, continued };
    return Promise.resolve({ answer: name === 'moves' ? { winning } : value });
  };
  for (const heaps of [0n, 1n, 2n, 3n].map((rest) => [10n ** 18n + rest, 10n ** 20n + 1n])) {
    const { moves } = await farOutcome(
      periodic as never,
      heaps.map((heap) => `take:1,2,3:{${heap}}`).join(' + '),
    );
    const all = [1n, 2n, 3n].flatMap((take) =>
      [0, 1].map((at) => heaps.map((n, i) => n - (i === at ? take : 0n))),
    );
    const best = all.filter(([a = 0n, b = 0n]) => (a - b) % 4n === 0n);
    expect(moves.map(({ href }) => numbersIn(decodeURIComponent(href))).sort()).toEqual(best.sort());
  }
});
