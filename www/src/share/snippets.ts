/*
 * What is pasted where, ready as it stands. Pure functions. What each of the hosts does with it:
 *
 *     Moodle, Canvas   their editors take iframes in the source of a page, and strip scripts. Canvas keeps src, width, height,
 *                      title, style and allow of it (gems/canvas_sanitize in its source) and hears how high a frame would be.
 *     WordPress        a Custom HTML block, as WordPress itself writes it: pasted between blocks, it becomes one. Only people
 *                      with the right `unfiltered_html` may (administrators and editors; nobody but the owner in a network).
 *     reveal.js        loads what stands in data-src when its slide is shown, https://revealjs.com/media/
 *     MyST             has a directive; its theme makes every iframe 60 percent as high as the column is wide
 *                      (packages/myst-to-react/src/iframe.tsx in myst-theme): there is no height to be given.
 *     Quarto           takes raw HTML in a block of its own, https://quarto.org/docs/authoring/markdown-basics.html
 *     Jupyter          IPython.display.IFrame; `extras` are further attributes, since IPython 7.29
 *     Hexo, Jekyll     HTML in Markdown is kept, where it begins a block; see `inAttribute` for their templates.
 *     LaTeX            the saved picture and the QR code lie beside the document. \url stands outside of \caption: within
 *                      arguments, its signs would be read by TeX.
 */

import { frameOf, type Look, linkTo, type Shared } from './address';
import { attributesOf } from './element';
import { addressInAttribute, asPython, inAttribute, inMarkdown, inTexLine, inTexUrl } from './escape';

export const TARGETS = [
  'link',
  'iframe',
  'element',
  'moodle',
  'canvas',
  'wordpress',
  'reveal',
  'quarto',
  'myst',
  'jupyter',
  'jekyll',
  'hexo',
  'latex',
] as const;
export type Target = (typeof TARGETS)[number];

/** The name under which the QR code is saved, and found by LaTeX. */
export const QR_NAME = 'grundyscope-qr';
/** A slide of reveal.js is 960 by 700 CSS pixels; so much of it is left below a heading. */
const SLIDE = 560;

/** Undefined where there is none: the element does not have all views. */
export function snippet(target: Target, shared: Shared, look: Look): string | undefined {
  return SNIPPETS[target](shared, look);
}

/** Whether theme, controls and size have any meaning there. */
export function isFrame(target: Target): boolean {
  return target !== 'link' && target !== 'latex';
}

type Write = (shared: Shared, look: Look) => string | undefined;

const SNIPPETS: Record<Target, Write> = {
  link: linkTo,
  iframe,
  element,
  moodle: (shared, look) => `<p>${iframe(shared, look)}</p>`,
  canvas: (shared, look) => `<p>${iframe(shared, look)}</p>`,
  wordpress: (shared, look) => ['<!-- wp:html -->', iframe(shared, look), '<!-- /wp:html -->'].join('\n'),
  reveal,
  quarto: (shared, look) => ['```{=html}', iframe(shared, look), '```'].join('\n'),
  myst: (shared, look) =>
    [
      `:::{iframe} ${frameOf(shared, look)}`,
      `:width: ${look.width}`,
      '',
      `${inMarkdown(shared.name)} ([Grundyscope](<${linkTo(shared)}>))`,
      ':::',
    ].join('\n'),
  jupyter,
  // kramdown and marked take lines after <div> as they are, until a line is empty.
  jekyll: (shared, look) => ['<div>', iframe(shared, look), '</div>'].join('\n'),
  hexo: (shared, look) => ['<div>', iframe(shared, look), '</div>'].join('\n'),
  latex,
};

function iframe(shared: Shared, look: Look, lazy = true): string {
  const { width, height } = look;
  const said: Array<[string, string]> = [
    ['title', inAttribute(shared.title)],
    ['width', inAttribute(width)],
    ['height', String(height)],
    ['style', 'border: 0'],
    ['allow', 'clipboard-write'],
    ...(lazy ? [['loading', 'lazy'] as [string, string]] : []),
  ];
  const source = `${lazy ? '' : 'data-'}src="${addressInAttribute(frameOf(shared, look))}"`;
  return `<iframe ${source}${said.map(([name, value]) => ` ${name}="${value}"`).join('')}></iframe>`;
}

function element(shared: Shared, look: Look): string | undefined {
  const given = attributesOf(shared, look);
  if (!given) return undefined;
  const lang = shared.lang === 'en' ? {} : { lang: shared.lang };
  const said = Object.entries({ ...given, ...lang }).map(
    ([name, value]) => ` ${name}="${inAttribute(value)}"`,
  );
  return [
    `<script type="module" src="${addressInAttribute(`${shared.site}grundyscope.js`)}"></script>`,
    `<grundy-scope${said.join('')}>`,
    `  <a href="${addressInAttribute(linkTo(shared))}">${inAttribute(shared.name)}</a>`,
    '</grundy-scope>',
  ].join('\n');
}

/** No loading="lazy": the deck itself decides when. */
function reveal(shared: Shared, look: Look): string {
  return [
    '<section>',
    `  <h3>${inAttribute(shared.name)}</h3>`,
    `  ${iframe(shared, { ...look, height: Math.min(look.height, SLIDE) }, false)}`,
    '</section>',
  ].join('\n');
}

function jupyter(shared: Shared, look: Look): string {
  const title = asPython(`title="${inAttribute(shared.title)}"`);
  return [
    'from IPython.display import IFrame',
    '',
    'IFrame(',
    `    ${asPython(frameOf(shared, look))},`,
    `    width=${asPython(look.width)},`,
    `    height=${look.height},`,
    `    extras=[${title}, 'allow="clipboard-write"'],`,
    ')',
  ].join('\n');
}

function latex(shared: Shared): string {
  const { picture } = shared;
  const qr = `\\includegraphics[width=2.5cm]{${QR_NAME}.png}`;
  return [
    '% \\usepackage{graphicx,url}',
    `\\begin{figure}`,
    '  \\centering',
    ...(picture ? [`  \\includegraphics[width=\\linewidth]{${picture}}`] : []),
    `  \\caption{${inTexLine(shared.name)}}`,
    `  \\medskip`,
    `  ${qr}\\\\`,
    `  \\footnotesize\\url{${inTexUrl(linkTo(shared))}}`,
    '\\end{figure}',
  ].join('\n');
}
