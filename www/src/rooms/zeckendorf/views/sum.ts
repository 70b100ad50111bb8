/* The sum of two numbers in Fibonacci columns, with carries. */

import '../carries';
import '../../../ui/copy-button';
import '../../../ui/field';
import { html } from 'lit';
import { shortened, text } from '../../../i18n/index';
import { isEngineFailure } from '../../../question/reader';
import tableStyles from '../../../sequence/table.css?shadow';
import questionStyles from '../../../ui/question.css?shadow';
import type { Drawing } from '../../view';
import { sum } from '../sections';
import type { ZeckendorfSubject } from '../subject';
import { called } from '../terms-view';
import zeckendorfStyles from '../zeckendorf.css?shadow';

export const drawing: Drawing<ZeckendorfSubject> = {
  parts: ['sum'],
  sheets: [tableStyles, questionStyles, zeckendorfStyles],
  asks: true,
  title: ({ room }) => {
    const n = room.shown ? called(room, room.shown.n) : '';
    const plus = /^\d+$/.test(room.plus) ? shortened(room.plus) : room.plus;
    return { name: text('zeck-add-heading'), notation: `${n} + ${plus}` };
  },
  error: ({ room }) => (isEngineFailure(room.adding.error) ? undefined : room.adding.error),
  ready: ({ room }) => room.shown !== undefined && room.sum !== undefined,
  answer: ({ room }) => room.sum?.value,
  draw: ({ room }) => html`<div class="zeck-add">${sum(room)}</div>`,
};
