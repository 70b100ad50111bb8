/* The tables of nim-addition, nim-multiplication, powers and quotients, up to 65,536 rows. */

import '../../grid/nimber-table';
import { html } from 'lit';
import planeStyles from '../../grid/nimber-table.css?shadow';
import { text } from '../../i18n/index';
import nimberStyles from '../../rooms/nimbers/nimbers.css?shadow';
import { choice, plane } from '../../rooms/nimbers/tables-view';
import questionStyles from '../../rooms/problems/question.css?shadow';
import reasonStyles from '../../rooms/problems/reasons.css?shadow';
import sequenceStyles from '../../sequence/sequence.css?shadow';
import tableStyles from '../../sequence/table.css?shadow';
import type { NimberSubject } from '../subjects/nimbers-subject';
import type { Drawing } from '../view';

export const drawing: Drawing<NimberSubject> = {
  parts: [],
  sheets: [questionStyles, tableStyles, nimberStyles, sequenceStyles, reasonStyles, planeStyles],
  title: () => ({ name: text('tables-heading'), heading: true }),
  // The table requests its values when its size is known.
  ready: () => true,
  finished: ({ room }) => room.picture !== undefined || room.tableError !== undefined,
  answer: ({ room }) => room.calculated?.answer.value,
  draw: ({ room }, { site }) => html`<div class="tables">
      ${choice(room)}
      <p class="statement">${text('tables-explained')}</p>
      ${plane(room, site)}
    </div>`,
};
