/* The histogram of a sequence. */

import { html, nothing, type TemplateResult } from 'lit';
import { grouped, text } from '../i18n/index';
import type { SequenceRoom } from './room';

/** The histogram of the sequence up to its last drawn index. */
export function counts(room: SequenceRoom, name: string, heading: TemplateResult) {
  const { sequence: model } = room;
  const { loaded, cursor } = model;
  if (!loaded) return nothing;
  const { game, last, histogram } = loaded;
  return html`${heading}
    <p class="quiet">${text('histogram-of', { first: game.first, last: grouped(String(last)) })}</p>
    <grundy-histogram
      .name=${name}
      .what=${text('histogram-counts')}
      .values=${histogram.values}
      .counts=${histogram.counts}
      .scale=${room.question.view.counts ?? ''}
      .bit=${model.viewport.bit}
      .at=${cursor === undefined ? undefined : model.valueAt(cursor)}
      @counts=${(event: CustomEvent<{ scale: string }>) => room.view('counts', event.detail.scale)}
      @value=${(event: CustomEvent<{ value: number | undefined }>) => model.highlight(event.detail.value)}
    ></grundy-histogram>`;
}
