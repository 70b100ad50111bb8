import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compile } from '../../www/src/engine/compile';
import type { Calls, FromWorker, ToWorker } from '../../www/src/engine/protocol';
import { type Engine, type Scope, serve } from '../../www/src/engine/serve';

/** The smallest WebAssembly module. */
const bytes = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const address = new URL('https://example.org/pkg/grundyscope_bg.wasm');
const solve = vi.fn();
const initialise = vi.fn();
let scope: Scope;
let said: FromWorker[];
let moved: Transferable[][];

const say = (data: ToWorker) => scope.onmessage?.({ data } as MessageEvent<ToWorker>);
const served = (type: string, status = 200) =>
  vi.fn(() => Promise.resolve(new Response(bytes, { status, headers: { 'content-type': type } })));
const fails = (error: Error) => void initialise.mockRejectedValue(error);
/** What the worker says of a call that throws. */
function thrown(error: unknown) {
  solve.mockImplementation(() => {
    throw error;
  });
  say({ id: 1, call: 'solve', request: {} });
  return structuredClone(said.at(-1));
}

beforeEach(() => {
  vi.resetAllMocks();
  said = [];
  moved = [];
  scope = {
    onmessage: null,
    onmessageerror: null,
    postMessage(message, transfer = []) {
      said.push(message);
      moved.push(transfer);
    },
  };
  const calls = { solve } as Partial<Engine['calls']>;
  serve(scope, { calls: calls as Engine['calls'], initialise, compile: () => compile(address) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Starts the engine without a compiled module, and waits for what it says. */
async function start(expected: object[]) {
  say({ start: { module: null } });
  await vi.waitFor(() => expect(said).toMatchObject(expected));
}

test.each(['application/wasm', 'application/octet-stream', ''])(
  'loads an engine sent as "%s"',
  async (type) => {
    const fetched = served(type);
    vi.stubGlobal('fetch', fetched);
    // The module comes first, so that the client has it when the worker is ready.
    await start([{ module: expect.any(WebAssembly.Module) }, { ready: true }]);
    expect(fetched).toHaveBeenCalledWith(address, expect.objectContaining({ cache: 'default' }));
    expect(initialise).toHaveBeenCalledWith(expect.any(WebAssembly.Module));
  },
);

test.each(['message', 'messageerror', 'error', 'exit'])(
  'a thread tells %s as a worker does',
  async (event) => {
    const thread = Object.assign(new EventEmitter(), { unref: () => undefined });
    vi.doMock('node:worker_threads', () => ({
      Worker: new Proxy(EventEmitter, { construct: () => thread }),
    }));
    vi.resetModules();
    const { startNodeWorker } = await import('../../www/src/package/node-start');
    const heard = vi.fn();
    Object.assign(startNodeWorker(), { [event === 'exit' ? 'onerror' : `on${event}`]: heard });
    thread.emit(event, {});
    expect(heard).toHaveBeenCalledOnce();
  },
);

test('uses a compiled engine without fetching anything', async () => {
  vi.stubGlobal('fetch', served('application/wasm', 500));
  const module = await WebAssembly.compile(bytes);
  say({ start: { module } });
  await vi.waitFor(() => expect(said).toEqual([{ ready: true }]));
  expect(initialise).toHaveBeenCalledWith(module);
});

test('loads the engine itself if the compiled one cannot be received', async () => {
  vi.stubGlobal('fetch', served('application/wasm'));
  scope.onmessageerror?.({} as MessageEvent);
  await vi.waitFor(() => expect(said.at(-1)).toEqual({ ready: true }));
});

test('becomes ready where a module cannot be sent', async () => {
  vi.stubGlobal('fetch', served('application/wasm'));
  scope.postMessage = (message) => {
    if ('module' in message) throw new Error('DataCloneError');
    said.push(message);
  };
  await start([{ ready: true }]);
});

const fetching = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);
test.each<[string, () => void, object]>([
  ['is missing', () => fetching(served('text/html', 404)), { cause: 'status', status: 404 }],
  ['is offline', () => fetching(() => Promise.reject(new TypeError('offline'))), { cause: 'connection' }],
  ['is half a file', () => fetching(async () => new Response(bytes.slice(0, 6))), { cause: 'damaged' }],
  ['is forbidden', () => fails(new WebAssembly.CompileError('Content Security Policy')), { cause: 'policy' }],
  ['does not fit', () => fails(new RangeError('WebAssembly.Memory(): no memory')), { cause: 'memory' }],
  ['does not start', () => fails(new Error('LinkError')), { cause: undefined }],
])('reports why the engine %s', async (_name, spoil, failed) => {
  vi.stubGlobal('fetch', served('application/wasm'));
  spoil();
  await start([{ failed }]);
});

describe('the engine of a build', () => {
  const other = new Uint8Array([...bytes, 0, 2, 1, 97]); // an empty section of its own
  const digest = async (content: Uint8Array<ArrayBuffer>) => {
    const sha = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
    return `${content.length} ${btoa(String.fromCharCode(...sha))}`;
  };
  /** Answers with these files, one after the other; returns the values of `cache`. */
  function answers(type: string, ...files: Uint8Array<ArrayBuffer>[]) {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', (_: URL, { cache }: RequestInit) => {
      asked.push(cache);
      const file = files[asked.length - 1] as Uint8Array<ArrayBuffer>;
      const headers = { 'content-type': type, 'content-length': '3' };
      return Promise.resolve(new Response(file, { headers }));
    });
    return asked;
  }

  test.each(['application/wasm', ''])('is the one with the digest, as "%s"', async (type) => {
    const asked = answers(type, bytes);
    const loading: unknown[] = [];
    await compile(address, await digest(bytes), (one) => loading.push(one));
    expect(asked).toEqual(['default']);
    // The size is known, whatever the host says of the bytes that it sends.
    expect(loading).toEqual([{ bytes: 8, total: 8 }]);
  });

  test.each([
    ['half a file', bytes.slice(0, 6)],
    ['another build', bytes],
    ['another build of the same size', new Uint8Array([...bytes, 0, 2, 1, 98])],
  ])('instead of %s is requested past the HTTP cache', async (_name, wrong) => {
    const asked = answers('application/wasm', wrong, other);
    await compile(address, await digest(other));
    expect(asked).toEqual(['default', 'reload']);
  });

  test('another build is refused in the end', async () => {
    answers('application/wasm', other, other);
    await expect(compile(address, await digest(bytes))).rejects.toMatchObject({ cause: 'damaged' });
  });

  test('without crypto.subtle, the size is checked', async () => {
    const right = await digest(bytes);
    vi.stubGlobal('crypto', {});
    answers('application/wasm', other, other);
    await expect(compile(address, right)).rejects.toMatchObject({ cause: 'damaged' });
  });

  test('fails after 30 s without a byte, however long the rest takes', async () => {
    vi.useFakeTimers();
    let send: ReadableStreamDefaultController<Uint8Array> | undefined;
    vi.stubGlobal('fetch', (_: URL, { signal }: RequestInit) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          send = controller;
          signal?.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return Promise.resolve(new Response(body));
    });
    const loading = vi.fn();
    const compiling = compile(address, undefined, loading);
    const outcome = compiling.catch((error) => error);
    for (let at = 0; at < 4; at++) {
      await vi.advanceTimersByTimeAsync(25_000);
      send?.enqueue(bytes.slice(at, at + 1));
      await vi.advanceTimersByTimeAsync(1);
      expect(loading).toHaveBeenCalledTimes(at + 1);
    }
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toMatchObject({ cause: 'connection', message: 'no byte of the engine in 30 s' });
    vi.useRealTimers();
  });
});

test('is ready only when it has said by what its end is noticed', async () => {
  const calls = { solve } as Partial<Engine['calls']> as Engine['calls'];
  let hold = (_name: string) => {};
  const holdLock = () =>
    new Promise<string>((resolve) => {
      hold = resolve;
    });
  const module = await WebAssembly.compile(bytes);
  serve(scope, { calls, initialise, holdLock, compile: () => compile(address) });
  say({ start: { module } });
  await vi.waitFor(() => expect(initialise).toHaveBeenCalled());
  await Promise.resolve();
  expect(said).toEqual([]);
  hold('a lock');
  await vi.waitFor(() => expect(said).toEqual([{ alive: 'a lock' }, { ready: true }]));
});

test('answers with the time taken, and transfers typed arrays', () => {
  const values = new Uint32Array([0, 1, 0]);
  solve.mockReturnValue({ values });
  say({ id: 7, call: 'solve', request: { problem: 'stones', n: 2 } });
  expect(solve).toHaveBeenCalledWith({ problem: 'stones', n: 2 }, expect.any(Function));
  expect(said).toEqual([{ id: 7, answer: { values }, milliseconds: expect.any(Number) }]);
  expect(moved).toEqual([[values.buffer]]);
});

test('passes progress on, and never stops the work', () => {
  const replies: unknown[] = [];
  solve.mockImplementation((_request: unknown, progress: (fraction: number) => unknown) => {
    for (const fraction of [0.5, 1]) replies.push(progress(fraction));
  });
  say({ id: 1, call: 'solve', request: {} });
  expect(said.slice(0, 2)).toEqual([0.5, 1].map((progress) => ({ id: 1, progress })));
  expect(replies).toEqual([true, true]);
});

test("passes on the engine's errors, also if they are Error instances", () => {
  const allowed = { code: 'whole-number', values: { min: '0', max: '9' } };
  const error = { code: 'negative', field: 'n', message: 'no', allowed, value: '-5' };
  for (const one of [error, Object.assign(new Error('no'), error)])
    expect(thrown(one)).toEqual({ id: 1, error });
});

test.each([
  [new WebAssembly.RuntimeError('unreachable'), 'RuntimeError: unreachable'],
  [new RangeError('Maximum call stack size exceeded'), 'RangeError: Maximum call stack size exceeded'],
  ['a string', 'a string'],
  [null, 'null'],
])('anything else that is thrown is a crash: %s', (error, message) => {
  expect(thrown(error)).toEqual({ id: 1, error: { code: 'crashed', message } });
});

test('a call that this engine does not have is a crash', () => {
  say({ id: 1, call: 'divine' as keyof Calls, request: {} });
  expect(said).toMatchObject([{ id: 1, error: { code: 'crashed' } }]);
});
