/* The sequence as chart and strip, and the explanation of one of its values. */

import './graph.css';
import { html, nothing, type TemplateResult } from 'lit';
import { SAVING } from '../edition';
import type { Explanation } from '../engine/protocol';
import { grouped, shortened, text } from '../i18n/index';
import { aboutLink } from '../ui/about-link';
import { valueVars } from '../ui/colour';
import { closeDrawer, drawer } from '../ui/drawer';
import { statusLine } from '../ui/status';
import { vars } from '../ui/vars';
import type { Repetition } from './chart';
import { explanationIn, showWhy } from './explained';
import { summary } from './legend';
import { cells, chart, legendLine, readingLine } from './pictures';
import type { SequenceRoom } from './room';
import { save } from './save';

/** The heading of a sequence. */
export interface Heading {
  name: string;
  /** The name, or a choice of sequences. */
  title: TemplateResult;
  /**
   * Shown while the sequence belongs to an earlier question; `cut` if it is not shown completely.
   */
  staleText: string;
  cut: string;
  /** The known repetition, proved or observed. */
  repetition?: Repetition | undefined;
  /** What stands beside the sequence; without it, all of the width is the sequence's. */
  beside?: unknown;
  /** Whether to draw the chart alone, because it is still to be known how cells are laid out. */
  waits?: boolean;
}

export function sequence(
  room: SequenceRoom,
  { name, title, staleText, cut, repetition, beside, waits = false }: Heading,
) {
  const { sequence: model } = room;
  const { loaded } = model;
  return html`<section
      class="sequence"
      aria-labelledby="sequence-heading"
      @cursor=${(event: CustomEvent<{ n: number | undefined }>) => model.point(event.detail.n)}
      @choose=${(event: CustomEvent<{ n: number | string }>) => room.explain(String(event.detail.n))}
      @why=${() => showWhy(room)}
    >
      <div class="heading">
        <h2 id="sequence-heading">${text('sequence-heading')}</h2>
        ${title}
        ${room.sequenceStale ? html`<p class="tag stale">${staleText}</p>` : nothing}
        ${loaded?.cut ? html`<p class="quiet cut">${cut}</p>` : nothing}
      </div>
      ${
        beside
          ? html`<div class="views">${graph(room, name, repetition, waits)}<div class="stack">${beside}</div></div>`
          : graph(room, name, repetition, waits)
      }
      ${SAVING ? save(room, name, repetition) : nothing}
    </section>`;
}

/** Chart and strip of the same loaded sequence; until there is one, the state of its work. */
function graph(room: SequenceRoom, name: string, repetition: Repetition | undefined, waits: boolean) {
  const { sequence: model } = room;
  const { loaded, viewport } = model;
  return html`<div class="graph-place"><figure class="graph" ?inert=${!loaded} data-stale=${room.sequenceStale ? 'true' : nothing} data-exact=${viewport.settled ? 'true' : 'false'}>
    ${legendLine(room, aboutLink())} ${chart(room, name, repetition, model.chosen)} ${readingLine(model)}
    ${waits ? nothing : cells(room, name, repetition, model.chosen)}
    <figcaption class="quiet summary">${loaded ? summary(loaded, name) : nothing}</figcaption>
  </figure>
  ${statusLine(
    model.loading,
    { doing: text('progress-drawing'), stopped: text('sequence-stopped'), home: 'sequence-chart' },
    room.sequenceActions,
  )}</div>`;
}

/** "g(200) = 1", on narrow screens, where the explanation is in a drawer. */
function valueLine({ n, value }: Explanation) {
  return html`<span class="value-line math"><span class="mex-of"><i>g</i>(${shortened(n)})</span> <span class="mex-is">=</span>
    <span class=${value === 0 ? 'mex-value valued zero' : 'mex-value valued'} ${vars(valueVars(value))}>${grouped(String(value))}</span></span>`;
}

/**
 * The explanation of the selected value: beside the chart, or in a drawer. `folded`: only the value
 * at first.
 */
export function why(room: SequenceRoom, folded = false) {
  const { explanation, beyond, at } = room.sequence;
  const value = explanation?.n === at ? grouped(String(explanation.value)) : undefined;
  // A value without options or explanation needs no room for tiles and a recurrence.
  const short = beyond || explanation?.optionCount === 0;
  const shown = value === undefined || !explanation ? nothing : valueLine(explanation);
  return html`<p class="drawer-open">${shown}<button
      class="button"
      type="button"
      id="mex-open"
      aria-haspopup="dialog"
      @click=${() => showWhy(room)}
    >${value === undefined ? text('mex-heading') : text('mex-open', { n: shortened(at), value })}</button></p>
    <div class=${short ? 'why-value short' : 'why-value'} id="why-value" aria-labelledby="mex-heading" ${drawer()}>
      <button class="button drawer-close" type="button" @click=${closeDrawer}>${text('copy-close')}</button>
      <h2 class="minor quiet" id="mex-heading">${text('mex-heading')}</h2>
      ${explanationIn(room, 'sequence', folded)}
    </div>`;
}
