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

function presses(selector, pattern = '') {
  const found = [...document.querySelectorAll(selector)].find(
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
    [says, '.lesson-why', 'It is a P-position'],
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
  ['the page in one file', `${FILE}#1/game?game=octal:0.77&n=200`, [says, 'main', 'Period 12 from 71 on']],
];
