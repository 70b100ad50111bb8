/* The histogram of a sequence's values. */

import '../../sequence/histogram';
import { html } from 'lit';
import reasonStyles from '../../rooms/problems/reasons.css?shadow';
import { counts } from '../../sequence/histogram-view';
import tableStyles from '../../sequence/table.css?shadow';
import { type SequenceSubject, SHEETS, sequenceTitle } from '../sequence';
import type { Drawing } from '../view';

export const drawing: Drawing<SequenceSubject> = {
  parts: ['picture'],
  sheets: [...SHEETS, tableStyles, reasonStyles],
  title: sequenceTitle,
  ready: ({ room }) => room.sequence.loaded !== undefined,
  draw: ({ room, sequenceName }) => counts(room, sequenceName, html``),
};
