// A new room, made of its folder, its line in rooms/index.ts and its texts in a copy of the page:
// header, router, search, element, frame, share dialog and preload.js have it.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { createServer } from 'vite';
import { ROOT, TARGET } from '../../scripts/lib/paths.mjs';
import { shadowStyles } from '../../www/build/plugins/shadow.mjs';
import { formulas, names } from '../../www/build/plugins/texts.mjs';

mkdirSync(TARGET, { recursive: true });
const COPY = mkdtempSync(join(TARGET, 'room-'));
let server;
after(async () => {
  await server?.close();
  rmSync(COPY, { recursive: true, force: true });
});

/** The room's folder, and its texts. It shows a number, and asks the engine for its terms. */
const FILES = {
  'rooms/sums/index.ts': `import type { RoomDefinition } from '../definition';
export const sums = {
  id: 'sums', names: ['sums'], door: 'explore', usual: { of: '12' }, build: 'numbers', views: { answer: 300 },
} as const satisfies RoomDefinition;`,
  'rooms/sums/parameters.ts': `import { like } from '../../question/forms';
export const parametersOf = () => ({
  arguments: [{ name: 'of', attribute: 'sums', read: like(/^\\d+$/), default: '12', written: 'always' as const }],
  view: [],
});`,
  'rooms/sums/model.ts': `import { Resource } from '../../engine/resource';
import { usualQuestion } from '../definition';
import { sums } from './index';
import { parametersOf } from './parameters';
export class SumRoom {
  parametersOf = parametersOf;
  question = usualQuestion(sums);
  notice = '';
  constructor(client, history, changed) {
    this.reading = new Resource(client, changed, {
      load: async (ask, n) => (await ask('zeckendorf', { n })).answer.terms.join(' + '),
    });
  }
  open(question) { this.question = question; this.reading.want(question.arguments.of); }
  leave() { this.reading.cancel(); }
}`,
  'rooms/sums/words.ts': `import sumTexts from '../../i18n/en/sums.ftl?raw';
import { learn, text } from '../../i18n/index';
learn(sumTexts);
export const words = ({ question, reading }) => text('sums-are', { n: question.arguments.of, terms: reading.value });`,
  'rooms/sums/room.ts': `import { SumRoom } from './model';
import { words } from './words';
export const mount = (client, history, changed) => {
  const room = new SumRoom(client, history, changed);
  return { room, view: () => words(room), title: () => words(room), announcements: () => ['', ''] };
};`,
  'rooms/sums/subject.ts': `import { SumRoom } from './model';
import { words } from './words';
export function enter(host) {
  const room = new SumRoom(host.client, host.history, () => host.changed());
  return { room, works: [room.reading], error: undefined, understood: true, retry() {}, name: 'Sums', get announcement() { return words(room); } };
}`,
  'rooms/sums/views/answer.ts': `import { words } from '../words';
export const drawing = { parts: [], sheets: [], ready: ({ room }) => room.reading.value !== undefined, draw: ({ room }) => words(room) };`,
  'i18n/en/sums.ftl': 'sums-are = { $n } = { $terms }\n',
};

/** What the test looks at, of one graph of modules. */
const ENTRY = `export { readAttributes } from './element/question';
export { titleOf } from './embed/title';
export { buildOf } from './rooms/index';
export { attributesOf } from './share/element';
export { Router } from './shell/router';
export { Finder } from './shell/search/finder';
export { heightOf, roomOf, viewNamed, viewsOf } from './views/registry';
export { loadView } from './views/view';
export { LINKS } from '../build/room-files';`;

const client = {
  ask: (call) => {
    if (call === 'zeckendorf') return Promise.resolve({ answer: { terms: ['21', '8', '1'] } });
    if (call === 'catalogue')
      return Promise.resolve({
        answer: [{ id: 'stones', parameters: [], checks: [], facts: [], games: [] }],
      });
    return Promise.reject({ code: 'crashed', message: '' });
  },
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
let page;

before(async () => {
  for (const path of ['www/src', 'www/build', 'src/error', 'scripts/lib'])
    cpSync(join(ROOT, path), join(COPY, path), { recursive: true });
  const source = (path) => join(COPY, 'www/src', path);
  for (const [path, text] of Object.entries({ ...FILES, 'entry.ts': ENTRY })) {
    mkdirSync(dirname(source(path)), { recursive: true });
    writeFileSync(source(path), text);
  }
  const edit = (path, change) => writeFileSync(source(path), change(readFileSync(source(path), 'utf8')));
  edit('rooms/index.ts', (text) =>
    text.replace('\nconst ALL_ROOMS = [', "\nimport { sums } from './sums';\nconst ALL_ROOMS = [sums,"),
  );
  edit('i18n/en/page.ftl', (text) => `${text}\nrooms-sums = Sums\n`);
  Object.assign(globalThis, {
    location: { hash: '#1/sums?of=30', href: 'http://localhost/#1/sums?of=30' },
    history: { replaceState() {}, state: null },
    addEventListener() {},
    scrollTo() {},
  });
  const plugins = [formulas(), names(), shadowStyles()];
  server = await createServer({
    root: join(COPY, 'www'),
    configFile: false,
    plugins,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  page = await server.ssrLoadModule('/src/entry.ts');
});

const QUESTION = { problem: 'sums', arguments: { of: '30' }, view: {} };

test('the header has it, behind its door, and the router opens it', async () => {
  const router = new page.Router(client, () => {});
  const explore = router.doors.find(({ door }) => door === 'explore');
  assert.deepEqual(
    explore.rooms.find(({ id }) => id === 'sums'),
    { id: 'sums', root: '#1/sums?of=12', href: '#1/sums?of=12', here: true },
  );
  await router.start();
  await settled();
  assert.equal(router.here.title(), '30 = 21 + 8 + 1');
});

test('the search finds it', async () => {
  const { found } = await new page.Finder(client, []).find('sums');
  assert.equal(found[0].href, '#1/sums?of=12');
});

test('an element shows its view', async () => {
  assert.deepEqual(page.readAttributes([['sums', '30']]), {
    view: 'answer',
    controls: 'some',
    question: QUESTION,
  });
  const host = { client, controls: 'some', asking: false, history: {}, changed() {}, tell() {} };
  const view = await page.loadView(host, 'sums', 'answer');
  view.subject.room.open(QUESTION);
  await settled();
  assert.ok(view.complete);
  assert.equal(view.drawing.draw(view.subject), '30 = 21 + 8 + 1');
});

test('a frame has its title, its view and its height', () => {
  assert.deepEqual(page.titleOf(QUESTION), { name: 'Sums', detail: '30' });
  assert.equal(page.viewNamed(page.roomOf('sums'), ''), 'answer');
  assert.equal(page.heightOf('sums', 'answer'), 300);
});

test('the share dialog offers its view, with its attributes', () => {
  assert.deepEqual(page.viewsOf(QUESTION), ['answer']);
  const parameters = { arguments: [{ name: 'of', attribute: 'sums' }], view: [] };
  const look = { show: 'answer', theme: 'auto', controls: 'some', size: 100 };
  assert.deepEqual(page.attributesOf({ question: QUESTION, parameters }, look), {
    sums: '30',
    view: 'answer',
  });
});

test('its build of the engine is prepared, and preload.js has its files', () => {
  assert.equal(page.buildOf('sums'), 'numbers');
  assert.deepEqual(page.LINKS.sums, { room: 'sums', build: 'numbers' });
});
