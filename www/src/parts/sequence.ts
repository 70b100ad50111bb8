/* The sequence as chart and cells, and why one of its values is what it is. */

import { html, nothing, type TemplateResult } from 'lit';
import { amount } from '../elements/brief';
import { valueColour } from '../elements/colour';
import { vars } from '../elements/vars';
import type { Explorer } from '../explorer';
import { grouped, shortened, text } from '../i18n/index';
import type { Room } from '../room';
import { columnsOf } from '../state';
import { aboutLink } from './about';
import { state } from './state';

/** What the sequence is called, and what stands beside its heading. */
export interface Heading {
  name: string;
  /** Its name, or the choice of another. */
  title: TemplateResult;
  /** What is said where it was drawn for an earlier question, and where it goes on. */
  earlier: string;
  cut: string;
}

export function sequence(room: Room, { name, title, earlier, cut }: Heading) {
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
        ${graph(room, name)}
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
    </section>`;
}

/** Empty until there is a sequence; then chart and cells of one and the same. */
function graph(room: Room, name: string) {
  const { explorer: views } = room;
  const { picture, strip } = views;
  return html`<figure class="graph" ?inert=${!picture} data-stale=${room.earlier ? 'true' : nothing}>
    ${picture ? legend(picture.histogram.values) : html`<p class="legend"></p>`}
    <grundy-chart
      .name=${name}
      .first=${picture?.game.first ?? 0}
      .last=${picture?.last ?? 0}
      .values=${picture?.density ? undefined : picture?.values}
      .density=${picture?.density}
      .cursor=${views.cursor}
      .chosen=${views.chosen}
      .reading=${reading(views)}
      @room=${(event: CustomEvent<{ columns: number; rows: number }>) =>
        views.room(event.detail.columns, event.detail.rows)}
    ></grundy-chart>
    <figcaption class="reading number" aria-hidden="true">${
      views.cursor === undefined ? html`<span class="quiet">${text('reading-hint')}</span>` : reading(views)
    }</figcaption>
    <grundy-strip
      .name=${name}
      .values=${strip?.values}
      .from=${Number(strip?.from ?? 0)}
      .first=${picture?.game.first ?? 0}
      .last=${picture?.last ?? 0}
      .columns=${columnsOf(room.question.view.columns)}
      .cursor=${views.cursor}
      .chosen=${views.chosen}
      @fits=${(event: CustomEvent<{ count: number }>) => views.fits(event.detail.count)}
      @cells=${(event: CustomEvent<{ from: number }>) => views.cells(event.detail.from)}
      @columns=${(event: CustomEvent<{ columns: number | undefined }>) =>
        room.view('columns', event.detail.columns === undefined ? '' : String(event.detail.columns))}
    ></grundy-strip>
  </figure>`;
}

function why(room: Room) {
  const { explorer: views } = room;
  const { explanation, beyond } = views;
  // An index without options, or none to be explained, needs no room for tiles and a recurrence.
  const short = beyond || explanation?.optionCount === 0;
  return html`<aside class=${short ? 'why-value short' : 'why-value'} aria-labelledby="mex-heading">
    <h3 id="mex-heading">${text('mex-heading')}</h3>
    ${state(
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
    ></grundy-mex>
  </aside>`;
}

/** What the colours mean, of those that occur. */
function legend(values: Uint32Array) {
  const most = values.at(-1) ?? 0;
  const typical = new Set([1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64, most]);
  const shown = Array.from(values).filter((value) => value > 0 && typical.has(value));
  return html`<p class="legend">
    ${
      values[0] === 0
        ? html`<span><i class="swatch zero" aria-hidden="true"></i>${text('sequence-legend-zero')}</span>`
        : nothing
    }
    ${
      most
        ? html`<span
            ><span class="ramp" aria-hidden="true">${shown.map(
              (value) => html`<i ${vars({ '--value': valueColour(value) })}></i>`,
            )}</span
            >${text('sequence-legend-more', { most: amount(String(most)) })}</span
          >`
        : nothing
    }
    <span>${aboutLink()}</span>
  </p>`;
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
