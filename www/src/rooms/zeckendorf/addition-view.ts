/* The sum of two numbers in Zeckendorf representation, carry by carry. */

import { html, nothing } from 'lit';
import { grouped, shortened, text } from '../../i18n/index';
import { bound } from '../../ui/formula';
import { fibonaccis, rowsOf, WIDEST } from './carry-rows';
import type { ZeckendorfRoom } from './model';
import type { Representation } from './representation';
import { indexed } from './terms-view';

/** The number of carries shown. */
const CARRIES = 14;

export function addition({ sum: added, plus, stale, plusError }: ZeckendorfRoom, shown: Representation) {
  if (!added) return nothing;
  const top = Math.max(added.a[0] ?? 2, added.b[0] ?? 2, added.sum[0] ?? 2);
  const value = shortened(added.value);
  const sentence = html`<p class="zeck-sum-line math" data-value=${added.value} data-stale=${stale || plusError ? 'true' : nothing}>${bound(
    text('zeck-sum', {
      sum: value,
      terms: top > WIDEST ? indexed(added.sum) : valued(added.sum, top),
      carries: added.stepCount,
    }),
  )}</p>`;
  if (top > WIDEST) {
    return html`${sentence}
      <p class="quiet">${text('zeck-sum-wide', { a: added.a.length, b: added.b.length, sum: added.sum.length, columns: WIDEST - 1 })}</p>
      <p><grundy-clip .label=${text('zeck-copy-sum')} .of=${() => added.value}></grundy-clip></p>`;
  }
  return html`${sentence}
    <grundy-carries
      .a=${added.a}
      .b=${added.b}
      .top=${top}
      .count=${added.stepCount}
      .rows=${rowsOf(added, top, CARRIES)}
      .names=${[grouped(shown.n), /^\d+$/.test(plus) ? grouped(plus) : plus, value] as [string, string, string]}
    ></grundy-carries>`;
}

/** The terms of a number within the columns. */
function valued(indices: Uint32Array, top: number): string {
  const values = fibonaccis(top);
  return Array.from(indices, (index) => grouped(String(values[index] ?? 0))).join(' + ');
}
