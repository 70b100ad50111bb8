/* What stands out in a sequence, as a list: P-positions, gaps, records, first occurrences. */

import '../../elements/finds';
import '../../elements/histogram';
import { html } from 'lit';
import { findsOf } from '../../finding';
import type { FindKind, Finds } from '../../finds';
import galleryTexts from '../../i18n/en/gallery.ftl?raw';
import problemTexts from '../../i18n/en/problems.ftl?raw';
import viewTexts from '../../i18n/en/views.ftl?raw';
import { learn } from '../../i18n/index';
import { lists } from '../../parts/finds';
import type { Question } from '../../question';
import { bitOf, indexOf } from '../../state';
import findStyles from '../../styles/finds.css?shadow';
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
  let shown: { subject: Subject; found: Finds } | undefined;
  let view: Question['view'] = {};
  let asked = '';
  return {
    sheets: [sequenceStyles, viewStyles, tableStyles, reasonStyles, findStyles].map(sheet),
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
    show(question) {
      view = question.view;
      const kind = (view.list ?? 'zeros') as FindKind;
      const wanted = JSON.stringify([question.problem, question.arguments, view.game, kind]);
      if (wanted === asked && !work.error) return;
      asked = wanted;
      work.run(
        async (ask) => {
          const subject = await subjectOf(ask, question);
          const { game, last } = subject;
          const listing = kind === 'zeros' || kind === 'gaps';
          const values = listing
            ? 0
            : (await ask('histogram', { game: game.game, n: last })).answer.values.length;
          return { subject, found: await findsOf(ask, kind, { game: game.game, last, values }) };
        },
        (found) => {
          shown = found;
        },
      );
    },
    leave: () => work.cancel(),
    draw() {
      if (!shown) return html``;
      const { subject, found } = shown;
      const index = view.at ? indexOf(subject.game, view.at) : undefined;
      return html`<div class="finds-of" @choose=${({ detail }: CustomEvent<{ n: number }>) => holder.say('at', String(detail.n))}>
        ${lists({
          kind: found.kind,
          found,
          busy: work.running,
          name: subject.name,
          bit: bitOf(view.bit),
          cursor: undefined,
          chosen: index === undefined ? undefined : Number(index),
          // One is always open: there would be nothing else.
          open: (kind) => kind && holder.say('list', kind),
        })}
      </div>`;
    },
  };
};
