/* A number as a sum of Fibonacci numbers. */

import '../../ui/copy-button';
import { html } from 'lit';
import questionStyles from '../../rooms/problems/question.css?shadow';
import { headline, represented } from '../../rooms/zeckendorf/terms-view';
import zeckendorfStyles from '../../rooms/zeckendorf/zeckendorf.css?shadow';
import tableStyles from '../../sequence/table.css?shadow';
import type { ZeckendorfSubject } from '../subjects/zeckendorf-subject';
import type { Drawing } from '../view';

export const drawing: Drawing<ZeckendorfSubject> = {
  parts: [],
  sheets: [tableStyles, questionStyles, zeckendorfStyles],
  ready: ({ room }) => room.shown !== undefined,
  answer: ({ room }) => room.shown && headline(room.shown),
  draw: ({ room }) =>
    room.shown &&
    html`<div class="zeckendorf"><div class="answering">${represented(room, room.shown, room.stale)}</div></div>`,
};
