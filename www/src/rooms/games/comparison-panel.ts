/* The controls of the comparison. Loaded when the reader opens it for the first time. */

import { html, nothing } from 'lit';
import './compare.css';
import { text } from '../../i18n/index';
import { isTouch } from '../../ui/pointer';
import { statusLine } from '../../ui/status';
import { comparisonField } from './comparison-field';
import type { ComparisonModel } from './comparison-model';
import { comparison } from './comparison-view';
import type { GameRoom } from './model';

export function comparisonFields(room: GameRoom, comparing: ComparisonModel) {
  const { game } = room;
  const { compared } = comparing;
  return html`${comparisonField(room, comparing)}
    ${statusLine(
      comparing.working,
      { doing: text('compare-progress'), stopped: text('compare-stopped'), home: 'field-with' },
      room.comparisonActions,
    )}
    ${compared && game ? comparison(room, comparing, compared, text(isTouch() ? 'compare-hint-cells-touch' : 'compare-hint-cells')) : nothing}`;
}
