/* What is given with a question. */

import { html, nothing } from 'lit';
import { text } from '../../i18n/index';
import type { Item, Pairs } from './item';
import { labelWords, say } from './words';

/** A table of pairs as a row of cells that wraps: above what has a value, below the value. */
export function given({ given: tables }: Item) {
  return tables.map((table) => pairs(table));
}

function pairs({ top, bottom, pairs }: Pairs) {
  return html`<dl class="exercise-pairs" aria-label=${text('exercise-given')} dir="ltr">
    <div class="head" aria-hidden="true"><dt>${say(top)}</dt><dd>${say(bottom)}</dd></div>
    ${pairs.map(
      ([label, value]) =>
        html`<div><dt>${labelWords(label)}</dt><dd data-zero=${value === '0' ? '' : nothing}>${value}</dd></div>`,
    )}
  </dl>`;
}
