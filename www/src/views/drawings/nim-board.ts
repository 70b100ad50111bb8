/* A game of Fibonacci nim against the engine. */

import '../../rooms/zeckendorf/stones';
import '../../ui/field';
import { html } from 'lit';
import tableTexts from '../../i18n/en/tables.ftl?raw';
import { learn, text } from '../../i18n/index';
import questionStyles from '../../rooms/problems/question.css?shadow';
import { nim } from '../../rooms/zeckendorf/nim-view';
import { staleTag } from '../../rooms/zeckendorf/sections';
import zeckendorfStyles from '../../rooms/zeckendorf/zeckendorf.css?shadow';
import mexStyles from '../../sequence/mex.css?shadow';
import type { ZeckendorfSubject } from '../subjects/zeckendorf-subject';
import type { Drawing } from '../view';

learn(tableTexts);

export const drawing: Drawing<ZeckendorfSubject> = {
  parts: ['play'],
  sheets: [questionStyles, mexStyles, zeckendorfStyles],
  title: () => ({ name: text('nim-heading'), heading: true }),
  ready: ({ room }) => room.shown !== undefined,
  draw: ({ room }) => html`<div class="nim">${nim(room, staleTag(room))}</div>`,
};
