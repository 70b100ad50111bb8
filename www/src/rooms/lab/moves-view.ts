/* The winning moves of the position: how many, by which changes of the two sides, and a list. */

import { html, nothing } from 'lit';
import { counted, grouped, text } from '../../i18n/index';
import { bound } from '../../ui/formula';
import { isTouch } from '../../ui/pointer';
import type { LabRoom } from './model';
import { moveList } from './move-list';
import { moveWords } from './words';

/** The number of pairs that are shown. */
const PAIRS = 12;

export function winning(room: LabRoom, acts: boolean) {
  const { moves, fresh, moving } = room;
  if (moving.error?.code === 'out-of-range')
    return html`<div><h2>${text('lab-winning-heading')}</h2><p class="wrong">${text('lab-too-many')}</p></div>`;
  if (!moves) return html`<div><h2>${text('lab-winning-heading')}</h2></div>`;
  const { winning, winningCount, pairs, pairCount, value, outcome } = moves;
  return html`<div data-stale=${fresh ? nothing : 'true'}>
    <h2>${text('lab-winning', { count: counted(winningCount) })}</h2>
    <p class="lab-text">${text('lab-winning-why', { outcome, value: grouped(value) })}</p>
    ${
      pairs.length
        ? html`<div class="lab-pairs sums"><table>
            <thead><tr><th scope="col">${text('lab-pair')}</th><th scope="col">${text('lab-pair-moves')}</th></tr></thead>
            <tbody>${pairs.slice(0, PAIRS).map(
              ({ a, b, moves }) => html`<tr>
                <td class="math">${bound(text('lab-formula', { a, b, product: grouped(value) }))}</td>
                <td class="number">${grouped(moves)}</td>
              </tr>`,
            )}</tbody>
          </table></div>
          ${pairCount > PAIRS ? html`<p class="quiet">${text('lab-more-pairs', { count: pairCount - PAIRS })}</p>` : nothing}
          <p class="quiet">${text('lab-winning-how', { touch: isTouch() ? 'yes' : 'no' })}</p>
          ${moveList(
            room,
            winning.map((move) => ({
              move,
              label: html`<span class="lab-sets">${moveWords(move)}</span>`,
              wins: true,
            })),
            acts,
          )}
          ${Number(winningCount) > winning.length ? html`<p class="quiet">${text('lab-first-moves', { count: winning.length })}</p>` : nothing}`
        : nothing
    }
  </div>`;
}
