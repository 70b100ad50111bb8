/*
 * Snippets that are pasted unchanged into a host. Pure functions. What each host does with them:
 *
 *     Moodle, Canvas   accept iframes in the source of a page, and strip scripts. Canvas keeps the
 *                      attributes src, width, height, title, style and allow (gems/canvas_sanitize
 *                      in its source) and handles the message with the frame's height.
 *     WordPress        a Custom HTML block, as WordPress writes it: pasted between blocks, it
 *                      becomes one. Needs the capability `unfiltered_html` (administrators and
 *                      editors; in a network, the super admin).
 *     reveal.js        loads data-src when its slide is shown, https://revealjs.com/media/
 *     MyST             has a directive; its theme sets the height of every iframe to 60 percent of
 *                      the column's width (packages/myst-to-react/src/iframe.tsx in myst-theme).
 *     Quarto           takes raw HTML in a block of its own,
 *                      https://quarto.org/docs/authoring/markdown-basics.html
 *     Jupyter          IPython.display.IFrame; `extras` are further attributes, since IPython 7.29
 *     Hexo, Jekyll     keep HTML in Markdown if it begins a block; for their templates see
 *                      `inAttribute`.
 *     LaTeX            the saved picture and the QR code lie beside the document. \url is outside
 *                      \caption: within an argument, TeX would interpret its characters.
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

/** The file name of the QR code, for saving and in LaTeX. */
export const QR_NAME = 'grundyscope-qr';
/** The free height below the heading of a reveal.js slide (960 by 700 CSS pixels). */
const SLIDE = 560;

/** The snippet for a target; undefined if the element has no such view. */
export function snippet(target: Target, shared: Shared, look: Look): string | undefined {
  return SNIPPETS[target](shared, look);
}

/** Whether the target shows a frame or element, with theme, controls and size. */
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
  // kramdown and marked keep the lines after <div> as HTML until an empty line.
  jekyll: (shared, look) => ['<div>', iframe(shared, look), '</div>'].join('\n'),
  hexo: (shared, look) => ['<div>', iframe(shared, look), '</div>'].join('\n'),
  latex,
};

function iframe(shared: Shared, look: Look, lazy = true): string {
  const { width, height } = look;
  const attributes: Array<[string, string]> = [
    ['title', inAttribute(shared.title)],
    ['width', inAttribute(width)],
    ['height', String(height)],
    ['style', 'border: 0'],
    ['allow', 'clipboard-write'],
    ...(lazy ? [['loading', 'lazy'] as [string, string]] : []),
  ];
  const source = `${lazy ? '' : 'data-'}src="${addressInAttribute(frameOf(shared, look))}"`;
  return `<iframe ${source}${attributes.map(([name, value]) => ` ${name}="${value}"`).join('')}></iframe>`;
}

function element(shared: Shared, look: Look): string | undefined {
  const given = attributesOf(shared, look);
  if (!given) return undefined;
  const lang = shared.lang === 'en' ? {} : { lang: shared.lang };
  const attributes = Object.entries({ ...given, ...lang }).map(
    ([name, value]) => ` ${name}="${inAttribute(value)}"`,
  );
  return [
    `<script type="module" src="${addressInAttribute(`${shared.site}grundyscope.js`)}"></script>`,
    `<grundy-scope${attributes.join('')}>`,
    `  <a href="${addressInAttribute(linkTo(shared))}">${inAttribute(shared.name)}</a>`,
    '</grundy-scope>',
  ].join('\n');
}

/** Without loading="lazy": reveal.js decides when to load. */
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
