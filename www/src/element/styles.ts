/*
 * The style sheets of a shadow root: those of the page, which www/build/plugins/shadow.mjs
 * transforms.
 */

import base from '../ui/base.css?shadow';
import tokens from '../ui/tokens.css?shadow';
import scope from './element.css?shadow';
import view from './view.css?shadow';

const sheets = new Map<string, CSSStyleSheet>();

/**
 * A sheet that all roots share. Constructed sheets need no 'unsafe-inline' in a
 * Content-Security-Policy.
 */
export function sheet(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  sheets.set(css, made);
  return made;
}

/** The sheets that all views share. */
export const SHARED: readonly CSSStyleSheet[] = [tokens, base, scope, view].map(sheet);
