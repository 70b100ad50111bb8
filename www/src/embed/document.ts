/*
 * The document of a frame: the title of its question, the link to the whole page, and one
 * `<grundy-scope>`, whose code is loaded when the frame becomes visible, or is clicked. The URL and
 * the messages of the host page set its properties, and its events become messages. Reads the URL
 * of the frame and never changes it.
 *
 * Before this module, public/frame.js sets colours and the font size, so that nothing flashes. If
 * this module cannot be loaded (no network; a sandbox on a host without CORS), frame.js shows an
 * error with the cause and adds the question to the link.
 */

import type { GrundyScope } from '../element/element';
import type { LoadFailure } from '../engine/protocol';
import { direction, setLocale, text } from '../i18n/language';
import { longestHash, type Question, readHash, toHash } from '../question/question';
import { applyTheme } from '../ui/appearance';
import { roomOf, viewNamed } from '../views/registry';
import { Channel } from './channel';
import { watchHeight } from './height';
import { heights, readMessage } from './messages';
import { readOptions } from './options';
import type { FrameError, FrameOptions } from './protocol';
import { isProblem, titleOf } from './title';

const options = readOptions(location.search);
const part = <Kind extends HTMLElement>(name: string) => document.querySelector(`.frame-${name}`) as Kind;
const [root, stage, scope, lost] = [part('whole'), part('stage'), part<GrundyScope>('view'), part('lost')];

/** The link of the question, as the reader has changed it since the host page set it. */
let link = '';
/** Whether the code of the element is wanted. */
let started = false;
/** Why that code did not arrive. */
let failed: FrameError | undefined;

/** The question of the link, as far as it can be shown. */
function asked(): { question?: Question; view?: string | undefined } {
  const reading = readHash(link);
  if (reading.kind !== 'question') return {};
  const { question } = reading;
  const room = roomOf(question.problem);
  if (room === roomOf('') && !isProblem(question.problem)) return {};
  return { question, view: viewNamed(room, options.show, question.problem) };
}

/** Updates the title, the link to the whole page, and the shape of the placeholder. */
function setTitle(): void {
  const { question, view = '' } = asked();
  const { name, detail } = question ? titleOf(question) : { name: text('page-name'), detail: '' };
  const open = part<HTMLAnchorElement>('open');
  const words = { name, detail, open: text(question ? 'embed-open' : 'embed-working') };
  for (const [target, content] of Object.entries(words)) {
    const element = part(target);
    if (element.textContent !== content) element.textContent = content;
  }
  document.title = detail ? text('embed-title', { name, detail }) : text('embed-title-alone', { name });
  const hash = question ? toHash(question) : '';
  open.href = `./${hash.length > longestHash ? '' : hash}`;
  open.title = question ? text('embed-open-title') : '';
  stage.dataset.show = view;
  stage.dataset.room = question ? roomOf(question.problem) : '';
  stage.style.setProperty('--strip', stripHeight(question?.arguments.n));
}

/** The expected height of a strip of cells, as layoutOf (sequence/cells.ts) computes it. */
function stripHeight(n: string | undefined): string {
  const unit = options.size / 100;
  const room = stage.clientWidth / unit;
  const cell = room < 500 ? 26 : 30;
  const rows = Math.ceil((Number(n) + 1) / Math.max(1, Math.floor(room / cell)));
  return `${Math.min(400, rows * cell || 400) * unit}px`;
}

/** Sets the options of the document and of the element. Style sheets scale with the font size. */
function apply(): void {
  const { theme, controls, show, size } = options;
  const { style, dataset } = document.documentElement;
  applyTheme(theme);
  style.fontSize = `calc(var(--body) * ${size / 100} * var(--text, 1))`;
  dataset.controls = controls;
  // The document has the light and dark colours.
  scope.setAttribute('theme', theme === 'contrast' ? theme : 'auto');
  scope.setAttribute('controls', controls);
  scope.setAttribute('view', show);
}

function open(hash: string): void {
  channel.cancel();
  link = hash;
  setTitle();
  scope.question = link;
  // There is nothing to compute.
  if (failed) load();
  else if (!asked().view) start();
}

function start(): void {
  if (!started) load();
}

async function load(): Promise<void> {
  started = true;
  failed = undefined;
  lost.hidden = true;
  stage.dataset.is = 'poster';
  try {
    const { define } = await import('./scope');
    define(drawn);
    scope.start();
  } catch (error) {
    fail(
      await import('../engine/lost')
        .then(({ whyNot }) => whyNot(error))
        .catch(() => ({ message: '', cause: 'connection' })),
    );
  }
}

/** Says why the code did not arrive, with a button if trying again may help. */
function fail({ cause = 'connection', status }: LoadFailure): void {
  const message = `${text('embed-lost')} ${text('load-cause', { cause, status: status ?? 0 })}`;
  failed = { code: 'load', field: '', message, cause, status };
  const button = lost.querySelector('button') as HTMLButtonElement;
  button.textContent = text('embed-again');
  button.hidden = /^(?:policy|trusted-types|unsupported)$/.test(cause);
  // The document keeps a script that failed to compile.
  button.onclick = () => (cause === 'damaged' ? location.reload() : load());
  lost.replaceChildren(message, ' ', button);
  lost.hidden = false;
  stage.dataset.is = 'sorry';
  channel.emit('error', failed);
  channel.settle();
}

/** Called after each drawing. */
function drawn(): void {
  if (asked().view && link !== scope.question) {
    link = scope.question;
    setTitle();
  }
  if (stage.dataset.is === 'poster') reveal();
  channel.settle();
}

/** Replaces the placeholder by the view after two animation frames, when canvases have drawn. */
function reveal(): void {
  const show = () => {
    stage.dataset.is = 'live';
  };
  // Outside of the viewport, a frame has no animation frames.
  setTimeout(show, 250);
  requestAnimationFrame(() => requestAnimationFrame(show));
}

/** Sets the language, or English if it cannot be loaded. */
async function speak(wanted: string): Promise<void> {
  const lang = await setLocale(wanted).catch(() => setLocale());
  Object.assign(document.documentElement, { lang, dir: direction() });
}

async function set(changed: Partial<FrameOptions>): Promise<void> {
  if (changed.lang) await speak(changed.lang);
  Object.assign(options, changed);
  apply();
  setTitle();
  // Another view of the question that the reader has by now.
  if (changed.show !== undefined || changed.controls) scope.question = link;
}

const channel = new Channel({
  options,
  outcome: () => (failed ? { error: failed } : scope.outcome),
  shown() {
    const { view } = asked();
    return { question: view ? link : '', view: view ?? '', height: Math.ceil(root.offsetHeight) };
  },
  ask(hash) {
    open(hash);
    start();
  },
  set,
});

function handleMessages(reportHeight: () => void): void {
  addEventListener('message', ({ data, source, origin }) => {
    if (source !== parent || parent === window) return;
    const message = readMessage(data);
    if (!message) return;
    if ('id' in message) channel.receive(message, origin);
    else if ('theme' in message) set({ theme: message.theme });
    else if ('question' in message) open(message.question);
    else if ('start' in message) start();
    else reportHeight();
  });
}

async function begin(): Promise<void> {
  apply();
  await speak(options.lang);
  for (const name of ['answer', 'error', 'change', 'move', 'predict', 'end'])
    scope.addEventListener(name, ({ detail }: CustomEventInit) => channel.emit(name, detail));
  open(location.hash);
  addEventListener('hashchange', () => open(location.hash));
  root.dataset.ready = '';
  const [address = ''] = location.href.length > longestHash ? location.href.split('#', 1) : [location.href];
  const reportHeight = watchHeight(root, (height) => {
    if (parent === window) return;
    for (const message of heights(height, address)) parent.postMessage(message, '*');
  });
  handleMessages(reportHeight);
  const watcher = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start();
  });
  watcher.observe(root);
  for (const type of ['pointerdown', 'focusin']) root.addEventListener(type, start);
  addEventListener('beforeprint', start);
}

begin();
