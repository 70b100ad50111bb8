/* A sequence as a chart. */

import '../../elements/chart';
import { html, nothing } from 'lit';
import { text } from '../../i18n/index';
import { legend, summary } from '../../parts/legend';
import type { Range } from '../../range';
import sequenceStyles from '../../styles/sequence.css?shadow';
import viewStyles from '../../styles/views.css?shadow';
import { sheet } from '../styles';
import { type Enter, titleOf } from '../view';
import { Sequence } from './sequence';

export const enter: Enter = (holder) => {
  const state = new Sequence(holder);
  const { sight, work } = state;
  return {
    sheets: [sheet(sequenceStyles), sheet(viewStyles)],
    work,
    get name() {
      return state.name;
    },
    get title() {
      return titleOf(state.subject);
    },
    get there() {
      return state.there;
    },
    answer: undefined,
    show: (question) => state.show(question),
    leave: () => state.leave(),
    draw() {
      const { subject, histogram } = state;
      if (!subject || !histogram) return html``;
      const { game, last } = subject;
      return html`${legend(histogram.values, sight.bit, nothing)}
        <grundy-chart
          .name=${state.name}
          .first=${game.first}
          .last=${last}
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
        ></grundy-chart>
        <p class="reading number" aria-hidden="true">${
          state.cursor === undefined && state.chosen === undefined
            ? html`<span class="quiet">${text('scope-hint')}</span>`
            : state.reading
        }</p>
        <p class="quiet summary">${summary({ game, last, histogram }, state.name)}</p>`;
    },
  };
};
