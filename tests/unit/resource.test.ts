// Values that views want by a key: loaded once, kept, superseded, stopped.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AskError } from '../../www/src/engine/protocol';
import { Resource } from '../../www/src/engine/resource';
import { clientOfFakes } from './fake-worker';

/** Running, and value, at each update of the view. */
let seen: Array<[boolean, unknown]>;
let loads: string[];
let told: unknown[];

const fakes = clientOfFakes();
beforeEach(() => {
  [seen, loads, told] = [[], [], []];
});

const worker = () => fakes.workers.nth(0);
const memory: AskError = { code: 'memory', field: '', message: '', value: '' };
const [EIGHT, NINE, FAILING] = [{ n: '8' }, { n: '9' }, { n: '' }];
const answer = (value: string) => {
  worker().answer(value);
  return vi.advanceTimersByTimeAsync(0);
};

function stones(more = {}) {
  const resource: Resource<{ n: string }, unknown> = new Resource(
    fakes.client,
    () => seen.push([resource.running, resource.value]),
    {
      load: async (ask, { n }) => {
        loads.push(n);
        if (n === '') throw memory;
        return (await ask('solve', { problem: 'stones', n })).answer;
      },
      loaded: (value, { n }) => told.push([n, value]),
      failed: (error) => told.push(error.code),
      ...more,
    },
  );
  return resource;
}

/** A resource whose worker is ready, for n = 8. */
function wanting() {
  const resource = stones();
  expect(resource.want(EIGHT)).toBe(false);
  worker().ready();
  return resource;
}

/** A resource with the value for n = 8. */
async function loaded() {
  const resource = wanting();
  await answer('eight');
  return resource;
}

test('loads the value of a key once, and reports it before views update', async () => {
  const resource = wanting();
  expect([resource.running, resource.isFor(EIGHT), resource.want(EIGHT)]).toEqual([true, false, false]);
  await answer('eight');
  expect([resource.isFor(EIGHT), resource.want(EIGHT)]).toEqual([true, true]);
  expect([seen, told, loads]).toEqual([[[false, 'eight']], [['8', 'eight']], ['8']]);
  expect(worker().calls).toEqual(['solve']);
});

describe('another key', () => {
  test('keeps the value until its own arrives', async () => {
    const resource = await loaded();
    const state = () => [resource.value, resource.isFor(EIGHT), resource.isFor(NINE)];
    expect(resource.want(NINE)).toBe(false);
    expect(state()).toEqual(['eight', true, false]);
    await answer('nine');
    expect(state()).toEqual(['nine', false, true]);
  });

  test('cancels the key before: a late answer is ignored', async () => {
    const resource = wanting();
    resource.want(NINE);
    await answer('eight');
    expect([resource.running, resource.value, told]).toEqual([true, undefined, []]);
    await answer('nine');
    expect(told).toEqual([['9', 'nine']]);
  });

  test('followed by the loaded key loads nothing', async () => {
    const resource = await loaded();
    resource.want(NINE);
    seen = [];
    expect(resource.want(EIGHT)).toBe(true);
    expect([resource.running, resource.value, seen]).toEqual([false, 'eight', [[false, 'eight']]]);
    await answer('nine');
    expect([resource.value, loads]).toEqual(['eight', ['8', '9']]);
  });

  test('followed by the loaded key clears an error', async () => {
    const resource = await loaded();
    resource.want(FAILING);
    await vi.advanceTimersByTimeAsync(0);
    expect([resource.error, resource.value]).toEqual([memory, 'eight']);
    expect([resource.want(EIGHT), resource.error]).toEqual([true, undefined]);
  });

  test('that is undefined cancels, and keeps the value', async () => {
    const resource = await loaded();
    resource.want(NINE);
    expect(resource.want(undefined)).toBe(false);
    expect([resource.running, resource.value, resource.want(EIGHT)]).toEqual([false, 'eight', true]);
  });
});

describe('an error', () => {
  test('is reported, and its key is not loaded again until retry', async () => {
    const resource = wanting();
    worker().fail(memory);
    await vi.advanceTimersByTimeAsync(0);
    expect([resource.error?.code, resource.running, told]).toEqual(['memory', false, ['memory']]);
    expect([resource.want(EIGHT), loads]).toEqual([false, ['8']]);
    resource.retry();
    expect(resource.error).toBeUndefined();
    resource.want(EIGHT);
    await answer('eight');
    expect([resource.error, resource.value, loads]).toEqual([undefined, 'eight', ['8', '8']]);
  });

  test('of a superseded key is not reported', async () => {
    const resource = stones();
    resource.want(FAILING);
    resource.want(EIGHT);
    await vi.advanceTimersByTimeAsync(0);
    expect([resource.error, resource.running, told]).toEqual([undefined, true, []]);
  });

  test('that the owner clears does not load the key again either', async () => {
    const load = vi.fn(() => Promise.reject(memory));
    const resource: Resource<string, unknown> = new Resource(fakes.client, () => {}, {
      load,
      failed: () => {
        resource.error = undefined;
      },
    });
    resource.want('x');
    await vi.advanceTimersByTimeAsync(0);
    resource.retry();
    resource.want('x');
    expect(resource.error).toBeUndefined();
    expect(load).toHaveBeenCalledOnce();
  });
});

test('a stopped key is marked, and loads again on retry only', async () => {
  const resource = await loaded();
  resource.want(NINE);
  resource.stop();
  expect([resource.stopped, resource.running, resource.value]).toEqual([true, false, 'eight']);
  resource.want(NINE);
  expect(resource.running).toBe(false);
  resource.retry();
  expect(resource.stopped).toBe(false);
  resource.want(NINE);
  expect([resource.running, loads]).toEqual([true, ['8', '9', '9']]);
});

test('a cancelled key loads again when it is requested, a finished one does not', async () => {
  const resource = await loaded();
  resource.want(NINE);
  resource.cancel();
  expect(resource.stopped).toBe(false);
  resource.want(NINE);
  expect(loads).toEqual(['8', '9', '9']);
  resource.want(EIGHT);
  resource.cancel();
  expect([resource.want(EIGHT), loads]).toEqual([true, ['8', '9', '9']]);
});

test('retry affects neither running nor loaded keys', async () => {
  const resource = await loaded();
  resource.retry();
  expect(resource.want(EIGHT)).toBe(true);
  resource.want(NINE);
  resource.retry();
  expect(resource.running).toBe(true);
});

test('after clear the value is gone, and its key loads again', async () => {
  const resource = await loaded();
  resource.clear();
  expect([resource.value, resource.isFor(EIGHT), resource.want(EIGHT)]).toEqual([undefined, false, false]);
  expect(loads).toEqual(['8', '8']);
});

test('a patient one lets a load end, loads the last wanted key next, and drops what is cancelled', async () => {
  const resource = stones({ patient: true });
  for (const key of [EIGHT, { n: '7' }, NINE]) resource.want(key);
  worker().ready();
  await answer('eight');
  expect([told, resource.running]).toEqual([[['8', 'eight']], true]);
  await answer('nine');
  expect([resource.value, loads, worker().terminated]).toEqual(['nine', ['8', '9'], false]);
  resource.want(EIGHT);
  resource.cancel();
  expect([resource.want(NINE), resource.want({ n: '7' })]).toEqual([true, false]);
  await answer('eight');
  expect([resource.value, resource.running]).toEqual(['nine', true]);
  worker().fail(memory);
  await vi.advanceTimersByTimeAsync(100);
  expect([resource.running, resource.error, loads]).toEqual([false, memory, ['8', '9', '8', '7']]);
});
