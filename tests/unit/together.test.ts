// Several workers for one question: the ranges of subtract-a-square, and the sides of a board.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../www/src/engine/client';
import { squaresCalls } from '../../www/src/engine/squares';
import { type FakeWorker, Workers } from './fake-worker';

/** Grundy values 0 to 400, by definition. */
const all: number[] = [];
for (let n = 0; n <= 400; n++) {
  const options = new Set(Array.from({ length: Math.sqrt(n) }, (_, k) => all[n - (k + 1) ** 2]));
  all.push(Array.from({ length: n + 1 }, (_, value) => value).find((value) => !options.has(value)) ?? 0);
}
/** The heaps with a value in a range. */
const withValue = (value: number, from: number, to: number) =>
  all.flatMap((found, heap) => (found === value && heap >= from && heap <= to ? [heap] : []));

type Calls = Parameters<typeof squaresCalls>[0];
type Positions = { n: number; from?: number; value: number; before?: Uint32Array };

/** A stub that has the first `known` values; below `from` it receives the positions. */
function engine(known: number) {
  let length = known;
  const told: number[][] = [];
  const calls = {
    squarePositions({ n, from = 0, value, before }: Positions) {
      if (from > 0) told.push([...(before ?? [])]);
      return Uint32Array.from(withValue(value, from, n));
    },
    takeOver({ from = 0, values = new Uint32Array() }: { from?: number; values?: Uint32Array }) {
      expect([...values]).toEqual(all.slice(from, from + values.length));
      length = Math.max(length, from + values.length);
      return length;
    },
  };
  return { own: squaresCalls(calls as unknown as Calls), told };
}

describe('the ranges of subtract-a-square', () => {
  test.each([
    ['two ranges', 0, [250, 400]],
    ['two ranges after 40 known values', 40, [250, 400]],
    ['ranges of the usual lengths', 0, [200, 300, 350, 400]],
    ['a second range with fewer values than the first', 0, [380, 381, 400]],
    ['a range of one heap at the end', 0, [1, 399, 400]],
  ])('%s have the values of all', async (_, known, ends) => {
    const engines = ends.map((_, at) => engine(at === 0 ? known : at));
    const channels = ends.map(
      () => new MessageChannel() as unknown as { port1: MessagePort; port2: MessagePort },
    );
    const [first = 0] = ends;
    const next = (at: number) => (ends[at] === 400 ? undefined : channels[at]?.port1);
    const ranges = ends.slice(1).map((n, at) => {
      const previous = channels[at]?.port2 as MessagePort;
      const request = { from: (ends[at] ?? 0) + 1, n, previous, next: next(at + 1) };
      return engines[at + 1]?.own.squaresAbove(request, () => true);
    });
    const below = { n: first, known, next: next(0) as MessagePort };
    expect(engines[0]?.own.squaresBelow(below, () => true)).toBe(first + 1);
    const found = (await Promise.all(ranges)).flatMap((values) => [...(values ?? [])]);
    expect(found).toEqual(all.slice(first + 1));
    // The last worker received all smaller positions of each value, from 0 on.
    for (const [value, before] of engines.at(-1)?.told.entries() ?? [])
      expect(before).toEqual(withValue(value, 0, ends.at(-2) ?? 0));
    expect(engines.at(-1)?.told.length).toBeGreaterThan(0);
  });

  test('report an error in the second worker', async () => {
    const { port1, port2 } = new MessageChannel();
    const squarePositions = () => {
      throw new Error('trap');
    };
    const broken = squaresCalls({ squarePositions, takeOver: () => 0 } as unknown as Calls);
    const request = { from: 2, n: 9, previous: port2 as unknown as MessagePort, next: undefined };
    const above = broken.squaresAbove(request, () => true);
    port1.postMessage({ heaps: new Uint32Array(), last: false });
    await expect(above).rejects.toThrow('trap');
  });
});

describe('several workers for one question', () => {
  let workers: Workers;
  let client: Client;
  const N = 1_000_000;
  const worker = (at: number) => workers.nth(at);
  const count = (many: number) => vi.waitFor(() => expect(workers).toHaveLength(many));
  const asked = (at: number, call: string, request = {}) =>
    vi.waitFor(() => {
      expect(workers[at]?.calls.at(-1)).toBe(call);
      expect(worker(at).request).toMatchObject(request);
    });
  /** Waits for a call of a worker, and answers it. */
  const serve = async (at: number, call: string, answer: unknown, request = {}) => {
    await asked(at, call, request);
    worker(at).answer(answer);
  };

  beforeEach(() => {
    workers = new Workers();
    const team = () => import('../../www/src/engine/worker-team');
    client = workers.client({ grace: 0, team, teamSize: 3 });
  });
  afterEach(() => client.dispose());

  /** Asks a problem, and starts the first worker. */
  async function solve(problem: string, n: number, options = {}) {
    const reply = client.ask('solve', { problem, n }, options);
    reply.catch(() => undefined);
    await count(1);
    worker(0).ready();
    return { reply };
  }
  const expectSolved = async (reply: Promise<{ answer: unknown }>) => {
    await serve(0, 'solve', { answer: '7' });
    expect((await reply).answer).toEqual({ answer: '7' });
  };

  test('compute a range each; what the third one does not compute, the first one does', async () => {
    const { reply } = await solve('nim-square', 4 * N);
    await serve(0, 'takeOver', 1000);
    await count(3);
    for (const at of [1, 2]) {
      worker(at).ready();
      await asked(at, 'squaresAbove');
    }
    const [low, middle, high] = workers.map(({ request }) => request);
    expect(low).toMatchObject({ n: Number(middle?.from) - 1, known: 1000 });
    expect([middle?.n, high?.n]).toEqual([Number(high?.from) - 1, 4 * N]);
    worker(0).answer(Number(middle?.from));
    worker(1).answer(Uint32Array.of(1, 2));
    worker(2).fail({ code: 'crashed', message: 'trap' });
    const taken = { game: 'take:squares', from: middle?.from, values: Uint32Array.of(1, 2) };
    await serve(0, 'takeOver', Number(high?.from), taken);
    await expectSolved(reply);
  });

  test.each([
    ['nim-square', { 'take:squares': 1.9 * N }],
    ['flipping-game', { 'coins:runs:triangular': 1, 'coins:runs:squares': 1.9 * N }],
  ])('leave what is little more than known to the first one: %s', async (problem, known) => {
    const { reply } = await solve(problem, 2 * N);
    for (const [game, length] of Object.entries(known)) await serve(0, 'takeOver', length, { game });
    await expectSolved(reply);
  });

  test('two workers share a question that is not as large', async () => {
    await solve('nim-square', 3 * N);
    await serve(0, 'takeOver', 1000);
    await count(2);
  });

  /** Flipping Game, up to the point where both workers compute a side. */
  async function both(options = {}) {
    const { reply } = await solve('flipping-game', N, options);
    await serve(0, 'takeOver', 1);
    await vi.waitFor(() => expect(worker(0).calls).toHaveLength(2));
    await serve(0, 'takeOver', 1);
    await serve(0, 'productSide', { value: 0 });
    await serve(0, 'sequence', Uint32Array.of(0));
    await asked(0, 'productSide', { game: 'coins:runs:triangular', n: N });
    await count(2);
    worker(1).ready();
    await serve(1, 'takeOver', 1);
    await asked(1, 'productSide', { game: 'coins:runs:squares', n: N });
    return { reply };
  }

  test('compute a side each, then the first solves the problem', async () => {
    const heard: number[] = [];
    const { reply } = await both({ onProgress: (fraction: number) => heard.push(fraction) });
    worker(0).progress(0.5);
    worker(1).progress(0.25);
    const side = { value: 3, changes: [], counts: [] };
    worker(0).answer(side);
    worker(1).answer(side);
    await serve(1, 'sequence', Uint32Array.of(1, 2));
    await serve(0, 'takeOver', N + 1, { game: 'coins:runs:squares', from: 1, side });
    await expectSolved(reply);
    expect(heard).toEqual([0, 0.98 * 0.25]);
  });

  test('are not used for small questions and for other problems', async () => {
    for (const [problem, n] of [
      ['flipping-game', 1000],
      ['nim-square', 1_999_999],
      ['stones', N],
    ] as const) {
      const reply = client.ask('solve', { problem, n });
      if (workers.length === 1 && worker(0).calls.length === 0) worker(0).ready();
      expect(worker(0).calls.at(-1)).toBe('solve');
      worker(0).answer({});
      await reply;
    }
    expect(workers).toHaveLength(1);
  });

  test('both end when the question is cancelled', async () => {
    const abort = new AbortController();
    const { reply } = await both({ signal: abort.signal });
    abort.abort();
    await expect(reply).rejects.toMatchObject({ code: 'cancelled' });
    const ended = () => workers.slice(0, 2).map(({ terminated }) => terminated);
    await vi.waitFor(() => expect(ended()).toEqual([true, true]));
  });

  test.each<[string, (second: FakeWorker) => unknown]>([
    ['traps', (second) => second.fail({ code: 'crashed', message: 'trap' })],
    ['fails', (second) => second.error('gone')],
  ])('continue as one when the second %s', async (_, end) => {
    const { reply } = await both();
    end(worker(1));
    worker(0).answer({ value: 0, changes: [], counts: [] });
    await expectSolved(reply);
  });

  test('do not wait for a second that never starts', async () => {
    const { reply } = await solve('nim-square', 2 * N);
    await serve(0, 'takeOver', 0);
    // A port can be transferred but not cloned.
    await count(2);
    await serve(0, 'squaresBelow', 1_260_000);
    await expectSolved(reply);
  });
});
