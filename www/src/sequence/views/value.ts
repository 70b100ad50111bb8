/* The explanation of a sequence's value at the selected index, or else at the last one. */

import '../mex';
import '../../ui/player';
import { html } from 'lit';
import type { Drawing } from '../../rooms/view';
import mexStyles from '../mex.css?shadow';
import { explanation } from '../pictures';
import { linked, type SequenceSubject, sequenceTitle } from '../subject';

export const drawing: Drawing<SequenceSubject> = {
  parts: ['explanation'],
  sheets: [mexStyles],
  title: sequenceTitle,
  ready: ({ room: { sequence } }) => sequence.explanation !== undefined || sequence.beyond,
  answer: ({ room }) => room.sequence.explanation && String(room.sequence.explanation.value),
  draw: (subject) => linked(subject, html`<div class="value-of">${explanation(subject.room.sequence)}</div>`),
};
