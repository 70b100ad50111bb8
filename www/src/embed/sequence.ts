/* The views of a sequence, one at a time. */

import '../views';
import { html, nothing } from 'lit';
import type { Repetition } from '../elements/chart';
import { text } from '../i18n/index';
import { counts } from '../parts/counts';
import { finds, findsLoaded } from '../parts/finds';
import { summary } from '../parts/legend';
import { cells, chart, legendLine, mex, readingLine } from '../parts/sequence';
import { state } from '../parts/state';
import { table } from '../parts/values';
import type { Room } from '../room';
import type { Controls } from './options';

/** What the sequence is called, and what is known of its repetition. */
export interface Called {
  name: string;
  repetition?: Repetition | undefined;
}

/** `before` is how the work stands that comes before any sequence: without it, nothing is drawn. */
export function sequenceViews(room: Room, controls: Controls, called: () => Called, before: () => unknown) {
  const { explorer } = room;
  /** Only what somebody chose is marked: there is nothing beside it that would say why. */
  const chosen = () => (room.question.view.at ? explorer.chosen : undefined);
  const hint = (drag: boolean) => {
    if (controls === 'none' || !drag) return text('reading-hint-picture');
    return text(explorer.sight.text ? 'reading-hint-closer' : 'reading-hint-frame');
  };
  const loading = () =>
    state(
      explorer.loading,
      { doing: text('progress-drawing'), stopped: text('sequence-stopped'), home: 'sequence-chart' },
      room.viewing,
    );
  /** Cursor and choice go to the room, whichever view they come from. */
  const linked = (inner: unknown) =>
    html`<div
      class="linked"
      @cursor=${(event: CustomEvent<{ n: number | undefined }>) => explorer.point(event.detail.n)}
      @choose=${(event: CustomEvent<{ n: number | string }>) => room.view('at', String(event.detail.n))}
    >${inner}</div>${before()}`;
  const figure = (name: string, inner: unknown) =>
    linked(html`<figure class="graph" data-stale=${room.earlier ? 'true' : nothing}>
        ${inner}
        <figcaption class="quiet summary">${explorer.picture ? summary(explorer.picture, name) : nothing}</figcaption>
      </figure>
      ${loading()}`);
  return {
    chart: () => {
      const { name, repetition } = called();
      return figure(
        name,
        html`${chart(room, name, repetition, chosen())}${readingLine(explorer, hint(true))}${legendLine(room)}`,
      );
    },
    strip: () => {
      const { name, repetition } = called();
      return figure(
        name,
        html`${cells(room, name, repetition, chosen())}${readingLine(explorer, hint(false))}${legendLine(room)}`,
      );
    },
    histogram: () => html`${counts(room, called().name, html``)} ${loading()} ${before()}`,
    table: () => linked(table(room, called().name)),
    value: () => linked(html`<div class="value-of">${mex(room)}</div>`),
    list: () => html`${finds(room, called().name)} ${before()}`,
  };
}

/** Whether there is something to be seen of one of them. */
export function sequenceReady({ explorer }: Room, show: string): boolean {
  if (show === 'table') return explorer.window !== undefined;
  if (show === 'value') return explorer.explanation !== undefined || explorer.beyond;
  if (show === 'list') return explorer.finds !== undefined && findsLoaded();
  if (show === 'strip') return explorer.sight.strip !== undefined;
  return explorer.picture !== undefined;
}

/** What it is working on. */
export function sequenceWorks({ explorer }: Room) {
  return [explorer.loading, explorer.explaining, explorer.paging, explorer.finding];
}
