/* The value of an expression of nimbers, and its properties. */

import { html } from 'lit';
import nimberStyles from '../../rooms/nimbers/nimbers.css?shadow';
import { facts, result } from '../../rooms/nimbers/result-view';
import questionStyles from '../../rooms/problems/question.css?shadow';
import type { NimberSubject } from '../subjects/nimbers-subject';
import type { Drawing } from '../view';

export const drawing: Drawing<NimberSubject> = {
  parts: [],
  sheets: [questionStyles, nimberStyles],
  ready: ({ room }) => room.calculated !== undefined,
  answer: ({ room }) => room.calculated?.answer.value,
  draw: ({ room }, { site }) =>
    html`<div class="nimbers"><div class="answering">${result(room)} ${facts(room, site)}</div></div>`,
};
