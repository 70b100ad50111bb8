/* The tables of nim-addition, nim-multiplication, powers and quotients, up to 65,536 rows. */

import '../../../grid/nimber-table';
import { html } from 'lit';
import planeStyles from '../../../grid/nimber-table.css?shadow';
import { text } from '../../../i18n/index';
import reasonStyles from '../../../sequence/reasons.css?shadow';
import sequenceStyles from '../../../sequence/sequence.css?shadow';
import tableStyles from '../../../sequence/table.css?shadow';
import questionStyles from '../../../ui/question.css?shadow';
import type { Drawing } from '../../view';
import nimberStyles from '../nimbers.css?shadow';
import type { NimberSubject } from '../subject';
import { choice, plane } from '../tables-view';

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
