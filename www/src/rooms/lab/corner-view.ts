/* One cell of the lab: why it has its value, and every move whose corner it is. */

import { html, nothing } from 'lit';
import type { CornerMove, ProductCorner } from '../../engine/protocol';
import { counted, grouped, text } from '../../i18n/index';
import { bound } from '../../ui/formula';
import { linkFor } from '../places';
import { type LabRoom, LISTED } from './model';
import { moveList } from './move-list';
import { LONGEST } from './parameters';
import type { Side } from './reading';
import { gameName, moveWords } from './words';

/** How a board is shown. */
export interface Shown {
  /** Whether coins can be turned. */
  acts: boolean;
  /** Where the page is, for links; empty for none. */
  site: string | undefined;
}

export function corner(room: LabRoom, shown: Shown) {
  const { corner, cornerError } = room;
  return html`<div class="why-value lab-corner" role="group" aria-labelledby="lab-cell-heading">
    ${
      cornerError?.code === 'out-of-range'
        ? html`<h3 class="minor quiet" id="lab-cell-heading">${text('lab-this-cell')}</h3><p class="wrong">${text('lab-too-many')}</p>`
        : corner
          ? content(room, corner, shown)
          : html`<h3 class="minor quiet" id="lab-cell-heading">${text('lab-this-cell')}</h3>`
    }
  </div>`;
}

function content(room: LabRoom, of: ProductCorner, { acts, site }: Shown) {
  const { row, column, heads, rowValue, columnValue, cellValue } = of;
  const formula = bound(text('lab-formula', { a: rowValue, b: columnValue, product: cellValue }));
  const link = linkFor('nimber', { e: `${rowValue}*${columnValue}` }) ?? '';
  return html`<h3 class="minor quiet" id="lab-cell-heading">${text('lab-cell', { row, column, side: heads ? 'heads' : 'tails', value: Number(cellValue) })}</h3>
    <p class="lab-formula math">${
      site === ''
        ? formula
        : html`<a
          href=${(site ?? '') + link}
          title=${text('lab-why-product')}
          target=${site ? '_blank' : nothing}
          rel=${site ? 'noopener' : nothing}
        >${formula}</a>`
    }</p>
    <p class="quiet">${text('lab-factors', {
      ...{ row, column, a: rowValue, b: columnValue },
      ...{ first: gameName(room, 'first'), second: gameName(room, 'second') },
    })}</p>
    ${site === '' ? nothing : coins(room, of, site)}
    ${heads ? moves(room, of, acts) : html`<p class="lab-none">${text('lab-no-corner')}</p>`}`;
}

/** Where the values of the two coins are explained. */
function coins(room: LabRoom, { row, column }: ProductCorner, site: string | undefined) {
  const link = (side: Side, coin: number) => {
    const game = room.games?.[side].game?.game ?? '';
    const values = linkFor('sequence', { game, n: String(LONGEST) }, { at: String(coin) }) ?? '';
    return html`<a
      href=${(site ?? '') + values}
      target=${site ? '_blank' : nothing}
      rel=${site ? 'noopener' : nothing}
    >${text('lab-why-coin', { coin, game: gameName(room, side) })}</a>`;
  };
  const same = row === column && room.games?.first.game?.game === room.games?.second.game?.game;
  return html`<p class="quiet lab-coins links">${link('first', row)} ${same ? nothing : link('second', column)}</p>`;
}

function moves(room: LabRoom, { moves, moveCount, value }: ProductCorner, acts: boolean) {
  return html`<p class="lab-moves-head" id="lab-moves-head">${text('lab-corner-moves', {
    count: counted(moveCount),
    value: grouped(value),
  })}</p>
    ${moveList(
      room,
      moves.map((move) => ({ move, label: item(move), wins: move.after === '0' })),
      acts,
    )}
    ${
      Number(moveCount) > moves.length
        ? html`<p class="quiet">${text('lab-first-moves', { count: LISTED })}</p>`
        : nothing
    }`;
}

const item = (move: CornerMove) => {
  const { a, b, change, after } = move;
  return html`<span class="lab-sets">${moveWords(move)}</span>
    <span class="lab-change">${bound(text('lab-formula', { a, b, product: change }))}</span>
    <span class="lab-after">${text('lab-after', { value: grouped(after) })}</span>`;
};
