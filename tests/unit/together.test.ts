import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Client, createClient } from '../../www/src/engine/client';
import { squaresCalls } from '../../www/src/engine/squares';
import { rangesOf } from '../../www/src/engine/worker-team';
import { FakeWorker } from './fake-worker';

/** Subtract-a-square by definition. */
function squares(n: number): number[] {
  const values: number[] = [];
  for (let heap = 0; heap <= n; heap++) {
    const options = new Set<number>();
    for (let root = 1; root * root <= heap; root++) options.add(values[heap - root * root] ?? 0);
    let mex = 0;
    while (options.has(mex)) mex++;
    values.push(mex);
  }
  return values;
}

/** A stub that has the first `known` values; below `from` it receives the positions. */
function engine(known: number, all: number[]) {
  let length = known;
  const told: number[][] = [];
  const { squarePositions, takeOver } = {
    squarePositions({
      n,
      from = 0,
      value,
      before,
    }: {
      n: number;
      from?: number;
      value: number;
      before?: Uint32Array;
    }) {
      if (from > 0) told.push([...(before ?? [])]);
      const here = all.flatMap((found, heap) => (found === value && heap >= from && heap <= n ? [heap] : []));
      return Uint32Array.from(here);
    },
    takeOver({ from = 0, values }: { from?: number; values?: Uint32Array }) {
      expect([...(values ?? [])]).toEqual(all.slice(from, from + (values?.length ?? 0)));
      length = Math.max(length, from + (values?.length ?? 0));
      return length;
    },
  };
  return { calls: { squarePositions, takeOver } as unknown as Parameters<typeof squaresCalls>[0], told };
}

describe('the ranges of subtract-a-square', () => {
  for (const known of [0, 40]) {
    test(`make two ranges after ${known} known values`, async () => {
      const all = squares(400);
      const [low, high] = [engine(known, all), engine(0, all)];
      const { port1, port2 } = new MessageChannel();
      const below = { n: 250, known, next: port1 as unknown as MessagePort };
      const above = squaresCalls(high.calls).squaresAbove(
        { from: 251, n: 400, previous: port2 as unknown as MessagePort, next: undefined },
        () => true,
      );
      expect(squaresCalls(low.calls).squaresBelow(below, () => true)).toBe(251);
      expect([...(await above)]).toEqual(all.slice(251));
      // It received all positions of each value, from 0 on.
      expect(high.told[0]).toEqual(all.flatMap((value, heap) => (value === 0 && heap <= 250 ? [heap] : [])));
    });
  }

  test.each([
    ['ranges of the usual lengths', [200, 300, 350, 400]],
    ['a second range with fewer values than the first', [380, 381, 400]],
    ['a range of one heap at the end', [1, 399, 400]],
  ])('make %s', async (_, ends) => {
    const all = squares(400);
    const engines = ends.map((_, at) => engine(at, all));
    const channels = ends.map(
      () => new MessageChannel() as unknown as Record<'port1' | 'port2', MessagePort>,
    );
    const ranges = ends.slice(1).map((n, at) => {
      const request = {
        from: (ends[at] as number) + 1,
        n,
        previous: channels[at]?.port2 as MessagePort,
        next: n === 400 ? undefined : channels[at + 1]?.port1,
      };
      const { calls } = engines[at + 1] as ReturnType<typeof engine>;
      return squaresCalls(calls).squaresAbove(request, () => true);
    });
    const first = { n: ends[0] as number, known: 0, next: channels[0]?.port1 as MessagePort };
    squaresCalls((engines[0] as ReturnType<typeof engine>).calls).squaresBelow(first, () => true);
    const found = (await Promise.all(ranges)).flatMap((values) => [...values]);
    expect(found).toEqual(all.slice((ends[0] as number) + 1));
    // The last worker received all smaller positions of each value.
    const last = engines.at(-1) as ReturnType<typeof engine>;
    const from = (ends.at(-2) as number) + 1;
    for (const [value, before] of last.told.entries())
      expect(before).toEqual(all.flatMap((found, heap) => (found === value && heap < from ? [heap] : [])));
  });

  test('report an error in the second worker', async () => {
    const { port1, port2 } = new MessageChannel();
    const broken = {
      squarePositions: () => {
        throw new Error('trap');
      },
      takeOver: () => 0,
    };
    const above = squaresCalls(broken as unknown as Parameters<typeof squaresCalls>[0]).squaresAbove(
      { from: 2, n: 9, previous: port2 as unknown as MessagePort, next: undefined },
      () => true,
    );
    port1.postMessage({ heaps: new Uint32Array(), last: false });
    await expect(above).rejects.toThrow('trap');
  });
});

describe('several workers for one question', () => {
  let workers: FakeWorker[];
  let client: Client;
  const N = 1_000_000;
  const worker = (at: number) => workers[at] as FakeWorker;
  const calls = (at: number) => workers[at]?.calls ?? [];
  const asked = (at: number, call: string) => vi.waitFor(() => expect(calls(at).at(-1)).toBe(call));

  beforeEach(() => {
    workers = [];
    client = createClient({
      startWorker() {
        const fresh = new FakeWorker();
        workers.push(fresh);
        return fresh;
      },
      grace: 0,
      team: () => import('../../www/src/engine/worker-team'),
      teamSize: 3,
    });
  });
  afterEach(() => client.dispose());

  const solve = (problem: string, n: number, options = {}) => client.ask('solve', { problem, n }, options);

  /** Flipping Game, up to the point where both workers compute. */
  async function both(options = {}) {
    const reply = solve('flipping-game', N, options);
    reply.catch(() => undefined);
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    worker(0).ready();
    await asked(0, 'takeOver');
    worker(0).answer(1);
    await asked(0, 'takeOver');
    await vi.waitFor(() => expect(calls(0)).toHaveLength(2));
    worker(0).answer(1);
    await asked(0, 'productSide');
    worker(0).answer({ value: 0 });
    await asked(0, 'sequence');
    worker(0).answer(Uint32Array.of(0));
    await vi.waitFor(() => expect(workers).toHaveLength(2));
    worker(1).ready();
    await asked(1, 'takeOver');
    worker(1).answer(1);
    await asked(1, 'productSide');
    return reply;
  }

  test('compute a range each; the second hands its values to the first', async () => {
    const far = 3_000_000;
    const reply = solve('nim-square', far);
    reply.catch(() => undefined);
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    worker(0).ready();
    await asked(0, 'takeOver');
    worker(0).answer(1000);
    await asked(0, 'squaresBelow');
    await vi.waitFor(() => expect(workers).toHaveLength(2));
    worker(1).ready();
    await asked(1, 'squaresAbove');
    const last = (at: number) => {
      const message = worker(at).received.at(-1);
      return message && 'request' in message ? (message.request as Record<string, unknown>) : {};
    };
    const { from } = last(1);
    expect(last(1)).toMatchObject({ n: far });
    expect(last(0)).toMatchObject({ n: Number(from) - 1, known: 1000 });
    worker(0).answer(Number(from));
    worker(1).answer(Uint32Array.of(1, 2));
    await asked(0, 'takeOver');
    expect(last(0)).toMatchObject({ game: 'take:squares', from, values: Uint32Array.of(1, 2) });
  });

  test('three take a range each of a larger question', async () => {
    const far = 4_000_000;
    const reply = solve('nim-square', far);
    reply.catch(() => undefined);
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    worker(0).ready();
    await asked(0, 'takeOver');
    worker(0).answer(0);
    await vi.waitFor(() => expect(workers).toHaveLength(3));
    const last = (at: number) => {
      const message = worker(at).received.at(-1);
      return message && 'request' in message ? (message.request as Record<string, unknown>) : {};
    };
    for (const at of [1, 2]) {
      worker(at).ready();
      await asked(at, 'squaresAbove');
    }
    const [low, middle, high] = [last(0), last(1), last(2)];
    expect([low.n, middle.n, high.n]).toEqual([Number(middle.from) - 1, Number(high.from) - 1, far]);
    worker(0).answer(Number(middle.from));
    worker(1).answer(Uint32Array.of(1, 2));
    worker(2).fail({ code: 'crashed', message: 'trap' });
    await asked(0, 'takeOver');
    expect(last(0)).toMatchObject({ from: middle.from, values: Uint32Array.of(1, 2) });
    worker(0).answer(Number(high.from));
    // The first one computes what the third one did not.
    await asked(0, 'solve');
    worker(0).answer({ answer: '7' });
    expect((await reply).answer).toEqual({ answer: '7' });
  });

  test('the ranges take about equally long', () => {
    expect(rangesOf(0, 1000, 1)).toEqual([1000]);
    for (const [from, n, count] of [
      [0, 4_000_000, 4],
      [3_000_000, 4_000_000, 3],
    ] as const) {
      const ends = rangesOf(from, n, count);
      const costs = ends.map(
        (end, at) => (end + 1) ** 1.5 - (at ? (ends[at - 1] as number) + 1 : from) ** 1.5,
      );
      for (const cost of costs) expect(cost / (costs[0] as number)).toBeCloseTo(1, 4);
    }
  });

  test('compute a side each, then the first solves the problem', async () => {
    const heard: number[] = [];
    const reply = solve('flipping-game', N, { onProgress: (fraction: number) => heard.push(fraction) });
    const settled = vi.fn();
    reply.then(settled);
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    worker(0).ready();
    for (const _ of [0, 1]) {
      await vi.waitFor(() => expect(calls(0).at(-1)).toBe('takeOver'));
      const { length } = calls(0);
      worker(0).answer(1);
      await vi.waitFor(() => expect(calls(0).length).toBeGreaterThan(length));
    }
    await asked(0, 'productSide');
    const requests = (at: number) =>
      worker(at).received.flatMap((message) => ('call' in message ? [message.request] : []));
    worker(0).answer({ value: 0 });
    await asked(0, 'sequence');
    worker(0).answer(Uint32Array.of(0));
    await vi.waitFor(() => expect(requests(0).at(-1)).toEqual({ game: 'coins:runs:triangular', n: N }));
    worker(1).ready();
    await asked(1, 'takeOver');
    worker(1).answer(1);
    await vi.waitFor(() => expect(requests(1).at(-1)).toEqual({ game: 'coins:runs:squares', n: N }));
    worker(0).progress(0.5);
    worker(1).progress(0.25);
    const side = { value: 3, changes: [], counts: [] };
    worker(0).answer(side);
    worker(1).answer(side);
    await asked(1, 'sequence');
    worker(1).answer(Uint32Array.of(1, 2));
    await asked(0, 'takeOver');
    expect(requests(0).at(-1)).toMatchObject({ game: 'coins:runs:squares', from: 1, side });
    worker(0).answer(N + 1);
    await asked(0, 'solve');
    expect(settled).not.toHaveBeenCalled();
    worker(0).answer({ answer: '1' });
    expect((await reply).answer).toEqual({ answer: '1' });
    expect(heard).toEqual([0, 0.98 * 0.25]);
  });

  test('are not used for small questions and for other problems', async () => {
    for (const [problem, n] of [
      ['flipping-game', 1000],
      ['nim-square', 1_999_999],
      ['stones', N],
    ] as const) {
      const reply = solve(problem, n);
      if (workers.length === 1 && calls(0).length === 0) worker(0).ready();
      expect(calls(0).at(-1)).toBe('solve');
      worker(0).answer({});
      await reply;
    }
    expect(workers).toHaveLength(1);
  });

  test('both end when the question is cancelled', async () => {
    const abort = new AbortController();
    const reply = both({ signal: abort.signal });
    reply.catch(() => undefined);
    await vi.waitFor(() => expect(calls(1).at(-1)).toBe('productSide'));
    abort.abort();
    await expect(reply).rejects.toMatchObject({ code: 'cancelled' });
    await vi.waitFor(() =>
      expect(workers.slice(0, 2).map(({ terminated }) => terminated)).toEqual([true, true]),
    );
  });

  for (const [what, end] of [
    ['traps', (second: FakeWorker) => second.fail({ code: 'crashed', message: 'trap' })],
    ['fails', (second: FakeWorker) => second.error('gone')],
  ] as const) {
    test(`continue as one when the second ${what}`, async () => {
      const reply = both();
      await vi.waitFor(() => expect(calls(1).at(-1)).toBe('productSide'));
      end(worker(1));
      worker(0).answer({ value: 0, changes: [], counts: [] });
      await asked(0, 'solve');
      worker(0).answer({ answer: '7' });
      expect((await reply).answer).toEqual({ answer: '7' });
    });
  }

  test('do not wait for a second that never starts', async () => {
    const reply = solve('nim-square', 2 * N);
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    worker(0).ready();
    await asked(0, 'takeOver');
    worker(0).answer(0);
    // A port can be transferred but not cloned.
    await vi.waitFor(() => expect(workers).toHaveLength(2));
    await asked(0, 'squaresBelow');
    worker(0).answer(1_260_000);
    await asked(0, 'solve');
    worker(0).answer({ answer: '7' });
    expect((await reply).answer).toEqual({ answer: '7' });
  });
});
