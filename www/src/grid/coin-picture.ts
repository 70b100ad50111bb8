/* A board of coins as a small picture: the colours of the values of lone heads. */

import { html } from 'lit';
import { valueVars } from '../ui/colour';
import { vars } from '../ui/vars';

export interface CoinPicture {
  /** The picture in words. */
  name: string;
  rows: number;
  columns: number;
  /** The values of lone heads, row by row. */
  values: ArrayLike<number>;
}

/** Wider boards have no numbers in their cells. */
const NUMBERED = 12;

/** The highest row is on top, so that the corner of a move is its upper right cell. */
export function coinPicture({ name, rows, columns, values }: CoinPicture) {
  const numbered = columns <= NUMBERED;
  const cells = Array.from({ length: rows * columns }, (_, at) => {
    const row = rows - 1 - Math.floor(at / columns);
    return values[row * columns + (at % columns)] ?? 0;
  });
  return html`<div
    class="coin-picture"
    role="img"
    aria-label=${name}
    ${vars({ '--columns': String(columns) })}
  >${cells.map((value) => html`<i class="valued" ${vars(valueVars(value))}>${numbered ? value : ''}</i>`)}</div>`;
}
