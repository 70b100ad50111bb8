/* The pictures of a sequence, each with its legend, reading and controls. */

import { html, nothing, type TemplateResult } from 'lit';
import { grouped, text } from '../i18n/index';
import type { Range } from '../question/range';
import { loadBeside } from '../ui/load-beside';
import { LISTEN } from '../ui/more-icons';
import { isTouch } from '../ui/pointer';
import type { Repetition } from './chart';
import { legend } from './legend';
import type { SequenceModel } from './model';
import { columnsOf, FIT, PERIOD } from './parameters';
import type { SequenceRoom } from './room';

/** The legend, and the choice of what colours show. `more` is appended. */
export function legendLine(room: SequenceRoom, more?: TemplateResult) {
  const { loaded, viewport } = room.sequence;
  if (!loaded) return html`<p class="legend row"></p>`;
  const max = loaded.histogram.values.at(-1) ?? 1;
  return html`<div class="legend-line">${legend(loaded.histogram.values, viewport.bit, more ? html`<span>${more}</span>` : nothing)}${bits(room, max)}</div>`;
}

/** `chosen` is the marked index, if any. */
export function chart(
  room: SequenceRoom,
  name: string,
  repetition: Repetition | undefined,
  chosen: number | undefined,
) {
  const { sequence: model } = room;
  const { loaded, viewport } = model;
  return html`<grundy-chart
      .name=${name}
      .first=${loaded?.game.first ?? 0}
      .last=${loaded?.last ?? 0}
      .range=${viewport.range}
      .points=${viewport.points}
      .raster=${viewport.raster}
      .overview=${viewport.shown?.overview}
      .max=${loaded?.histogram.values.at(-1) ?? 1}
      .bit=${viewport.bit}
      .repetition=${repetition}
      .highlighted=${model.highlighted}
      .cursor=${model.cursor}
      .chosen=${chosen}
      .reading=${reading(model)}
      .explains=${room.explains}
      @look=${(event: CustomEvent<{ range: Range }>) => {
        viewport.look(event.detail.range);
        room.view('range', viewport.text);
      }}
      @room=${(event: CustomEvent<{ columns: number; rows: number }>) =>
        viewport.resize(event.detail.columns, event.detail.rows)}
    ></grundy-chart>`;
}

/** The key of the hint below a chart. */
function readingHint({ viewport }: SequenceModel): string {
  // messages: reading-hint reading-hint-touch reading-hint-closer reading-hint-closer-touch
  return `reading-hint${viewport.text ? '-closer' : ''}${isTouch() ? '-touch' : ''}`;
}

/** The value at the cursor, or a hint, and the button that plays the sequence. */
export function readingLine(model: SequenceModel, hint = text(readingHint(model))) {
  const { viewport } = model;
  return html`<div class="reading-line links between">
      <div class="reading number" aria-hidden="true">${
        model.cursor === undefined ? html`<span class="quiet">${hint}</span>` : reading(model)
      }</div>
      <button
        class="tool"
        type="button"
        aria-pressed=${model.sounding}
        aria-disabled=${!viewport.points}
        title=${viewport.points ? nothing : text('listen-closer')}
        @click=${(event: Event) => listen(model, event.currentTarget as Element)}
      >${LISTEN}${text(model.sounding ? 'listen-stop' : 'listen')}</button>
    </div>`;
}

function listen(model: SequenceModel, button: Element): void {
  if (model.sounding) model.silence();
  else if (model.viewport.points)
    loadBeside(
      button,
      () => import('./sound'),
      (sound) => model.play(sound),
    );
}

export function cells(
  room: SequenceRoom,
  name: string,
  repetition: Repetition | undefined,
  chosen: number | undefined,
) {
  const { sequence: model } = room;
  const { viewport } = model;
  const { columns } = room.question.view;
  return html`<grundy-strip
      .name=${name}
      .content=${viewport.strip}
      .width=${columnsOf(columns) ? 'own' : (columns === PERIOD && repetition) || viewport.strip?.layout.down ? PERIOD : FIT}
      .repetition=${repetition}
      .highlighted=${model.highlighted}
      .cursor=${model.cursor}
      .chosen=${chosen}
      .reading=${reading(model)}
      .explains=${room.explains}
      @width=${({ detail }: CustomEvent<{ width: number; dark: boolean }>) => viewport.width(detail.width, detail.dark)}
      @page=${(event: CustomEvent<{ from: number }>) => viewport.page(event.detail.from)}
      @columns=${({ detail: { columns } }: CustomEvent<{ columns: number | 'period' | 'fit' }>) =>
        room.view('columns', columns === FIT && room.usualColumns === FIT ? '' : String(columns))}
    ></grundy-strip>`;
}

/** The choice to colour by value, or by a binary digit of it. */
function bits(room: SequenceRoom, max: number) {
  const { bit } = room.sequence.viewport;
  const digits = Math.max(1, Math.ceil(Math.log2(max + 1)), (bit ?? 0) + 1);
  return html`<label class="bit-choice">${text('colour-by')}
    <select
      class="select"
      .value=${bit === undefined ? '' : String(bit)}
      @change=${(event: Event) => room.view('bit', (event.target as HTMLSelectElement).value)}
    >
      <option value="">${text('colour-value')}</option>
      ${Array.from({ length: digits }, (_, place) => html`<option value=${place} ?selected=${place === bit}>${text('colour-bit', { power: grouped(String(2 ** place)) })}</option>`)}
    </select>
  </label>`;
}

/**
 * The explanation of the selected value; with `steps`, also a field to select another one;
 * `folded`: only the value at first.
 */
export function explanation(
  { game, explanation, beyond }: SequenceModel,
  { steps = false, folded = false } = {},
) {
  return html`<grundy-mex
      .explanation=${explanation}
      .range=${steps && game ? [game.first, Number(game.explainMax)] : undefined}
      .folded=${folded}
      .beyond=${beyond ? text('mex-beyond', { max: grouped(game?.explainMax ?? '') }) : ''}
    ></grundy-mex>`;
}

/** The value at the chart's cursor. */
function reading(model: SequenceModel): string {
  const n = model.cursor ?? model.chosen ?? model.loaded?.last ?? 0;
  const value = model.valueAt(n);
  const at = grouped(String(n));
  return value === undefined
    ? text('value-of-one', { n: at })
    : text('reading', { n: at, value: grouped(String(value)) });
}
