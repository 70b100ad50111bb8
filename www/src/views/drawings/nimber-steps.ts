/* The steps that compute an expression of nimbers. */

import '../../rooms/nimbers/expansion';
import { html } from 'lit';
import { text } from '../../i18n/index';
import nimberStyles from '../../rooms/nimbers/nimbers.css?shadow';
import { operations } from '../../rooms/nimbers/steps-view';
import questionStyles from '../../rooms/problems/question.css?shadow';
import reasonStyles from '../../rooms/problems/reasons.css?shadow';
import tableStyles from '../../sequence/table.css?shadow';
import type { NimberSubject } from '../subjects/nimbers-subject';
import type { Drawing } from '../view';

export const drawing: Drawing<NimberSubject> = {
  parts: [],
  sheets: [questionStyles, tableStyles, nimberStyles, reasonStyles],
  title: () => ({ name: text('steps-heading'), heading: true }),
  ready: ({ room }) => room.calculated !== undefined,
  answer: ({ room }) => room.calculated?.answer.value,
  draw: ({ room }) =>
    room.calculated && html`<div class="nimber-steps">${operations(room, room.calculated)}</div>`,
};
