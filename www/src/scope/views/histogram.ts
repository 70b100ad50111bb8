/* How often each value of a sequence occurs. */

import '../../elements/histogram';
import { html } from 'lit';
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
import { sheet } from '../styles';
import { type Ask, type Enter, type Holder, subjectOf, titleOf } from '../view';
import { type Worded, worded } from './worded';

for (const texts of [galleryTexts, problemTexts, viewTexts]) learn(texts);

export const enter: Enter = (holder) =>
  worded(
    holder,
    [sequenceStyles, viewStyles, tableStyles, reasonStyles].map(sheet),
    (ask, question) => counts(ask, question, holder),
    ({ problem, arguments: given, view }) => [problem, given, view.game],
  );

async function counts(ask: Ask, question: Question, holder: Holder): Promise<Worded> {
  const subject = await subjectOf(ask, question);
  const { game, last } = subject;
  const { values, counts } = (await ask('histogram', { game: game.game, n: last })).answer;
  return {
    get name() {
      return subject.name;
    },
    get title() {
      return titleOf(subject);
    },
    draw: (
      view,
    ) => html`<p class="quiet">${text('histogram-of', { first: game.first, last: grouped(String(last)) })}</p>
      <grundy-histogram
        .name=${subject.name}
        .what=${text('histogram-counts')}
        .values=${values}
        .counts=${counts}
        .scale=${holder.controls === 'none' ? undefined : COUNTS.includes(view.counts ?? '') ? view.counts : ''}
        .bit=${bitOf(view.bit)}
        @counts=${({ detail }: CustomEvent<{ scale: string }>) => holder.say('counts', detail.scale)}
      ></grundy-histogram>`,
  };
}
