// Loads as views see them, the time that they take, and when a reader is idle.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Eta } from '../../www/src/engine/eta';
import { Resource } from '../../www/src/engine/resource';
import { longestTyped, readNumber } from '../../www/src/question/reader';
import { whenIdle } from '../../www/src/shell/idle';
import { clientOfFakes } from './fake-worker';

const fakes = clientOfFakes();

const worker = (index = 0) => fakes.workers.nth(index);
const SOLVE = { problem: 'stones', n: '8' };

/** A resource whose key is the number of calls that it makes together. */
const making = (taken: unknown[] = []) =>
  new Resource<number, unknown[]>(fakes.client, () => {}, {
    load: (ask, calls) => Promise.all(Array.from({ length: calls }, () => ask('solve', SOLVE))),
    loaded: (value) => taken.push(value),
  });

test('the remaining time follows from the reports alone', async () => {
  const work = making();
  work.want(1);
  worker().ready();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);
  expect([work.visible, work.seconds, worker().calls.join(), fakes.workers.length]).toEqual([
    ...[true, undefined, 'solve', 1],
  ]);
  worker().progress(0.1);
  await vi.advanceTimersByTimeAsync(1000);
  worker().progress(0.2);
  expect(work.seconds).toBeCloseTo(8);
});

test('one failing call fails the whole load, and cancels its other calls', async () => {
  const taken: unknown[] = [];
  const work = making(taken);
  work.want(3);
  worker().ready().answer('one');
  await vi.advanceTimersByTimeAsync(500);
  expect(work.visible).toBe(true);
  expect(work.fraction).toBeCloseTo(1 / 3);
  worker().progress(0.5);
  expect(work.fraction).toBeCloseTo(1 / 2);
  worker().fail({ code: 'memory', field: '', message: '', value: '' });
  await vi.advanceTimersByTimeAsync(0);
  expect([taken, work.error?.code, work.visible]).toEqual([[], 'memory', false]);
  await vi.advanceTimersByTimeAsync(100);
  expect(worker().terminated).toBe(true);
});

test('a load behind another is waiting until its call starts', () => {
  const [first, second] = [making(), making()];
  for (const one of [first, second]) one.want(1);
  worker().ready();
  expect([first.waiting, second.waiting]).toEqual([false, true]);
  worker().answer('one');
  expect(second.waiting).toBe(false);
});

const range = { problem: 'stones', parameter: 'n' };

test('too long a number is rejected without a call', async () => {
  const error = { code: 'too-long', field: 'n' };
  expect(await readNumber(fakes.client, '1'.repeat(longestTyped + 1), range)).toMatchObject({
    value: '',
    error,
  });
  expect(fakes.workers).toHaveLength(0);
});

test('parsing a number is retried once after a crash', async () => {
  const crash = (index: number) => {
    worker(index).error('unreachable');
    return vi.advanceTimersByTimeAsync(0);
  };
  const reading = readNumber(fakes.client, '8', range);
  worker().ready();
  await crash(0);
  worker(1).ready().answer({ value: '8', digits: 1 });
  expect(await reading).toEqual({ value: '8', error: undefined });
  const again = readNumber(fakes.client, '9', range);
  await crash(1);
  worker(2).ready();
  await crash(2);
  expect(await again).toMatchObject({ value: '', error: { code: 'crashed' } });
  expect(fakes.workers).toHaveLength(3);
});

describe('the remaining time', () => {
  test('there is no estimate at the first report, nor without progress', () => {
    const eta = new Eta();
    expect(eta.left(0, 0)).toBeUndefined();
    expect(eta.left(0.3, 300)).toBeUndefined();
    expect(new Eta().left(0.5, 5000)).toBeUndefined();
    const still = new Eta();
    still.left(0.5, 0);
    expect(still.left(0.5, 5000)).toBeUndefined();
  });

  test('continued work is measured from its first report', () => {
    const eta = new Eta();
    eta.left(0.9, 0);
    // A tenth was left at the first report; half of it took a second.
    expect(eta.left(0.95, 1000)).toBeCloseTo(1);
    eta.restart();
    expect(eta.left(0.95, 1000)).toBeUndefined();
  });
});

describe('a reader', () => {
  let page: EventTarget;
  beforeEach(() => {
    vi.useFakeTimers();
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('idle is who has done nothing for so long, while no work runs', async () => {
    let working = false;
    const idle = vi.fn();
    whenIdle(10, () => working).then(idle);
    const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
    for (const input of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll']) {
      await pass(9);
      page.dispatchEvent(new Event(input));
    }
    working = true;
    await pass(11);
    working = false;
    await pass(8);
    expect(idle).not.toHaveBeenCalled();
    await pass(1);
    expect(idle).toHaveBeenCalledOnce();
    page.dispatchEvent(new Event('keydown'));
    expect(vi.getTimerCount()).toBe(0);
  });
});
