/*
 * A board of coins as a table of the values of lone heads, with the values of the two games along
 * its edges, each of which a cell multiplies.
 */

import { html, nothing } from 'lit';
import { valueVars } from '../ui/colour';
import { vars } from '../ui/vars';
import type { Cell } from './cell';

/** All coins in one of the rows and one of the columns. */
export interface CoinSet {
  rows: readonly number[];
  columns: readonly number[];
}

export interface CoinBoard {
  /** The name of the board. */
  name: string;
  rows: number;
  columns: number;
  /** The values of lone heads, row by row. */
  values: ArrayLike<number>;
  /** The values of the coins of the game of the rows, and of the game of the columns. */
  down: ArrayLike<number>;
  across: ArrayLike<number>;
  isHead(cell: Cell): boolean;
  /** The cell that keys move from. */
  chosen: Cell;
  /** The cell that is explained: the last one under the pointer, or else the chosen one. */
  shown: Cell;
  /** The coins of one move. */
  turned: CoinSet | undefined;
  /** The coins that some move of the shown cell turns. */
  reach: CoinSet | undefined;
  /** A cell in words. */
  words(cell: Cell): string;
  /** The name of a row or a column with the value of its coin. */
  edge(side: 'row' | 'column', number: number, value: number): string;
  on: CoinBoardEvents;
}

export interface CoinBoardEvents {
  /** The pointer is on a cell, or was there last. */
  point(cell: Cell): void;
  /** The cell was selected by a key, or by a first tap. */
  look(cell: Cell): void;
  /** The cell was clicked, tapped a second time, or Enter or the space bar was pressed on it. */
  act(cell: Cell): void;
}

const ends = (numbers: readonly number[] | undefined, number: number) => numbers?.includes(number) ?? false;
const inside = (set: CoinSet | undefined, { row, column }: Cell) =>
  ends(set?.rows, row) && ends(set?.columns, column);
const same = (one: Cell, other: Cell) => one.row === other.row && one.column === other.column;
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

export function coinBoard(board: CoinBoard) {
  const { name, rows, columns, across, on } = board;
  return html`<div class="coin-board" ${vars({ '--columns': String(columns) })}>
    <table
      role="grid"
      aria-label=${name}
      @pointerover=${(event: PointerEvent) => {
        const cell = event.pointerType === 'touch' ? undefined : cellOf(event);
        if (cell) on.point(cell);
      }}
      @click=${(event: PointerEvent) => clicked(event, board)}
      @focusin=${(event: Event) => {
        const cell = cellOf(event);
        if (cell && !same(cell, board.chosen) && (event.target as Element).matches(':focus-visible'))
          on.look(cell);
      }}
      @keydown=${(event: KeyboardEvent) => pressed(event, board)}
    >
      <thead><tr>
        <td class="coin-product" aria-hidden="true">⊗</td>
        ${upTo(columns).map((column) => edge(board, 'column', column, across[column - 1] ?? 0))}
      </tr></thead>
      <tbody>${upTo(rows).map((row) => line(board, row))}</tbody>
    </table>
  </div>`;
}

/** Reserves the height of a board that is still to be loaded. */
export function coinSpace({ rows, columns }: { rows: number; columns: number }) {
  return html`<div
    class="coin-board"
    aria-hidden="true"
    ${vars({ '--rows': String(rows), '--columns': String(columns) })}
  ><div></div></div>`;
}

function edge(board: CoinBoard, side: 'row' | 'column', number: number, value: number) {
  const { turned, shown } = board;
  const scope = side === 'row' ? 'row' : 'col';
  const part = ends(side === 'row' ? turned?.rows : turned?.columns, number);
  return html`<th
    scope=${scope}
    aria-label=${board.edge(side, number, value)}
    data-turned=${part ? '' : nothing}
    data-shown=${number === shown[side] ? '' : nothing}
  ><small>${number}</small><b class="valued" ${vars(valueVars(value))}>${value}</b></th>`;
}

function line(board: CoinBoard, row: number) {
  const { columns, down, values, turned, reach, chosen, shown } = board;
  return html`<tr>
    ${edge(board, 'row', row, down[row - 1] ?? 0)}
    ${upTo(columns).map((column) => {
      const cell = { row, column };
      const value = values[(row - 1) * columns + column - 1] ?? 0;
      return html`<td
        role="gridcell"
        data-turned=${inside(turned, cell) ? '' : nothing}
        data-reach=${inside(reach, cell) ? '' : nothing}
        data-shown=${same(cell, shown) ? '' : nothing}
      ><button
        type="button"
        tabindex=${same(cell, chosen) ? 0 : -1}
        data-row=${row}
        data-column=${column}
        aria-pressed=${board.isHead(cell) ? 'true' : 'false'}
        aria-label=${board.words(cell)}
        ${vars(valueVars(value))}
      ><span>${value}</span></button></td>`;
    })}
  </tr>`;
}

function cellOf({ target }: Event): Cell | undefined {
  const button = (target as Element).closest<HTMLElement>('[data-column]');
  return button ? { row: Number(button.dataset.row), column: Number(button.dataset.column) } : undefined;
}

/** A first tap selects a cell; a second one acts, as a click or a key does at once. */
function clicked(event: PointerEvent, { chosen, on }: CoinBoard): void {
  const cell = cellOf(event);
  if (!cell) return;
  if (event.pointerType === 'touch' && !same(cell, chosen)) on.look(cell);
  else on.act(cell);
}

function pressed(event: KeyboardEvent, { rows, columns, on }: CoinBoard): void {
  const cell = cellOf(event);
  if (!cell || event.altKey || event.metaKey) return;
  const { row, column } = cell;
  const whole = event.ctrlKey;
  const to: Record<string, Cell> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: 1, column },
    PageDown: { row: rows, column },
    Home: { row: whole ? 1 : row, column: 1 },
    End: { row: whole ? rows : row, column: columns },
  };
  const next = to[event.key];
  if (!next) return;
  event.preventDefault();
  const table = event.currentTarget as Element;
  const button = table.querySelector<HTMLElement>(`[data-row="${next.row}"][data-column="${next.column}"]`);
  if (!button) return;
  button.focus();
  on.look(next);
}
