/* The formula at the heart of each problem, by the problem's name; a problem need not have one. Mathematics is written alike in
 * every language, so these have no words in them. */

import { html, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';

const files = import.meta.glob<string>('./*.tex', { eager: true, import: 'default' });

export function formula(name: string) {
  const mathml = files[`./${name}.tex`];
  // Made by the build from the files beside this one; nothing that anybody typed.
  return mathml ? html`<div class="formula">${unsafeHTML(mathml)}</div>` : nothing;
}
