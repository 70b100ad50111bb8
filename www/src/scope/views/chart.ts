/* A sequence as a chart. */

import '../../elements/chart';
import { html } from 'lit';
import { text } from '../../i18n/index';
import type { Range } from '../../range';
import type { Enter } from '../view';
import { sequenceView } from './sequence';

export const enter: Enter = (holder) =>
  sequenceView(holder, (state, { subject, histogram }) => {
    const { sight } = state;
    const picture = html`<grundy-chart
      .name=${subject.name}
      .first=${subject.game.first}
      .last=${subject.last}
      .range=${sight.range}
      .points=${sight.points}
      .raster=${sight.raster}
      .overview=${sight.shown?.overview}
      .most=${histogram.values.at(-1) ?? 1}
      .bit=${sight.bit}
      .repetition=${state.repetition}
      .cursor=${state.cursor}
      .chosen=${state.chosen}
      .reading=${state.reading}
      @cursor=${({ detail }: CustomEvent<{ n: number | undefined }>) => state.point(detail.n)}
      @choose=${({ detail }: CustomEvent<{ n: number }>) => state.choose(detail.n)}
      @look=${({ detail }: CustomEvent<{ range: Range }>) => {
        sight.look(detail.range);
        holder.say('range', sight.text);
      }}
      @room=${({ detail }: CustomEvent<{ columns: number; rows: number }>) => sight.room(detail.columns, detail.rows)}
    ></grundy-chart>`;
    return { picture, hint: html`<span class="quiet">${text('scope-hint')}</span>` };
  });
