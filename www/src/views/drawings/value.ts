/* The explanation of a sequence's value at the selected index, or else at the last one. */

import '../../sequence/mex';
import '../../ui/player';
import { html } from 'lit';
import mexStyles from '../../sequence/mex.css?shadow';
import { explanation } from '../../sequence/pictures';
import { linked, type SequenceSubject, sequenceTitle } from '../sequence';
import type { Drawing } from '../view';

export const drawing: Drawing<SequenceSubject> = {
  parts: ['explanation'],
  sheets: [mexStyles],
  title: sequenceTitle,
  ready: ({ room: { sequence } }) => sequence.explanation !== undefined || sequence.beyond,
  answer: ({ room }) => room.sequence.explanation && String(room.sequence.explanation.value),
  draw: (subject) => linked(subject, html`<div class="value-of">${explanation(subject.room.sequence)}</div>`),
};
