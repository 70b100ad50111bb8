/* Escapes text for snippets: HTML attributes, Markdown, TeX and Python. Pure functions. */

import { inTex } from '../export/cite';

/**
 * For a double-quoted HTML attribute. Escapes braces too: Liquid (Jekyll) and Nunjucks (Hexo)
 * process a page before it is HTML, and give {{ and {% a meaning of their own.
 */
export function inAttribute(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\{/g, '&#123;')
    .replace(/\}/g, '&#125;');
}

/** A URL in an attribute. Ampersands stay, for readability: HTML reads &n= unchanged. */
export function addressInAttribute(address: string): string {
  return address.replace(/["<>{}\s]/g, (sign) => encodeURIComponent(sign));
}

/** A line of Markdown with every special character escaped. */
export function inMarkdown(text: string): string {
  return oneLine(text)
    .replace(/[\\`*_{}[\]#|<>~$^@&]/g, (sign) => `\\${sign}`)
    .replace(/^[-+:=]|(?<=^\d+)[.)]/, (sign) => `\\${sign}`);
}

/** A Python string literal, in the quotes that need fewer escapes. */
export function asPython(text: string): string {
  const quote = text.includes('"') && !text.includes("'") ? "'" : '"';
  const inner = oneLine(text).replace(/[\\"']/g, (sign) =>
    sign === '\\' || sign === quote ? `\\${sign}` : sign,
  );
  return `${quote}${inner}${quote}`;
}

/** Characters of titles that LaTeX's fonts have in math mode only. */
const MATHEMATICS: Record<string, string> = {
  '⊕': '$\\oplus$',
  '⊗': '$\\otimes$',
  '√': '$\\surd$',
  '−': '$-$',
  '·': '$\\cdot$',
  '…': '\\dots{}',
};

/** A title in TeX, on one line. */
export function inTexLine(text: string): string {
  return inTex(oneLine(text)).replace(/[⊕⊗√−·…]/g, (sign) => MATHEMATICS[sign] ?? sign);
}

/** A URL in \url{…} at the top level of an environment, where # and % need no escapes. */
export function inTexUrl(address: string): string {
  return address.replace(/[{}\\\s]/g, (sign) => encodeURIComponent(sign));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
