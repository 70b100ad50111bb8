/* The Fibonacci word. */

import '../../rooms/zeckendorf/word';
import { html } from 'lit';
import { text } from '../../i18n/index';
import questionStyles from '../../rooms/problems/question.css?shadow';
import { word } from '../../rooms/zeckendorf/word-view';
import zeckendorfStyles from '../../rooms/zeckendorf/zeckendorf.css?shadow';
import type { ZeckendorfSubject } from '../subjects/zeckendorf-subject';
import type { Drawing } from '../view';

export const drawing: Drawing<ZeckendorfSubject> = {
  parts: ['word'],
  sheets: [questionStyles, zeckendorfStyles],
  title: () => ({ name: text('word-heading') }),
  ready: ({ room }) => room.shown !== undefined,
  draw: ({ room }) => html`<div class="zeck-word">${word(room)}</div>`,
};
