/* A sequence as a chart. */

import '../chart';
import { html } from 'lit';
import { text } from '../../i18n/index';
import type { Drawing } from '../../rooms/view';
import { isTouch } from '../../ui/pointer';
import { chart, legendLine, readingLine } from '../pictures';
import { chosen, figure, type SequenceSubject, SHEETS, sequenceTitle } from '../subject';

export const drawing: Drawing<SequenceSubject> = {
  parts: ['picture', 'period'],
  sheets: SHEETS,
  title: sequenceTitle,
  ready: ({ room, settled }) => settled && room.sequence.loaded !== undefined,
  draw(subject, { controls }) {
    const { room, sequenceName, repetition } = subject;
    const { sequence } = room;
    const zooms = sequence.viewport.text ? 'reading-hint-closer' : 'reading-hint-frame';
    const key = controls === 'none' ? 'reading-hint-picture' : zooms;
    // messages: reading-hint-closer reading-hint-frame reading-hint-picture
    // messages: reading-hint-closer-touch reading-hint-frame-touch reading-hint-picture-touch
    const hint = text(isTouch() ? `${key}-touch` : key);
    return figure(
      subject,
      html`${chart(room, sequenceName, repetition, chosen(subject))}${readingLine(sequence, hint)}${legendLine(room)}`,
    );
  },
};
