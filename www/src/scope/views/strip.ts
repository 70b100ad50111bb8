/* A sequence as coloured cells. */

import '../../elements/strip';
import { html, nothing } from 'lit';
import { legend, summary } from '../../parts/legend';
import { columnsOf, PERIOD } from '../../state';
import sequenceStyles from '../../styles/sequence.css?shadow';
import viewStyles from '../../styles/views.css?shadow';
import { sheet } from '../styles';
import { type Enter, titleOf } from '../view';
import { Sequence } from './sequence';

export const enter: Enter = (holder) => {
  const state = new Sequence(holder);
  const { sight, work } = state;
  let columns: string | undefined;
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
    show(question) {
      columns = question.view.columns;
      state.show(question);
    },
    leave: () => state.leave(),
    draw() {
      const { subject, histogram, repetition } = state;
      if (!subject || !histogram) return html``;
      const { game, last } = subject;
      const width = columns === PERIOD && repetition ? PERIOD : columnsOf(columns) ? 'own' : 'fit';
      return html`${legend(histogram.values, sight.bit, nothing)}
        <grundy-strip
          .name=${state.name}
          .laid=${sight.strip}
          .width=${width}
          .repetition=${repetition}
          .cursor=${state.cursor}
          .chosen=${state.chosen}
          .reading=${state.reading}
          @cursor=${({ detail }: CustomEvent<{ n: number | undefined }>) => state.point(detail.n)}
          @choose=${({ detail }: CustomEvent<{ n: number }>) => state.choose(detail.n)}
          @width=${({ detail }: CustomEvent<{ width: number }>) => sight.width(detail.width)}
          @page=${({ detail }: CustomEvent<{ from: number }>) => sight.page(detail.from)}
          @columns=${({ detail }: CustomEvent<{ columns: number | 'period' | undefined }>) =>
            holder.say('width', String(detail.columns ?? ''))}
        ></grundy-strip>
        <p class="reading number" aria-hidden="true">${
          state.cursor === undefined && state.chosen === undefined ? nothing : state.reading
        }</p>
        <p class="quiet summary">${summary({ game, last, histogram }, state.name)}</p>`;
    },
  };
};
