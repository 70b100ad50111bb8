/* The answer of a problem. */

import { html } from 'lit';
import questionStyles from '../../../ui/question.css?shadow';
import type { Drawing } from '../../view';
import { facts, solution } from '../solution-view';
import type { ProblemSubject } from '../subject';
import { argumentsText } from '../wording';

export const drawing: Drawing<ProblemSubject> = {
  parts: ['answer'],
  sheets: [questionStyles],
  // In the language of this moment: several on one page may have one each.
  title: ({ name, room: { problem, answered } }) => ({
    name,
    words: problem && answered && argumentsText(problem, answered.answer.arguments, 'whole'),
  }),
  ready: ({ room }) => room.answered !== undefined,
  answer: ({ room }) => room.answered?.answer.answer,
  draw: ({ room }) =>
    room.problem &&
    html`<div class="answering">
      ${solution(room, room.problem)} ${facts(room, room.problem)}
    </div>`,
};
