/* Style sheets of a shadow root: the page's own, made fit for there when this is built (scripts/vite/shadow.mjs). */

import base from '../styles/base.css?shadow';
import tokens from '../styles/tokens.css?shadow';
import scope from './scope.css?shadow';

const sheets = new Map<string, CSSStyleSheet>();

/** One sheet for all roots. Made by script, so that no Content-Security-Policy asks for inline styles. */
export function sheet(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  sheets.set(css, made);
  return made;
}

/** What all views share. */
export const SHARED: readonly CSSStyleSheet[] = [tokens, base, scope].map(sheet);
