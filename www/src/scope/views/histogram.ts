/* How often each value of a sequence occurs. */

import '../../elements/histogram';
import { html } from 'lit';
import type { Histogram } from '../../engine/protocol';
import galleryTexts from '../../i18n/en/gallery.ftl?raw';
import problemTexts from '../../i18n/en/problems.ftl?raw';
import viewTexts from '../../i18n/en/views.ftl?raw';
import { grouped, learn, text } from '../../i18n/index';
import type { Question } from '../../question';
import { bitOf, COUNTS } from '../../state';
import reasonStyles from '../../styles/reasons.css?shadow';
import sequenceStyles from '../../styles/sequence.css?shadow';
import tableStyles from '../../styles/table.css?shadow';
import viewStyles from '../../styles/views.css?shadow';
import { Work } from '../../work';
import { sheet } from '../styles';
import { type Enter, type Subject, subjectOf, titleOf } from '../view';

for (const texts of [galleryTexts, problemTexts, viewTexts]) learn(texts);

export const enter: Enter = (holder) => {
  const work = new Work(holder.client, () => holder.changed());
  let shown: { subject: Subject; histogram: Histogram } | undefined;
  let question: Question | undefined;
  return {
    sheets: [sequenceStyles, viewStyles, tableStyles, reasonStyles].map(sheet),
    work,
    get name() {
      return shown?.subject.name ?? '';
    },
    get title() {
      return titleOf(shown?.subject);
    },
    get there() {
      return shown !== undefined;
    },
    answer: undefined,
    show(wanted) {
      question = wanted;
      work.run(
        async (ask) => {
          const subject = await subjectOf(ask, wanted);
          const { answer } = await ask('histogram', { game: subject.game.game, n: subject.last });
          return { subject, histogram: answer };
        },
        (found) => {
          shown = found;
        },
      );
    },
    leave: () => work.cancel(),
    draw() {
      if (!shown) return html``;
      const { subject, histogram } = shown;
      const { counts, bit } = question?.view ?? {};
      return html`<p class="quiet">${text('histogram-of', { first: subject.game.first, last: grouped(String(subject.last)) })}</p>
        <grundy-histogram
          .name=${subject.name}
          .what=${text('histogram-counts')}
          .values=${histogram.values}
          .counts=${histogram.counts}
          .scale=${holder.controls === 'none' ? undefined : COUNTS.includes(counts ?? '') ? counts : ''}
          .bit=${bitOf(bit)}
          @counts=${({ detail }: CustomEvent<{ scale: string }>) => holder.say('counts', detail.scale)}
        ></grundy-histogram>`;
    },
  };
};
