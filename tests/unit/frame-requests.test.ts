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
const message = (type: string, rest: object) => ({ type: `grundyscope:${type}`, version: 1, ...rest });

afterEach(() => vi.unstubAllGlobals());

describe('reading', () => {
  test.each(rows<[unknown, object?]>('requests that are read'))('%o', (data, read) => {
    expect(readRequest(data)).toEqual(read);
  });

  test('a question of two megabytes is wrong, and a long id no request', () => {
    const long = { type: 'grundyscope:ask', id: 'a', question: `#${'x'.repeat(2e6)}` };
    expect(readRequest(long)).toEqual({ id: 'a', wrong: 'question' });
    expect(readRequest({ ...long, type: 'grundyscope:get', id: 'x'.repeat(101) })).toBeUndefined();
  });

  test('the poster passes on requests only', () => {
    const types = ['ask', 'get', 'set', 'hello'].map((type) => mayRequest({ type: `grundyscope:${type}` }));
    expect(types).toEqual([true, true, true, false]);
    for (const other of [null, undefined, 0, '', [], {}, { type: 'get' }, { type: {} }])
      expect(mayRequest(other)).toBe(false);
  });
});

describe('the frame', () => {
  let sent: Array<{ message: FrameMessage; origin: string }> = [];
  beforeEach(() => {
    sent = [];
    const postMessage = (message: FrameMessage, origin: string) => sent.push({ message, origin });
    vi.stubGlobal('parent', { postMessage });
  });

  const LINK = '#1/game?game=nim';
  const question = { problem: 'game', arguments: { game: 'nim' }, view: {} };
  const answer = { view: 'chart', question: LINK, answer: '7' };
  const options = { show: '', theme: 'auto', lang: 'en', controls: 'some', size: 100 } as const;
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  /** A frame whose view is controlled by the test. */
  function frame(reading: Reading = { question, show: 'chart' }) {
    let turn = 0;
    const live = { outcome: undefined as Live['outcome'] };
    const open: Array<() => void> = [];
    const framed: Framed = {
      options: { ...options },
      now: () => ({ link: LINK, requested: reading, turn, failed: undefined, height: 300 }),
      live: async () => live as Live,
      ask() {
        turn++;
        return new Promise((resolve) => open.push(resolve));
      },
      set: async (changed) => void Object.assign(framed.options, changed),
    };
    const channel = new Channel(framed);
    const receive = (type: string, id: string, rest: object = {}, origin = HOST) => {
      channel.receive({ type: `grundyscope:${type}`, id, ...rest }, origin);
      return settled();
    };
    const ask = (id: string) => receive('ask', id, { question: LINK });
    const set = (id: string, theme: string) => receive('set', id, { options: { theme } });
    /** What was sent since the last use of this function. */
    const replies = () => sent.splice(0);
    return { channel, framed, live, open, receive, ask, set, replies };
  }
  const reply = (id: string, rest: object) => ({ message: message('reply', { id, ...rest }), origin: HOST });
  const failed = (id: string, code: string, message = code, field = '') =>
    reply(id, { error: { code, field, message } });

  test('replies to a question when the view has it and is complete, not before', async () => {
    const { channel, live, open, ask, replies } = frame();
    const drawn = (outcome: Live['outcome']) => {
      live.outcome = outcome;
      channel.drawn();
      return settled();
    };
    ask('a');
    await drawn({ answer: { ...answer, answer: 'of an earlier question' } });
    expect(replies()).toEqual([]);
    live.outcome = undefined;
    open[0]?.();
    await settled();
    await drawn(undefined);
    expect(replies()).toEqual([]);
    await drawn({ answer });
    expect(replies()).toEqual([reply('a', { result: answer })]);
  });

  test('cancels a question when a later one arrives, and ignores repetitions', async () => {
    const { live, open, ask, replies } = frame();
    ask('a');
    ask('a');
    expect(open.length).toBe(1);
    ask('b');
    live.outcome = { answer };
    for (const resolve of open) resolve();
    await settled();
    expect(replies()).toEqual([failed('a', 'cancelled'), reply('b', { result: answer })]);
  });

  test('replies with the error of a question', async () => {
    const { open, ask, replies } = frame({ sorry: 'There is none.', code: 'unknown-problem' });
    ask('a');
    open[0]?.();
    await settled();
    expect(replies()).toEqual([failed('a', 'unknown-problem', 'There is none.')]);
  });

  test('replies with its state and its options', async () => {
    const { live, receive, set, replies } = frame();
    await receive('get', '1');
    const state = { question: LINK, view: 'chart', ...options, height: 300, complete: false };
    expect(replies()).toEqual([reply('1', { result: state })]);
    live.outcome = { answer };
    await receive('get', '2');
    expect(replies()).toEqual([reply('2', { result: { ...state, ...answer, complete: true } })]);
    await set('3', 'dark');
    expect(replies()).toEqual([reply('3', { result: { ...options, theme: 'dark' } })]);
    await set('4', 'pink');
    expect(replies()).toEqual([failed('4', 'bad-request', 'bad-request: theme', 'theme')]);
  });

  test('replies to each request, also to those after one that failed', async () => {
    const { framed, receive, ask, set, replies } = frame();
    const fails = () => Promise.reject(new Error('why'));
    const working = { set: framed.set, live: framed.live, ask: framed.ask };
    Object.assign(framed, { set: fails, live: fails, ask: fails });
    set('1', 'dark');
    receive('get', '2');
    await ask('3');
    const all = ['1', '2', '3'].map((id) => failed(id, 'broken', 'Error: why'));
    expect(new Set(replies())).toEqual(new Set(all));
    Object.assign(framed, working);
    await set('4', 'dark');
    expect(replies()).toEqual([reply('4', { result: { ...options, theme: 'dark' } })]);
  });

  test('sends only to the origin that made a request; to any if it is opaque', () => {
    const { channel, receive, replies } = frame();
    const change = { name: 'at', value: '7', question: '#1/x' };
    receive('get', '1');
    channel.emit('change', change);
    receive('get', '2', {}, 'null');
    channel.emit('change', change);
    expect(replies()).toEqual([HOST, '*'].map((origin) => ({ message: message('change', change), origin })));
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

  function iframe(sandbox?: string[]) {
    const flags = { length: sandbox?.length ?? 0, contains: (flag: string) => sandbox?.includes(flag) };
    const own = { contentWindow, src: `${SITE}/embed.html#1/x`, sandbox: flags, style: {} };
    return Object.assign(new EventTarget(), own);
  }
  const connect = (frame = iframe(), options = {}) =>
    new FrameConnection(frame as unknown as HTMLIFrameElement, options);
  function hear(data: unknown, origin = SITE, source: unknown = contentWindow): void {
    host.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  }
  const height = message('height', { height: 99 });
  const types = () => sent.map(({ data }) => data.type.replace('grundyscope:', '')).join(' ');

  test('greets the frame, and sends requests when the frame has reported its height', async () => {
    const frame = iframe();
    const state = connect(frame).get();
    expect(sent).toEqual([{ data: { type: 'grundyscope:hello' }, target: '*' }]);
    expect(frame).toHaveProperty('loading', 'eager');
    hear(height);
    expect(types()).toBe('hello get get');
    expect(sent.slice(1).every(({ target }) => target === SITE)).toBe(true);
    hear(message('reply', { id: sent[2]?.data.id, result: { size: 100 } }));
    expect(await state).toEqual({ size: 100 });
  });

  test('repeats requests without a reply when another document is loaded', () => {
    const frame = iframe();
    const connection = connect(frame);
    hear(height);
    connection.ask('#1/x');
    frame.dispatchEvent(new Event('load'));
    hear(height);
    expect(types()).toBe('hello get ask hello get ask');
    expect(sent[5]).toEqual(sent[2]);
  });

  test('ignores messages of other windows and other origins', () => {
    const connection = connect();
    const heard: unknown[] = [];
    for (const type of ['height', 'answer'])
      connection.addEventListener(type, (event) => heard.push((event as CustomEvent).detail));
    hear(height, 'https://evil.example');
    hear(height, 'null');
    for (const source of [{}, null]) hear(height, SITE, source);
    for (const data of [null, 7, 'grundyscope:height', {}, { type: {} }, { type: 'other:height' }])
      hear(data);
    expect([heard, types()]).toEqual([[], 'hello']);
    const answer = message('answer', { view: 'chart', question: '#1/x', answer: '7' });
    hear(answer);
    expect(heard).toEqual([answer]);
  });

  test('a sandboxed frame has an opaque origin', () => {
    const connection = connect(iframe(['allow-scripts']));
    hear(height);
    expect(types()).toBe('hello');
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
    hear(message('reply', { id: sent.at(-1)?.data.id, error }));
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
    expect(types()).toBe('hello');
  });
});
