/* A number as a sum of Fibonacci numbers. */

import '../../../ui/copy-button';
import { html } from 'lit';
import tableStyles from '../../../sequence/table.css?shadow';
import questionStyles from '../../../ui/question.css?shadow';
import type { Drawing } from '../../view';
import type { ZeckendorfSubject } from '../subject';
import { headline, represented } from '../terms-view';
import zeckendorfStyles from '../zeckendorf.css?shadow';

export const drawing: Drawing<ZeckendorfSubject> = {
  parts: [],
  sheets: [tableStyles, questionStyles, zeckendorfStyles],
  ready: ({ room }) => room.shown !== undefined,
  answer: ({ room }) => room.shown && headline(room.shown),
  draw: ({ room }) =>
    room.shown &&
    html`<div class="zeckendorf"><div class="answering">${represented(room, room.shown, room.stale, true)}</div></div>`,
};
