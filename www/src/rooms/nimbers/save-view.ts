/* The controls that save the visible part of a table of nimbers. */

import type { Table } from '../../export/table';
import { saveTable } from '../../grid/save';
import { text } from '../../i18n/index';
import type { NimberRoom } from './model';
import type { TableName } from './parameters';
import { known, spans } from './tables-view';

export function saveNimbers(room: NimberRoom, table: TableName) {
  return saveTable(() => shownTable(room, table), canvasOf);
}

/** The view, to be saved. */
function shownTable(room: NimberRoom, table: TableName): Table {
  const { rows, columns } = spans(room);
  return {
    title: text('plane-label', { table }),
    file: `nimber-${table}-${rows[0] ?? 0}-${columns[0] ?? 0}-${rows.length}x${columns.length}`,
    corner: text('plane-corner'),
    keys: [`nim-${table} of row and column`, ...columns.map(String)],
    columns: columns.map(String),
    rows: rows.map((row) => ({
      head: String(row),
      values: columns.map((column) => known(room, table, [row, column])),
    })),
    link: location.href,
  };
}

const canvasOf = (control: Element) => control.closest('.plane-views')?.querySelector('canvas');
