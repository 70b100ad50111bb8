// What works in every browser: an address, and steps there. A step is a function that runs in the
// page again and again, and may press something, until it returns true.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { tableBeside } from '../wasm/rows.mjs';

const FILE = pathToFileURL(join(ROOT, 'dist-single', 'grundyscope.html')).href;
const SHOWN = ['main', '^[^]{150}'];

function says(selector, pattern, inside) {
  const root = inside ? document.querySelector(inside)?.shadowRoot : document;
  if (!root || root.querySelector('[aria-busy=true], grundy-progress, .waiting')) return false;
  return [...root.querySelectorAll(selector)].some((node) =>
    new RegExp(pattern).test(node.textContent.trim()),
  );
}

function presses(selector, pattern = '', inside = '') {
  const root = inside ? document.querySelector(inside)?.shadowRoot : document;
  const found = [...(root?.querySelectorAll(selector) ?? [])].find(
    (node) => !node.disabled && new RegExp(pattern).test(node.textContent.trim()),
  );
  found?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  return Boolean(found);
}

/** As someone types a text and Enter. */
function types(selector, text) {
  const field = document.querySelector(selector);
  if (!field) return false;
  field.focus();
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  for (const type of ['keydown', 'keyup'])
    field.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true }));
  field.form?.requestSubmit();
  return true;
}

/** Takes one stone after the other in the game of the start page, until it is over. */
function playsOn() {
  const over = /cannot move:/.test(document.querySelector('main').textContent);
  if (!over) document.querySelector('.home-move:not([aria-disabled=true])')?.click();
  return over;
}

/** A frame that may run scripts and has no origin says how high it is. */
function frameAnswers() {
  const frame = document.querySelector('iframe[sandbox="allow-scripts"]');
  if (!frame) return false; // The page is still read.
  if (globalThis.heard) return globalThis.heard.some(({ height }) => height > 100);
  globalThis.heard = [];
  // Anew: it may have answered already, and its own address with the same # loads nothing again.
  const again = frame.cloneNode();
  addEventListener('message', ({ source, data }) => {
    if (source === again.contentWindow) globalThis.heard.push(data);
  });
  frame.replaceWith(again);
  again.scrollIntoView();
  return false;
}

/** The host has no file with this in its name, from now on; with nothing, it has all again. */
function hostLacks(name) {
  if (globalThis.lacking !== name)
    fetch(`?lacks=${name}`).finally(() => {
      globalThis.lacked = name;
    });
  globalThis.lacking = name;
  return globalThis.lacked === name;
}

/** An element in a document of its own; counts the definitions of elements. */
function embeds() {
  const { define } = CustomElementRegistry.prototype;
  globalThis.defined = [];
  CustomElementRegistry.prototype.define = function (name, ...more) {
    globalThis.defined.push(name);
    return Reflect.apply(define, this, [name, ...more]);
  };
  document.body.innerHTML = '<grundy-scope game="octal:0.77" n="200" view="strip"></grundy-scope>';
  const script = { type: 'module', src: '/grundyscope.js' };
  document.head.append(Object.assign(document.createElement('script'), script));
  return true;
}

/** Each element is defined once, and there is one strip. */
function runsOnce() {
  const { defined } = globalThis;
  const { shadowRoot } = document.querySelector('grundy-scope');
  const isOnce = defined.includes('grundy-strip') && new Set(defined).size === defined.length;
  return isOnce && shadowRoot.querySelectorAll('grundy-strip').length === 1;
}

const AGAIN = '^Try again$';

/** Each with its address and its steps: a function and its arguments. */
export const JOURNEYS = [
  ...tableBeside(new URL('../e2e/rooms.ts', import.meta.url).href)('rooms').map(([name, hash]) => [
    name,
    `./${hash}`,
    [says, 'main :is(h1, h2)', '\\S'],
    [says, ...SHOWN],
  ]),
  [
    'a typed N',
    './#1/nim-square?n=28',
    [says, '.answer-digits', '\\d'],
    [types, '#field-n', '29'],
    [says, '.answer-digits', '1,160'],
  ],
  ['a match to its end', './', [playsOn]],
  [
    'a prediction of a lesson',
    './#1/lesson?name=nim&step=3',
    [presses, 'button', '^The player who moves first$'],
    [says, '.lesson-why', 'It is a P-'],
    [presses, 'a', '^Next$'],
    [says, '.lesson-heading', 'Adding without carrying'],
  ],
  [
    'an exercise',
    './#1/exercise?game=kayles&kinds=value&count=3&seed=7',
    [says, '#exercise-ask', 'g\\(7\\)'],
    [types, '#exercise-field', '2'],
    [says, '.exercise-verdict', 'Right\\.'],
  ],
  ['an element', '/@project/examples/plain.html', [says, '.scope', '\\S', 'grundy-scope']],
  ['a frame in a sandbox', '/@project/examples/sandbox.html', [frameAnswers]],
  [
    'a control whose script did not arrive, tried again',
    './#1/nim-square?n=29',
    [says, '.answer-digits', '1,160'],
    [hostLacks, '/dialog-'],
    [presses, '.share-open'],
    [says, '.share-open + .state', '404'],
    [hostLacks, ''],
    [presses, '.share-open + .state button', AGAIN],
    [says, 'dialog[open]', 'Share'],
  ],
  [
    'a part that imports what did not arrive, tried again',
    './?lacks=/inside-#1/nim-square?n=29',
    [says, 'grundy-page', 'This did not arrive. The host answered 404.'],
    [hostLacks, ''],
    [presses, 'button', AGAIN],
    [presses, '.menu-open'],
  ],
  [
    'the view of an element, tried again, runs once',
    './robots.txt?lacks=/strip-',
    [embeds],
    [says, '[part~=error]', '404', 'grundy-scope'],
    [hostLacks, ''],
    [presses, '[part~=error] button', AGAIN, 'grundy-scope'],
    [says, '.scope', '\\S', 'grundy-scope'],
    [runsOnce],
  ],
  [
    'the script of a frame, tried again',
    './embed.html?show=chart&lacks=/scope-#1/game?game=octal:0.77&n=200',
    [says, '.frame-lost', '404'],
    [hostLacks, ''],
    [presses, '.frame-lost button', AGAIN],
    [says, '.scope', 'Kayles', 'grundy-scope'],
  ],
  ['the page in one file', `${FILE}#1/game?game=octal:0.77&n=200`, [says, 'main', 'Period 12 from 71 on']],
];
