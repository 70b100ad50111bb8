/* A comparison of two games, with the explanation of the first game's value at the chosen index. */

import '../../sequence/mex';
import '../../ui/notation-field';
import '../../ui/player';
import { html, nothing } from 'lit';
import { text } from '../../i18n/index';
import compareStyles from '../../rooms/games/compare.css?shadow';
import { comparisonField } from '../../rooms/games/comparison-field';
import { comparison } from '../../rooms/games/comparison-view';
import { compareHeadline } from '../../rooms/games/comparison-words';
import gameStyles from '../../rooms/games/games.css?shadow';
import questionStyles from '../../rooms/problems/question.css?shadow';
import reasonStyles from '../../rooms/problems/reasons.css?shadow';
import mexStyles from '../../sequence/mex.css?shadow';
import { explanation } from '../../sequence/pictures';
import tableStyles from '../../sequence/table.css?shadow';
import { isTouch } from '../../ui/pointer';
import { linked, SHEETS, sequenceTitle } from '../sequence';
import type { GameSubject } from '../subjects/games-subject';
import type { Drawing } from '../view';

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
