/* The steps that find a Zeckendorf representation. */

import '../bars';
import { html } from 'lit';
import { text } from '../../../i18n/index';
import mexStyles from '../../../sequence/mex.css?shadow';
import questionStyles from '../../../ui/question.css?shadow';
import type { Drawing } from '../../view';
import { steps } from '../sections';
import type { ZeckendorfSubject } from '../subject';
import { called, headline } from '../terms-view';
import zeckendorfStyles from '../zeckendorf.css?shadow';

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
