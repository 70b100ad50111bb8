/* The tables of nim-addition, nim-multiplication, powers and quotients, up to 65,536 rows. */

import '../../elements/nimber-table';
import { html } from 'lit';
import { text } from '../../i18n/index';
import { choice, plane } from '../../parts/nimber-tables';
import reasonStyles from '../../styles/reasons.css?shadow';
import sequenceStyles from '../../styles/sequence.css?shadow';
import { ofNimbers } from './nimbers';

export const enter = ofNimbers({
  styles: [sequenceStyles, reasonStyles],
  heading: 'tables-heading',
  // The table asks for its values once it knows how large it is.
  there: () => true,
  whole: ({ picture, tableError }) => picture !== undefined || tableError !== undefined,
  draw: (room, { site }) =>
    html`${choice(room)}<p class="scope-statement quiet">${text('tables-explained')}</p>${plane(room, site)}`,
});
