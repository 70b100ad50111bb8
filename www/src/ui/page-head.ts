import { html, nothing, type TemplateResult } from 'lit';

/**
 * The head of a page: what it is, in a line; `tools` stand beside the name once they are there,
 * `more` below the line.
 */
export function pageHead(
  id: string,
  name: unknown,
  lead: unknown,
  tools: TemplateResult | undefined,
  more: unknown = nothing,
) {
  return html`<div class="page-head">
    <h1 id=${id}>${name}</h1>
    ${tools ?? html`<div class="tools"></div>`}
    <p class="lead">${lead}</p>
    ${more}
  </div>`;
}
