/* A comparison of two games, with the explanation of the first game's value at the chosen index. */

import '../../../sequence/mex';
import '../../../ui/notation-field';
import '../../../ui/player';
import { html, nothing } from 'lit';
import { text } from '../../../i18n/index';
import mexStyles from '../../../sequence/mex.css?shadow';
import { explanation } from '../../../sequence/pictures';
import reasonStyles from '../../../sequence/reasons.css?shadow';
import { linked, SHEETS, sequenceTitle } from '../../../sequence/subject';
import tableStyles from '../../../sequence/table.css?shadow';
import { isTouch } from '../../../ui/pointer';
import questionStyles from '../../../ui/question.css?shadow';
import type { Drawing } from '../../view';
import compareStyles from '../compare.css?shadow';
import { comparisonField } from '../comparison-field';
import { comparison } from '../comparison-view';
import { compareHeadline } from '../comparison-words';
import gameStyles from '../games.css?shadow';
import type { GameSubject } from '../subject';

export const drawing: Drawing<GameSubject> = {
  parts: ['explanation', 'suggestions'],
  sheets: [...SHEETS, questionStyles, tableStyles, reasonStyles, mexStyles, gameStyles, compareStyles],
  asks: true,
  works: ({ room }) => (room.comparisonModel ? [room.comparisonModel.working] : []),
  error: ({ room }) => room.comparisonLost ?? room.comparisonModel?.error,
  title: sequenceTitle,
  ready: ({ room }) => room.comparisonModel?.slice !== undefined,
  answer: ({ room: { comparisonModel } }) =>
    comparisonModel?.compared && compareHeadline(comparisonModel.compared.found),
  draw(subject, { controls }) {
    const { room } = subject;
    const { comparisonModel: comparing } = room;
    if (!comparing) return nothing;
    const { compared } = comparing;
    return html`<section class="compare">
        ${controls === 'none' ? nothing : comparisonField(room, comparing)}
        ${compared ? comparison(room, comparing, compared, text(isTouch() ? 'compare-hint-cells-touch' : 'compare-hint-cells')) : nothing}
      </section>
      ${
        room.question.view.at
          ? linked(subject, html`<div class="value-of">${explanation(room.sequence)}</div>`)
          : nothing
      }`;
  },
};
