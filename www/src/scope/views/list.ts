/* What stands out in a sequence, as a list: P-positions, gaps, records, first occurrences. */

import '../../elements/finds';
import '../../elements/histogram';
import { html } from 'lit';
import { findsOf } from '../../finding';
import type { FindKind } from '../../finds';
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
import { sheet } from '../styles';
import { type Ask, type Enter, type Holder, subjectOf, titleOf } from '../view';
import { type Worded, worded } from './worded';

for (const texts of [galleryTexts, problemTexts, viewTexts]) learn(texts);

export const enter: Enter = (holder) =>
  worded(
    holder,
    [sequenceStyles, viewStyles, tableStyles, reasonStyles, findStyles].map(sheet),
    (ask, question) => list(ask, question, holder),
    ({ problem, arguments: given, view }) => [problem, given, view.game, view.list],
  );

async function list(ask: Ask, question: Question, holder: Holder): Promise<Worded> {
  const kind = (question.view.list ?? 'zeros') as FindKind;
  const subject = await subjectOf(ask, question);
  const { game, last } = subject;
  const listing = kind === 'zeros' || kind === 'gaps';
  const values = listing ? 0 : (await ask('histogram', { game: game.game, n: last })).answer.values.length;
  const found = await findsOf(ask, kind, { game: game.game, last, values });
  return {
    get name() {
      return subject.name;
    },
    get title() {
      return titleOf(subject);
    },
    draw({ at, bit }) {
      const index = at ? indexOf(game, at) : undefined;
      return html`<div class="finds-of" @choose=${({ detail }: CustomEvent<{ n: number }>) => holder.say('at', String(detail.n))}>
        ${lists({
          kind,
          found,
          busy: false,
          name: subject.name,
          bit: bitOf(bit),
          cursor: undefined,
          chosen: index === undefined ? undefined : Number(index),
          // One is always open: there would be nothing else.
          open: (kind) => kind && holder.say('list', kind),
        })}
      </div>`;
    },
  };
}
