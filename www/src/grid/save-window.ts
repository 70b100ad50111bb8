/* The controls that save the visible part of a two-heap table. */

import type { Table } from '../export/table';
import { text } from '../i18n/index';
import type { GridModel } from './model';
import { saveTable } from './save';
import { familyOf } from './table-games';
import { axisName, spans } from './view';

export function saveWindow(grid: GridModel, name: string) {
  return saveTable(() => shownTable(grid, name), canvasOf);
}

/** The window, to be saved. */
function shownTable(grid: GridModel, name: string): Table {
  const { rows, columns } = spans(grid);
  return {
    title: text('save-table-of', { name }),
    file: `${fileName(grid.game)}-${grid.origin.row}-${grid.origin.column}-${rows.length}x${columns.length}`,
    corner: `${axisName(grid, 'row')} / ${axisName(grid, 'column')}`,
    keys: [`g(row,column) of ${grid.game}`, ...columns.map(String)],
    columns: columns.map(String),
    rows: rows.map((row) => ({
      head: String(row),
      values: columns.map((column) => grid.valueAt({ row, column })),
    })),
    link: location.href,
  };
}

/** A game as the beginning of a file's name. */
const fileName = (game: string) => (familyOf(game) === 'rule' ? 'rule' : game.replace(':', '-'));

const canvasOf = (control: Element) => control.closest('figure')?.querySelector('canvas');
