// Requests of the host page: reading them, replying to them, and the connection on the host's side.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Channel, type Framed, type Reading } from '../../www/src/embed/channel';
import type { Live } from '../../www/src/embed/live';
import { mayRequest } from '../../www/src/embed/messages';
import type { FrameMessage } from '../../www/src/embed/protocol';
import { readRequest } from '../../www/src/embed/requests';
import { FrameConnection } from '../../www/src/package/frame';
import { tableBeside } from '../wasm/rows.mjs';

const rows = tableBeside(import.meta.url);

const HOST = 'https://school.example';

describe('reading', () => {
  test.each(
    rows<
      [
        Record<string, string> | Record<string, unknown> | unknown[] | null | string,
        Record<string, string> | Record<string, unknown> | undefined,
      ]
    >('requests that are read'),
  )('%o', (data, read) => expect(readRequest(data)).toEqual(read));

  test('a question of two megabytes is wrong, and a long id no request', () => {
    const long = { type: 'grundyscope:ask', id: 'a', question: `#${'x'.repeat(2e6)}` };
    expect(readRequest(long)).toEqual({ id: 'a', wrong: 'question' });
    expect(readRequest({ ...long, type: 'grundyscope:get', id: 'x'.repeat(101) })).toBeUndefined();
  });

  test('the poster passes on requests only', () => {
    for (const type of ['ask', 'get', 'set'])
      expect(mayRequest({ type: `grundyscope:${type}` }), type).toBe(true);
    const others = [
      null,
      undefined,
      0,
      '',
      [],
      {},
      { type: 'get' },
      { type: {} },
      { type: 'grundyscope:hello' },
    ];
    for (const other of others) expect(mayRequest(other)).toBe(false);
  });
});

describe('the frame', () => {
  let sent: Array<{ message: FrameMessage; origin: string }> = [];
  beforeEach(() => {
    sent = [];
    const postMessage = (message: FrameMessage, origin: string) => sent.push({ message, origin });
    vi.stubGlobal('parent', { postMessage });
  });
  afterEach(() => vi.unstubAllGlobals());

  const question = { problem: 'game', arguments: { game: 'nim' }, view: {} };
  const answer = { view: 'chart', question: '#1/game?game=nim', answer: '7' };
  const options = { show: '', theme: 'auto', lang: 'en', controls: 'some', size: 100 } as const;
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  /** A frame whose view is controlled by the test. */
  function frame(reading: Reading = { question, show: 'chart' }) {
    let turn = 0;
    const live = { outcome: undefined as Live['outcome'] };
    const open: Array<() => void> = [];
    const framed: Framed = {
      options: { ...options },
      now: () => ({ link: '#1/game?game=nim', requested: reading, turn, failed: undefined, height: 300 }),
      live: async () => live as Live,
      ask() {
        turn++;
        return new Promise((resolve) => open.push(resolve));
      },
      set: async (changed) => void Object.assign(framed.options, changed),
    };
    const channel = new Channel(framed);
    const receive = (data: object, origin = HOST) => channel.receive(data, origin);
    const ask = (id: string) => receive({ type: 'grundyscope:ask', id, question: '#1/game?game=nim' });
    return { channel, framed, live, open, receive, ask };
  }
  const reply = (id: string, rest: object) => ({
    message: { type: 'grundyscope:reply', version: 1, id, ...rest },
    origin: HOST,
  });

  test('replies to a question when the view has it and is complete, not before', async () => {
    const { channel, live, open, ask } = frame();
    live.outcome = { answer: { ...answer, answer: 'of an earlier question' } };
    ask('a');
    channel.drawn();
    await settled();
    expect(sent).toEqual([]);
    live.outcome = undefined;
    open[0]?.();
    await settled();
    channel.drawn();
    await settled();
    expect(sent).toEqual([]);
    live.outcome = { answer };
    channel.drawn();
    await settled();
    expect(sent).toEqual([reply('a', { result: answer })]);
  });

  test('cancels a question when a later one arrives, and ignores repetitions', async () => {
    const { live, open, ask } = frame();
    ask('a');
    ask('a');
    expect(open.length).toBe(1);
    ask('b');
    live.outcome = { answer };
    for (const resolve of open) resolve();
    await settled();
    const error = { code: 'cancelled', field: '', message: 'cancelled' };
    expect(sent).toEqual([reply('a', { error }), reply('b', { result: answer })]);
  });

  test('replies with the error of a question', async () => {
    const { open, ask } = frame({ sorry: 'There is none.', code: 'unknown-problem' });
    ask('a');
    open[0]?.();
    await settled();
    const error = { code: 'unknown-problem', field: '', message: 'There is none.' };
    expect(sent).toEqual([reply('a', { error })]);
  });

  test('replies with its state and its options', async () => {
    const { live, receive } = frame();
    receive({ type: 'grundyscope:get', id: '1' });
    await settled();
    const state = { question: '#1/game?game=nim', view: 'chart', ...options, height: 300, complete: false };
    expect(sent.splice(0)).toEqual([reply('1', { result: state })]);
    live.outcome = { answer };
    receive({ type: 'grundyscope:get', id: '2' });
    await settled();
    expect(sent.splice(0)).toEqual([reply('2', { result: { ...state, ...answer, complete: true } })]);
    receive({ type: 'grundyscope:set', id: '3', options: { theme: 'dark' } });
    await settled();
    expect(sent.splice(0)).toEqual([reply('3', { result: { ...options, theme: 'dark' } })]);
    receive({ type: 'grundyscope:set', id: '4', options: { theme: 'pink' } });
    const error = { code: 'bad-request', field: 'theme', message: 'bad-request: theme' };
    expect(sent).toEqual([reply('4', { error })]);
  });

  test('replies to each request, also to those after one that failed', async () => {
    const { framed, receive, ask } = frame();
    const { set, live, ask: open } = framed;
    const fails = () => Promise.reject(new Error('why'));
    Object.assign(framed, { set: fails, live: fails, ask: fails });
    receive({ type: 'grundyscope:set', id: '1', options: { theme: 'dark' } });
    receive({ type: 'grundyscope:get', id: '2' });
    ask('3');
    await settled();
    const error = { code: 'broken', field: '', message: 'Error: why' };
    expect(sent.splice(0)).toHaveLength(3);
    Object.assign(framed, { set, live, ask: open });
    receive({ type: 'grundyscope:set', id: '4', options: { theme: 'dark' } });
    await settled();
    expect(sent).toEqual([reply('4', { result: { ...options, theme: 'dark' } })]);
    Object.assign(framed, { set: fails });
    receive({ type: 'grundyscope:set', id: '5', options: { theme: 'light' } });
    await settled();
    expect(sent.at(-1)).toEqual(reply('5', { error }));
  });

  test('sends only to the origin that made a request; to any if it is opaque', () => {
    const { channel, receive } = frame();
    receive({ type: 'grundyscope:get', id: '1' });
    channel.emit('change', { name: 'at', value: '7', question: '#1/x' });
    receive({ type: 'grundyscope:get', id: '2' }, 'null');
    channel.emit('change', { name: 'at', value: '8', question: '#1/x' });
    expect(sent.map(({ origin }) => origin)).toEqual([HOST, '*']);
    expect(sent[0]?.message).toEqual({
      type: 'grundyscope:change',
      version: 1,
      name: 'at',
      value: '7',
      question: '#1/x',
    });
  });
});

describe('the connection of the host page', () => {
  const SITE = 'https://games.example';
  type Sent = { data: { type: string; id?: string }; target: string };
  let sent: Sent[] = [];
  /** Stands for the window of the host page, and for its frame. */
  let host = new EventTarget();
  let contentWindow: object = {};

  beforeEach(() => {
    sent = [];
    host = new EventTarget();
    contentWindow = { postMessage: (data: Sent['data'], target: string) => sent.push({ data, target }) };
    vi.stubGlobal('addEventListener', host.addEventListener.bind(host));
    vi.stubGlobal('removeEventListener', host.removeEventListener.bind(host));
  });
  afterEach(() => vi.unstubAllGlobals());

  function iframe(sandbox?: string[]) {
    const frame = new EventTarget();
    const flags = { length: sandbox?.length ?? 0, contains: (flag: string) => sandbox?.includes(flag) };
    return Object.assign(frame, { contentWindow, src: `${SITE}/embed.html#1/x`, sandbox: flags, style: {} });
  }
  const connect = (frame = iframe(), options = {}) =>
    new FrameConnection(frame as unknown as HTMLIFrameElement, options);
  function hear(data: unknown, origin = SITE, source: unknown = contentWindow): void {
    host.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  }
  const height = { type: 'grundyscope:height', version: 1, height: 99 };
  const types = () => sent.map(({ data }) => data.type.replace('grundyscope:', ''));

  test('greets the frame, and sends requests when the frame has reported its height', async () => {
    const frame = iframe();
    const connection = connect(frame);
    const state = connection.get();
    expect(sent).toEqual([{ data: { type: 'grundyscope:hello' }, target: '*' }]);
    expect(frame).toHaveProperty('loading', 'eager');
    hear(height);
    expect(types()).toEqual(['hello', 'get', 'get']);
    expect(sent.slice(1).every(({ target }) => target === SITE)).toBe(true);
    hear({ type: 'grundyscope:reply', version: 1, id: sent[2]?.data.id, result: { size: 100 } });
    expect(await state).toEqual({ size: 100 });
  });

  test('repeats requests without a reply when another document is loaded', () => {
    const frame = iframe();
    const connection = connect(frame);
    hear(height);
    connection.ask('#1/x');
    frame.dispatchEvent(new Event('load'));
    hear(height);
    expect(types()).toEqual(['hello', 'get', 'ask', 'hello', 'get', 'ask']);
    expect(sent[5]).toEqual(sent[2]);
  });

  test('ignores messages of other windows and other origins', () => {
    const connection = connect();
    const heard: unknown[] = [];
    for (const type of ['height', 'answer'])
      connection.addEventListener(type, (event) => heard.push((event as CustomEvent).detail));
    hear(height, 'https://evil.example');
    hear(height, 'null');
    hear(height, SITE, {});
    hear(height, SITE, null);
    for (const data of [null, 7, 'grundyscope:height', {}, { type: {} }, { type: 'other:height' }])
      hear(data);
    expect(heard).toEqual([]);
    expect(types()).toEqual(['hello']);
    const answer = { type: 'grundyscope:answer', version: 1, view: 'chart', question: '#1/x', answer: '7' };
    hear(answer);
    expect(heard).toEqual([answer]);
  });

  test('a sandboxed frame has an opaque origin', () => {
    const connection = connect(iframe(['allow-scripts']));
    hear(height);
    expect(types()).toEqual(['hello']);
    hear(height, 'null');
    expect(sent.at(-1)?.target).toBe('*');
    connection.close();
    connect(iframe(['allow-scripts', 'allow-same-origin']));
    hear(height);
    expect(sent.at(-1)?.target).toBe(SITE);
  });

  test('rejects with the code and the field of an error', async () => {
    const connection = connect();
    hear(height);
    const asked = connection.set({ size: 1 });
    const error = { code: 'bad-request', field: 'size', message: 'bad-request: size' };
    hear({ type: 'grundyscope:reply', version: 1, id: sent.at(-1)?.data.id, error });
    await expect(asked).rejects.toMatchObject(error);
    await expect(asked).rejects.toBeInstanceOf(Error);
  });

  test('sets the height of the frame if asked to', () => {
    const [still, fitting] = [iframe(), iframe()];
    connect(still);
    connect(fitting, { resize: true });
    hear(height);
    expect([still.style, fitting.style]).toEqual([{}, { height: '99px' }]);
  });

  test('closing rejects what is open, and ends listening', async () => {
    const connection = connect();
    const asked = connection.get();
    connection.close();
    await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
    hear(height);
    expect(types()).toEqual(['hello']);
  });
});
