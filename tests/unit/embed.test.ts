// Frames: the query, the title, heights, messages and requests of the host page; and the connection
// on the side of that page.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Outcome } from '../../www/src/element/reporter';
import { Channel } from '../../www/src/embed/channel';
import { HeightReporter } from '../../www/src/embed/height';
import { heights, type ReadRequest, readMessage } from '../../www/src/embed/messages';
import { readOptions } from '../../www/src/embed/options';
import type { FrameOptions } from '../../www/src/embed/protocol';
import { isProblem, titleOf } from '../../www/src/embed/title';
import { FrameConnection } from '../../www/src/package/frame';
import { type Question, readHash } from '../../www/src/question/question';
import { allViews } from '../../www/src/views/registry';
import { tableBeside } from '../wasm/rows.mjs';

const rows = tableBeside(import.meta.url);

const USUAL = { show: '', theme: 'auto', lang: 'en', controls: 'some', size: 100 } as const;
const HOST = 'https://school.example';
const message = (type: string, rest: object) => ({ type: `grundyscope:${type}`, version: 1, ...rest });

afterEach(() => vi.unstubAllGlobals());

describe('the query', () => {
  test.each(rows<[string, object]>('queries of frames'))('%s', (search, told) => {
    expect(readOptions(search)).toEqual({ ...USUAL, ...told });
  });
});

test('every name of a view is one that an address can have', () => {
  for (const show of allViews()) expect(readOptions(`?show=${show}`).show).toBe(show);
});

describe('the title', () => {
  const title = (hash: string) => {
    const reading = readHash(hash);
    if (reading.kind !== 'question') throw new Error(hash);
    const { name, detail } = titleOf(reading.question);
    return `${name} | ${detail}`;
  };
  test.each(rows<[string, string]>('titles'))('%s', (hash, wanted) => expect(title(hash)).toBe(wanted));

  test('a long detail is cut', () => {
    const question: Question = { problem: 'nim-square', arguments: { n: '9'.repeat(9000) }, view: {} };
    expect(titleOf(question).detail.length).toBeLessThan(80);
  });

  test('only ids with a name text are problems', () => {
    expect(isProblem('nim-square')).toBe(true);
    expect(isProblem('nim-square-name')).toBe(false);
    expect(isProblem('x')).toBe(false);
  });
});

describe('messages of the host page', () => {
  test.each(rows<[unknown, object?]>('messages of the host page'))('%o', (data, read) =>
    expect(readMessage(data)).toEqual(read),
  );

  test('what no JSON can be, and what is too long, are no message', () => {
    const cyclic: Record<string, unknown> = { type: 'grundyscope:theme' };
    cyclic.theme = cyclic;
    const long = { type: 'grundyscope:question', question: `#${'x'.repeat(2e6)}` };
    const named = { type: 'grundyscope:get', id: 'x'.repeat(101) };
    for (const data of [undefined, Number.NaN, new Map([['type', 'grundyscope:theme']]), cyclic, long, named])
      expect(readMessage(data)).toBeUndefined();
    expect(readMessage({ ...long, type: 'grundyscope:ask', id: 'a' })).toEqual({
      id: 'a',
      wrong: 'question',
    });
  });

  test('a height is sent in all message formats', () => {
    expect(heights(412, 'https://example.org/embed.html#1/x')).toEqual([
      { type: 'grundyscope:height', version: 1, height: 412 },
      { subject: 'lti.frameResize', height: 412 },
      '{"src":"https://example.org/embed.html#1/x","context":"iframe.resize","height":412}',
      { context: 'h5p', action: 'resize', scrollHeight: 412 },
    ]);
  });
});

test.each(rows<[number[], number, number[]]>('heights that are reported'))(
  'of the heights %o, each %d ms after the one before: %o',
  (heights, step, told) => {
    const reporter = new HeightReporter();
    expect(heights.filter((height, at) => reporter.worth(height, at * step))).toEqual(told);
    // The reader may cause any change.
    reporter.acted();
    expect(reporter.worth(reporter.height - 20, heights.length * step)).toBe(true);
  },
);

describe('requests', () => {
  const LINK = '#1/game?game=nim';
  const answer = { view: 'chart', question: LINK, answer: '7' };
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  let sent: unknown[][] = [];

  /** A frame, whose view is controlled by the test. */
  function frame() {
    sent = [];
    vi.stubGlobal('parent', { postMessage: (...all: unknown[]) => sent.push(all) });
    const options: FrameOptions = { ...USUAL };
    const framed = {
      options,
      outcome: undefined as Outcome,
      asked: [] as string[],
      set: async (changed: Partial<FrameOptions>) => void Object.assign(options, changed),
    };
    const channel = new Channel({
      options,
      shown: () => ({ question: LINK, view: 'chart', height: 300 }),
      outcome: () => framed.outcome,
      ask: (link) => {
        channel.cancel();
        framed.asked.push(link);
      },
      set: (changed) => framed.set(changed),
    });
    const receive = async (request: ReadRequest, origin = HOST) => {
      channel.receive(request, origin);
      await settled();
    };
    const draw = (outcome: Outcome) => {
      framed.outcome = outcome;
      channel.settle();
    };
    return { channel, framed, receive, draw, replies: () => sent.splice(0) };
  }
  const reply = (id: string, rest: object) => [message('reply', { id, ...rest }), HOST];
  const failed = (id: string, code: string, message = code, field = '') =>
    reply(id, { error: { code, field, message } });

  test('a question has one reply: when its answer is shown', async () => {
    const { framed, receive, draw, replies } = frame();
    await receive({ id: 'a', ask: LINK });
    await receive({ id: 'a', ask: LINK });
    draw(undefined);
    expect([framed.asked, replies()]).toEqual([[LINK], []]);
    draw({ answer });
    draw({ answer });
    expect(replies()).toEqual([reply('a', { result: answer })]);
  });

  test('a later question cancels it, of whoever; an error is a reply, too', async () => {
    const { channel, receive, draw, replies } = frame();
    await receive({ id: 'a', ask: LINK });
    await receive({ id: 'b', ask: LINK });
    channel.cancel();
    expect(replies()).toEqual([failed('a', 'cancelled'), failed('b', 'cancelled')]);
    await receive({ id: 'c', ask: LINK });
    draw({ error: { code: 'unknown-problem', field: '', message: 'There is none.' } });
    expect(replies()).toEqual([failed('c', 'unknown-problem', 'There is none.')]);
  });

  test('the state, the options, and why a request is bad', async () => {
    const { receive, draw, replies } = frame();
    const state = { ...USUAL, question: LINK, view: 'chart', height: 300, complete: false };
    await receive({ id: '1', get: true });
    draw({ answer });
    await receive({ id: '2', get: true });
    const error = { code: 'broken', field: '', message: '' };
    draw({ error });
    await receive({ id: '3', get: true });
    await receive({ id: '4', set: { theme: 'dark' } });
    await receive({ id: '5', wrong: 'theme' });
    expect(replies()).toEqual([
      reply('1', { result: state }),
      reply('2', { result: { ...state, ...answer, complete: true } }),
      reply('3', { result: { ...state, error } }),
      reply('4', { result: { ...USUAL, theme: 'dark' } }),
      failed('5', 'bad-request', 'bad-request: theme', 'theme'),
    ]);
  });

  test('options that cannot be set leave no later ones without a reply', async () => {
    const { framed, receive, replies } = frame();
    const { set } = framed;
    framed.set = () => Promise.reject(new Error('why'));
    receive({ id: '1', set: { lang: 'de' } });
    await receive({ id: '2', set: { lang: 'fr' } });
    framed.set = set;
    await receive({ id: '3', set: { theme: 'dark' } });
    expect(replies()).toEqual([
      ...['1', '2'].map((id) => failed(id, 'broken', 'Error: why')),
      reply('3', { result: { ...USUAL, theme: 'dark' } }),
    ]);
  });

  test('the frame sends only to the origin that made a request; to any if it is opaque', async () => {
    const { channel, receive, replies } = frame();
    const change = { name: 'at', value: '7', question: '#1/x' };
    channel.emit('change', change);
    expect(sent).toEqual([]);
    for (const origin of [HOST, 'null']) {
      await receive({ id: '1', get: true }, origin);
      channel.emit('change', change);
    }
    expect(replies().filter((_, at) => at % 2)).toEqual(
      [HOST, '*'].map((origin) => [message('change', change), origin]),
    );
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
