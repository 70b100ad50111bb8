import { html, nothing } from 'lit';
import { ref } from 'lit/directives/ref.js';

/** A title, of the whole page if there are tools; `arrived` is told about its element. */
export function title(tools: unknown, id: string, words: unknown, arrived?: (heading?: Element) => void) {
  return tools === nothing
    ? html`<h2 class="lesson-heading" id=${id} tabindex="-1" ${ref(arrived)}>${words}</h2>`
    : html`<h1 class="lesson-heading" id=${id} tabindex="-1" ${ref(arrived)}>${words}</h1>`;
}
