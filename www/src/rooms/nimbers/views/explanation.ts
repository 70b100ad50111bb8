/* The steps that compute an expression of nimbers. */

import '../expansion';
import { html } from 'lit';
import { text } from '../../../i18n/index';
import reasonStyles from '../../../sequence/reasons.css?shadow';
import tableStyles from '../../../sequence/table.css?shadow';
import questionStyles from '../../../ui/question.css?shadow';
import type { Drawing } from '../../view';
import nimberStyles from '../nimbers.css?shadow';
import { operations } from '../steps-view';
import type { NimberSubject } from '../subject';

export const drawing: Drawing<NimberSubject> = {
  parts: [],
  sheets: [questionStyles, tableStyles, nimberStyles, reasonStyles],
  title: () => ({ name: text('steps-heading'), heading: true }),
  ready: ({ room }) => room.calculated !== undefined,
  answer: ({ room }) => room.calculated?.answer.value,
  draw: ({ room }) =>
    room.calculated && html`<div class="nimber-steps">${operations(room, room.calculated)}</div>`,
};
