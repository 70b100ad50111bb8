/*
 * The start of a frame: shows the title of the question and a placeholder. The code that draws the
 * view is loaded when the frame becomes visible, or is clicked.
 *
 * Also handles the messages: reports the height to the host page, and obeys its requests. Reads the
 * URL of the frame and never changes it.
 *
 * Before this module, public/frame.js sets colours and the font size, so that nothing flashes. If
 * this module cannot be loaded (no network; a sandbox on a host without CORS), frame.js shows an
 * error and adds the question to the link.
 */

import { speak, text } from '../i18n/names';
import { longestHash, type Question, readHash, toHash } from '../question/question';
import { applyTheme } from '../ui/appearance';
import { roomOf, type ViewName, viewNamed, viewsIn } from '../views/registry';
import { watchHeight } from './height-reporter';
import type { Live } from './live';
import { heights, readHostMessage } from './messages';
import { readOptions } from './options';
import { isProblem, titleOf } from './title';

/** The view to show, or the sentence that explains why there is none. */
type Reading = { question: Question; show: ViewName } | { sorry: string; question?: Question };

const options = readOptions(location.search);
const part = <Kind extends HTMLElement>(name: string) => document.querySelector<Kind>(`.frame-${name}`);

let live: Promise<Live | undefined> | undefined;
/** The latest request, by the hash or by a message. */
let requested: Reading = { sorry: '' };
/** Whether the view has been started. */
let started = false;
let { theme } = options;

function read(hash: string): Reading {
  const reading = readHash(hash);
  if (reading.kind === 'broken') return { sorry: text(`link-${reading.reason}`, { part: reading.part }) };
  if (reading.kind === 'none') return { sorry: text('embed-no-question') };
  const { question } = reading;
  const room = roomOf(question.problem);
  if (room === 'problems' && !isProblem(question.problem)) {
    return { sorry: text('embed-no-problem', { problem: question.problem }) };
  }
  const show = viewNamed(room, options.show);
  if (show) return { question, show };
  const shows = viewsIn(room).join(text('list-separator'));
  return { sorry: text('embed-no-show', { show: options.show.slice(0, 40), shows }), question };
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
  const link = part<HTMLAnchorElement>('open');
  const hash = question ? toHash(question) : '';
  if (link) {
    link.href = `./${hash.length > longestHash ? '' : hash}`;
    link.title = question ? text('embed-open-title') : '';
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

function openQuestion(hash: string): void {
  requested = read(hash);
  setTitle(requested.question);
  if ('sorry' in requested) {
    live?.then((loaded) => loaded?.leave());
    showError(requested.sorry);
    return;
  }
  showPlaceholder(requested);
  if (started) draw();
}

/** Loads the code that draws, once, and shows the view that is requested by then. */
async function draw(): Promise<void> {
  started = true;
  if ('sorry' in requested) return;
  live ??= load();
  const loaded = await live;
  if (loaded && !('sorry' in requested)) loaded.show(requested.question, requested.show);
}

async function load(): Promise<Live | undefined> {
  const stage = part('stage');
  if (!stage) return undefined;
  try {
    const { Live } = await import('./live');
    return new Live({ stage, options, theme, asks: setTitle });
  } catch (error) {
    live = undefined;
    // Replaces the cached copies of scripts that did not compile; if it arrives itself.
    const found = await import('../engine/lost').then(({ whyNot }) => whyNot(error)).catch(() => undefined);
    showError(text('embed-lost'), () => {
      // The document keeps a script that failed to compile.
      if (found?.cause === 'damaged') location.reload();
      if ('sorry' in requested) return;
      showPlaceholder(requested);
      draw();
    });
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

function handleMessages(reportHeight: () => void): void {
  addEventListener('message', ({ data, source }) => {
    if (source !== parent || parent === window) return;
    const request = readHostMessage(data);
    if (!request) return;
    if ('theme' in request) {
      theme = request.theme;
      applyTheme(theme);
      live?.then((loaded) => loaded?.setTheme(theme));
    } else if ('question' in request) openQuestion(request.question);
    else if ('start' in request) {
      if (!started) draw();
    } else reportHeight();
  });
}

async function begin(): Promise<void> {
  applyTheme(theme);
  // Style sheets scale with the font size, canvases with `--unit`.
  const { style } = document.documentElement;
  if (options.size > 100) {
    style.setProperty('--unit', String(options.size / 100));
    style.fontSize = `calc(var(--step-0) * ${options.size / 100})`;
  }
  document.documentElement.dataset.controls = options.controls;
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
