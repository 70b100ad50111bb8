// The models of the rooms without a browser: requests, kept answers, aborts and retries.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../www/src/engine/client';
import { openingCalls } from '../../www/src/engine/opening';
import type { AskError, GameInfo, Problem } from '../../www/src/engine/protocol';
import type { QuestionHistory } from '../../www/src/question/history';
import { GameRoom } from '../../www/src/rooms/games/model';
import { NimberRoom } from '../../www/src/rooms/nimbers/model';
import { ProblemRoom } from '../../www/src/rooms/problems/model';
import { SequenceModel } from '../../www/src/sequence/model';
import { PARTS } from '../../www/src/sequence/room';

const game = (name: string): GameInfo => ({
  ...{ game: name, max: '1000', explainMax: '1000', windowMax: '1000', first: 0, cost: 'fast' },
});
const kayles = game('octal:0.77');
const stones: Problem = {
  ...{ id: 'stones', checks: [], facts: [], games: [kayles], batch: true },
  parameters: [{ name: 'n', kind: 'number', min: '1', max: '1000', default: '10' }],
};
const crashed: AskError = { code: 'crashed', message: '' };
const wrong: AskError = { code: 'not-a-number', field: '', message: '', value: '' };

/** A stub of the engine: answers by call. */
const answers: Record<string, (request: Record<string, string>) => unknown> = {
  number({ text = '' }) {
    if (!/^\d+$/.test(text)) throw wrong;
    return { value: text, digits: text.length };
  },
  opening: (request) => openingCalls(answers as never).opening(request as never, () => true),
  game: ({ game: text }) => (text === 'kayles' ? kayles : game(String(text))),
  games: () => [],
  recognise: () => [],
  recogniseOctal: () => [],
  histogram: () => ({ values: Uint32Array.of(0, 1), counts: Uint32Array.of(3, 2) }),
  sequence: ({ from = '0', n }) => new Uint32Array(Number(n) - Number(from) + 1),
  explain: ({ game: of, n }) => ({ game: of, n, value: 0, options: [] }),
  zeros: () => ({ zeros: Uint32Array.of(0, 3), count: 2 }),
  periodicity: () => ({ status: 'none', checkedTo: 1 }),
  solve: ({ problem: _, n = '', ...others }) => ({ answer: `${n}!`, arguments: { n, ...others } }),
  nimber: ({ expression = '' }) =>
    /^[\d*]+$/.test(expression)
      ? { value: expression.slice(0, 1), kind: 'nimber', steps: [] }
      : Promise.reject(wrong),
  nimberFacts: ({ value }) => ({ value }),
  nimberTable: () => Uint16Array.of(7),
};

let asked: string[];
let held: Set<string>;
let failing: Record<string, AskError>;
const changed = () => {};
const history: QuestionHistory = { replaceSoon: () => {}, replace: () => {}, commit: () => {} };
const settle = async () => {
  await vi.advanceTimersByTimeAsync(200);
  await vi.dynamicImportSettled();
};

const client = {
  ask(call: string, request: Record<string, string>, { signal }: { signal?: AbortSignal } = {}) {
    asked.push(`${call} ${Object.values(request).join(' ')}`);
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject({ code: 'cancelled', message: '' }));
      setTimeout(async () => {
        if (failing[call]) return reject(failing[call]);
        if (held.has(call)) return;
        try {
          resolve({ answer: await answers[call]?.(request), milliseconds: 1 });
        } catch (error) {
          reject(error);
        }
      }, 1);
    });
  },
} as unknown as Client;

/** The calls with these names since the last use of this function. */
function since(...names: string[]) {
  const found = asked.filter((line) => names.includes(line.split(' ')[0] ?? ''));
  asked = [];
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  [asked, held, failing] = [[], new Set(), {}];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a sequence', () => {
  /** A sequence with some of its parts, of Kayles up to n. */
  const model = async (parameters = {}, parts: Iterable<string> = PARTS, n = '500') => {
    const sequence = new SequenceModel(client, changed, new Set(parts) as Set<(typeof PARTS)[number]>);
    sequence.show(kayles, n, parameters);
    await settle();
    return sequence;
  };
  const show = (sequence: SequenceModel, n: string, parameters: object) => {
    sequence.show(kayles, n, parameters);
    return settle();
  };

  test('is requested once, and not again for another appearance', async () => {
    const sequence = await model();
    expect(since('histogram', 'explain')).toEqual(['histogram octal:0.77 500', 'explain octal:0.77 500']);
    await show(sequence, '500', { bit: 2 });
    expect(since('histogram', 'explain', 'sequence')).toEqual([]);
    expect([sequence.loaded?.last, sequence.explanation?.n, sequence.at]).toEqual([500, '500', '500']);
  });

  test('loads only what is shown; a table alone begins where the sequence does', async () => {
    const table = await model({}, ['table']);
    expect(since('histogram', 'explain', 'sequence')).toEqual(['sequence octal:0.77 0 99']);
    await show(table, '500', { at: '350' });
    expect(table.window?.from).toBe('300');
    await model({}, ['explanation']);
    expect(since('histogram', 'explain', 'raster')).toEqual(['explain octal:0.77 500']);
  });

  test('explains the last index first, if no other one was selected', async () => {
    const all = [await model(), await model({ at: '350' }), await model({}, PARTS, '3')];
    expect(all.map(({ at }) => at)).toEqual(['500', '350', '3']);
  });

  test('a strip that is too small for all shows the selected index once there are values', async () => {
    const sequence = new SequenceModel(client, changed, new Set(PARTS));
    sequence.viewport.width(1);
    await show(sequence, '1000', { at: '900', columns: 1 });
    const { from = 0, layout } = sequence.viewport.strip ?? {};
    expect(from).toBeLessThanOrEqual(900);
    expect(from + (layout?.fits ?? 0) * (layout?.per ?? 0)).toBeGreaterThan(900);
    expect(from).toBeGreaterThan(0);
  });

  test('keeps the page that the reader turned to until another index is looked at', async () => {
    const sequence = await model();
    expect(sequence.window?.from).toBe('0');
    sequence.page('100');
    await settle();
    await show(sequence, '500', { columns: 12 });
    expect([sequence.window?.from, sequence.turnedTo]).toEqual(['100', '100']);
    await show(sequence, '500', { at: '350' });
    expect([sequence.window?.from, sequence.turnedTo]).toEqual(['300', '300']);
  });

  test('requests its list only while the list is open', async () => {
    const sequence = await model({ list: 'zeros' });
    expect(since('zeros')).toEqual(['zeros octal:0.77 500']);
    await show(sequence, '600', { list: 'zeros' });
    expect(since('zeros')).toEqual(['zeros octal:0.77 600']);
    await show(sequence, '700', {});
    expect([since('zeros'), sequence.list?.last]).toEqual([[], 600]);
  });

  test('of another game starts without values', async () => {
    const sequence = await model();
    sequence.show(game('nim'), '500', {});
    expect([sequence.loaded, sequence.explanation, sequence.window]).toEqual(Array(3).fill(undefined));
    await settle();
    expect(sequence.loaded?.game.game).toBe('nim');
  });
});

describe('a problem', () => {
  const open = async () => {
    const room = new ProblemRoom(client, history, changed);
    room.problems = [stones];
    room.open({ problem: 'stones', arguments: { n: '10' }, view: {} });
    await settle();
    const type = (n: string) => {
      room.type('n', n);
      return settle();
    };
    return { room, type, answer: () => [room.answered?.answer.answer, room.stale] };
  };

  test('keeps its answer, marked as stale, until the next one arrives', async () => {
    const { room, type, answer } = await open();
    expect(answer()).toEqual(['10!', false]);
    held.add('solve');
    await type('20');
    expect([...answer(), room.solving.running]).toEqual(['10!', true, true]);
    held.clear();
    await type('30');
    expect(answer()).toEqual(['30!', false]);
  });

  test('keeps its answer when a number is invalid', async () => {
    const { room, type, answer } = await open();
    await type('x');
    expect([room.wrong, ...answer(), room.solving.error]).toEqual([true, '10!', true, undefined]);
  });

  test('that was stopped is solved on Enter', async () => {
    const { room, type, answer } = await open();
    held.add('solve');
    await type('20');
    room.answerActions.cancel();
    expect([room.solving.stopped, answer()[0]]).toEqual([true, '10!']);
    held.clear();
    room.enter();
    await settle();
    expect([room.solving.stopped, answer()[0]]).toEqual([false, '20!']);
  });

  test('reports an engine that fails to read a number, and "Try again" reads again', async () => {
    const { room, type, answer } = await open();
    failing = { number: crashed };
    await type('20');
    expect([room.answering.error?.code, room.fields]).toEqual(['crashed', {}]);
    failing = {};
    room.answerActions.again();
    await settle();
    expect([room.answering.error, answer()[0]]).toEqual([undefined, '20!']);
  });
});

describe('a game', () => {
  const open = async () => {
    const room = new GameRoom(client, history, changed);
    room.open({ problem: 'game', arguments: { game: 'kayles', n: '50' }, view: {} });
    await settle();
    const type = (name: 'game' | 'n', value: string) => {
      room.type(name, value);
      return settle();
    };
    return { room, type };
  };

  test('is read and drawn by one request, which is not repeated', async () => {
    const { room } = await open();
    expect(asked.splice(0).filter((line) => !/^(?:games|recognise)/.test(line))).toEqual([
      'opening kayles 50 4000 true true',
      'sequence octal:0.77 0 99',
    ]);
    room.enter();
    await settle();
    expect([room.foundPeriod?.n, room.stale, asked]).toEqual(['50', false, []]);
  });

  test('is looked up when the reader asks, where data are scarce', async () => {
    vi.stubGlobal('navigator', { connection: { effectiveType: '3g' } });
    const { room } = await open();
    vi.unstubAllGlobals();
    expect(since('recognise')).toEqual([]);
    room.name();
    await settle();
    expect([room.recognised?.game, room.asksToName]).toEqual(['octal:0.77', false]);
  });

  test('of a game that is being described can be stopped, and does not come back', async () => {
    const { room, type } = await open();
    const state = () => [room.answering.stopped, room.game?.game];
    held.add('opening');
    await type('game', 'nim');
    room.answerActions.cancel();
    held.clear();
    since();
    await settle();
    expect([...state(), since('game', 'periodicity')]).toEqual([true, 'octal:0.77', []]);
    room.answerActions.again();
    await settle();
    expect(state()).toEqual([false, 'nim']);
  });
});

describe('nimbers', () => {
  const open = async () => {
    const room = new NimberRoom(client, history, changed);
    room.open({ problem: 'nimbers', arguments: { e: '6*7' }, view: {} });
    await settle();
    since();
    return room;
  };
  const window = (rowFrom: number) => ({ rowFrom, columnFrom: 0, rows: 1, columns: 1, step: 1 });

  test('a syntax error is an error of the expression, not of the engine', async () => {
    const room = await open();
    room.type('6*');
    room.type('6x');
    await settle();
    expect([room.error?.code, room.calculating.error]).toEqual(['not-a-number', undefined]);
    expect([room.calculated?.expression, room.stale, room.facts?.value]).toEqual(['6*7', true, '6']);
    since();
    room.type('6*7');
    await settle();
    expect([room.error, room.stale, since('nimber', 'nimberFacts')]).toEqual([undefined, false, []]);
  });

  test('of many windows in quick succession, the first and the latest are requested', async () => {
    const room = await open();
    for (const rowFrom of [0, 16, 32]) room.need(window(rowFrom));
    await settle();
    const requests = [0, 32].map((row) => `nimberTable product ${row} 0 1 1 1 1`);
    expect([since('nimberTable'), room.picture?.window.rowFrom]).toEqual([requests, 32]);
  });
});
