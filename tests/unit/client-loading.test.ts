// The client while an engine loads: failures, silence, and the small builds.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, isSupported } from '../../www/src/engine/client';
import type { GrundyscopeError } from '../../www/src/engine/protocol';
import { clientOfFakes, FakeWorker } from './fake-worker';

const worker = (index: number) => fakes.workers.nth(index);
const solve = (n: string) => fakes.client.ask('solve', { problem: 'stones', n });
const answerOf = async (reply: Promise<{ answer: unknown }>) => (await reply).answer;

const fakes = clientOfFakes();

describe('loading', () => {
  test.each<[string, (worker: FakeWorker) => unknown]>([
    ['no engine', (failing) => failing.say({ failed: { message: '404 for grundyscope_bg.wasm' } })],
    ['no worker script', (failing) => failing.error('')],
    ['silence', () => vi.advanceTimersByTime(60_000)],
  ])('%s rejects all waiting calls; the next call loads again', async (_name, fail) => {
    const replies = [solve('1'), solve('2')];
    fail(worker(0));
    for (const reply of replies) await expect(reply).rejects.toMatchObject({ code: 'load' });
    expect(worker(0).terminated).toBe(true);
    const again = solve('3');
    worker(1).ready().answer('three');
    expect(await answerOf(again)).toBe('three');
  });

  test('limits the silence, not the duration, and no longer once the worker is ready', async () => {
    const reply = solve('1');
    for (let bytes = 1; bytes < 9; bytes++) {
      vi.advanceTimersByTime(59_000);
      worker(0).say({ loading: { bytes } });
    }
    vi.advanceTimersByTime(60_000);
    await expect(reply).rejects.toMatchObject({ code: 'load', cause: 'connection' });
    const again = solve('1');
    vi.advanceTimersByTime(59_000);
    worker(1).ready();
    vi.advanceTimersByTime(600_000);
    worker(1).answer('one');
    expect(await answerOf(again)).toBe('one');
  });

  test('the cause that the worker tells is passed on, and reported once', async () => {
    const report = vi.fn();
    fakes.client = fakes.workers.client({ report });
    const failure = { message: '404', cause: 'status', status: 404 } as const;
    const replies = [solve('1'), solve('2')];
    worker(0).say({ failed: failure });
    for (const reply of replies) await expect(reply).rejects.toEqual({ code: 'load', ...failure });
    expect(report.mock.calls).toEqual([[{ code: 'load', ...failure }]]);
  });

  test('of a script that does not run is examined', async () => {
    fakes.client = fakes.workers.client({
      examine: async (message) => ({ message, cause: 'damaged' as const }),
    });
    const reply = solve('1');
    worker(0).error('SyntaxError');
    expect(worker(0).terminated).toBe(true);
    // What was requested to find out may have replaced the file.
    await vi.waitFor(() => expect(fakes.workers).toHaveLength(2));
    worker(1).error('SyntaxError again');
    await expect(reply).rejects.toEqual({ code: 'load', message: 'SyntaxError again', cause: 'damaged' });
    expect(fakes.workers).toHaveLength(2);
  });

  test('a worker of another build is not used', async () => {
    const reply = solve('1');
    worker(0).say({ ready: true, build: 'older' });
    await expect(reply).rejects.toMatchObject({ code: 'load', message: expect.stringContaining('older') });
    expect(worker(0).terminated).toBe(true);
  });

  test('a worker that cannot be created rejects each call', async () => {
    const startWorker = () => {
      throw new Error('SecurityError');
    };
    const refused = createClient({ startWorker });
    for (const reply of [refused.ask('catalogue', {}), refused.ask('catalogue', {})])
      await expect(reply).rejects.toMatchObject({ code: 'load' });
  });

  test('a compiled engine that cannot be received does not reject the call', async () => {
    const reply = solve('1');
    worker(0).messageError();
    worker(0).ready().answer('one');
    expect(await answerOf(reply)).toBe('one');
  });

  test('a browser without workers rejects calls as unsupported', async () => {
    expect(isSupported()).toBe(false); // Node has WebAssembly, but no Worker of the web's kind
    const none = createClient({ startWorker: undefined });
    await expect(none.ask('catalogue', {})).rejects.toMatchObject({ code: 'unsupported' });
    vi.stubGlobal('Worker', FakeWorker);
    expect(isSupported()).toBe(true);
    for (const without of [{ validate: () => false }, undefined]) {
      vi.stubGlobal('WebAssembly', without); // without SIMD, and without any
      expect(isSupported()).toBe(false);
    }
    vi.unstubAllGlobals();
  });
});

describe('small builds', () => {
  let small: [name: string, worker: FakeWorker][];
  const kayles = (n: number) => fakes.client.ask('sequence', { game: 'octal:0.77', n });
  const build = () => small[0]?.[1] as FakeWorker;
  const started = () => [...small.map(([name]) => name), fakes.workers.length];

  beforeEach(() => {
    small = [];
    fakes.client = createClient({
      startWorker(_, name) {
        if (name === 'whole') return fakes.workers.start();
        const fresh = new FakeWorker();
        small.push([name, fresh]);
        return fresh;
      },
      small: true,
    });
  });

  test('a small build answers until the whole engine is loaded, and ends then', async () => {
    const reply = kayles(200);
    expect(started()).toEqual(['games', 0]);
    build().ready().answer('values');
    expect(await answerOf(reply)).toBe('values');
    const running = kayles(300);
    fakes.client.warm();
    worker(0).ready();
    const later = kayles(400);
    expect(build().terminated).toBe(false);
    build().answer('of the small one');
    expect(await answerOf(running)).toBe('of the small one');
    expect(build().terminated).toBe(true);
    worker(0).answer('of the engine');
    expect(await answerOf(later)).toBe('of the engine');
    expect(started()).toEqual(['games', 1]);
  });

  test('one that has started answers all it can; long work and other calls need the whole engine', () => {
    solve('8').catch(() => {});
    fakes.client.ask('histogram', { game: 'take:at-least-half', n: 8 }).catch(() => {});
    fakes.client.ask('nimber', { expression: '6*7' }).catch(() => {});
    expect(started()).toEqual(['problems', 'numbers', 0]);
    kayles(1e6).catch(() => {});
    fakes.client.ask('recognise', { game: 'nim' }).catch(() => {});
    expect(started()).toEqual(['problems', 'numbers', 1]);
    expect(worker(0).ready().calls).toEqual(['sequence']);
  });

  test('a question starts its build before the first call, the whole engine if its work is large', () => {
    fakes.client.prepare('games', { game: 'octal:0.77', n: '200' });
    fakes.client.prepare('numbers');
    expect(started()).toEqual(['games', 'numbers', 0]);
    fakes.client.prepare('games', { problem: 'flipping-game', n: '20000' });
    expect(started()).toEqual(['games', 'numbers', 1]);
  });

  test.each<[string, () => unknown]>([
    ['load', () => build().error('no such file')],
    ['crashed', () => build().ready().fail({ code: 'crashed', message: 'unreachable' })],
  ])('after %s of a small build the whole engine answers', async (_, fail) => {
    const reply = kayles(200);
    fail();
    await vi.waitFor(() => expect(fakes.workers).toHaveLength(1));
    worker(0).ready().answer('values');
    expect(await answerOf(reply)).toBe('values');
  });

  test('an error of the engine is an answer', async () => {
    const reply = kayles(200);
    const error: GrundyscopeError = { code: 'unknown-game', field: 'game', message: '', value: '' };
    build().ready().fail(error);
    await expect(reply).rejects.toMatchObject({ code: 'unknown-game' });
    expect(fakes.workers).toHaveLength(0);
  });

  test('cancelling ends a call of a small build', async () => {
    const stop = new AbortController();
    const reply = fakes.client.ask('sequence', { game: 'nim', n: 9 }, { signal: stop.signal });
    build().ready();
    stop.abort();
    await expect(reply).rejects.toMatchObject({ code: 'cancelled' });
    vi.advanceTimersByTime(1000);
    expect([build().terminated, fakes.workers.length]).toEqual([true, 0]);
  });
});
