/* Examples: what may be asked here, each a card that is pressed as a whole, in all rooms. */

import { html, nothing } from 'lit';

interface Example {
  /** As it is written, and what is to be seen there. */
  name: unknown;
  about?: unknown;
  href: string;
  /** Whether it is what is shown. */
  here: boolean;
  picture?: unknown;
}

/** Under a heading; `more`: other lists. */
export function examples(heading: string, all: readonly Example[], more: unknown = nothing) {
  return html`<section class="examples on-screen" aria-label=${heading}>
    <h2 class="minor quiet">${heading}</h2>
    ${exampleList(all)} ${more}
  </section>`;
}

export const exampleList = (all: readonly Example[]) =>
  html`<ul class="example-list" role="list">${all.map(
    ({ name, about = nothing, href, here, picture = nothing }) => html`<li><a
        class="example option"
        href=${href}
        aria-current=${here ? 'true' : 'false'}
        >${picture}<b class="example-name">${name}</b><span class="quiet">${about}</span></a></li>`,
  )}</ul>`;
