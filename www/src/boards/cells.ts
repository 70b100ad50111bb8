import { html, nothing } from 'lit';
import { text } from '../i18n/index';
import { define } from '../ui/base';
import { vars } from '../ui/vars';
import { Board } from './option';

/** A cell of a table: its row and its column, from 0. */
export type BoardCell = readonly [row: number, column: number];

/** A move to a cell. */
export interface CellOption {
  /** The name of the move in events. */
  code: string;
  to: BoardCell;
}

/**
 * A table with a piece on one of its cells. The cells that it reaches are buttons.
 *
 * Event: `act` {code}, a move was chosen.
 */
export class GrundyCells extends Board<CellOption> {
  static override properties = {
    cell: { attribute: false },
  };

  /** The cell with the piece. */
  declare cell: BoardCell;

  constructor() {
    super();
    this.cell = [0, 0];
  }

  protected override render() {
    const { plays } = this;
    const [rows, columns] = extent(this.cell, this.options);
    const across = Array.from({ length: columns }, (_, column) => column);
    return html`<div class="cell-table" role=${plays ? 'group' : 'img'} aria-label=${this.label} ${vars({ '--columns': String(columns) })}>
      <span></span>${across.map(number)}
      ${Array.from(
        { length: rows },
        (_, row) => html`${number(row)}${across.map((column) => this.#square([row, column], plays))}`,
      )}
    </div>`;
  }

  #square(at: BoardCell, plays: boolean) {
    const option = this.options.find(({ to }) => isSame(to, at));
    const going = option !== undefined && option.code === this.picked;
    return html`<span class="square-coins cell-square" data-is=${going ? 'going' : nothing}>${
      isSame(at, this.cell) ? html`<i class="piece cell-piece" data-look="own"></i>` : nothing
    }${
      option && plays
        ? html`<button
            class="square-target"
            type="button"
            aria-label=${text('diagram-to-cell', { row: at[0], column: at[1] })}
            @click=${() => this.emit('act', { code: option.code })}
          ></button>`
        : nothing
    }</span>`;
  }
}

const isSame = (one: BoardCell, other: BoardCell): boolean => one[0] === other[0] && one[1] === other[1];

const number = (at: number) => html`<span class="square-number cell-number" aria-hidden="true">${at}</span>`;

/** How many rows and columns a table needs, to show a cell and what it reaches. */
export function extent(cell: BoardCell, options: readonly CellOption[]): [rows: number, columns: number] {
  const all = [cell, ...options.map(({ to }) => to)];
  return [1 + Math.max(...all.map(([row]) => row)), 1 + Math.max(...all.map(([, column]) => column))];
}

define('grundy-cells', GrundyCells);
