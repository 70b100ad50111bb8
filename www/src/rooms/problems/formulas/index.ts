/*
 * The main formula of problems that have one, by the problem's id. Without words, so the same in
 * every language.
 */

import { html, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';

const files = import.meta.glob<string>('./*.tex', { eager: true, import: 'default' });

export function formula(name: string) {
  const mathml = files[`./${name}.tex`];
  // Generated at build time from the files beside this one, not from input.
  return mathml ? html`<div class="formula row">${unsafeHTML(mathml)}</div>` : nothing;
}
