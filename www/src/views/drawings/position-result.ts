/* Who wins a position, and the nim-sum of its values. */

import { html } from 'lit';
import diagramStyles from '../../boards/diagrams.css?shadow';
import positionStyles from '../../rooms/positions/positions.css?shadow';
import { result } from '../../rooms/positions/result-view';
import questionStyles from '../../rooms/problems/question.css?shadow';
import type { PositionSubject } from '../subjects/positions-subject';
import type { Drawing } from '../view';

export const drawing: Drawing<PositionSubject> = {
  parts: [],
  sheets: [questionStyles, diagramStyles, positionStyles],
  ready: ({ room }) => room.analysis !== undefined,
  answer: ({ room }) => room.analysis?.answer.outcome ?? undefined,
  draw: ({ room }) => html`<div class="positions"><div class="answering">${result(room)}</div></div>`,
};
