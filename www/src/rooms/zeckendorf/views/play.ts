/* A game of Fibonacci nim against the engine. */

import '../stones';
import '../../../ui/field';
import { html } from 'lit';
import tableTexts from '../../../i18n/en/tables.ftl?raw';
import { learn, text } from '../../../i18n/index';
import mexStyles from '../../../sequence/mex.css?shadow';
import questionStyles from '../../../ui/question.css?shadow';
import type { Drawing } from '../../view';
import { nim } from '../nim-view';
import { staleTag } from '../sections';
import type { ZeckendorfSubject } from '../subject';
import zeckendorfStyles from '../zeckendorf.css?shadow';

learn(tableTexts);

export const drawing: Drawing<ZeckendorfSubject> = {
  parts: ['play'],
  sheets: [questionStyles, mexStyles, zeckendorfStyles],
  title: () => ({ name: text('nim-heading'), heading: true }),
  ready: ({ room }) => room.shown !== undefined,
  draw: ({ room }) => html`<div class="nim">${nim(room, staleTag(room))}</div>`,
};
