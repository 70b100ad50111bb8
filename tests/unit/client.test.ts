import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Client, createClient, isSupported } from '../../www/src/engine/client';
import type { Known } from '../../www/src/engine/known';
import type { GrundyscopeError } from '../../www/src/engine/protocol';
import { unclonable } from '../../www/src/engine/unclonable';
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
  client = createClient({ startWorker: start });
});

function start(): FakeWorker {
  const fresh = new FakeWorker();
  workers.push(fresh);
  return fresh;
}

afterEach(() => {
  client.dispose();
  vi.useRealTimers();
});

describe('a call', () => {
  test('starts a worker, and is sent when the worker is ready', async () => {
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

  test('waits for earlier calls: a worker runs one call at a time, in order', async () => {
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

  test('of a quick kind runs in a worker of its own', async () => {
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

  test('runs in the lane that its caller chooses', () => {
    client.ask('explain', { game: 'nim', n: 5 }, { lane: 'quick' }).catch(() => {});
    worker(0).ready();
    number('5').catch(() => {});
    expect(workers).toHaveLength(1);
  });

  test('receives its own progress only', async () => {
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
    worker(0).progress(1); // after its answer: ignored
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

  test("rejects with the engine's error, and the worker is kept", async () => {
    const error: GrundyscopeError = {
      code: 'negative',
      field: 'n',
      message: '',
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

  test('that cannot be cloned is rejected as wrong, and the next call runs', async () => {
    client = createClient({ startWorker: start, refuse: unclonable });
    const reply = solve((() => {}) as unknown as string);
    const next = solve('5');
    worker(0).ready();
    await expect(reply).rejects.toMatchObject({ code: 'wrong-type', field: 'n' });
    worker(0).answer({});
    await next;
    expect(worker(0).terminated).toBe(false);
  });

  test('in a later worker uses the compiled engine of the first', () => {
    solve('1').catch(() => {});
    worker(0).say({ module: compiled });
    worker(0).ready();
    number('1').catch(() => {});
    expect(worker(1).module).toBe(compiled);
  });
});

describe('aborting', () => {
  test('before the call starts nothing', async () => {
    await expect(solve('1', { signal: AbortSignal.abort() })).rejects.toMatchObject(cancelled);
    expect(workers).toHaveLength(0);
  });

  test('a waiting call drops that call only', async () => {
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

  test('while the worker loads does not stop the loading', async () => {
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

  test('a running call rejects at once, and keeps a worker that ends within the grace period', async () => {
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

  test('a running call replaces a worker that exceeds the grace period', async () => {
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
    // Messages of the ended worker are ignored.
    worker(0).say({ failed: { message: 'too late' } });
    worker(0).error('too late');
    worker(0).messageError();
    worker(1).ready();
    worker(1).answer('two');
    expect((await next).answer).toBe('two');
    expect(worker(1).terminated).toBe(false);
  });

  test('the only call leaves no worker until the next call', async () => {
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

  test('after the answer has no effect', async () => {
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

  test('removes its listener from the signal after the answer', async () => {
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

  test('by one signal cancels all calls that have it', async () => {
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

describe('a crash', () => {
  test.each<[string, (worker: FakeWorker) => void]>([
    ['a trap', (crashing) => crashing.fail({ code: 'crashed', message: 'RuntimeError: unreachable' })],
    ['an error event', (crashing) => crashing.error('out of memory')],
    ['an answer that cannot be received', (crashing) => crashing.messageError()],
  ])('%s rejects the running call only', async (_name, crash) => {
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

  test('a worker that ends without an error is noticed by its lock', async () => {
    const free: (() => void)[] = [];
    vi.stubGlobal('navigator', {
      locks: { request: async (_: string, freed: () => void) => void free.push(freed) },
    });
    const running = solve('1');
    worker(0).say({ alive: 'a lock' });
    worker(0).ready();
    free[0]?.();
    await expect(running).rejects.toMatchObject({
      code: 'crashed',
      message: 'the worker ended',
    });
    expect(worker(0).terminated).toBe(true);
    // The lock of a worker that was ended here has no effect.
    const next = solve('2');
    worker(1).ready();
    free[0]?.();
    worker(1).answer('two');
    expect((await next).answer).toBe('two');
    vi.unstubAllGlobals();
  });

  test('within the grace period of an aborted call leaves the next worker alone', async () => {
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

  test('leaves the calls of the other lane running', async () => {
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
    ['no engine', (failing) => failing.say({ failed: { message: '404 for grundyscope_bg.wasm' } })],
    ['no worker script', (failing) => failing.error('')],
    ['silence', () => vi.advanceTimersByTime(60_000)],
  ])('%s rejects all waiting calls; the next call loads again', async (_name, fail) => {
    const replies = [solve('1'), solve('2')];
    fail(worker(0));
    for (const reply of replies) await expect(reply).rejects.toMatchObject({ code: 'load' });
    expect(worker(0).terminated).toBe(true);
    const again = solve('3');
    worker(1).ready();
    worker(1).answer('three');
    expect((await again).answer).toBe('three');
  });

  test('limits the silence, not the duration', async () => {
    const reply = solve('1');
    for (let bytes = 1; bytes < 9; bytes++) {
      vi.advanceTimersByTime(59_000);
      worker(0).say({ loading: { bytes } });
    }
    vi.advanceTimersByTime(60_000);
    await expect(reply).rejects.toMatchObject({ code: 'load', cause: 'connection' });
  });

  test('the cause that the worker tells is passed on, and reported once', async () => {
    const report = vi.fn();
    client = createClient({ startWorker: start, report });
    const failure = { message: '404', cause: 'status', status: 404 } as const;
    const replies = [solve('1'), solve('2')];
    worker(0).say({ failed: failure });
    for (const reply of replies) await expect(reply).rejects.toEqual({ code: 'load', ...failure });
    expect(report.mock.calls).toEqual([[{ code: 'load', ...failure }]]);
  });

  test('of a script that does not run is examined', async () => {
    const examine = vi.fn(async (message: string) => ({ message, cause: 'damaged' as const }));
    client = createClient({ startWorker: start, examine });
    const reply = solve('1');
    worker(0).error('SyntaxError');
    expect(worker(0).terminated).toBe(true);
    // What was requested to find out may have replaced the file.
    await vi.waitFor(() => expect(workers).toHaveLength(2));
    worker(1).error('SyntaxError again');
    await expect(reply).rejects.toEqual({ code: 'load', message: 'SyntaxError again', cause: 'damaged' });
    expect(workers).toHaveLength(2);
  });

  test('a worker of another build is not used', async () => {
    const reply = solve('1');
    worker(0).say({ ready: true, build: 'older' });
    await expect(reply).rejects.toMatchObject({ code: 'load', message: expect.stringContaining('older') });
    expect(worker(0).terminated).toBe(true);
  });

  test('a worker that cannot be created rejects the call', async () => {
    const refused = createClient({
      startWorker() {
        throw new Error('SecurityError');
      },
    });
    await expect(refused.ask('catalogue', {})).rejects.toMatchObject({ code: 'load' });
    await expect(refused.ask('catalogue', {})).rejects.toMatchObject({ code: 'load' });
  });

  test('a compiled engine that fails to link is not passed to later workers', async () => {
    solve('1').catch(() => {});
    worker(0).say({ module: compiled });
    worker(0).ready();
    const fast = number('1');
    expect(worker(1).module).toBe(compiled);
    worker(1).say({ failed: { message: 'LinkError' } });
    await expect(fast).rejects.toMatchObject({ code: 'load' });
    number('2').catch(() => {});
    expect(worker(2).module).toBeNull();
  });

  test('a compiled engine that cannot be received does not reject the call', async () => {
    const reply = solve('1');
    worker(0).messageError();
    worker(0).ready();
    worker(0).answer('one');
    expect((await reply).answer).toBe('one');
  });

  test('the limit on loading ends when the worker is ready', async () => {
    const reply = solve('1');
    vi.advanceTimersByTime(59_000);
    worker(0).ready();
    vi.advanceTimersByTime(600_000);
    worker(0).answer('one');
    expect((await reply).answer).toBe('one');
  });

  test('a browser without workers rejects calls as unsupported', async () => {
    expect(isSupported()).toBe(false); // Node has WebAssembly, but no Worker of the web's kind
    await expect(createClient({ startWorker: undefined }).ask('catalogue', {})).rejects.toMatchObject({
      code: 'unsupported',
    });
    vi.stubGlobal('Worker', FakeWorker);
    expect(isSupported()).toBe(true);
    vi.stubGlobal('WebAssembly', { validate: () => false }); // without SIMD
    expect(isSupported()).toBe(false);
    vi.stubGlobal('WebAssembly', undefined);
    expect(isSupported()).toBe(false);
    vi.unstubAllGlobals();
  });
});

describe('what is known without an engine', () => {
  const start = () => {
    const fresh = new FakeWorker();
    workers.push(fresh);
    return fresh;
  };

  test('is answered without a worker; other calls need one', async () => {
    client = createClient({
      known: ((call) => (call === 'catalogue' ? [] : undefined)) as Known,
      startWorker: start,
    });
    const onStart = vi.fn();
    expect(await client.ask('catalogue', {}, { onStart })).toEqual({ answer: [], milliseconds: 0 });
    expect(onStart).toHaveBeenCalledOnce();
    expect(workers).toHaveLength(0);
    const reply = solve('8');
    worker(0).ready();
    worker(0).answer('7');
    expect((await reply).answer).toBe('7');
  });

  test('it is busy until every call is answered, fails or is cancelled', async () => {
    const stop = new AbortController();
    const replies = [solve('1'), solve('2'), number('3', { signal: stop.signal })];
    worker(0).ready();
    worker(0).answer('1');
    worker(0).fail({ code: 'number', message: '' } as never);
    await Promise.allSettled(replies.slice(0, 2));
    expect(client.busy).toBe(true);
    stop.abort();
    await Promise.allSettled(replies);
    expect(client.busy).toBe(false);
  });

  test('the whole engine can load before the first call', async () => {
    client.warm();
    client.warm();
    expect(workers).toHaveLength(1);
    worker(0).ready();
    const reply = solve('8');
    worker(0).answer('7');
    expect((await reply).answer).toBe('7');
    expect(workers).toHaveLength(1);
  });
});

describe('dispose', () => {
  test('ends the workers and rejects running, waiting and later calls', async () => {
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

describe('small builds', () => {
  let small: [name: string, worker: FakeWorker][];
  const kayles = (n: number) => client.ask('sequence', { game: 'octal:0.77', n });
  const build = (index: number) => small[index]?.[1] as FakeWorker;
  const started = () => small.map(([name]) => name);

  beforeEach(() => {
    small = [];
    client = createClient({
      startWorker(_, name) {
        const fresh = new FakeWorker();
        if (name === 'whole') workers.push(fresh);
        else small.push([name, fresh]);
        return fresh;
      },
      small: true,
    });
  });

  test('a small build answers until the whole engine is loaded, and ends then', async () => {
    const reply = kayles(200);
    expect([started(), workers.length]).toEqual([['games'], 0]);
    build(0).ready();
    build(0).answer('values');
    expect((await reply).answer).toBe('values');
    const running = kayles(300);
    client.warm();
    worker(0).ready();
    const later = kayles(400);
    expect(build(0).terminated).toBe(false);
    build(0).answer('of the small one');
    expect((await running).answer).toBe('of the small one');
    expect(build(0).terminated).toBe(true);
    worker(0).answer('of the engine');
    expect((await later).answer).toBe('of the engine');
    expect(started()).toEqual(['games']);
  });

  test('a small build that has started answers all it can; long work and other calls need the whole engine', () => {
    solve('8').catch(() => {});
    client.ask('histogram', { game: 'take:at-least-half', n: 8 }).catch(() => {});
    client.ask('nimber', { expression: '6*7' }).catch(() => {});
    expect(started()).toEqual(['games', 'numbers']);
    expect(workers).toHaveLength(0);
    kayles(1e6).catch(() => {});
    client.ask('recognise', { game: 'nim' }).catch(() => {});
    expect(started()).toEqual(['games', 'numbers']);
    worker(0).ready();
    expect(worker(0).calls).toEqual(['sequence']);
  });

  test('a question starts its build before the first call, the whole engine if its work is large', () => {
    client.prepare('game', { game: 'octal:0.77', n: '200' });
    client.prepare('nimbers');
    expect([started(), workers.length]).toEqual([['games', 'numbers'], 0]);
    client.prepare('stones', { n: '20000' });
    expect([started(), workers.length]).toEqual([['games', 'numbers'], 1]);
  });

  test.each(['load', 'crashed'] as const)(
    'after %s of a small build the whole engine answers',
    async (failure) => {
      const reply = kayles(200);
      if (failure === 'load') build(0).error('no such file');
      else {
        build(0).ready();
        build(0).fail({ code: 'crashed', message: 'unreachable' });
      }
      await vi.waitFor(() => expect(workers).toHaveLength(1));
      worker(0).ready();
      worker(0).answer('values');
      expect((await reply).answer).toBe('values');
    },
  );

  test('an error of the engine is an answer', async () => {
    const reply = kayles(200);
    build(0).ready();
    const error = { code: 'unknown-game', field: 'game', message: '', value: '' } as const;
    build(0).fail(error as GrundyscopeError);
    await expect(reply).rejects.toMatchObject({ code: 'unknown-game' });
    expect(workers).toHaveLength(0);
  });

  test('cancelling ends a call of a small build', async () => {
    const stop = new AbortController();
    const reply = client.ask('sequence', { game: 'nim', n: 9 }, { signal: stop.signal });
    build(0).ready();
    stop.abort();
    await expect(reply).rejects.toMatchObject(cancelled);
    vi.advanceTimersByTime(1000);
    expect(build(0).terminated).toBe(true);
    expect(workers).toHaveLength(0);
  });
});
