/* The value of an expression of nimbers, and its properties. */

import { html } from 'lit';
import questionStyles from '../../../ui/question.css?shadow';
import type { Drawing } from '../../view';
import nimberStyles from '../nimbers.css?shadow';
import { facts, result } from '../result-view';
import type { NimberSubject } from '../subject';

export const drawing: Drawing<NimberSubject> = {
  parts: [],
  sheets: [questionStyles, nimberStyles],
  ready: ({ room }) => room.calculated !== undefined,
  answer: ({ room }) => room.calculated?.answer.value,
  draw: ({ room }, { site }) =>
    html`<div class="nimbers"><div class="answering">${result(room)} ${facts(room, site)}</div></div>`,
};
