import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Client, createClient } from '../../www/src/engine/client';
import type { AskError } from '../../www/src/engine/protocol';
import { Resource } from '../../www/src/engine/resource';
import { FakeWorker } from './fake-worker';

let workers: FakeWorker[];
let client: Client;
/** Running, and value, at each update of the view. */
let seen: Array<[boolean, unknown]>;
let loads: string[];
let told: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  [seen, loads, told] = [[], [], []];
  client = createClient({
    startWorker() {
      const fresh = new FakeWorker();
      workers.push(fresh);
      return fresh;
    },
  });
});

afterEach(() => {
  client.dispose();
  vi.useRealTimers();
});

const worker = (index = 0) => workers[index] as FakeWorker;
const settle = () => vi.advanceTimersByTimeAsync(0);
const memory: AskError = { code: 'memory', field: '', message: '', value: '' };

function stones() {
  const resource: Resource<{ n: string }, unknown> = new Resource(
    client,
    () => seen.push([resource.running, resource.value]),
    {
      load: async (ask, { n }) => {
        loads.push(n);
        if (n === '') throw memory;
        return (await ask('solve', { problem: 'stones', n })).answer;
      },
      loaded: (value, { n }) => told.push([n, value]),
      failed: (error) => told.push(error.code),
    },
  );
  return resource;
}

/** A resource with the value for n = 8. */
async function loadedStones() {
  const resource = stones();
  resource.want({ n: '8' });
  worker().ready();
  worker().answer('eight');
  await settle();
  return resource;
}

test('loads the value of a key, and reports it before views update', async () => {
  const resource = stones();
  expect(resource.want({ n: '8' })).toBe(false);
  expect([resource.running, resource.isFor({ n: '8' })]).toEqual([true, false]);
  worker().ready();
  worker().answer('eight');
  await settle();
  expect(resource.isFor({ n: '8' })).toBe(true);
  expect(seen).toEqual([[false, 'eight']]);
  expect(told).toEqual([['8', 'eight']]);
});

test('a key that is requested twice is loaded once', async () => {
  const resource = stones();
  resource.want({ n: '8' });
  expect(resource.want({ n: '8' })).toBe(false);
  worker().ready();
  worker().answer('eight');
  await settle();
  expect(resource.want({ n: '8' })).toBe(true);
  expect(loads).toEqual(['8']);
  expect(worker().calls).toEqual(['solve']);
});

describe('another key', () => {
  test('keeps the value until its own arrives', async () => {
    const resource = await loadedStones();
    expect(resource.want({ n: '9' })).toBe(false);
    expect([resource.value, resource.isFor({ n: '8' }), resource.isFor({ n: '9' })]).toEqual([
      'eight',
      true,
      false,
    ]);
    worker().answer('nine');
    await settle();
    expect([resource.value, resource.isFor({ n: '8' }), resource.isFor({ n: '9' })]).toEqual([
      'nine',
      false,
      true,
    ]);
  });

  test('cancels the key before: a late answer is ignored', async () => {
    const resource = stones();
    resource.want({ n: '8' });
    worker().ready();
    resource.want({ n: '9' });
    worker().answer('eight');
    await settle();
    expect([resource.running, resource.value, told]).toEqual([true, undefined, []]);
    worker().answer('nine');
    await settle();
    expect(told).toEqual([['9', 'nine']]);
  });

  test('followed by the loaded key loads nothing', async () => {
    const resource = await loadedStones();
    resource.want({ n: '9' });
    seen = [];
    expect(resource.want({ n: '8' })).toBe(true);
    expect([resource.running, resource.value]).toEqual([false, 'eight']);
    expect(seen).toEqual([[false, 'eight']]);
    worker().answer('nine');
    await settle();
    expect([resource.value, loads]).toEqual(['eight', ['8', '9']]);
  });

  test('followed by the loaded key clears an error', async () => {
    const resource = await loadedStones();
    resource.want({ n: '' });
    await settle();
    expect([resource.error, resource.value]).toEqual([memory, 'eight']);
    expect(resource.want({ n: '8' })).toBe(true);
    expect(resource.error).toBeUndefined();
  });

  test('that is undefined cancels, and keeps the value', async () => {
    const resource = await loadedStones();
    resource.want({ n: '9' });
    expect(resource.want(undefined)).toBe(false);
    expect([resource.running, resource.value]).toEqual([false, 'eight']);
    expect(resource.want({ n: '8' })).toBe(true);
  });
});

describe('an error', () => {
  test('is reported, and its key is not loaded again until retry', async () => {
    const resource = stones();
    resource.want({ n: '8' });
    worker().ready();
    worker().fail(memory);
    await settle();
    expect([resource.error?.code, resource.running, told]).toEqual(['memory', false, ['memory']]);
    expect(resource.want({ n: '8' })).toBe(false);
    expect(loads).toEqual(['8']);
    resource.retry();
    expect(resource.error).toBeUndefined();
    resource.want({ n: '8' });
    worker().answer('eight');
    await settle();
    expect([resource.error, resource.value, loads]).toEqual([undefined, 'eight', ['8', '8']]);
  });

  test('of a superseded key is not reported', async () => {
    const resource = stones();
    resource.want({ n: '' });
    resource.want({ n: '8' });
    await settle();
    expect([resource.error, resource.running, told]).toEqual([undefined, true, []]);
  });

  test('that the owner clears does not load the key again either', async () => {
    const resource: Resource<string, unknown> = new Resource(client, () => {}, {
      load: (_, key) => {
        loads.push(key);
        return Promise.reject(memory);
      },
      failed: () => {
        resource.error = undefined;
      },
    });
    resource.want('x');
    await settle();
    resource.retry();
    resource.want('x');
    expect([resource.error, loads]).toEqual([undefined, ['x']]);
  });
});

test('a stopped key is marked, and loads again on retry only', async () => {
  const resource = await loadedStones();
  resource.want({ n: '9' });
  resource.stop();
  expect([resource.stopped, resource.running, resource.value]).toEqual([true, false, 'eight']);
  resource.want({ n: '9' });
  expect(resource.running).toBe(false);
  resource.retry();
  expect(resource.stopped).toBe(false);
  resource.want({ n: '9' });
  expect([resource.running, loads]).toEqual([true, ['8', '9', '9']]);
});

test('a cancelled key loads again when it is requested', async () => {
  const resource = await loadedStones();
  resource.want({ n: '9' });
  resource.cancel();
  expect(resource.stopped).toBe(false);
  resource.want({ n: '9' });
  expect(loads).toEqual(['8', '9', '9']);
  // A finished one does not.
  resource.want({ n: '8' });
  resource.cancel();
  expect(resource.want({ n: '8' })).toBe(true);
  expect(loads).toEqual(['8', '9', '9']);
});

test('retry affects neither running nor loaded keys', async () => {
  const resource = await loadedStones();
  resource.retry();
  expect(resource.want({ n: '8' })).toBe(true);
  resource.want({ n: '9' });
  resource.retry();
  expect(resource.running).toBe(true);
});

test('after clear the value is gone, and its key loads again', async () => {
  const resource = await loadedStones();
  resource.clear();
  expect([resource.value, resource.isFor({ n: '8' })]).toEqual([undefined, false]);
  expect(resource.want({ n: '8' })).toBe(false);
  expect(loads).toEqual(['8', '8']);
});
