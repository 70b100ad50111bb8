/* The answer of a problem. */

import { html } from 'lit';
import questionStyles from '../../rooms/problems/question.css?shadow';
import { facts, solution } from '../../rooms/problems/solution-view';
import { argumentsText } from '../../rooms/problems/wording';
import type { ProblemSubject } from '../subjects/problems-subject';
import type { Drawing } from '../view';

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
