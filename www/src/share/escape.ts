/* Text where it stands in a snippet: in an attribute of HTML, in Markdown, TeX or Python. Pure functions. */

import { inTex } from '../cite';

/**
 * Between double quotes in HTML. Braces too: Liquid (Jekyll) and Nunjucks (Hexo) go over a page before it is HTML, and would
 * take {{ and {% for their own.
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

/** An address in an attribute. Ampersands of a query stay: HTML reads &n= as it is, and people should. */
export function addressInAttribute(address: string): string {
  return address.replace(/["<>{}\s]/g, (sign) => encodeURIComponent(sign));
}

/** A line of Markdown that says the same as text: every sign that could mean something is escaped. */
export function inMarkdown(text: string): string {
  return oneLine(text)
    .replace(/[\\`*_{}[\]#|<>~$^@&]/g, (sign) => `\\${sign}`)
    .replace(/^[-+:=]|(?<=^\d+)[.)]/, (sign) => `\\${sign}`);
}

/** A string of Python, in the quotes that need the fewer escapes. */
export function asPython(text: string): string {
  const quote = text.includes('"') && !text.includes("'") ? "'" : '"';
  const inner = oneLine(text).replace(/[\\"']/g, (sign) =>
    sign === '\\' || sign === quote ? `\\${sign}` : sign,
  );
  return `${quote}${inner}${quote}`;
}

/** Signs of titles that the fonts of LaTeX have in mathematics only. */
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

/** An address in \url{…} at the top level of an environment, where # and % are only signs. */
export function inTexUrl(address: string): string {
  return address.replace(/[{}\\\s]/g, (sign) => encodeURIComponent(sign));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
