/* The controls below a table that save it as a file. */

import 'texts:save';
import { html, nothing } from 'lit';
import type { Table, TableFormat } from '../export/table';
import { text } from '../i18n/index';
import { loadBeside } from '../ui/load-beside';

declare const GRUNDYSCOPE_VERSION: string;

const FORMATS = ['csv', 'json', 'markdown', 'latex'] as const satisfies TableFormat[];

/**
 * `what` is called on saving. With `canvas`, a function of a control that gives the drawing, it can
 * be saved as a picture, too. `label` tells it from others on the page.
 */
export function saveTable(
  what: () => Table | Promise<Table>,
  canvas?: (control: Element) => HTMLCanvasElement | null | undefined,
  label = text('save-table-label'),
) {
  // messages: save-as-csv save-as-json save-as-markdown save-as-latex
  return html`<div class="save actions on-screen" data-menu role="group" aria-label=${label}>
    <label>${text('save-table-what')}
      <select class="select">
        ${FORMATS.map((one) => html`<option value=${one}>${text(`save-as-${one}`)}</option>`)}
        ${canvas ? html`<option value="png">${text('save-as-png')}</option>` : nothing}
      </select></label>
    <button class="button" type="button" @click=${({ currentTarget }: Event) => {
      const button = currentTarget as HTMLElement;
      const format = button.parentElement?.querySelector('select')?.value as TableFormat | 'png';
      // The code that writes files is loaded on first use.
      loadBeside(button, loadWriters, (writers) => save(writers, format, what, canvas?.(button)));
    }}>${text('save-go')}</button>
  </div>`;
}

const loadWriters = () => Promise.all([import('../export/table'), import('../export/download')]);

async function save(
  [{ TABLE_FORMATS }, { downloadFile }]: Awaited<ReturnType<typeof loadWriters>>,
  format: TableFormat | 'png',
  what: () => Table | Promise<Table>,
  canvas: HTMLCanvasElement | null | undefined,
): Promise<void> {
  const table = await what();
  if (format === 'png') {
    const blob = canvas && (await picture(canvas));
    if (blob) downloadFile({ name: `${table.file}.png`, blob });
    return;
  }
  const { extension, type, write } = TABLE_FORMATS[format];
  const blob = new Blob([write(table, GRUNDYSCOPE_VERSION)], { type });
  downloadFile({ name: `${table.file}.${extension}`, blob });
}

/** The drawing on the page's background. */
function picture(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = copy.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, copy.width, copy.height);
  context.drawImage(canvas, 0, 0);
  return new Promise((resolve) => copy.toBlob(resolve, 'image/png'));
}
