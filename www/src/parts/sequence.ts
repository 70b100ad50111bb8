/* The sequence as chart and cells, and why one of its values is what it is. */

import { html, nothing, type TemplateResult } from 'lit';
import { SAVING } from '../edition';
import type { Repetition } from '../elements/chart';
import type { Explorer } from '../explorer';
import { grouped, shortened, text } from '../i18n/index';
import type { Range } from '../range';
import type { Room } from '../room';
import { columnsOf, PERIOD } from '../state';
import { aboutLink } from './about';
import { legend, summary } from './legend';
import { save } from './save';
import { state } from './state';

/** What the sequence is called, and what stands beside its heading. */
export interface Heading {
  name: string;
  /** Its name, or the choice of another. */
  title: TemplateResult;
  /** What is said where it was drawn for an earlier question, and where it goes on. */
  earlier: string;
  cut: string;
  /** What is known of its repetition, and whether that is proved. */
  repetition?: Repetition | undefined;
}

export function sequence(room: Room, { name, title, earlier, cut, repetition }: Heading) {
  const { explorer: views } = room;
  const { picture } = views;
  return html`<section
      class="sequence"
      aria-labelledby="sequence-heading"
      @cursor=${(event: CustomEvent<{ n: number | undefined }>) => views.point(event.detail.n)}
      @choose=${(event: CustomEvent<{ n: number | string }>) => room.view('at', String(event.detail.n))}
    >
      <div class="heading">
        <h2 id="sequence-heading">${text('sequence-heading')}</h2>
        ${title}
        ${room.earlier ? html`<p class="tag stale">${earlier}</p>` : nothing}
        ${picture?.cut ? html`<p class="quiet cut">${cut}</p>` : nothing}
      </div>
      <div class="views">
        ${graph(room, name, repetition)}
        ${why(room)}
      </div>
      ${state(
        views.loading,
        {
          doing: text('progress-drawing'),
          stopped: text('sequence-stopped'),
          home: 'sequence-chart',
        },
        room.viewing,
      )}
      ${SAVING ? save(room, name) : nothing}
    </section>`;
}

/** Empty until there is a sequence; then chart and cells of one and the same. */
function graph(room: Room, name: string, repetition: Repetition | undefined) {
  const { explorer: views } = room;
  const { picture, sight } = views;
  return html`<figure class="graph" ?inert=${!picture} data-stale=${room.earlier ? 'true' : nothing} data-exact=${sight.settled ? 'true' : 'false'}>
    ${legendLine(room, aboutLink())} ${chart(room, name, repetition, views.chosen)} ${readingLine(views)}
    ${cells(room, name, repetition, views.chosen)}
    <figcaption class="quiet summary">${picture ? summary(picture, name) : nothing}</figcaption>
  </figure>`;
}

/** What the colours mean, and the choice of what they say. `more` stands at the end of it. */
export function legendLine(room: Room, more?: TemplateResult) {
  const { picture, sight } = room.explorer;
  if (!picture) return html`<p class="legend"></p>`;
  const most = picture.histogram.values.at(-1) ?? 1;
  return html`<div class="legend-line">${legend(picture.histogram.values, sight.bit, more ? html`<span>${more}</span>` : nothing)}${bits(room, most)}</div>`;
}

/** `chosen` is the index that is marked, if one is. */
export function chart(
  room: Room,
  name: string,
  repetition: Repetition | undefined,
  chosen: number | undefined,
) {
  const { explorer: views } = room;
  const { picture, sight } = views;
  return html`<grundy-chart
      .name=${name}
      .first=${picture?.game.first ?? 0}
      .last=${picture?.last ?? 0}
      .range=${sight.range}
      .points=${sight.points}
      .raster=${sight.raster}
      .overview=${sight.shown?.overview}
      .most=${picture?.histogram.values.at(-1) ?? 1}
      .bit=${sight.bit}
      .repetition=${repetition}
      .lit=${views.lit}
      .cursor=${views.cursor}
      .chosen=${chosen}
      .reading=${reading(views)}
      @look=${(event: CustomEvent<{ range: Range }>) => {
        sight.look(event.detail.range);
        room.view('range', sight.text);
      }}
      @room=${(event: CustomEvent<{ columns: number; rows: number }>) =>
        sight.room(event.detail.columns, event.detail.rows)}
    ></grundy-chart>`;
}

/** What is known where the cursor is, or what one can do, and what plays the sequence. */
export function readingLine(
  views: Explorer,
  hint = text(views.sight.text ? 'reading-hint-closer' : 'reading-hint'),
) {
  const { sight } = views;
  return html`<div class="reading-line">
      <div class="reading number" aria-hidden="true">${
        views.cursor === undefined ? html`<span class="quiet">${hint}</span>` : reading(views)
      }</div>
      <button
        class="tool"
        type="button"
        aria-pressed=${views.sounding}
        aria-disabled=${!sight.points}
        title=${sight.points ? nothing : text('listen-closer')}
        @click=${() => views.listen()}
      >${text(views.sounding ? 'listen-stop' : 'listen')}</button>
    </div>`;
}

export function cells(
  room: Room,
  name: string,
  repetition: Repetition | undefined,
  chosen: number | undefined,
) {
  const { explorer: views } = room;
  const { sight } = views;
  const { columns } = room.question.view;
  return html`<grundy-strip
      .name=${name}
      .laid=${sight.strip}
      .width=${columns === PERIOD && repetition ? PERIOD : columnsOf(columns) ? 'own' : 'fit'}
      .repetition=${repetition}
      .lit=${views.lit}
      .cursor=${views.cursor}
      .chosen=${chosen}
      .reading=${reading(views)}
      @width=${(event: CustomEvent<{ width: number }>) => sight.width(event.detail.width)}
      @page=${(event: CustomEvent<{ from: number }>) => sight.page(event.detail.from)}
      @columns=${(event: CustomEvent<{ columns: number | 'period' | undefined }>) =>
        room.view('columns', String(event.detail.columns ?? ''))}
    ></grundy-strip>`;
}

/** Colour by value, or by one of its binary digits. */
function bits(room: Room, most: number) {
  const { bit } = room.explorer.sight;
  const digits = Math.max(1, Math.ceil(Math.log2(most + 1)), (bit ?? 0) + 1);
  return html`<label class="bits">${text('colour-by')}
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

function why(room: Room) {
  const { explanation, beyond } = room.explorer;
  // An index without options, or none to be explained, needs no room for tiles and a recurrence.
  const short = beyond || explanation?.optionCount === 0;
  return html`<aside class=${short ? 'why-value short' : 'why-value'} aria-labelledby="mex-heading">
    <h3 id="mex-heading">${text('mex-heading')}</h3>
    ${mex(room)}
  </aside>`;
}

/** Why the value that is looked at is what it is. */
export function mex(room: Room) {
  const { explorer: views } = room;
  const { explanation, beyond } = views;
  return html`${state(
    views.explaining,
    {
      doing: text('progress-explaining', { n: shortened(views.at) }),
      stopped: text('mex-stopped', { n: shortened(views.at) }),
      home: 'sequence-chart',
    },
    room.viewing,
  )}
    <grundy-mex
      .explanation=${explanation}
      .beyond=${beyond ? text('mex-beyond', { max: grouped(views.game?.explainMax ?? '') }) : ''}
    ></grundy-mex>`;
}

/** The value where the chart's cursor is. */
function reading(views: Explorer): string {
  const n = views.cursor ?? views.chosen ?? views.picture?.last ?? 0;
  const value = views.valueAt(n);
  const at = grouped(String(n));
  return value === undefined
    ? text('reading-unknown', { n: at })
    : text('reading', { n: at, value: grouped(String(value)) });
}
