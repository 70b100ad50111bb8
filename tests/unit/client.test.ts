import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Client, createClient, isSupported } from '../../www/src/engine/client';
import type { First } from '../../www/src/engine/first';
import type { GrundyscopeError } from '../../www/src/engine/protocol';
import { FakeWorker } from './fake-worker';

let workers: FakeWorker[];
let client: Client;
const compiled = { compiled: true } as unknown as WebAssembly.Module;

/** The nth worker that was started, from 0. */
function worker(index: number): FakeWorker {
  const found = workers[index];
  if (!found) throw new Error(`only ${workers.length} workers were started`);
  return found;
}

const solve = (n: string, options = {}) => client.ask('solve', { problem: 'stones', n }, options);
const number = (text: string, options = {}) =>
  client.ask('number', { text, problem: 'stones', parameter: 'n' }, options);
const cancelled = { code: 'cancelled' };

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
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

describe('asking', () => {
  test('starts a worker with the first call, and calls when it is ready', async () => {
    expect(workers).toHaveLength(0);
    const reply = solve('8');
    expect(workers).toHaveLength(1);
    expect(worker(0).received).toEqual([{ start: { module: null } }]);
    worker(0).ready();
    expect(worker(0).received.at(-1)).toMatchObject({
      call: 'solve',
      request: { problem: 'stones', n: '8' },
    });
    worker(0).answer({ answer: '7' });
    expect(await reply).toEqual({ answer: { answer: '7' }, milliseconds: 1.5 });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('one call at a time, in order, in one worker', async () => {
    const replies = [solve('1'), client.ask('histogram', { game: 'nim', n: 5 }), solve('3')];
    worker(0).ready();
    expect(worker(0).calls).toEqual(['solve']);
    worker(0).answer('first');
    expect(worker(0).calls).toEqual(['solve', 'histogram']);
    worker(0).answer('second');
    worker(0).answer('third');
    expect((await Promise.all(replies)).map((reply) => reply.answer)).toEqual(['first', 'second', 'third']);
    expect(workers).toHaveLength(1);
  });

  test('quick calls have a lane of their own', async () => {
    const slow = solve('1');
    worker(0).ready();
    const fast = number('10^5');
    worker(1).ready();
    worker(1).answer({ value: '100000', digits: 6 });
    expect((await fast).answer.value).toBe('100000');

    client.ask('catalogue', {});
    worker(1).answer([]);
    client.ask('zeckendorf', { n: 5 });
    worker(1).answer({});
    expect(worker(1).calls).toEqual(['number', 'catalogue', 'zeckendorf']);
    expect(worker(0).calls).toEqual(['solve']);
    worker(0).answer({});
    await slow;
  });

  test('a caller may choose the lane', () => {
    client.ask('explain', { game: 'nim', n: 5 }, { lane: 'quick' }).catch(() => {});
    worker(0).ready();
    number('5').catch(() => {});
    expect(workers).toHaveLength(1);
  });

  test('progress goes to its own call', async () => {
    const first: number[] = [];
    const second: number[] = [];
    const replies = [
      solve('1', { onProgress: (fraction: number) => first.push(fraction) }),
      solve('2', { onProgress: (fraction: number) => second.push(fraction) }),
    ];
    worker(0).ready();
    worker(0).progress(0.25);
    worker(0).progress(0.5);
    worker(0).answer({});
    worker(0).progress(0.75);
    worker(0).answer({});
    worker(0).progress(1); // after its answer: nobody's
    await Promise.all(replies);
    const third: number[] = [];
    const last = solve('3', { onProgress: (fraction: number) => third.push(fraction) });
    worker(0).say({ id: 1, progress: 0.9 }); // of the first call, long answered
    worker(0).answer({});
    await last;
    expect(third).toEqual([]);
    expect(first).toEqual([0.25, 0.5]);
    expect(second).toEqual([0.75]);
  });

  test("the engine's error is handed on, and the worker kept", async () => {
    const error: GrundyscopeError = {
      code: 'negative',
      field: 'n',
      message: '',
      allowed: '',
      value: '-5',
    };
    const reply = solve('-5');
    worker(0).ready();
    worker(0).fail(error);
    await expect(reply).rejects.toEqual(error);
    const next = solve('5');
    worker(0).answer({});
    await next;
    expect(workers).toHaveLength(1);
  });

  test('a request that cannot be sent is rejected, and the next one goes on', async () => {
    const reply = solve((() => {}) as unknown as string);
    const next = solve('5');
    worker(0).ready();
    await expect(reply).rejects.toMatchObject({ code: 'crashed' });
    worker(0).answer({});
    await next;
    expect(worker(0).terminated).toBe(false);
  });

  test('later workers get the compiled engine', () => {
    solve('1').catch(() => {});
    worker(0).say({ module: compiled });
    worker(0).ready();
    number('1').catch(() => {});
    expect(worker(1).module).toBe(compiled);
  });
});

describe('aborting', () => {
  test('before asking: nothing starts', async () => {
    await expect(solve('1', { signal: AbortSignal.abort() })).rejects.toMatchObject(cancelled);
    expect(workers).toHaveLength(0);
  });

  test('while it waits: it is dropped, and nothing else happens', async () => {
    const abort = new AbortController();
    const running = solve('1');
    const waiting = solve('2', { signal: abort.signal });
    const last = solve('3');
    worker(0).ready();
    abort.abort();
    await expect(waiting).rejects.toMatchObject(cancelled);
    vi.advanceTimersByTime(1000);
    worker(0).answer('one');
    worker(0).answer('three');
    expect((await running).answer).toBe('one');
    expect((await last).answer).toBe('three');
    expect(worker(0).calls).toHaveLength(2);
    expect(worker(0).terminated).toBe(false);
  });

  test('while the worker loads: the load goes on for the next call', async () => {
    const abort = new AbortController();
    const early = solve('1', { signal: abort.signal });
    abort.abort();
    await expect(early).rejects.toMatchObject(cancelled);
    vi.advanceTimersByTime(1000);
    const reply = solve('2');
    worker(0).ready();
    expect(worker(0).calls).toEqual(['solve']);
    worker(0).answer('two');
    expect((await reply).answer).toBe('two');
    expect(workers).toHaveLength(1);
  });

  test('while it runs: rejected at once; the worker is kept when it ends within the grace', async () => {
    const abort = new AbortController();
    const progress: number[] = [];
    const running = solve('1', { signal: abort.signal, onProgress: (part: number) => progress.push(part) });
    const next = solve('2');
    worker(0).ready();
    abort.abort();
    await expect(running).rejects.toMatchObject(cancelled); // no timer has moved
    worker(0).progress(0.9);
    vi.advanceTimersByTime(59);
    expect(worker(0).terminated).toBe(false);
    expect(worker(0).calls).toHaveLength(1);
    worker(0).answer('too late');
    worker(0).answer('two');
    expect((await next).answer).toBe('two');
    vi.advanceTimersByTime(1000);
    expect(worker(0).terminated).toBe(false);
    expect(progress).toEqual([]);
    expect(workers).toHaveLength(1);
  });

  test('while it runs: after the grace a fresh worker takes the rest', async () => {
    const abort = new AbortController();
    const running = solve('1', { signal: abort.signal });
    const next = solve('2');
    worker(0).say({ module: compiled });
    worker(0).ready();
    abort.abort();
    await expect(running).rejects.toMatchObject(cancelled);
    vi.advanceTimersByTime(60);
    expect(worker(0).terminated).toBe(true);
    expect(worker(1).module).toBe(compiled);
    // What the ended worker had said already does not count any more.
    worker(0).say({ failed: 'too late' });
    worker(0).error('too late');
    worker(0).messageError();
    worker(1).ready();
    worker(1).answer('two');
    expect((await next).answer).toBe('two');
    expect(worker(1).terminated).toBe(false);
  });

  test('with nothing else to do, no worker starts until the next call', async () => {
    const abort = new AbortController();
    const running = solve('1', { signal: abort.signal });
    worker(0).ready();
    abort.abort();
    await expect(running).rejects.toMatchObject(cancelled);
    vi.advanceTimersByTime(60);
    expect(workers).toHaveLength(1);
    expect(worker(0).terminated).toBe(true);
    solve('2').catch(() => {});
    expect(workers).toHaveLength(2);
  });

  test('after the answer: nothing', async () => {
    const abort = new AbortController();
    const reply = solve('1', { signal: abort.signal });
    const next = solve('2');
    worker(0).ready();
    worker(0).answer('one');
    abort.abort();
    vi.advanceTimersByTime(1000);
    expect(worker(0).terminated).toBe(false);
    worker(0).answer('two');
    expect((await reply).answer).toBe('one');
    expect((await next).answer).toBe('two');
  });

  test('no listener stays behind on a signal that lives on', async () => {
    const { signal } = new AbortController();
    const listening = vi.spyOn(signal, 'addEventListener');
    const leaving = vi.spyOn(signal, 'removeEventListener');
    const replies = [solve('1', { signal }), solve('2', { signal })];
    worker(0).ready();
    worker(0).answer('one');
    worker(0).fail({ code: 'cancelled', message: '' });
    await Promise.allSettled(replies);
    expect(leaving.mock.calls).toEqual(listening.mock.calls);
    expect(leaving).toHaveBeenCalledTimes(2);
  });

  test('one signal for many calls', async () => {
    const abort = new AbortController();
    const replies = ['1', '2', '3'].map((n) => solve(n, { signal: abort.signal }));
    worker(0).ready();
    abort.abort();
    const results = await Promise.allSettled(replies);
    expect(results.every((result) => result.status === 'rejected')).toBe(true);
    vi.advanceTimersByTime(60);
    expect(worker(0).calls).toHaveLength(1);
    expect(workers).toHaveLength(1);
  });
});

describe('crashes', () => {
  test.each<[string, (worker: FakeWorker) => void]>([
    ['a trap', (crashing) => crashing.fail({ code: 'crashed', message: 'RuntimeError: unreachable' })],
    ['an error event', (crashing) => crashing.error('out of memory')],
    ['an answer that cannot be received', (crashing) => crashing.messageError()],
  ])('%s costs the running call only', async (_name, crash) => {
    const running = solve('1');
    const next = solve('2');
    worker(0).ready();
    crash(worker(0));
    await expect(running).rejects.toMatchObject({ code: 'crashed', message: expect.stringMatching(/./) });
    expect(worker(0).terminated).toBe(true);
    worker(1).ready();
    worker(1).answer('two');
    expect((await next).answer).toBe('two');
  });

  test('within the grace of an aborted call', async () => {
    const abort = new AbortController();
    const running = solve('1', { signal: abort.signal });
    worker(0).ready();
    abort.abort();
    worker(0).error('out of memory');
    await expect(running).rejects.toMatchObject(cancelled);
    solve('2').catch(() => {});
    vi.advanceTimersByTime(1000);
    expect(workers).toHaveLength(2);
    expect(worker(1).terminated).toBe(false);
  });

  test('the other lane does not notice', async () => {
    const running = solve('1');
    worker(0).ready();
    const fast = number('1');
    worker(1).ready();
    worker(0).error('out of memory');
    await expect(running).rejects.toMatchObject({ code: 'crashed' });
    worker(1).answer('one');
    expect((await fast).answer).toBe('one');
  });
});

describe('loading', () => {
  test.each<[string, (worker: FakeWorker) => void]>([
    ['no engine', (failing) => failing.say({ failed: '404 for grundyscope_bg.wasm' })],
    ['no worker script', (failing) => failing.error('')],
    ['silence', () => vi.advanceTimersByTime(60_000)],
  ])('%s rejects all that wait; the next call tries again', async (_name, fail) => {
    const replies = [solve('1'), solve('2')];
    fail(worker(0));
    for (const reply of replies) await expect(reply).rejects.toMatchObject({ code: 'load' });
    expect(worker(0).terminated).toBe(true);
    const again = solve('3');
    worker(1).ready();
    worker(1).answer('three');
    expect((await again).answer).toBe('three');
  });

  test('a worker that cannot even be started rejects', async () => {
    const refused = createClient({
      startWorker() {
        throw new Error('SecurityError');
      },
    });
    await expect(refused.ask('catalogue', {})).rejects.toMatchObject({ code: 'load' });
    await expect(refused.ask('catalogue', {})).rejects.toMatchObject({ code: 'load' });
  });

  test('a compiled engine that cannot be used is not handed out again', async () => {
    solve('1').catch(() => {});
    worker(0).say({ module: compiled });
    worker(0).ready();
    const fast = number('1');
    expect(worker(1).module).toBe(compiled);
    worker(1).say({ failed: 'LinkError' });
    await expect(fast).rejects.toMatchObject({ code: 'load' });
    number('2').catch(() => {});
    expect(worker(2).module).toBeNull();
  });

  test('a compiled engine that does not arrive is no failure', async () => {
    const reply = solve('1');
    worker(0).messageError();
    worker(0).ready();
    worker(0).answer('one');
    expect((await reply).answer).toBe('one');
  });

  test('a slow start is not a slow call', async () => {
    const reply = solve('1');
    vi.advanceTimersByTime(59_000);
    worker(0).ready();
    vi.advanceTimersByTime(600_000);
    worker(0).answer('one');
    expect((await reply).answer).toBe('one');
  });

  test('without workers: a clear refusal', async () => {
    expect(isSupported()).toBe(false); // Node has WebAssembly, but no Worker of the web's kind
    await expect(createClient({ startWorker: undefined }).ask('catalogue', {})).rejects.toMatchObject({
      code: 'unsupported',
    });
    vi.stubGlobal('Worker', FakeWorker);
    expect(isSupported()).toBe(true);
    vi.stubGlobal('WebAssembly', undefined);
    expect(isSupported()).toBe(false);
    vi.unstubAllGlobals();
  });
});

describe('a first engine', () => {
  const first = vi.fn<First>();
  beforeEach(() => {
    first.mockReset().mockResolvedValue(undefined);
    client.dispose();
    client = createClient({
      first: first as unknown as First,
      startWorker() {
        const fresh = new FakeWorker();
        workers.push(fresh);
        return fresh;
      },
    });
  });
  const knows = (answer: unknown) =>
    first.mockResolvedValueOnce({ answer, milliseconds: 2.5 } as Awaited<ReturnType<First>>);

  test('answers what it knows, without a worker', async () => {
    knows({ answer: '7' });
    const onStart = vi.fn();
    expect(await solve('8', { onStart })).toEqual({ answer: { answer: '7' }, milliseconds: 2.5 });
    expect(first).toHaveBeenCalledWith('solve', { problem: 'stones', n: '8' });
    expect(onStart).toHaveBeenCalledOnce();
    expect(workers).toHaveLength(0);
  });

  test('what it does not know waits for the engine, which then answers for good', async () => {
    const reply = solve('8');
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    knows('early');
    expect((await solve('9')).answer).toBe('early');
    worker(0).ready();
    worker(0).answer('late');
    expect((await reply).answer).toBe('late');
    first.mockClear();
    const later = solve('10');
    worker(0).answer('whole');
    expect((await later).answer).toBe('whole');
    expect(first).not.toHaveBeenCalled();
  });

  test('the engine can be sent for before anything is asked of it', async () => {
    client.warm();
    client.warm();
    expect(workers).toHaveLength(1);
    worker(0).ready();
    const reply = solve('8');
    worker(0).answer('7');
    expect((await reply).answer).toBe('7');
    expect(workers).toHaveLength(1);
  });

  test('an engine that does not arrive leaves what the first one knows', async () => {
    client.warm();
    worker(0).error('no network');
    knows('early');
    expect((await solve('8')).answer).toBe('early');
    const reply = solve('9');
    await vi.waitFor(() => expect(workers).toHaveLength(2));
    worker(1).error('no network');
    await expect(reply).rejects.toMatchObject({ code: 'load' });
  });

  test('what is cancelled meanwhile is not asked any more', async () => {
    const abort = new AbortController();
    const reply = solve('8', { signal: abort.signal });
    abort.abort();
    await expect(reply).rejects.toMatchObject(cancelled);
    const other = solve('9');
    client.dispose();
    await expect(other).rejects.toMatchObject(cancelled);
    expect(workers).toHaveLength(0);
  });
});

describe('disposing', () => {
  test('ends the workers and rejects what runs, what waits, and what comes later', async () => {
    const replies = [solve('1'), solve('2'), number('3')];
    worker(0).ready();
    client.dispose();
    for (const reply of replies) await expect(reply).rejects.toMatchObject(cancelled);
    expect(workers.map((ended) => ended.terminated)).toEqual([true, true]);
    await expect(solve('4')).rejects.toMatchObject(cancelled);
    expect(workers).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });
});
