import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '../../www/src/engine/client';
import costs from '../../www/src/engine/costs.json';
import { cost, foreseen, forget, note, seconds, slower } from '../../www/src/engine/estimate';
import { EngineTask } from '../../www/src/engine/task';

afterEach(forget);

test('costs between and beyond the measured sizes follow a power of n', () => {
  const points = [
    [100, 10],
    [1000, 100],
    [10_000, 10_000],
  ];
  expect(cost(points, 100)).toBeCloseTo(10);
  expect(cost(points, 500)).toBeCloseTo(50);
  expect(cost(points, 10)).toBeCloseTo(1);
  expect(cost(points, 2000)).toBeCloseTo(400);
  expect(cost(points, 20_000)).toBeCloseTo(40_000);
});

test('the table names its source, and its costs grow with n', () => {
  expect(costs.source).toMatch(/npm run bench -- --growth --write.*\d{4}-\d\d-\d\d/);
  for (const points of Object.values(costs.works) as number[][][]) {
    expect(points.length).toBeGreaterThanOrEqual(2);
    points.slice(1).forEach(([n, milliseconds], at) => {
      expect(n).toBeGreaterThan(points[at]?.[0] ?? 0);
      expect(milliseconds).toBeGreaterThan(points[at]?.[1] ?? 0);
    });
  }
});

test('the fastest trial counts', () => {
  const { milliseconds } = costs.trial;
  expect(slower([9 * milliseconds, 2 * milliseconds, 3 * milliseconds])).toBeCloseTo(2);
});

test('Nim Square costs as much as its game; an unmeasured question has no estimate', () => {
  const n = 2_000_000;
  expect(foreseen({ problem: 'nim-square', n: String(n) }, false)).toBe(
    foreseen({ game: 'take:squares', n }, false),
  );
  expect(foreseen({ problem: 'stones', n }, false)).toBeUndefined();
  expect(foreseen({ game: 'octal:0.1234', n }, false)).toBeUndefined();
  expect(foreseen({ game: 'take:squares', n }, true)).toBeLessThan(
    foreseen({ game: 'take:squares', n }, false) ?? 0,
  );
});

test('values that the engine has kept cost nothing', () => {
  const asked = { problem: 'nim-square', n: '4000000' };
  const whole = foreseen(asked, false) ?? 0;
  note({ game: 'take:squares', n: 3_000_000 });
  expect(foreseen(asked, false)).toBeLessThan(whole / 2);
  note(asked);
  expect(foreseen(asked, false)).toBe(0);
  forget();
  expect(foreseen(asked, false)).toBe(whole);
});

test('a smaller board is free; after a board computed by two workers, only its columns cost', () => {
  const board = (n: number) => ({ problem: 'flipping-game', n: String(n) });
  note(board(2_000_000));
  expect(foreseen(board(2_000_000), true)).toBe(0);
  expect(foreseen(board(1_000_000), false)).toBe(0);
  const once = foreseen(board(1_000_000), true) ?? 0;
  expect(once).toBeGreaterThan(0);
  forget();
  expect(once).toBe(foreseen({ game: 'coins:runs:squares', n: 1_000_000 }, false));
  note(board(2_000_000));
  note(board(1_000_000));
  expect(foreseen(board(900_000), true)).toBe(0);
  expect(foreseen(board(1_500_000), true)).toBeGreaterThan(0);
  // The larger board is still known.
  expect(foreseen(board(2_000_000), true)).toBe(0);
  expect(foreseen({ game: 'coins:runs:squares', n: 1_000_000 }, false)).toBe(0);
});

/** A machine half as fast as that of the table. */
function client(solve: Promise<unknown>): Client {
  const milliseconds = 2 * costs.trial.milliseconds;
  return {
    ask: (call: string) => (call === 'productSide' ? Promise.resolve({ answer: {}, milliseconds }) : solve),
    byMany: () => false,
  } as unknown as Client;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('seconds are scaled by a trial on this machine', async () => {
  const request = { problem: 'nim-square', n: '10000000' };
  const expected = ((foreseen(request, false) ?? 0) * 2) / 1000;
  expect(await seconds(client(Promise.resolve()), request)).toBeCloseTo(expected);
});

test('long work has an estimate before its first progress; short work has none', async () => {
  const never = new Promise<never>(() => {});
  const work = new EngineTask(client(never), () => {});
  work.ask('solve', { problem: 'nim-square', n: '10000000' }, () => {});
  await vi.waitFor(() => expect(work.seconds).toBeGreaterThan(1));
  expect(work.visible).toBe(true);
  const short = new EngineTask(client(never), () => {});
  short.ask('solve', { problem: 'nim-square', n: '60000' }, () => {});
  await vi.advanceTimersByTimeAsync(200);
  expect([short.visible, short.seconds]).toEqual([false, undefined]);
});
