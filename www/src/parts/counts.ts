/* How often each value of the sequence occurs. */

import { html, nothing, type TemplateResult } from 'lit';
import { grouped, text } from '../i18n/index';
import type { Room } from '../room';

/** How often each value of the sequence occurs, as far as it is drawn. */
export function counts(room: Room, name: string, heading: TemplateResult) {
  const { explorer: views } = room;
  const { picture, cursor } = views;
  if (!picture) return nothing;
  const { game, last, histogram } = picture;
  return html`${heading}
    <p class="quiet">${text('histogram-of', { first: game.first, last: grouped(String(last)) })}</p>
    <grundy-histogram
      .name=${name}
      .what=${text('histogram-counts')}
      .values=${histogram.values}
      .counts=${histogram.counts}
      .scale=${room.question.view.counts ?? ''}
      .bit=${views.sight.bit}
      .at=${cursor === undefined ? undefined : views.valueAt(cursor)}
      @counts=${(event: CustomEvent<{ scale: string }>) => room.view('counts', event.detail.scale)}
      @value=${(event: CustomEvent<{ value: number | undefined }>) => views.light(event.detail.value)}
    ></grundy-histogram>`;
}
