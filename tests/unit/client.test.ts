// The client of the engine: calls, aborting and crashes.
import { describe, expect, test, vi } from 'vitest';
import type { Known } from '../../www/src/engine/known';
import type { GrundyscopeError } from '../../www/src/engine/protocol';
import { unclonable } from '../../www/src/engine/unclonable';
import { clientOfFakes, type FakeWorker } from './fake-worker';

const compiled = { compiled: true } as unknown as WebAssembly.Module;
const cancelled = { code: 'cancelled' };

const worker = (index: number) => fakes.workers.nth(index);
const solve = (n: string, options = {}) => fakes.client.ask('solve', { problem: 'stones', n }, options);
const number = (text: string, options = {}) =>
  fakes.client.ask('number', { text, problem: 'stones', parameter: 'n' }, options);
const answerOf = async (reply: Promise<{ answer: unknown }>) => (await reply).answer;

/** A call that can be aborted, whose rejection is expected later. */
function abortable(n = '1', options = {}) {
  const controller = new AbortController();
  const reply = solve(n, { signal: controller.signal, ...options });
  const abort = async () => {
    controller.abort();
    await expect(reply).rejects.toMatchObject(cancelled);
  };
  return { reply, abort };
}

const fakes = clientOfFakes();

describe('a call', () => {
  test('starts a worker, and is sent when the worker is ready', async () => {
    expect(fakes.workers).toHaveLength(0);
    const reply = solve('8');
    expect(fakes.workers).toHaveLength(1);
    expect(worker(0).received).toEqual([{ start: { module: null } }]);
    worker(0).ready();
    const request = { problem: 'stones', n: '8' };
    expect(worker(0).received.at(-1)).toMatchObject({ call: 'solve', request });
    worker(0).answer({ answer: '7' });
    expect(await reply).toEqual({ answer: { answer: '7' }, milliseconds: 1.5 });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('waits for earlier calls: a worker runs one call at a time, in order', async () => {
    const replies = [solve('1'), fakes.client.ask('histogram', { game: 'nim', n: 5 }), solve('3')];
    expect(worker(0).ready().calls).toEqual(['solve']);
    expect(worker(0).answer('first').calls).toEqual(['solve', 'histogram']);
    worker(0).answer('second').answer('third');
    expect(await Promise.all(replies.map(answerOf))).toEqual(['first', 'second', 'third']);
    expect(fakes.workers).toHaveLength(1);
  });

  test('of a quick kind runs in a worker of its own, or in the lane that its caller chooses', async () => {
    solve('1').catch(() => {});
    worker(0).ready();
    const fast = number('10^5');
    worker(1).ready().answer({ value: '100000', digits: 6 });
    expect((await fast).answer.value).toBe('100000');
    fakes.client.ask('catalogue', {});
    worker(1).answer([]);
    fakes.client.ask('explain', { game: 'nim', n: 5 }, { lane: 'quick' }).catch(() => {});
    expect([worker(0).calls, worker(1).calls]).toEqual([['solve'], ['number', 'catalogue', 'explain']]);
  });

  test('receives its own progress only, and none after its answer', async () => {
    const heard: number[][] = [[], [], []];
    const replies = heard.map((list, n) =>
      solve(`${n}`, { onProgress: (fraction: number) => list.push(fraction) }),
    );
    worker(0).ready().progress(0.25).progress(0.5).answer({}).progress(0.75).answer({});
    worker(0).say({ id: 1, progress: 0.9 }); // of the first call, long answered
    worker(0).answer({}).progress(1);
    await Promise.all(replies);
    expect(heard).toEqual([[0.25, 0.5], [0.75], []]);
  });

  test("rejects with the engine's error and the sentences for it, and the worker is kept", async () => {
    const allowed = { code: 'whole-number', values: { min: '0', max: '9' } } as const;
    const error: GrundyscopeError = { code: 'negative', field: 'n', message: '', value: '-5', allowed };
    const sentences = vi.fn(async () => {});
    fakes.client = fakes.workers.client({ sentences });
    const reply = solve('-5');
    worker(0).ready().fail(error);
    await expect(reply.catch((told) => [told, sentences.mock.calls.length])).resolves.toEqual([error, 1]);
    const next = solve('5');
    worker(0).answer({});
    await next;
    expect(fakes.workers).toHaveLength(1);
  });

  test('that cannot be cloned is rejected as wrong, and the next call runs', async () => {
    fakes.client = fakes.workers.client({ refuse: unclonable });
    const reply = solve((() => {}) as unknown as string);
    const next = solve('5');
    worker(0).ready();
    await expect(reply).rejects.toMatchObject({ code: 'wrong-type', field: 'n' });
    worker(0).answer({});
    await next;
    expect(worker(0).terminated).toBe(false);
  });

  test('in a later worker uses the compiled engine of the first, unless it fails to link', async () => {
    solve('1').catch(() => {});
    worker(0).say({ module: compiled }).ready();
    const fast = number('1');
    expect(worker(1).module).toBe(compiled);
    worker(1).say({ failed: { message: 'LinkError' } });
    await expect(fast).rejects.toMatchObject({ code: 'load' });
    number('2').catch(() => {});
    expect(worker(2).module).toBeNull();
  });

  test('of what is known needs no worker, and others do', async () => {
    fakes.client = fakes.workers.client({
      known: ((call) => (call === 'catalogue' ? [] : undefined)) as Known,
    });
    const onStart = vi.fn();
    expect(await fakes.client.ask('catalogue', {}, { onStart })).toEqual({ answer: [], milliseconds: 0 });
    expect(onStart).toHaveBeenCalledOnce();
    expect(fakes.workers).toHaveLength(0);
    const reply = solve('8');
    worker(0).ready().answer('7');
    expect(await answerOf(reply)).toBe('7');
  });

  test('keeps the client busy until it is answered, fails or is cancelled', async () => {
    const stop = new AbortController();
    const replies = [solve('1'), solve('2'), number('3', { signal: stop.signal })];
    worker(0)
      .ready()
      .answer('1')
      .fail({ code: 'number', message: '' } as never);
    await Promise.allSettled(replies.slice(0, 2));
    expect(fakes.client.busy).toBe(true);
    stop.abort();
    await Promise.allSettled(replies);
    expect(fakes.client.busy).toBe(false);
  });

  test('running, waiting or later is rejected once the client is disposed, and its workers end', async () => {
    const replies = [solve('1'), solve('2'), number('3')];
    worker(0).ready();
    fakes.client.dispose();
    for (const reply of [...replies, solve('4')]) await expect(reply).rejects.toMatchObject(cancelled);
    expect(fakes.workers.map((ended) => ended.terminated)).toEqual([true, true]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('aborting', () => {
  test('before the call starts nothing', async () => {
    await expect(solve('1', { signal: AbortSignal.abort() })).rejects.toMatchObject(cancelled);
    expect(fakes.workers).toHaveLength(0);
  });

  test('a waiting call drops that call only', async () => {
    const running = solve('1');
    const waiting = abortable('2');
    const last = solve('3');
    worker(0).ready();
    await waiting.abort();
    vi.advanceTimersByTime(1000);
    worker(0).answer('one').answer('three');
    expect(await Promise.all([running, last].map(answerOf))).toEqual(['one', 'three']);
    expect([worker(0).calls.length, worker(0).terminated]).toEqual([2, false]);
  });

  test('while the worker loads does not stop the loading', async () => {
    await abortable().abort();
    vi.advanceTimersByTime(1000);
    const reply = solve('2');
    expect(worker(0).ready().calls).toEqual(['solve']);
    worker(0).answer('two');
    expect(await answerOf(reply)).toBe('two');
    expect(fakes.workers).toHaveLength(1);
  });

  test('a running call rejects at once, and keeps a worker that ends within the grace period', async () => {
    const progress: number[] = [];
    const running = abortable('1', { onProgress: (part: number) => progress.push(part) });
    const next = solve('2');
    worker(0).ready();
    await running.abort(); // no timer has moved
    worker(0).progress(0.9);
    vi.advanceTimersByTime(59);
    expect([worker(0).terminated, worker(0).calls.length]).toEqual([false, 1]);
    worker(0).answer('too late').answer('two');
    expect(await answerOf(next)).toBe('two');
    vi.advanceTimersByTime(1000);
    expect([worker(0).terminated, progress, fakes.workers.length]).toEqual([false, [], 1]);
  });

  test('a running call replaces a worker that exceeds the grace period', async () => {
    const running = abortable();
    const next = solve('2');
    worker(0).say({ module: compiled }).ready();
    await running.abort();
    vi.advanceTimersByTime(60);
    expect([worker(0).terminated, worker(1).module]).toEqual([true, compiled]);
    // Messages of the ended worker are ignored.
    worker(0)
      .say({ failed: { message: 'too late' } })
      .error('too late');
    worker(0).messageError();
    worker(1).ready().answer('two');
    expect(await answerOf(next)).toBe('two');
    expect(worker(1).terminated).toBe(false);
  });

  test('the only call leaves no worker until the next call', async () => {
    const running = abortable();
    worker(0).ready();
    await running.abort();
    vi.advanceTimersByTime(60);
    expect([fakes.workers.length, worker(0).terminated]).toEqual([1, true]);
    solve('2').catch(() => {});
    expect(fakes.workers).toHaveLength(2);
  });

  test('removes its listener from the signal after the answer', async () => {
    const { signal } = new AbortController();
    const listening = vi.spyOn(signal, 'addEventListener');
    const leaving = vi.spyOn(signal, 'removeEventListener');
    const replies = [solve('1', { signal }), solve('2', { signal })];
    worker(0).ready().answer('one').fail({ code: 'cancelled', message: '' });
    await Promise.allSettled(replies);
    expect(leaving.mock.calls).toEqual(listening.mock.calls);
    expect(leaving).toHaveBeenCalledTimes(2);
  });
});

describe('a crash', () => {
  test.each<[string, (worker: FakeWorker) => void]>([
    ['a trap', (crashing) => void crashing.fail({ code: 'crashed', message: 'RuntimeError: unreachable' })],
    ['an error event', (crashing) => crashing.error('out of memory')],
    ['an answer that cannot be received', (crashing) => crashing.messageError()],
  ])('%s rejects the running call only', async (_name, crash) => {
    const [running, next] = [solve('1'), solve('2')];
    crash(worker(0).ready());
    await expect(running).rejects.toMatchObject({ code: 'crashed', message: expect.stringMatching(/./) });
    expect(worker(0).terminated).toBe(true);
    worker(1).ready().answer('two');
    expect(await answerOf(next)).toBe('two');
  });

  test('a worker that ends without an error is noticed by its lock', async () => {
    const free: (() => void)[] = [];
    const request = async (_: string, freed: () => void) => void free.push(freed);
    vi.stubGlobal('navigator', { locks: { request } });
    const running = solve('1');
    worker(0).say({ alive: 'a lock' }).ready();
    free[0]?.();
    await expect(running).rejects.toMatchObject({ code: 'crashed', message: 'the worker ended' });
    expect(worker(0).terminated).toBe(true);
    // The lock of a worker that was ended here has no effect.
    const next = solve('2');
    worker(1).ready();
    free[0]?.();
    worker(1).answer('two');
    expect(await answerOf(next)).toBe('two');
    vi.unstubAllGlobals();
  });

  test('within the grace period of an aborted call leaves the next worker alone', async () => {
    const running = abortable();
    worker(0).ready();
    await running.abort();
    worker(0).error('out of memory');
    solve('2').catch(() => {});
    vi.advanceTimersByTime(1000);
    expect([fakes.workers.length, worker(1).terminated]).toEqual([2, false]);
  });

  test('leaves the calls of the other lane running', async () => {
    const running = solve('1');
    worker(0).ready();
    const fast = number('1');
    worker(1).ready();
    worker(0).error('out of memory');
    await expect(running).rejects.toMatchObject({ code: 'crashed' });
    worker(1).answer('one');
    expect(await answerOf(fast)).toBe('one');
  });
});

test('a request that cannot be cloned names its field', () => {
  expect(unclonable({ problem: 'stones', n: () => 8 }, 'why')).toMatchObject({
    code: 'wrong-type',
    field: 'n',
  });
  expect(unclonable(Symbol('n'), 'why')).toMatchObject({ code: 'wrong-type', field: '' });
});
