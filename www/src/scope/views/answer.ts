/* The answer of a problem; of a game, what is known about its period. */

import '../../elements/answer';
import { html } from 'lit';
import type { AnswerShown } from '../../elements/answer';
import { bound } from '../../elements/formula';
import galleryTexts from '../../i18n/en/gallery.ftl?raw';
import gameTexts from '../../i18n/en/games.ftl?raw';
import { learn } from '../../i18n/index';
import { periodWords } from '../../parts/period-words';
import { asked as askedWords, wording } from '../../parts/wording';
import { GAME, type Question } from '../../question';
import { isCheck } from '../../state';
import gameStyles from '../../styles/games.css?shadow';
import questionStyles from '../../styles/question.css?shadow';
import { sheet } from '../styles';
import { type Ask, type Enter, subjectOf } from '../view';
import { problemName, solvedOf } from './solved';
import { type Worded, worded } from './worded';

for (const texts of [gameTexts, galleryTexts]) learn(texts);

export const enter: Enter = (holder) =>
  worded(holder, [sheet(questionStyles), sheet(gameStyles)], (ask, question) =>
    question.problem === GAME ? period(ask, question) : solved(ask, question),
  );

async function solved(ask: Ask, question: Question): Promise<Worded> {
  const { problem, answer, milliseconds } = await solvedOf(ask, question);
  const published = problem.checks.find((check) => isCheck(problem, check, answer.arguments))?.answer;
  return {
    get name() {
      return problemName(problem);
    },
    answer: answer.answer,
    parameters: Object.fromEntries(problem.parameters.map((one) => [one.name, one.default ?? ''])),
    draw() {
      const asks = wording(problem, answer.arguments, 'whole');
      const shown: AnswerShown = { digits: answer.answer, milliseconds, question: asks, published };
      return html`<p class="scope-head"><b>${problemName(problem)}</b> <span class="quiet">${asks}</span></p>
        <grundy-answer .of=${shown} .label=${askedWords(problem, answer.arguments)}></grundy-answer>`;
    },
  };
}

async function period(ask: Ask, question: Question): Promise<Worded> {
  const subject = await subjectOf(ask, question);
  const { game, last } = subject;
  const { answer: found } = await ask('periodicity', { game: game.game, n: last });
  return {
    get name() {
      return subject.name;
    },
    get answer() {
      return periodWords(found, game.first).headline;
    },
    draw() {
      const { headline, sentences } = periodWords(found, game.first);
      return html`<p class="answer-label">${subject.name}</p>
        <p class="period-head" data-status=${found.status}>${headline}</p>
        <div class="period-words">${sentences.map((sentence) => html`<p>${bound(sentence)}</p>`)}</div>`;
    },
  };
}
