/* The steps that find a Zeckendorf representation. */

import '../../rooms/zeckendorf/bars';
import { html } from 'lit';
import { text } from '../../i18n/index';
import questionStyles from '../../rooms/problems/question.css?shadow';
import { steps } from '../../rooms/zeckendorf/sections';
import { called, headline } from '../../rooms/zeckendorf/terms-view';
import zeckendorfStyles from '../../rooms/zeckendorf/zeckendorf.css?shadow';
import mexStyles from '../../sequence/mex.css?shadow';
import type { ZeckendorfSubject } from '../subjects/zeckendorf-subject';
import type { Drawing } from '../view';

export const drawing: Drawing<ZeckendorfSubject> = {
  parts: [],
  sheets: [questionStyles, mexStyles, zeckendorfStyles],
  title: ({ room }) => ({
    name: text('zeck-steps-heading'),
    notation: room.shown && called(room, room.shown.n),
  }),
  ready: ({ room }) => room.shown !== undefined,
  answer: ({ room }) => room.shown && headline(room.shown),
  draw: ({ room }) => room.shown && html`<div class="zeck-steps">${steps(room, room.shown)}</div>`,
};
