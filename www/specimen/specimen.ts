/*
 * The specimen: the design tokens, every part of ui/ in every state, and every drawing, on one page
 * for those who build the site. English only. `npm start` serves it at /specimen.html.
 */

import '../src/boards/boards.css';
import '../src/boards/move-list';
import '../src/element';
import '../src/ui/answer';
import '../src/ui/copy-button';
import '../src/ui/field';
import '../src/ui/menu';
import '../src/ui/notation-field';
import '../src/ui/player';
import '../src/ui/progress';
import '../src/ui/term';
import '../src/ui/theme';
import { html, render } from 'lit';
import type { AnyResource } from '../src/engine/resource';
import { learn } from '../src/i18n/index';
import { tools } from '../src/sequence/share-button';
import { applyTheme, storedTheme, storeTheme } from '../src/shell/theme';
import { callout } from '../src/ui/callout';
import { valueVars } from '../src/ui/colour';
import { examples } from '../src/ui/examples';
import { folded } from '../src/ui/folded';
import { ICONS, icon } from '../src/ui/icons';
import { pageHead } from '../src/ui/page-head';
import { pageIndex } from '../src/ui/page-index';
import { brokenHere, loadFailed } from '../src/ui/placeholder';
import { statusLine } from '../src/ui/status';
import type { Theme } from '../src/ui/theme';
import { vars } from '../src/ui/vars';

const texts = import.meta.glob<string>('../src/i18n/en/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
for (const [path, source] of Object.entries(texts)) learn(path, source);

const COLOURS = [
  'paper',
  'sheet',
  'well',
  'ink',
  'soft',
  'edge',
  'rule',
  'zero',
  'zero-text',
  'won',
  'won-wash',
].concat(['lost', 'lost-wash', 'lane', 'lane-end', 'lane-ink']);
/** Each size of the type scale, with its face and weight. */
const TYPE = [
  ['figure', 'serif', 500],
  ['title', 'serif', 500],
  ['section', 'serif', 500],
  ['lead', 'serif', 500],
  ['body', 'sans', 400],
  ['small', 'sans', 400],
] as const;
const HEIGHTS = ['control-small', 'control', 'control-large'];
const RADII = ['radius-small', 'radius', 'round'];
const SPACES = [1, 2, 3, 4, 5, 6, 7].map((at) => `space-${at}`);

/** The states that every control has; `is-hover` and `is-focus` stand for a pointer and keys. */
const CONTROL = ['rest', 'is-hover', 'is-focus', 'disabled'] as const;
type State = (typeof CONTROL)[number];
type Drawn = (state: State, disabled: boolean) => unknown;

const CONTROLS: Record<string, Drawn> = {
  button: (state, off) => html`<button class="button ${state}" ?disabled=${off}>Check</button>`,
  'button primary': (state, off) =>
    html`<button class="button primary ${state}" ?disabled=${off}>${icon('play')}Play</button>`,
  'button bare': (state, off) =>
    html`<button class="button bare ${state}" ?disabled=${off} aria-label="Undo">${icon('undo')}</button>`,
  tool: (state, off) => html`<button class="tool ${state}" aria-disabled=${off}>Zoom in</button>`,
  'tool, pressed': (state) => html`<button class="tool ${state}" aria-pressed="true">Zoom in</button>`,
  'preset, a chip': (state) =>
    html`<button class="preset option ${state}"><span>N = 29</span> <b>1,160</b></button>`,
  'preset, pressed': (state) =>
    html`<button class="preset option ${state}" aria-pressed="true"><span>N = 29</span> <b>1,160</b></button>`,
  link: (state, off) => html`<button class="link ${state}" ?disabled=${off}>Show all</button>`,
  a: (state) => html`<a class=${state} href="#a">Kayles</a>`,
  input: (state, off) => html`<input class="input ${state}" aria-label="N" value="1,000" ?disabled=${off} />`,
  'input, empty': (state, off) =>
    html`<input class="input ${state}" aria-label="N" placeholder="optional" ?disabled=${off} />`,
  'input, error': (state, off) =>
    html`<input class="input ${state}" aria-label="N" aria-invalid="true" value="1.000" ?disabled=${off} />`,
  select: (state, off) =>
    html`<select class="select ${state}" aria-label="Look" ?disabled=${off}><option>Values</option></select>`,
  choice: (state, off) =>
    html`<select class="choice ${state}" aria-label="Look" ?disabled=${off}><option>Values</option></select>`,
  checkbox: (state, off) =>
    html`<input class=${state} type="checkbox" aria-label="Misère" ?disabled=${off} />`,
  'checkbox, checked': (state, off) =>
    html`<input class=${state} type="checkbox" aria-label="Misère" checked ?disabled=${off} />`,
  radio: (state, off) =>
    html`<input class=${state} type="radio" aria-label="One" checked ?disabled=${off} />`,
  summary: (state) => html`<details class="fold"><summary class=${state}>Other games</summary></details>`,
};

/** The state of a task that no engine works on. */
const task = (given: Partial<AnyResource>) => given as AnyResource;
const actions = { cancel() {}, again() {} };
const words = { doing: 'Computing', stopped: 'The computation was stopped.', home: 'specimen-n' };
const shown = (digits: string, published?: string) => ({
  digits,
  milliseconds: 12,
  question: 'Nim Square, N = 29',
  published,
});
const items = [
  { id: 'answer', name: 'Answer', glance: '1160', text: '1160' },
  { id: 'save', name: 'Save the sequence', apart: true, act() {} },
];
const wrong = 'A whole number is needed here. To group digits, write 1,000 or 1 000.';
const place = { before: 'octal:0.7', here: '9', after: '' };
const share = tools({
  question: { problem: 'game', arguments: {}, view: {} },
  parametersOf: () => undefined,
});

/** Parts of several elements, each state by its name. */
const PARTS: Record<string, unknown> = {
  'page head': pageHead('head', 'Kayles', 'Knock down one pin, or two that stand side by side.', share),
  'page head, waiting': pageHead(
    'head-waiting',
    'Kayles',
    'The tools have their room before they come.',
    undefined,
  ),
  'page index': pageIndex([
    ['controls', 'Controls'],
    ['parts', 'Parts'],
    ['values', 'Values'],
  ]),
  card: html`<div class="card">A card: something can be pressed here, or changes as a whole.</div>`,
  tray: html`<div class="tray">A tray: the ground under pieces.</div>`,
  well: html`<div class="well">A well: a group, or a period.</div>`,
  floating: html`<div class="floating">What lies above the page.</div>`,
  segments: html`<div class="segments"><button aria-pressed="true">Chart</button><button class="is-hover">Cells</button><button class="is-focus">Table</button></div>`,
  tags: html`<div class="row"><span class="tag right">as published</span><span class="tag wrong">published: 1,160</span><span class="tag stale">for N = 28</span></div>`,
  callout: callout('g(29) = 5', () => {}),
  facts: html`<dl class="facts"><div><dt>Winning moves</dt><dd>5,000</dd></div><div><dt>Smallest</dt><dd>1</dd></div></dl>`,
  outcome: html`<p class="outcome" data-outcome="P">The previous player wins.</p><p class="outcome">The next player wins.</p>`,
  examples: examples('Examples', [
    { name: '4 ⊗ 4', about: 'a square', href: '#a', here: false },
    { name: '6 ⊗ 7', about: 'what is shown', href: '#b', here: true },
  ]),
  folded: folded(html`<h2>A section</h2>`, html`<p>It is folded on a phone.</p>`),
  'status, under way': statusLine(task({ visible: true, fraction: 0.4, seconds: 12 }), words, actions),
  'status, loading': statusLine(
    task({ visible: true, loading: { bytes: 120_000, total: 340_000 }, fraction: 0 }),
    words,
    actions,
  ),
  'status, waiting': statusLine(task({ visible: true, waiting: true, fraction: 0 }), words, actions),
  'status, failed': statusLine(task({ error: { code: 'crashed', field: '', message: '' } }), words, actions),
  'status, stopped': statusLine(task({ stopped: true }), words, actions),
  'loading failed': loadFailed('A room', 'The connection was lost.', () => {}),
  broken: brokenHere({ code: 'broken', field: '', message: 'broken' }, () => {}),
  'field, empty': html`<div class="fields"><grundy-field name="a" label="N" allowed="From 0 to 20,000,000."></grundy-field></div>`,
  'field, understood': html`<div class="fields"><grundy-field name="b" label="N" value="10^5" understood="100000"></grundy-field><grundy-field name="c" label="Modulus" optional></grundy-field></div>`,
  'field, error': html`<div class="fields"><grundy-field name="d" label="N" value="1.000" error=${wrong}></grundy-field></div>`,
  'game, understood': html`<div class="fields"><grundy-game name="e" label="Game" value="Kayles" understood="octal:0.77"></grundy-game></div>`,
  'game, error': html`<div class="fields"><grundy-game name="f" label="Game" value="octal:0.79" error="9 is no digit of an octal code." .place=${place}></grundy-game></div>`,
  'answer, waiting': html`<grundy-answer label="Losing positions"></grundy-answer>`,
  'answer, as published': html`<grundy-answer label="Losing positions" .of=${shown('1160', '1160')}></grundy-answer>`,
  'answer, not as published': html`<grundy-answer label="Losing positions" .of=${shown('1161', '1160')}></grundy-answer>`,
  'answer, of an earlier question': html`<grundy-answer label="Losing positions" stale .of=${shown('2586528661783')}></grundy-answer>`,
  'answer, long': html`<grundy-answer label="Losing positions" .of=${shown('1234567890'.repeat(9))} .all=${true}></grundy-answer>`,
  clip: html`<grundy-clip label="Copy terms" .of=${() => '89, 8, 3'}></grundy-clip>`,
  'menu, open': html`<grundy-menu class="is-open" .items=${items} .offer=${async () => items}></grundy-menu>`,
  'menu, by hand': html`<grundy-menu class="is-open" .shown=${'0, 1, 0, 1, 2'} .offer=${async () => items}></grundy-menu>`,
  'move list': html`<grundy-move-list .moves=${[
    ['a', 'take 1 from 7, leaving 3 and 3'],
    ['b', 'take 2 from 7, leaving 5'],
  ]} .picked=${'b'}></grundy-move-list>`,
  player: html`<grundy-player label="Step by step" last="5"></grundy-player>`,
  'player, at a step': html`<grundy-player label="Step by step" last="5" .step=${2}></grundy-player>`,
  term: html`<p>The <grundy-term word="mex" meaning="The least of the numbers 0, 1, 2, … that is missing."></grundy-term> of the options.</p>`,
};

const state = (name: string, shown: unknown) =>
  html`<div role="group" aria-label=${name}><span class="quiet">${name}</span>${shown}</div>`;
const token = (name: string, kind: string) =>
  state(name, html`<div class=${kind} ${vars({ '--shown': `var(--${name})` })}></div>`);
const section = (id: string, heading: string, ...rows: unknown[]) =>
  html`<section class=${`specimen-${id}`} aria-labelledby=${id}><h2 id=${id}>${heading}</h2>${rows}</section>`;

/** Drawings of values, and boards, in elements: what they show is computed by the engine. */
const VALUES: [view: string, link: string][] = [
  ['chart', 'game?game=take:squares&n=120;at=29'],
  ['chart', 'game?game=take:squares&n=6000;at=4000'],
  ['strip', 'game?game=octal:0.77&n=199'],
  ['strip', 'game?game=take:squares&n=20000'],
  ['histogram', 'game?game=take:squares&n=6000'],
  ['table', 'game?game=octal:0.77&n=60;at=29'],
  ['list', 'game?game=take:squares&n=100;list=gaps'],
  ['compare', 'game?game=octal:0.77&n=100;with=octal:0.07'],
  ['explanation', 'game?game=take:squares&n=120;at=29'],
  ['answer', 'game?game=octal:0.77&n=200'],
  ['heat', 'two-heaps?game=wythoff;at=4,7'],
  ['heat', 'two-heaps?game=wythoff;size=64'],
  ['heat', 'nimbers?e=6*7'],
  ['explanation', 'nimbers?e=6*7'],
  ['explanation', 'zeckendorf?n=100'],
  ['sum', 'zeckendorf?n=100&plus=54'],
  ['play', 'zeckendorf?n=32'],
  ['word', 'zeckendorf?n=100'],
  ['answer', 'stones?n=8'],
  ['explanation', 'stones?n=8'],
];
const BOARDS: [view: string, link: string][] = [
  ['explanation', 'position?heaps=3 5 7'],
  ['calculator', 'position?heaps=wythoff 3 5 and poker nim 3 5 6'],
  ...['3 5 7', 'kayles 9', 'turning turtles 2 5 6', 'nimble 1 4 6', 'staircase 3 1 2', 'northcott 8: 1-5 2-7']
    .concat(['silver dollar 2 5 $6 10', 'hackenbush (()(())) ((())())'])
    .concat(['graph a>b a>c b>d c>d b>c d>e from a', 'flipping game 4: 2.2 3.3 4.1'])
    .map((heaps): [string, string] => ['play', `play?heaps=${heaps}`]),
];

const drawn = (all: [view: string, link: string][]) =>
  html`<div class="states wide">${all.map(([view, link]) =>
    state(`${view}, ${link}`, html`<grundy-scope view=${view} .question=${`#1/${link}`}></grundy-scope>`),
  )}</div>`;

function page(theme: Theme) {
  return html`<main class="specimen">
    <header class="page-head">
      <h1>Specimen</h1>
      <grundy-theme class="tools" .theme=${theme} @theme=${({ detail }: CustomEvent<{ theme: Theme }>) => {
        storeTheme(detail.theme);
        applyTheme(detail.theme);
      }}></grundy-theme>
      <p class="lead">The tokens, the parts in every state, and the drawings.</p>
    </header>
    ${section(
      'tokens',
      'Tokens',
      html`<div class="states">${COLOURS.map((name) => token(name, 'swatch'))}</div>`,
      html`<div class="row">${Array.from({ length: 13 }, (_, value) => html`<b class="valued tag" ${vars(valueVars(value))}>${value}</b>`)}</div>`,
      html`<div class="states wide">${TYPE.map(([size, face, weight]) =>
        state(
          `${size}, ${face}`,
          html`<span class="sample" ${vars({ '--shown': `var(--${size})`, '--face': `var(--${face})`, '--weight': String(weight) })}>g(29) = 5</span>`,
        ),
      )}</div>`,
      html`<div class="states">${[...HEIGHTS, ...SPACES].map((name) => token(name, 'measure'))}${RADII.map((name) => token(name, 'radius'))}</div>`,
      html`<div class="states">${ICONS.map((name) => state(name, icon(name)))}</div>`,
    )}
    ${section(
      'controls',
      'Controls',
      html`<div class="states">${Object.entries(CONTROLS).flatMap(([name, drawn]) =>
        CONTROL.map((at) => state(`${name}: ${at.replace('is-', '')}`, drawn(at, at === 'disabled'))),
      )}</div>`,
    )}
    ${section(
      'parts',
      'Parts',
      html`<div class="states wide">${Object.entries(PARTS).map(([name, part]) => state(name, part))}</div>`,
    )}
    ${section('values', 'Values', drawn(VALUES))}
    ${section('boards', 'Boards', drawn(BOARDS))}
  </main>`;
}

/** Rules for a pointer or keys apply to the classes `is-hover` and `is-focus` as well. */
async function withStates(): Promise<void> {
  const texts = [...document.styleSheets].map(async ({ href, ownerNode }) =>
    href ? (await fetch(href, { headers: { accept: 'text/css' } })).text() : (ownerNode?.textContent ?? ''),
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    (await Promise.all(texts))
      .join('\n')
      .replace(/:focus-visible/g, ':is(:focus-visible, .is-focus)')
      .replace(/(?<!hover):hover/g, ':is(:hover, .is-hover)'),
  );
  document.adoptedStyleSheets = [sheet];
}

const theme = storedTheme();
applyTheme(theme);
withStates().then(() => render(page(theme), document.body));
