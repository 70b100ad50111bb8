/* The board of the Flipping Game, and the link to the lab. Loaded for that problem alone. */

import 'texts:board';
import '../../grid/coin-picture.css';
import { html, nothing } from 'lit';
import { Resource } from '../../engine/resource';
import { coinPicture } from '../../grid/coin-picture';
import { grouped, text } from '../../i18n/index';
import { linkFor } from '../places';
import type { ProblemRoom } from './model';

/** The games of the height and of the width. */
const PRODUCT = { a: 'coins:runs:triangular', b: 'coins:runs:squares' };
/** The most rows of the picture, and of the board that the link opens. */
const SHOWN = 30;
const OPENED = 16;

type Values = Resource<number, Uint32Array>;

/** The boards by room: they are kept as long as it is. */
const boards = new WeakMap<ProblemRoom, Values>();

function boardOf({ client, changed }: ProblemRoom): Values {
  return new Resource<number, Uint32Array>(client, changed, {
    load: async (ask, side) =>
      (await ask('productBoard', { ...PRODUCT, rows: side, columns: side })).answer.values,
  });
}

/** The rows of a board of N, at most so many. */
const first = (n: string, most: number) => (n.length > 3 ? most : Math.min(most, Number(n)));

export function board(room: ProblemRoom) {
  const n = room.answered?.answer.arguments.n ?? '';
  const side = first(n, SHOWN);
  if (side < 1) return nothing;
  const values = boards.get(room) ?? boardOf(room);
  boards.set(room, values);
  const loaded = values.want(side) ? values.value : undefined;
  const name = text('board-picture', { n: grouped(n), side });
  return html`${
    loaded
      ? coinPicture({ name, rows: side, columns: side, values: loaded })
      : html`<div class="coin-picture" data-reserved></div>`
  }
    <div class="board-words">
      <h2 id="board-heading">${text('board-heading')}</h2>
      <p class="board-text">${text('board-values')}</p>
      <p class="quiet">${n === String(side) ? text('board-corner') : text('board-part', { side })}</p>
      <p class="board-lab"><a class="button" href=${lab(first(n, OPENED))}>${text('board-lab')}</a></p>
    </div>`;
}

function lab(side: number): string | undefined {
  const size = String(side);
  return linkFor('product', { first: PRODUCT.a, second: PRODUCT.b, rows: size, columns: size, heads: 'all' });
}
