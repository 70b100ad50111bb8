/* The derivation of a problem's answer. */

import '../reasons';
import { html } from 'lit';
import { text } from '../../../i18n/index';
import reasonStyles from '../../../sequence/reasons.css?shadow';
import { brief } from '../../../ui/brief';
import type { Drawing } from '../../view';
import { derivation } from '../derivation-view';
import type { ProblemSubject } from '../subject';

const answerOf = ({ room }: ProblemSubject) => room.answered?.answer.answer;

export const drawing: Drawing<ProblemSubject> = {
  parts: ['answer'],
  sheets: [reasonStyles],
  title: (subject) => ({
    name: subject.name,
    words: text('derivation-heading', { answer: brief(answerOf(subject) ?? '') }),
  }),
  ready: ({ room }) => room.answered !== undefined,
  answer: answerOf,
  draw: ({ room }) => room.problem && html`<section class="why">${derivation(room, room.problem)}</section>`,
};
