/* Who wins a position, and the nim-sum of its values. */

import { html } from 'lit';
import diagramStyles from '../../../boards/diagrams.css?shadow';
import questionStyles from '../../../ui/question.css?shadow';
import type { Drawing } from '../../view';
import positionStyles from '../positions.css?shadow';
import { result } from '../result-view';
import type { PositionSubject } from '../subject';

export const drawing: Drawing<PositionSubject> = {
  parts: [],
  sheets: [questionStyles, diagramStyles, positionStyles],
  ready: ({ room }) => room.analysis !== undefined,
  answer: ({ room }) => room.analysis?.answer.outcome ?? undefined,
  draw: ({ room }) => html`<div class="positions"><div class="answering">${result(room)}</div></div>`,
};
