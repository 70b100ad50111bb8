/* The histogram of a sequence's values. */

import '../histogram';
import { html } from 'lit';
import type { Drawing } from '../../rooms/view';
import { counts } from '../histogram-view';
import reasonStyles from '../reasons.css?shadow';
import { type SequenceSubject, SHEETS, sequenceTitle } from '../subject';
import tableStyles from '../table.css?shadow';

export const drawing: Drawing<SequenceSubject> = {
  parts: ['picture'],
  sheets: [...SHEETS, tableStyles, reasonStyles],
  title: sequenceTitle,
  ready: ({ room }) => room.sequence.loaded !== undefined,
  draw: ({ room, sequenceName }) => counts(room, sequenceName, html``),
};
