/*
 * A frame in another page begins here, and for a frame that nobody sees it ends here: the name of the question and a quiet
 * picture. What draws the view is fetched when the frame comes into sight, or is clicked.
 *
 * Also all that a frame has to do with the page around it: its height is told, its wishes are heard. The frame's own
 * address is read and never written.
 *
 * Before this, public/frame.js has set colours and the size of type, so that nothing flashes. Where this does not come (no
 * network; a sandbox on a host that lets nobody else read its modules) it says so, and gives the link its question.
 */

import { applyTheme } from '../dress';
import { speak, text } from '../i18n/names';
import { longestHash, type Question, readHash, toHash } from '../question';
import { watchHeight } from './heights';
import type { Live } from './live';
import { heights, readWish } from './messages';
import { readOptions } from './options';
import { roomOf, SHOWS, showOf } from './shows';
import { isProblem, titleOf } from './title';

/** What is to be shown, or why nothing can be. */
type Reading = { question: Question; show: string } | { sorry: string; question?: Question };

const options = readOptions(location.search);
const part = <Kind extends HTMLElement>(name: string) => document.querySelector<Kind>(`.frame-${name}`);

let live: Promise<Live | undefined> | undefined;
/** What was asked for last. */
let wanted: Reading = { sorry: '' };
let seen = false;

function read(hash: string): Reading {
  const reading = readHash(hash);
  if (reading.kind === 'broken') return { sorry: text(`link-${reading.reason}`, { part: reading.part }) };
  if (reading.kind === 'none') return { sorry: text('embed-no-question') };
  const { question } = reading;
  const room = roomOf(question.problem);
  if (room === 'problems' && !isProblem(question.problem)) {
    return { sorry: text('embed-no-problem', { problem: question.problem }) };
  }
  const show = showOf(room, options.show);
  if (show) return { question, show };
  const shows = SHOWS[room].join(text('list-separator'));
  return { sorry: text('embed-no-show', { show: options.show.slice(0, 40), shows }), question };
}

/** What stands at the head, and where the link leads: to the question as it is now. */
function name(question: Question | undefined): void {
  const { name, detail } = question ? titleOf(question) : { name: text('page-name'), detail: '' };
  const say = (where: string, what: string) => {
    const element = part(where);
    if (element && element.textContent !== what) element.textContent = what;
  };
  say('name', name);
  say('detail', detail);
  say('open', text(question ? 'embed-open' : 'embed-working'));
  document.title = detail ? text('embed-title', { name, detail }) : text('embed-title-alone', { name });
  const link = part<HTMLAnchorElement>('open');
  const hash = question ? toHash(question) : '';
  if (link) {
    link.href = `./${hash.length > longestHash ? '' : hash}`;
    link.title = question ? text('embed-open-title') : '';
  }
}

/** A short sentence in the place of the view. The link below leads to a page that works. */
function sorry(sentence: string, again?: () => void): void {
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

/** How high the cells of a strip will be: as layoutOf (elements/cells.ts) has it where there are not too many. */
function stripHeight(n: string | undefined): string {
  const unit = options.size / 100;
  const room = (part('stage')?.clientWidth ?? 0) / unit;
  const cell = room < 500 ? 26 : 30;
  const rows = Math.ceil((Number(n) + 1) / Math.max(1, Math.floor(room / cell)));
  return `${Math.min(400, rows * cell || 400) * unit}px`;
}

/** The quiet picture, where there was something else. */
function pose({ question, show }: { question: Question; show: string }): void {
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

function take(hash: string): void {
  wanted = read(hash);
  name(wanted.question);
  if ('sorry' in wanted) {
    live?.then((scene) => scene?.leave());
    sorry(wanted.sorry);
    return;
  }
  pose(wanted);
  if (seen) draw();
}

/** Fetches what draws, once, and hands it what is wanted then. */
async function draw(): Promise<void> {
  seen = true;
  if ('sorry' in wanted) return;
  live ??= load();
  const scene = await live;
  if (scene && !('sorry' in wanted)) scene.take(wanted.question, wanted.show);
}

async function load(): Promise<Live | undefined> {
  const stage = part('stage');
  if (!stage) return undefined;
  try {
    const { Live } = await import('./live');
    return new Live({ stage, options, locale: document.documentElement.lang, asks: name, sorry });
  } catch {
    live = undefined;
    sorry(text('embed-lost'), () => {
      if ('sorry' in wanted) return;
      pose(wanted);
      draw();
    });
    return undefined;
  }
}

function whenSeen(root: Element): void {
  const watcher = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
  });
  const begin = () => {
    watcher.disconnect();
    if (!seen) draw();
  };
  for (const type of ['pointerdown', 'focusin']) root.addEventListener(type, begin, { once: true });
  watcher.observe(root);
}

function hearHost(again: () => void): void {
  addEventListener('message', ({ data, source }) => {
    if (source !== parent || parent === window) return;
    const wish = readWish(data);
    if (!wish) return;
    if ('theme' in wish) applyTheme(wish.theme);
    else if ('question' in wish) take(wish.question);
    else if ('start' in wish) {
      if (!seen) draw();
    } else again();
  });
}

async function begin(): Promise<void> {
  applyTheme(options.theme);
  // The style sheets count in the size of type; what is drawn on a canvas, in units.
  const { style } = document.documentElement;
  if (options.size > 100) {
    style.setProperty('--unit', String(options.size / 100));
    style.fontSize = `calc(var(--step-0) * ${options.size / 100})`;
  }
  document.documentElement.dataset.controls = options.controls;
  await speak(options.lang);
  const root = part('whole');
  if (!root) return;
  take(location.hash);
  addEventListener('hashchange', () => take(location.hash));
  root.dataset.ready = '';
  const [address = ''] = location.href.length > longestHash ? location.href.split('#', 1) : [location.href];
  const again = watchHeight(root, (height) => {
    if (parent === window) return;
    for (const message of heights(height, address)) parent.postMessage(message, '*');
  });
  hearHost(again);
  whenSeen(root);
}

begin();
