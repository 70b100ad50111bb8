/* How often each value of the sequence occurs. */

import { html, nothing, type TemplateResult } from 'lit';
import type { Explorer } from '../explorer';
import { grouped, text } from '../i18n/index';

/** How often each value of the sequence occurs, as far as it is drawn. */
export function counts({ picture }: Explorer, name: string, heading: TemplateResult) {
  if (!picture) return nothing;
  const { game, last, histogram } = picture;
  return html`${heading}
    <p class="quiet">${text('histogram-of', { first: game.first, last: grouped(String(last)) })}</p>
    <grundy-histogram
      .name=${name}
      .what=${text('histogram-counts')}
      .values=${histogram.values}
      .counts=${histogram.counts}
    ></grundy-histogram>`;
}
