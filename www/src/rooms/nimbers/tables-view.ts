/* The tables of the four operations, and the selected cell. */

import { html, nothing } from 'lit';
import type { GrundyNimberTable } from '../../grid/nimber-table';
import { FIELDS, type Place, type RowColumn, SIDE, stepOf, type Window } from '../../grid/viewport';
import { errorSentence, grouped, text } from '../../i18n/index';
import { toHash } from '../../question/question';
import { retryHelps } from '../../question/reader';
import { valueVars } from '../../ui/colour';
import { icon } from '../../ui/icons';
import { ARROWS } from '../../ui/more-icons';
import { isTouch } from '../../ui/pointer';
import { vars } from '../../ui/vars';
import { NIMBERS } from './index';
import type { NimberRoom } from './model';
import { BITS, expressionOf, TABLES, type TableName } from './parameters';
import { inView } from './words';

/** Rows and columns of the table for screen readers. */
const ROWS = 16;

const number = (n: number) => grouped(String(n));

/**
 * The table and its selected cell. `site` is the base URL of links to the room: this page if
 * undefined, no links if empty. `save` draws the controls that save the table.
 */
export function plane(
  room: NimberRoom,
  site?: string,
  save?: (room: NimberRoom, table: TableName) => unknown,
) {
  const { table, bit } = room.table;
  const shown = room.picture?.table === table ? room.picture : undefined;
  return html`<div class="plane-views">
      <figure class="plane-figure" @click=${press}>
        <div class="plane-tools row between on-screen">
          ${group('plane-zoom', ['in', 'out', 'all', 'home'])}
          ${group('plane-move', ['left', 'up', 'down', 'right'])}
        </div>
        <grundy-nimber-table
          .label=${text('plane-label', { table })}
          .place=${room.place}
          .picture=${shown ?? room.picture}
          .look=${room.look}
          .cursor=${room.cursor}
          .chosen=${room.marked}
          .reading=${room.cursor ? cellReading(room, room.cursor) : ''}
          @need=${(event: CustomEvent<{ window: Window }>) => room.need(event.detail.window)}
          @place=${(event: CustomEvent<{ place: Place }>) => room.move(event.detail.place)}
          @cursor=${(event: CustomEvent<{ cell: RowColumn | undefined }>) => room.point(event.detail.cell)}
          @choose=${(event: CustomEvent<{ cell: RowColumn }>) => room.view({ at: event.detail.cell.join(',') })}
        ></grundy-nimber-table>
        <figcaption class="quiet number">${extent(room)}</figcaption>
      </figure>
      <div class="plane-side stack">
        ${cell(room, site)}
        ${
          room.tableError
            ? html`<p class="status-line row" role="alert"><span>${errorSentence(room.tableError)}</span>
                ${
                  retryHelps(room.tableError)
                    ? html`<button class="button" type="button" @click=${() => room.refetch()}>${text('page-again')}</button>`
                    : nothing
                }</p>`
            : nothing
        }
        <div class="plane-colours row">${colours(room, bit)}${legend(bit)}</div>
        <p class="quiet on-screen" id="plane-keys">${text(isTouch() ? 'plane-keys-touch' : 'plane-keys')}</p>
        ${asTable(room, table)}
        ${save?.(room, table) ?? nothing}
      </div>
    </div>`;
}

/** The choice of a table. */
export function choice(room: NimberRoom) {
  const here = room.table.table;
  return html`<fieldset class="segments">
    <legend class="hidden">${text('tables-which')}</legend>
    ${TABLES.map(
      (table) => html`<label><input
        type="radio"
        name="table"
        .checked=${table === here}
        @change=${() => room.view({ table: table === 'product' ? '' : table }, true)}
      />${text(`nimber-table-${table}`)}</label>`,
    )}
  </fieldset>`;
}

type Tool = 'in' | 'out' | 'all' | 'home' | 'left' | 'up' | 'down' | 'right';

function group(label: 'plane-zoom' | 'plane-move', tools: Tool[]) {
  // messages: plane-zoom plane-move
  return html`<div class="plane-buttons row" role="group" aria-label=${text(label)}>${tools.map(
    (tool) =>
      html`<button class="button" type="button" data-tool=${tool} title=${text(`plane-tool-${tool}`)}>${
        tool === 'all' || tool === 'home'
          ? text(`plane-tool-${tool}`)
          : html`${tool === 'in' ? icon('plus') : tool === 'out' ? icon('minus') : ARROWS[tool]}<span class="hidden">${text(`plane-tool-${tool}`)}</span>`
      }</button>`,
  )}</div>`;
}

const WAYS: Record<string, [number, number]> = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] };

/** Passes a button of the figure on to its element. */
function press(event: MouseEvent) {
  const tool = (event.target as Element).closest<HTMLElement>('[data-tool]')?.dataset.tool;
  const table = (event.currentTarget as Element).querySelector<GrundyNimberTable>('grundy-nimber-table');
  if (!tool || !table) return;
  const way = WAYS[tool];
  if (way) table.shift(...way);
  else table.press(tool as 'in' | 'out' | 'all' | 'home');
}

function colours(room: NimberRoom, bit: number | undefined) {
  return html`<label class="plane-colour">${text('plane-colour')}
    <select class="input" @change=${(event: Event) => room.view({ bit: (event.target as HTMLSelectElement).value })}>
      <option value="" .selected=${bit === undefined}>${text('plane-by-value')}</option>
      ${Array.from(
        { length: BITS },
        (_, at) =>
          html`<option value=${at} .selected=${at === bit}>${text('plane-by-bit', { bit: at, power: number(2 ** at) })}</option>`,
      )}
    </select></label>`;
}

/** A sentence on the rows and columns in view. */
function extent(room: NimberRoom): string {
  const { row, column, side } = room.table.place;
  const step = room.picture?.window.step ?? stepOf(side, SIDE);
  const rows = {
    first: number(row),
    last: number(row + side - 1),
    firstColumn: number(column),
    lastColumn: number(column + side - 1),
  };
  return step === 1 ? text('plane-shown', rows) : text('plane-every', { ...rows, step: number(step) });
}

/** Of each doubling: its first value, and two darker ones. */
const RAMP = [8, 11, 14, 16, 22, 28, 32, 44, 56];

function legend(bit: number | undefined) {
  const swatch = (value: number, words: string) =>
    html`<span><i class="swatch" aria-hidden="true" ${vars(valueVars(value, bit))}></i>${words}</span>`;
  const zero = html`<span><i class="swatch zero" aria-hidden="true"></i>${text('plane-legend-zero')}</span>`;
  if (bit !== undefined)
    return html`<p class="legend row">${zero}${swatch(2 ** bit, text('plane-legend-set'))}${swatch(0, text('plane-legend-unset'))}</p>`;
  const ramp = RAMP.map((value) => html`<i ${vars(valueVars(value))}></i>`);
  return html`<p class="legend row">${zero}<span><span class="ramp" aria-hidden="true">${ramp}</span>${text('plane-legend-doubling')}</span></p>`;
}

/** The card of the cell at the cursor, or else of the chosen one. */
function cell(room: NimberRoom, site: string | undefined) {
  const { table } = room.table;
  const here = room.cursor ?? room.marked;
  if (!here) {
    return html`<div class="cell-card well"><h3 class="minor quiet">${text('cell-heading')}</h3><p class="quiet">${text(isTouch() ? 'cell-hint-touch' : 'cell-hint')}</p></div>`;
  }
  const value = room.valueAt(here);
  const expression = expressionOf(table, here);
  return html`<div class="cell-card well">
    <h3 class="minor quiet">${text('cell-heading')}</h3>
    <p class="cell-equation math" ${vars(value === undefined ? {} : valueVars(value))}>${equation(room, here)}</p>
    <p class="cell-why">${reason(room, here)}</p>
    <p>${
      expression && site !== ''
        ? html`<a
            class="cell-work"
            href=${(site ?? '') + toHash({ problem: NIMBERS, arguments: { e: expression }, view: room.given })}
            target=${site ? '_blank' : nothing}
            rel=${site ? 'noopener' : nothing}
            @click=${() => site === undefined && inView('.nimber-steps')}
          >${text('cell-work')}</a>`
        : nothing
    }</p>
  </div>`;
}

/** The equation of a cell: 6 ⊗ 7 = 3. */
function equation(room: NimberRoom, [row, column]: RowColumn): string {
  const { table } = room.table;
  const value = room.valueAt([row, column]);
  if (table === 'quotient' && column === 0) return text('cell-none', { row: number(row) });
  if (value === undefined) return text('cell-row', { row: number(row), column: number(column) });
  return text(`cell-value-${table}`, { row: number(row), column: number(column), value: number(value) });
}

/** The reason for a cell's value, in a sentence. */
function reason(room: NimberRoom, [row, column]: RowColumn): string {
  const { table } = room.table;
  const value = room.valueAt([row, column]);
  if (table === 'quotient' && column === 0) return text('cell-none-why');
  if (value === undefined) return text('cell-unknown');
  const given = { row: number(row), column: number(column), value: number(value) };
  const zero = value === 0 ? 'yes' : 'no';
  switch (table) {
    case 'sum':
      return text('cell-why-sum', { ...given, value: value === 0 ? 0 : given.value });
    case 'product': {
      const end = number(FIELDS.find((size) => Math.max(row, column) < size) ?? SIDE);
      return text('cell-why-product', { end, zero });
    }
    case 'quotient':
      return text('cell-why-quotient', { ...given, zero });
    case 'power':
      return text('cell-why-power', { ...given, column: column < 2 ? column : given.column });
  }
}

function cellReading(room: NimberRoom, here: RowColumn): string {
  return `${equation(room, here)}. ${reason(room, here)}`;
}

/** The rows and the columns of the view that are loaded, at most so many. */
export function spans(room: NimberRoom, most = SIDE): { rows: number[]; columns: number[] } {
  const { row, column, side } = room.table.place;
  const step = room.picture?.window.step ?? 1;
  const from = (at: number) => Math.ceil(at / step) * step;
  const count = Math.min(most, Math.floor(side / step));
  const along = (start: number) =>
    Array.from({ length: count }, (_, at) => from(start) + at * step).filter((at) => at < SIDE);
  return { rows: along(row), columns: along(column) };
}

/** The value of a cell, if it has one. */
export function known(room: NimberRoom, table: TableName, cell: RowColumn): number | undefined {
  return table === 'quotient' && cell[1] === 0 ? undefined : room.valueAt(cell);
}

/** The upper left part of the view, as an HTML table. */
function asTable(room: NimberRoom, table: TableName) {
  const { rows, columns } = spans(room, ROWS);
  const value = (cell: RowColumn) => {
    const at = known(room, table, cell);
    return at === undefined ? '–' : number(at);
  };
  return html`<details class="counts fold">
    <summary>${text('plane-table')}</summary>
    <div class="scroller" role="region" tabindex="0" aria-label=${text('plane-table-caption')}>
      <table>
        <caption class="hidden">${text('plane-label', { table })}</caption>
        <thead><tr><th scope="col"><span class="hidden">${text('plane-corner')}</span></th>${columns.map((n) => html`<th scope="col">${number(n)}</th>`)}</tr></thead>
        <tbody>${rows.map(
          (n) =>
            html`<tr><th scope="row">${number(n)}</th>${columns.map((m) => html`<td>${value([n, m])}</td>`)}</tr>`,
        )}</tbody>
      </table>
    </div>
  </details>`;
}
