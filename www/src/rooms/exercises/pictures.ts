/* The picture that follows an answer. */

import 'texts:views';
import '../../sequence/mex';
import { html, nothing } from 'lit';
import { text } from '../../i18n/index';
import { valueVars } from '../../ui/colour';
import { vars } from '../../ui/vars';
import type { Reveal } from './item';
import { say } from './words';

export function reveal(picture: Reveal | undefined) {
  switch (picture?.type) {
    case 'mex':
      return html`<div class="well"><grundy-mex .explanation=${picture.explanation} .beyond=${''}></grundy-mex></div>`;
    case 'sum':
      return sum(picture);
    case 'values':
      return values(picture);
    default:
      return nothing;
  }
}

/** Values below each other: a column with an odd number of ones has a 1 in the sum. */
function sum({ rows, value }: Extract<Reveal, { type: 'sum' }>) {
  const all = [...rows.map((row) => row.value), value];
  const width = Math.max(1, ...all.map((one) => one.toString(2).length));
  const bits = (of: number) =>
    Array.from(
      of.toString(2).padStart(width, '0'),
      (bit, at) =>
        html`<td class="bit" data-bit=${bit} data-leading=${at < width - of.toString(2).length ? '' : nothing}>${bit}</td>`,
    );
  return html`<div class="sums"><table aria-label=${text('exercise-sum-table')}>
    <thead><tr>
      <th scope="col">${text('exercise-sum-part')}</th>
      <th scope="col">${text('exercise-sum-value')}</th>
      <th scope="colgroup" colspan=${width}>${text('exercise-sum-binary')}</th>
    </tr></thead>
    <tbody>${rows.map(
      (row) =>
        html`<tr><th scope="row">${say(row.label)}</th><td class="number">${row.value}</td>${bits(row.value)}</tr>`,
    )}</tbody>
    <tfoot><tr><th scope="row">${text('exercise-sum-total')}</th><td class="number">${value}</td>${bits(value)}</tr></tfoot>
  </table></div>`;
}

function values({ from, values, marked }: Extract<Reveal, { type: 'values' }>) {
  const chosen = new Set(marked);
  return html`<ol class="exercise-values row" role="list" aria-label=${text('exercise-values')} dir="ltr">${values.map(
    (value, index) => html`<li
      data-marked=${chosen.has(from + index) ? '' : nothing}
      title=${text('value-of-one', { n: from + index })}
      ${vars(valueVars(value))}
    >${value}${chosen.has(from + index) ? html`<span class="hidden"> ${text('exercise-marked')}</span>` : nothing}</li>`,
  )}</ol>`;
}
