// The play room: moves in links, blocks of stones, players, and a match turn by turn.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fitting, type HeapOption, nearest, placementsIn } from '../../www/src/boards/placements';
import { newStones, stonesAfter } from '../../www/src/boards/stones';
import type { Client } from '../../www/src/engine/client';
import type { Ask } from '../../www/src/engine/resource';
import { sanitise } from '../../www/src/question/parameter';
import { fromHash, type Question, toHash } from '../../www/src/question/question';
import { playAnnouncement } from '../../www/src/rooms/play/announcements';
import { codeOf, codeOfSets, setsOfCode, stepIn, withStep } from '../../www/src/rooms/play/codes';
import type { Look, PlayMove } from '../../www/src/rooms/play/game';
import { redone, undone, withNumbers } from '../../www/src/rooms/play/match';
import { PlayRoom } from '../../www/src/rooms/play/model';
import { playParameters, settingsOf } from '../../www/src/rooms/play/parameters';
import { randomFor } from '../../www/src/rooms/play/players';
import { sumGame } from '../../www/src/rooms/play/sum-game';
import { moveWords } from '../../www/src/rooms/play/words';
import { learnEnglish } from './english';

learnEnglish('play', 'sums');

/** Heaps of nim, by the nim-sum: the part of the engine that the matches here ask for. */
function nim(position: string) {
  const cells = (/\{(.*)\}/.exec(position)?.[1] ?? position.replace('nim:', '')).split(',').map(Number);
  const value = cells.reduce((sum, cell) => sum ^ cell, 0);
  const moves = cells.flatMap((from, cell) =>
    Array.from({ length: from }, (_, at) => {
      const to = cells.map((size, other) => (other === cell ? from - at - 1 : size));
      return {
        ...{ component: 0, cell, from, move: at + 1, to: [from - at - 1] },
        value: to.reduce((sum, one) => sum ^ one, 0),
        position: `nim:{${to.join(',')}}`,
      };
    }),
  );
  const [winning, losing] = [moves.filter((one) => one.value === 0), moves.filter((one) => one.value)];
  return {
    ...{ position, value, outcome: value ? 'N' : 'P', winning, losing },
    ...{ winningCount: winning.length, losingCount: losing.length },
    components: [{ game: 'nim', kind: 'heaps', cells, values: cells, value }],
  };
}

const client = {
  ask: (call: string, request: { position: string }) =>
    call === 'moves'
      ? Promise.resolve({ answer: nim(request.position), milliseconds: 0 })
      : Promise.reject({ code: 'unknown-game', field: 'game', message: '' }),
} as unknown as Client;

/** A room with a link, what it wrote to the address bar, and what it told. */
async function roomAt(hash: string) {
  const written: string[] = [];
  const drawn: string[] = [];
  const write = (question: Question) => written.push(toHash(question));
  const history = { replaceSoon: write, replace: write, commit: write };
  const room = new PlayRoom(client, history, () => {}, {
    boards: { load: async (kinds) => void drawn.push(...kinds) },
    later: async () => ({ end: () => undefined, below: () => undefined, hint: () => '' }),
  });
  const told: string[] = [];
  room.listener = (event) =>
    told.push(event.type === 'move' ? `${event.by} ${event.code}` : `${event.by} won`);
  const question = fromHash(hash);
  if (!question) throw new Error(hash);
  room.open(sanitise(playParameters, question).question);
  await vi.advanceTimersByTimeAsync(0);
  return { room, written, told, drawn };
}

const later = () => vi.advanceTimersByTimeAsync(5000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('moves in links', () => {
  test('a move of a heap names what is left only if it is not one heap', () => {
    const code = (only: boolean, to: number[], more = {}) =>
      codeOf({ component: 0, cell: 1, from: 5, move: 2, to, ...more }, only);
    expect([code(true, [3]), code(true, [1, 2]), code(false, [3])]).toEqual(['2-2', '2-2-1-2', '2-2-3']);
    expect(code(true, [0], { component: 2, move: 5 })).toBe('3_2-5');
  });

  test('a move on a board has its rows and columns', () => {
    for (const [rows, columns, code] of [
      [[3, 4, 5], [2], '3-5x2'],
      [[1, 3, 4], [1, 2], '1_3-4x1-2'],
    ] as const) {
      expect(codeOfSets(rows, columns)).toBe(code);
      expect(setsOfCode(code)).toEqual({ rows, columns });
    }
    for (const code of ['', '3', '3x', '1x2x3', 'axb', '1-1000x1'])
      expect(setsOfCode(code), code).toBeUndefined();
  });

  test('a move in several components has a step in each', () => {
    const both = '1-2__3_1-1';
    expect(withStep(withStep(undefined, 2, '3_1-1'), 0, '1-2')).toBe(both);
    expect(withStep(both, 2, '3_1-4')).toBe('1-2__3_1-4');
    expect([withStep(both, 0, undefined), withStep('1-2', 0, undefined)]).toEqual(['3_1-1', undefined]);
    expect([stepIn(both, 2), stepIn(both, 1)]).toEqual(['3_1-1', undefined]);
  });

  test('invalid parameters are dropped, as written', () => {
    const question = fromHash('#1/play?heaps=3%205&play=odd&n=3;level=best&skill=101&hint=2&moves=1-1');
    const { question: kept, dropped } = sanitise(playParameters, question as Question);
    expect(dropped).toEqual(['play=odd', 'n=3', 'level=best', 'skill=101']);
    expect(toHash(kept)).toBe('#1/play?heaps=3%205;hint=2&moves=1-1');
    expect(settingsOf(kept)).toMatchObject({ level: 'perfect', skill: 70, engineFirst: false, hint: 2 });
  });
});

describe('blocks of stones', () => {
  const of = (...all: [take: number, to: number[]][]): HeapOption[] =>
    all.map(([take, to]) => ({ code: `${take}:${to}`, cell: 0, take, to }));
  const shown = (place: ReturnType<typeof nearest>) =>
    place && `${place.code} ${place.start}+${place.length}`;
  /** What is meant at a place of a heap of so many. */
  const meant = (size: number, at: number, options: HeapOption[], row = false) =>
    shown(nearest(size, placementsIn(size, options, row), at));

  test('taking is from the end: a place means all stones from there on', () => {
    const options = of([1, [4]], [3, [2]], [5, [0]]);
    expect(placementsIn(5, options).map(shown)).toEqual(['1:4 4+1', '3:2 2+3', '5:0 0+5']);
    expect([meant(5, 2.4, options), meant(5, 4.9, options)]).toEqual(['3:2 2+3', '1:4 4+1']);
  });

  test('of pins, a place in the middle of one means it, a place between two means both', () => {
    const options = of([1, [4]], [1, [1, 3]], [1, [2, 2]], [2, [3]], [2, [1, 2]]);
    expect([1.5, 3.5, 2.02].map((at) => meant(5, at, options))).toEqual([
      ...['1:1,3 1+1', '1:1,3 3+1', '2:1,2 1+2'],
    ]);
    expect(shown(fitting(5, placementsIn(5, options), 2.2, 3.9))).toBe('2:1,2 2+2');
  });

  test('of a row of pins, the first one can be meant as well as the last one', () => {
    const options = of([1, [1]], [2, []]);
    expect([0.5, 1.5, 1.01].map((at) => meant(2, at, options, true))).toEqual([
      ...['1:1 0+1', '1:1 1+1', '2: 0+2'],
    ]);
    expect(meant(2, 0.5, options)).toBe('2: 0+2');
  });

  test('a split is a cut, and a move that is no block has no place', () => {
    const options = of([0, [1, 4]], [1, [1, 1, 2]], [2, [4]]);
    expect(placementsIn(5, options).map(shown)).toEqual(['0:1,4 1+0', '0:1,4 4+0']);
  });
});

describe('rows of pins', () => {
  /** A heap of Kayles: what the engine tells of it, without values. */
  const kayles = (heaps: number[]) => {
    const all = heaps.flatMap((from, cell) =>
      [1, 2].flatMap((take) =>
        Array.from({ length: Math.max(0, Math.floor((from - take) / 2) + 1) }, (_, a) => {
          const to = [a, from - take - a].filter((heap) => heap > 0);
          const position = `kayles:{${heaps.flatMap((heap, at) => (at === cell ? to : [heap])).join(',')}}`;
          return { component: 0, cell, from, move: take, to, position };
        }),
      ),
    );
    const components = [{ game: 'kayles', kind: 'heaps', cells: heaps }];
    return { outcome: 'N', winning: all, losing: [], winningCount: all.length, losingCount: 0, components };
  };
  const ask = (async (_: string, { position }: { position: string }) => ({
    answer: kayles((/\{(.*)\}/.exec(position)?.[1] ?? '').split(',').map(Number)),
  })) as unknown as Ask;

  test('they stay rows of pins where none can be split any more', async () => {
    const game = sumGame('kayles:{4}', false);
    const first = await game.look(ask, game.start);
    expect(first.parts[0]).toMatchObject({ kind: 'heaps', rows: true });
    const later = await game.look(ask, 'kayles:{1,2}');
    expect(later.parts[0]).toMatchObject({ kind: 'heaps', rows: true });
    expect(later.moves.map((move) => moveWords(later, move))).toEqual([
      'take the last one of row 1',
      'take 1 from row 2, leaving 1',
      'take all 2 of row 2',
    ]);
  });
});

test('rows keep their numbers when one goes, what is split off gets a new one, pins stay the same', () => {
  const rows = (...cells: object[]) => ({ parts: [{ kind: 'heaps', rows: true, cells }] }) as unknown as Look;
  const sizes = (...all: number[]) => rows(...all.map((size) => ({ size })));
  const move = (cell: number, ...to: number[]) => ({ part: 0, cell, to }) as unknown as PlayMove;
  const numbers = ({ parts: [part] }: Look) =>
    part?.kind === 'heaps' && part.cells.map(({ number }) => number);
  const gone = withNumbers(sizes(5, 3, 7), move(0), sizes(3, 7));
  expect(numbers(gone)).toEqual([2, 3]);
  expect(numbers(withNumbers(gone, move(0, 1, 1), sizes(1, 1, 7)))).toEqual([2, 4, 3]);
  expect(numbers(withNumbers(sizes(9), move(0, 8), sizes(8)))).toEqual([undefined]);

  const pins = newStones([2, 5], { heaps: [] });
  const left = (start: number, take: number, to: number[], after: number[]) =>
    stonesAfter(pins, { ...{ code: '', cell: 1 }, take, to }, { code: '', start, length: take }, after);
  expect(left(1, 2, [1, 2], [2, 1, 2])?.heaps).toEqual([[0, 1], [2], [5, 6]]);
  expect(left(2, 2, [1, 2], [2, 1, 2])?.heaps).toEqual([[0, 1], [6], [2, 3]]);
  const first = {
    heaps: [
      [0, 1],
      [3, 4, 5, 6],
    ],
    taken: { cell: 1, count: 1, before: true },
  };
  expect(left(0, 1, [4], [2, 4])).toEqual(first);
  expect([left(0, 5, [], [2]), left(0, 5, [0], [2, 0])?.heaps]).toEqual([{ heaps: [[0, 1]] }, [[0, 1], []]]);
  expect(left(0, 1, [4], [4, 2])).toBeUndefined();
});

describe('a match', () => {
  test('undoing against the engine takes back its answer, between two people one move', () => {
    const left = (moves: string, seat?: 0 | 1) => undone([...moves], seat).join('');
    expect([left('abcd', 1), left('abc', 1), left('a', 0), left('abc')]).toEqual(['ab', 'ab', 'a', 'ab']);
    expect([redone(0, ['a', 'b', 'c'], 1), redone(0, ['a', 'b'], undefined)]).toEqual([2, 1]);
  });

  test('the engine answers, and never loses a won position', async () => {
    const { room, written, told } = await roomAt('#1/play?heaps=3%204%205');
    room.act('3-1');
    // Its move is not for the reader to make.
    await vi.advanceTimersByTimeAsync(300);
    room.act('1-1');
    await later();
    expect(room.codes).toHaveLength(2);
    expect(room.match?.looks.at(-1)?.outcome).toBe('P');
    expect(written.at(-1)).toContain(';moves=3-1.');
    for (let turn = 0; turn < 12 && room.winner === undefined; turn++) {
      room.act(room.match?.looks.at(-1)?.moves[0]?.code);
      await later();
    }
    expect([room.winner, room.engine]).toEqual([1, 1]);
    expect(told.at(-1)).toBe('engine won');
    expect(told.filter((one) => /^(?:you|engine) \d/.test(one))).toHaveLength(room.codes.length);
  });

  test('a link has the whole match, up to an illegal move', async () => {
    const { room } = await roomAt('#1/play?heaps=3%205;level=two&moves=1-2.2-5.1-9.1-1');
    expect(room.loaded).toMatchObject({ codes: ['1-2', '2-5'], dropped: '1-9.1-1' });
    expect(room.match?.looks.at(-1)?.state).toBe('nim:{1,0}');
  });

  test('undo and redo, and a move after undoing', async () => {
    const { room, told } = await roomAt('#1/play?heaps=3%204;level=two');
    const act = async (action: () => void) => {
      action();
      await later();
      return [room.codes.join(), room.undone.join()];
    };
    await act(() => room.act('1-3'));
    await act(() => room.act('2-1'));
    expect(await act(() => room.undo())).toEqual(['1-3', '2-1']);
    expect(await act(() => room.redo())).toEqual(['1-3,2-1', '']);
    await act(() => room.undo());
    await act(() => room.act('2-4'));
    expect([room.codes, room.undone, room.winner]).toEqual([['1-3', '2-4'], [], 1]);
    expect(told.slice(-2)).toEqual(['player 2-4', 'player won']);
  });

  test('a mistake is answered with its refutation, and can be taken back', async () => {
    const { room } = await roomAt('#1/play?heaps=3%204;moves=1-1');
    room.showWhy(0);
    await later();
    const { mistake, end } = room.loaded?.demonstration ?? {};
    const codes = [mistake?.move, mistake?.refutation, mistake?.better].map((move) => move?.code);
    expect(codes).toEqual(['1-1', '2-2', '2-1']);
    expect([room.live, end?.outcome]).toEqual([false, 'P']);
    room.takeBack(0);
    await later();
    expect([room.codes, room.live]).toEqual([[], true]);
  });

  test('the last move loses in misère play', async () => {
    const { room } = await roomAt('#1/play?heaps=1&play=misere;level=two&moves=1-1');
    expect(room.winner).toBe(1);
  });

  test('boards come with the game, and what is told below with a move or a hint', async () => {
    const { room, drawn } = await roomAt('#1/play?heaps=3%204;level=two');
    expect([drawn, room.loaded?.told]).toEqual([['heaps'], undefined]);
    room.setHint(1);
    await later();
    expect(room.loaded?.told).toBeDefined();
  });

  test('the turn is announced once, and not again with a hint', async () => {
    const { room } = await roomAt('#1/play?heaps=3%204;level=two');
    const announced = playAnnouncement(room);
    expect(announced).not.toBe('');
    room.setHint(1);
    expect(playAnnouncement(room)).toBe(announced);
    await later();
    expect(playAnnouncement(room)).toBe(announced);
    room.act('1-1');
    expect(playAnnouncement(room)).toBe('');
  });

  test('an earlier position is shown without moves', async () => {
    const { room } = await roomAt('#1/play?heaps=3%204;level=two&moves=1-3.2-1&at=1');
    expect([room.shownAt, room.live, room.look?.state]).toEqual([1, false, 'nim:{0,4}']);
    room.act('2-1');
    await later();
    expect(room.codes).toHaveLength(2);
  });

  test('in a picture, the engine does not move', async () => {
    const { room } = await roomAt('#1/play?heaps=3%204');
    room.held = true;
    room.newGame({ first: 'engine' });
    await later();
    expect(room.codes).toEqual([]);
  });
});

test('random players repeat their moves with the same seed', () => {
  const draw = (seed: string, ply: number) => [1, 2, 3].map(() => randomFor(seed, ply)());
  expect(draw('7', 2)).toEqual(draw('7', 2));
  expect(draw('7', 2)).not.toEqual(draw('8', 2));
  const random = randomFor('uniform', 0);
  const mean = Array.from({ length: 2000 }, random).reduce((sum, one) => sum + one, 0) / 2000;
  expect(mean).toBeGreaterThan(0.45);
  expect(mean).toBeLessThan(0.55);
});
