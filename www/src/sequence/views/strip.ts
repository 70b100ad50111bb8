/* A sequence as coloured cells. */

import '../strip';
import { html } from 'lit';
import { text } from '../../i18n/index';
import type { Drawing } from '../../rooms/view';
import { isTouch } from '../../ui/pointer';
import { cells, legendLine, readingLine } from '../pictures';
import { chosen, figure, type SequenceSubject, SHEETS, sequenceTitle } from '../subject';

export const drawing: Drawing<SequenceSubject> = {
  parts: ['picture', 'period'],
  sheets: SHEETS,
  title: sequenceTitle,
  ready: ({ room, settled }) => settled && room.sequence.loaded !== undefined,
  finished: ({ room }) => room.sequence.viewport.strip !== undefined,
  draw(subject) {
    const { room, sequenceName, repetition } = subject;
    const hint = text(isTouch() ? 'reading-hint-picture-touch' : 'reading-hint-picture');
    return figure(
      subject,
      html`${cells(room, sequenceName, repetition, chosen(subject))}${readingLine(room.sequence, hint)}${legendLine(room)}`,
    );
  },
};
