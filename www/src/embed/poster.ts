/*
 * The start of a frame: shows the title of the question and a placeholder. The code that draws the
 * view is loaded when the frame becomes visible, or is clicked.
 *
 * Also handles the messages: reports the height to the host page, and obeys its requests. Reads the
 * URL of the frame and never changes it.
 *
 * Before this module, public/frame.js sets colours and the font size, so that nothing flashes. If
 * this module cannot be loaded (no network; a sandbox on a host without CORS), frame.js shows an
 * error with the cause and adds the question to the link.
 */

import type { Emit } from '../element/reporter';
import { speak, text } from '../i18n/names';
import { longestHash, type Question, readHash, toHash } from '../question/question';
import { applyTheme } from '../ui/appearance';
import type { Theme } from '../ui/theme';
import { roomOf, viewNamed, viewsIn } from '../views/registry';
import type { Channel, Framed, Reading } from './channel';
import { watchHeight } from './height-reporter';
import type { Live } from './live';
import { heights, mayRequest, readHostMessage } from './messages';
import { readOptions } from './options';
import type { FrameError } from './protocol';
import { isProblem, titleOf } from './title';

const options = readOptions(location.search);
const part = <Kind extends HTMLElement>(name: string) => document.querySelector<Kind>(`.frame-${name}`);

let live: Promise<Live | undefined> | undefined;
/** The replies and events for a host page that has made a request. */
let channel: Promise<Channel> | undefined;
/** Why the code that draws did not arrive. */
let failed: FrameError | undefined;
/** The latest request, by the hash or by a message. */
let requested: Reading = { sorry: '', code: '' };
/** The link of the question as the reader has changed it since. */
let link = '';
/** Counts the requests. */
let turn = 0;
/** Whether the view has been started. */
let started = false;

function read(hash: string): Reading {
  const reading = readHash(hash);
  if (reading.kind === 'broken')
    return { code: 'bad-link', sorry: text(`link-${reading.reason}`, { part: reading.part }) };
  if (reading.kind === 'none') return { code: 'no-question', sorry: text('embed-no-question') };
  const { question } = reading;
  const room = roomOf(question.problem);
  if (room === roomOf('') && !isProblem(question.problem)) {
    const sorry = text('embed-no-problem', { problem: question.problem });
    return { code: 'unknown-problem', sorry };
  }
  const show = viewNamed(room, options.show, question.problem);
  if (show) return { question, show };
  const shows = viewsIn(room).join(text('list-separator'));
  const sorry = text('embed-no-show', { show: options.show.slice(0, 40), shows });
  return { code: 'unknown-view', sorry, question };
}

/** Updates the title and the link to the current question. */
function setTitle(question: Question | undefined): void {
  const { name, detail } = question ? titleOf(question) : { name: text('page-name'), detail: '' };
  const setText = (target: string, content: string) => {
    const element = part(target);
    if (element && element.textContent !== content) element.textContent = content;
  };
  setText('name', name);
  setText('detail', detail);
  setText('open', text(question ? 'embed-open' : 'embed-working'));
  document.title = detail ? text('embed-title', { name, detail }) : text('embed-title-alone', { name });
  const open = part<HTMLAnchorElement>('open');
  const hash = question ? toHash(question) : '';
  if (open) {
    open.href = `./${hash.length > longestHash ? '' : hash}`;
    open.title = question ? text('embed-open-title') : '';
  }
}

/** Replaces the view by an error, with a button if there is a way to retry. */
function showError(sentence: string, again?: () => void): void {
  const stage = part('stage');
  if (!stage) return;
  const line = document.createElement('p');
  line.className = 'frame-sorry';
  line.setAttribute('role', 'alert');
  line.append(sentence);
  if (again) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button';
    button.textContent = text('embed-again');
    button.addEventListener('click', again);
    line.append(' ', button);
  }
  stage.dataset.is = 'sorry';
  stage.replaceChildren(line);
}

/** The expected height of a strip of cells, as layoutOf (sequence/cells.ts) computes it. */
function stripHeight(n: string | undefined): string {
  const unit = options.size / 100;
  const room = (part('stage')?.clientWidth ?? 0) / unit;
  const cell = room < 500 ? 26 : 30;
  const rows = Math.ceil((Number(n) + 1) / Math.max(1, Math.floor(room / cell)));
  return `${Math.min(400, rows * cell || 400) * unit}px`;
}

/** Shows the placeholder, unless there is a view already. */
function showPlaceholder({ question, show }: { question: Question; show: string }): void {
  const stage = part('stage');
  if (!stage) return;
  stage.dataset.show = show;
  stage.dataset.room = roomOf(question.problem);
  stage.style.setProperty('--strip', stripHeight(question.arguments.n));
  if (stage.dataset.is === 'live') return;
  stage.dataset.is = 'poster';
  const picture = document.createElement('div');
  picture.className = 'frame-picture';
  picture.setAttribute('aria-hidden', 'true');
  stage.replaceChildren(picture);
}

function openQuestion(hash: string): Promise<void> {
  turn++;
  link = hash;
  return openLink();
}

/** Shows the question of `link`. Resolves when the view has it, if the frame has started. */
async function openLink(): Promise<void> {
  requested = read(link);
  setTitle(requested.question);
  if ('sorry' in requested) {
    live?.then((loaded) => loaded?.leave());
    showError(requested.sorry);
    const { code, sorry: message } = requested;
    emit('error', { code, field: '', message });
    return;
  }
  showPlaceholder(requested);
  if (started) await draw();
}

/** Loads the code that draws, once, and shows the view that is requested by then. */
async function draw(): Promise<void> {
  started = true;
  if ('sorry' in requested) return;
  live ??= load();
  const loaded = await live;
  if (loaded && !('sorry' in requested)) await loaded.show(requested.question, requested.show);
}

/** Calls the channel if it is loaded, or will be. */
const tell = (act: (channel: Channel) => void) => channel?.then(act, () => undefined);
const emit: Emit = (name, detail) => tell((loaded) => loaded.emit(name, detail));

/** The error of code that did not arrive, with a sentence that names the cause. */
async function lost(thrown: unknown): Promise<{ error: FrameError; retry: boolean }> {
  try {
    return await (await import('./lost')).lost(thrown);
  } catch {
    const cause = 'connection';
    const message = `${text('embed-lost')} ${text('load-cause', { cause, status: 0 })}`;
    return { error: { code: 'load', field: '', message, cause }, retry: true };
  }
}

async function load(): Promise<Live | undefined> {
  const stage = part('stage');
  if (!stage) return undefined;
  failed = undefined;
  try {
    const { Live } = await import('./live');
    return new Live({
      stage,
      options,
      theme: options.theme,
      asks(question) {
        link = toHash(question);
        setTitle(question);
      },
      emit,
      drawn: () => tell((loaded) => loaded.drawn()),
    });
  } catch (error) {
    live = undefined;
    const { error: found, retry } = await lost(error);
    failed = found;
    const again = () => {
      // The document keeps a script that failed to compile.
      if (found.cause === 'damaged') location.reload();
      if ('sorry' in requested) return;
      showPlaceholder(requested);
      draw();
    };
    showError(found.message, retry ? again : undefined);
    emit('error', found);
    return undefined;
  }
}

function drawWhenVisible(root: Element): void {
  const watcher = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start();
  });
  const start = () => {
    watcher.disconnect();
    if (!started) draw();
  };
  for (const type of ['pointerdown', 'focusin']) root.addEventListener(type, start, { once: true });
  addEventListener('beforeprint', start, { once: true });
  watcher.observe(root);
}

/** What the channel needs of this frame. */
const frame: Framed = {
  options,
  now: () => ({ link, requested, turn, failed, height: Math.ceil(part('whole')?.offsetHeight ?? 0) }),
  live: async () => live,
  ask(hash) {
    started = true;
    return openQuestion(hash);
  },
  async set(changed) {
    Object.assign(options, changed);
    if (changed.theme) setTheme(changed.theme);
    if (changed.size || changed.controls) applySize();
    if (changed.lang) await speak(options.lang);
    if (changed.show !== undefined || changed.controls || changed.lang) await openLink();
  },
};

function setTheme(theme: Theme): void {
  options.theme = theme;
  applyTheme(theme);
  live?.then((loaded) => loaded?.setTheme(theme));
}

/** Loads the code for requests, which most host pages do not make. */
async function loadChannel(): Promise<Channel> {
  const { Channel } = await import('./channel');
  return new Channel(frame);
}

/** Handles a request, or replies that the code for it did not arrive; the next one tries again. */
async function receive(data: unknown, origin: string): Promise<void> {
  try {
    channel ??= loadChannel();
    (await channel).receive(data, origin);
  } catch (thrown) {
    channel = undefined;
    const { id } = data as { id?: unknown };
    const { error } = await lost(thrown);
    const reply = { type: 'grundyscope:reply', version: 1, id, error };
    parent.postMessage(reply, origin === 'null' ? '*' : origin);
  }
}

function handleMessages(reportHeight: () => void): void {
  addEventListener('message', ({ data, source, origin }) => {
    if (source !== parent || parent === window) return;
    if (mayRequest(data)) {
      receive(data, origin);
      return;
    }
    const request = readHostMessage(data);
    if (!request) return;
    if ('theme' in request) setTheme(request.theme);
    else if ('question' in request) openQuestion(request.question);
    else if ('start' in request) {
      if (!started) draw();
    } else reportHeight();
  });
}

/** Style sheets scale with the font size, canvases with `--unit`. */
function applySize(): void {
  const { style, dataset } = document.documentElement;
  const unit = options.size / 100;
  style.setProperty('--unit', String(unit));
  style.fontSize = `calc(var(--step-0) * ${unit} * var(--text, 1))`;
  dataset.controls = options.controls;
}

async function begin(): Promise<void> {
  applyTheme(options.theme);
  applySize();
  await speak(options.lang);
  const root = part('whole');
  if (!root) return;
  openQuestion(location.hash);
  addEventListener('hashchange', () => openQuestion(location.hash));
  root.dataset.ready = '';
  const [address = ''] = location.href.length > longestHash ? location.href.split('#', 1) : [location.href];
  const reportHeight = watchHeight(root, (height) => {
    if (parent === window) return;
    for (const message of heights(height, address)) parent.postMessage(message, '*');
  });
  handleMessages(reportHeight);
  drawWhenVisible(root);
}

begin();
