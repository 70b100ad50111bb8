/* The Fibonacci word. */

import '../word';
import { html } from 'lit';
import { text } from '../../../i18n/index';
import questionStyles from '../../../ui/question.css?shadow';
import type { Drawing } from '../../view';
import type { ZeckendorfSubject } from '../subject';
import { word } from '../word-view';
import zeckendorfStyles from '../zeckendorf.css?shadow';

export const drawing: Drawing<ZeckendorfSubject> = {
  parts: ['word'],
  sheets: [questionStyles, zeckendorfStyles],
  title: () => ({ name: text('word-heading') }),
  ready: ({ room }) => room.shown !== undefined,
  draw: ({ room }) => html`<div class="zeck-word">${word(room)}</div>`,
};
