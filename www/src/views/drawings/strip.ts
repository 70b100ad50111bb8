/* A sequence as coloured cells. */

import '../../sequence/strip';
import { html } from 'lit';
import { text } from '../../i18n/index';
import { cells, legendLine, readingLine } from '../../sequence/pictures';
import { isTouch } from '../../ui/pointer';
import { chosen, figure, type SequenceSubject, SHEETS, sequenceTitle } from '../sequence';
import type { Drawing } from '../view';

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
