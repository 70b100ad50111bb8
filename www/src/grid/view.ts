/* A two-heap table, and the explanation of the selected cell. */

import { html, nothing, type TemplateResult } from 'lit';
import { errorSentence, grouped, text } from '../i18n/index';
import { valueVars } from '../ui/colour';
import { closeDrawer, drawer, openDrawer } from '../ui/drawer';
import { bound } from '../ui/formula';
import { isTouch } from '../ui/pointer';
import { statusLine } from '../ui/status';
import { vars } from '../ui/vars';
import type { Cell } from './cell';
import { cellReading, cellWords } from './cell-words';
import type { GridModel } from './model';
import { coordinateNames, familyOf, parameterOf } from './table-games';

export interface Heat {
  name: string;
  grid: GridModel;
  path: Cell[];
  look(cell: Cell): void;
  window(origin: Cell, size?: number): void;
  /** Content below the explanation of the cell. */
  below: TemplateResult | typeof nothing;
  /** Whether the table announces the selected cell, because the room announces something else. */
  announces?: true;
}

const RAMP = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64];
/** Rows and columns of the table for screen readers. */
const READ = 12;

/** What a room has and a frame has not, beside a drawer for the explanation on narrow screens. */
export interface InRoom {
  /** The status line of the work. */
  status: unknown;
  /** The controls that save the table. */
  save(grid: GridModel, name: string): unknown;
}

export function heat({ name, grid, path, look, window: move, below, announces }: Heat, page?: InRoom) {
  const { explained, cursor, chosen, block, origin, size } = grid;
  const here = cursor ?? chosen ?? origin;
  const reading = cellReading(here, grid.valueAt(here));
  return html`<div class="heat-views">
      <figure
        class="heat-figure"
        @cursor=${(event: CustomEvent<{ cell: Cell | undefined }>) => grid.point(event.detail.cell)}
        @choose=${(event: CustomEvent<{ cell: Cell }>) => look(event.detail.cell)}
        @origin=${(event: CustomEvent<{ cell: Cell }>) => move(event.detail.cell)}
        @cells=${(event: CustomEvent<{ size: number; cell: Cell }>) => move(event.detail.cell, event.detail.size)}
      >
        ${legend()}
        <grundy-heat
          .name=${name}
          .block=${block}
          .origin=${origin}
          .size=${size}
          .first=${grid.first}
          .last=${grid.last}
          .cursor=${cursor}
          .chosen=${chosen}
          .path=${path}
          .reading=${reading}
          .explains=${page !== undefined}
          @why=${showCell}
          .axes=${{ row: axisName(grid, 'row'), column: axisName(grid, 'column') }}
        ></grundy-heat>
        ${page?.status ?? nothing}
        <figcaption class="quiet">${text(`heat-caption-${familyOf(grid.game)}`, { r: parameterOf(grid.game) })}</figcaption>
        ${block ? read(grid, name) : nothing}
        ${page && block ? page.save(grid, name) : nothing}
      </figure>
      ${page ? cellDrawer(grid, below) : cell(grid, below)}
    </div>
    ${announces ? html`<p class="hidden" aria-live="polite">${chosen && explained && !cursor ? cellWords(explained).headline : ''}</p>` : nothing}`;
}

/** The name of a coordinate. */
export function axisName({ game }: { game: string }, side: 'row' | 'column'): string {
  const family = familyOf(game);
  const [row, column] = coordinateNames(game);
  return text(`axis-${family}-${side}`, { name: family !== 'rule' ? '' : side === 'row' ? row : column });
}

function showCell(): void {
  openDrawer(document.getElementById('cell-words'));
}

/** The explanation beside the table, or in a drawer. */
function cellDrawer(grid: GridModel, below: Heat['below']) {
  return html`<div>
    <p class="drawer-open"><button class="button" type="button" aria-haspopup="dialog" @click=${showCell}>${text('heat-this-cell')}</button></p>
    <div class="why-value cell-words" id="cell-words" aria-labelledby="cell-heading" ${drawer()}>
      <button class="button drawer-close" type="button" @click=${closeDrawer}>${text('copy-close')}</button>
      ${cellContent(grid, below)}
    </div>
  </div>`;
}

/** The explanation of the selected cell. */
export function cell(grid: GridModel, below: Heat['below']) {
  return html`<div role="group" class="why-value cell-words" aria-labelledby="cell-heading">
    ${cellContent(grid, below)}
  </div>`;
}

function cellContent({ explained, unexplained }: GridModel, below: Heat['below']) {
  const waiting = unexplained
    ? errorSentence(unexplained)
    : text(isTouch() ? 'cell-waiting-touch' : 'cell-waiting');
  return html`<h2 class="minor quiet" id="cell-heading">${text('heat-this-cell')}</h2>
    ${explained && !unexplained ? words(explained) : html`<p class="quiet">${waiting}</p>`} ${below}`;
}

function words(explained: NonNullable<GridModel['explained']>) {
  const { headline, why, options, moves } = cellWords(explained);
  const lost = explained.moves.outcome === 'P';
  return html`<p class=${lost ? 'cell-headline zero' : 'cell-headline'}>${bound(headline)}</p>
    <p class="cell-reason">${why}</p>
    ${options.length ? html`<ul class="cell-moves">${options.map((option) => html`<li>${option}</li>`)}</ul>` : nothing}
    ${
      moves.length
        ? html`<p class="cell-moves-head">${text('cell-moves', { count: moves.length })}</p>
          <ul class="cell-moves">${moves.slice(0, 12).map((move) => html`<li>${move}</li>`)}</ul>
          ${moves.length > 12 || !explained.moves.complete ? html`<p class="quiet">${text('cell-moves-more')}</p>` : nothing}`
        : nothing
    }`;
}

function legend() {
  return html`<p class="legend row">
    <span><i class="swatch zero" aria-hidden="true"></i>${text('heat-legend-zero')}</span>
    <span><span class="ramp" aria-hidden="true">${RAMP.map(
      (value) => html`<i ${vars(valueVars(value))}></i>`,
    )}</span>${text('heat-legend-more')}</span>
  </p>`;
}

/** The rows and the columns of the window, at most so many. */
export function spans({ origin, size, last }: GridModel, most = size): { rows: number[]; columns: number[] } {
  const span = (from: number, end: number) =>
    Array.from({ length: Math.min(most, size, end - from + 1) }, (_, at) => from + at);
  return { rows: span(origin.row, last.row), columns: span(origin.column, last.column) };
}

/** The upper left corner of the window as a table. */
function read(grid: GridModel, name: string) {
  const { rows, columns } = spans(grid, READ);
  return html`<details class="heat-table fold on-screen">
    <summary>${text('heat-table')}</summary>
    <div class="scroller" tabindex="0" role="region" aria-label=${text('heat-table-label', { name })}>
      <table class="values" dir="ltr">
        <thead><tr><td></td>${columns.map((column) => html`<th scope="col">${grouped(String(column))}</th>`)}</tr></thead>
        <tbody>${rows.map(
          (row) =>
            html`<tr><th scope="row">${grouped(String(row))}</th>${columns.map((column) => {
              const value = grid.valueAt({ row, column });
              return html`<td class=${value === 0 ? 'zero' : nothing}>${value ?? ''}</td>`;
            })}</tr>`,
        )}</tbody>
      </table>
    </div>
  </details>`;
}

/** The status line of loading the table. */
export function loading(grid: GridModel) {
  return statusLine(
    grid.loading,
    { doing: text('heat-progress'), stopped: text('heat-stopped'), home: 'heat-window' },
    { cancel: () => grid.stop(), again: () => grid.again() },
  );
}
