/* Escapes text for snippets in HTML and TeX. Pure functions. */

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
  const line = text.replace(/\s+/g, ' ').trim();
  return inTex(line).replace(/[⊕⊗√−·…]/g, (sign) => MATHEMATICS[sign] ?? sign);
}
