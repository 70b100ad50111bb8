/* The controls that save the visible part of a two-heap table. */

import type { Table } from '../export/table';
import { text } from '../i18n/index';
import type { GridModel } from './model';
import { saveTable } from './save';
import { spans } from './view';

export function saveWindow(grid: GridModel, name: string) {
  return saveTable(() => shownTable(grid, name), canvasOf);
}

/** The window, to be saved. */
function shownTable(grid: GridModel, name: string): Table {
  const { rows, columns } = spans(grid);
  const axis = (which: 'row' | 'column') => text(`axis-${grid.game}-${which}`);
  return {
    title: text('save-table-of', { name }),
    file: `${grid.game}-${grid.origin.row}-${grid.origin.column}-${rows.length}x${columns.length}`,
    corner: `${axis('row')} / ${axis('column')}`,
    columns: columns.map(String),
    rows: rows.map((row) => ({
      head: String(row),
      values: columns.map((column) => grid.valueAt({ row, column })),
    })),
    link: location.href,
  };
}

const canvasOf = (control: Element) => control.closest('figure')?.querySelector('canvas');
