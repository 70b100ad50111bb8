/*
 * Snippets that are pasted unchanged into a host. Pure functions. What each host does with the
 * frame is a table in docs/embedding.md.
 */

import { forTex, inMarkdown } from '../export/cite';
import { frameOf, type Look, linkTo, type Shared } from './address';
import { attributesOf } from './element';
import { addressInAttribute, inAttribute, inTexLine } from './escape';

/** What a question can be shared as, and how each is written. */
const SNIPPETS = { link: linkTo, frame, element, latex, markdown };

export type Target = keyof typeof SNIPPETS;
export const TARGETS = Object.keys(SNIPPETS) as Target[];

/** The file name of the QR code, for saving and in LaTeX. */
export const QR_NAME = 'grundyscope-qr';

/** The snippet for a target; undefined if the element has no such view. */
export function snippet(target: Target, shared: Shared, look: Look): string | undefined {
  return SNIPPETS[target](shared, look);
}

/** Whether the target shows one view, with theme, controls and size. */
export function showsView(target: Target): boolean {
  return target === 'frame' || target === 'element';
}

function frame(shared: Shared, look: Look): string {
  return `<iframe${attributes({
    src: addressInAttribute(frameOf(shared, look)),
    title: inAttribute(shared.title),
    width: look.width,
    height: String(look.height),
    style: 'border: 0',
    allow: 'clipboard-write',
    loading: 'lazy',
  })}></iframe>`;
}

function element(shared: Shared, look: Look): string | undefined {
  const given = attributesOf(shared, look);
  if (!given) return undefined;
  const all = Object.entries({ ...given, ...(shared.lang === 'en' ? {} : { lang: shared.lang }) });
  return [
    `<script type="module" src="${addressInAttribute(`${shared.site}grundyscope.js`)}"></script>`,
    `<grundy-scope${attributes(Object.fromEntries(all.map(([name, value]) => [name, inAttribute(value)])))}>`,
    `  <a href="${addressInAttribute(linkTo(shared))}">${inAttribute(shared.name)}</a>`,
    '</grundy-scope>',
  ].join('\n');
}

/** Attributes in HTML, from escaped values. */
function attributes(all: Record<string, string>): string {
  return Object.entries(all)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

/**
 * The saved picture and the QR code lie beside the document. \url is outside \caption: within an
 * argument, TeX would interpret its characters.
 */
function latex(shared: Shared): string {
  const { picture } = shared;
  return [
    '% \\usepackage{graphicx,url}',
    '\\begin{figure}',
    '  \\centering',
    ...(picture ? [`  \\includegraphics[width=\\linewidth]{${picture}}`] : []),
    `  \\caption{${inTexLine(shared.name)}}`,
    '  \\medskip',
    `  \\includegraphics[width=2.5cm]{${QR_NAME}.png}\\\\`,
    `  \\footnotesize\\url{${forTex(linkTo(shared))}}`,
    '\\end{figure}',
  ].join('\n');
}

/** In angle brackets, because parentheses of a rule would end the address. */
function markdown(shared: Shared): string {
  return `[${inMarkdown(shared.name)}](<${addressInAttribute(linkTo(shared))}>)`;
}
