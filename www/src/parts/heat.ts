/* A table on two numbers, and what is known of the cell that is looked at. */

import { html, nothing, type TemplateResult } from 'lit';
import type { Cell } from '../cell';
import { valueColour } from '../elements/colour';
import { vars } from '../elements/vars';
import type { Grid } from '../grid';
import { grouped, text } from '../i18n/index';
import { cellReading, cellWords } from './cell-words';
import { state } from './state';

export interface Heat {
  name: string;
  grid: Grid;
  path: Cell[];
  look(cell: Cell): void;
  window(origin: Cell, size?: number): void;
  /** What stands under the words on the cell. */
  below: TemplateResult | typeof nothing;
}

const RAMP = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64];
/** Rows and columns of the table for those who do not see the picture. */
const READ = 12;

export function heat({ name, grid, path, look, window: move, below }: Heat) {
  const { judged, cursor, chosen, block, origin, size } = grid;
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
          .axes=${{ row: text(`axis-${grid.game}-row`), column: text(`axis-${grid.game}-column`) }}
        ></grundy-heat>
        ${state(
          grid.loading,
          { doing: text('heat-progress'), stopped: text('heat-stopped'), home: 'heat-window' },
          { cancel: () => grid.stop(), again: () => grid.again() },
        )}
        <figcaption class="quiet">${text(`heat-caption-${grid.game}`)}</figcaption>
        ${block ? read(grid, name) : nothing}
      </figure>
      ${cell(grid, below)}
    </div>
    <p class="hidden" aria-live="polite">${chosen && judged && !cursor ? cellWords(judged).headline : ''}</p>`;
}

/** What is known of the cell that is looked at. */
export function cell({ judged }: Grid, below: Heat['below']) {
  return html`<aside class="why-value cell-words" aria-labelledby="cell-heading">
    <h3 id="cell-heading">${text('heat-this-cell')}</h3>
    ${judged ? words(judged) : html`<p class="quiet">${text('cell-waiting')}</p>`} ${below}
  </aside>`;
}

function words(judged: NonNullable<Grid['judged']>) {
  const { headline, why, moves } = cellWords(judged);
  const lost = judged.moves.outcome === 'P';
  return html`<p class=${lost ? 'cell-headline zero' : 'cell-headline'}>${headline}</p>
    <p class="cell-why">${why}</p>
    ${
      moves.length
        ? html`<p class="cell-moves-head">${text('cell-moves', { count: moves.length })}</p>
          <ul class="cell-moves">${moves.slice(0, 12).map((move) => html`<li>${move}</li>`)}</ul>
          ${moves.length > 12 || !judged.moves.complete ? html`<p class="quiet">${text('cell-moves-more')}</p>` : nothing}`
        : nothing
    }`;
}

function legend() {
  return html`<p class="legend">
    <span><i class="swatch zero" aria-hidden="true"></i>${text('heat-legend-zero')}</span>
    <span><span class="ramp" aria-hidden="true">${RAMP.map(
      (value) => html`<i ${vars({ '--value': valueColour(value) })}></i>`,
    )}</span>${text('heat-legend-more')}</span>
  </p>`;
}

/** The upper left corner of the window as a table. */
function read(grid: Grid, name: string) {
  const { origin, size, last } = grid;
  const span = (from: number, end: number) =>
    Array.from({ length: Math.min(READ, size, end - from + 1) }, (_, at) => from + at);
  const [rows, columns] = [span(origin.row, last.row), span(origin.column, last.column)];
  return html`<details class="heat-table">
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
