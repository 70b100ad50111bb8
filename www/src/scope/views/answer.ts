/* The answer of a problem; of a game, what is known about its period. */

import '../../elements/answer';
import { html } from 'lit';
import type { AnswerShown } from '../../elements/answer';
import { bound } from '../../elements/formula';
import galleryTexts from '../../i18n/en/gallery.ftl?raw';
import gameTexts from '../../i18n/en/games.ftl?raw';
import { learn, text } from '../../i18n/index';
import { periodWords } from '../../parts/period-words';
import { asked as askedWords, wording } from '../../parts/wording';
import { GAME, type Question } from '../../question';
import { isCheck, meaningful } from '../../state';
import gameStyles from '../../styles/games.css?shadow';
import questionStyles from '../../styles/question.css?shadow';
import { Work } from '../../work';
import { sheet } from '../styles';
import { type Ask, type Enter, problemOf, short, subjectOf } from '../view';

for (const texts of [gameTexts, galleryTexts]) learn(texts);

interface Shown {
  name: string;
  answer: string;
  parameters?: Record<string, string>;
  draw(): ReturnType<ReturnType<Enter>['draw']>;
}

export const enter: Enter = (holder) => {
  const work = new Work(holder.client, () => holder.changed());
  let shown: Shown | undefined;
  return {
    sheets: [sheet(questionStyles), sheet(gameStyles)],
    work,
    get name() {
      return shown?.name ?? '';
    },
    title: undefined,
    get there() {
      return shown !== undefined;
    },
    get parameters() {
      return shown?.parameters;
    },
    get answer() {
      return shown?.answer;
    },
    show(question) {
      work.run(
        (ask) => (question.problem === GAME ? period(ask, question) : solved(ask, question)),
        (found) => {
          shown = found;
        },
      );
    },
    leave: () => work.cancel(),
    draw: () => shown?.draw() ?? html``,
  };
};

async function solved(ask: Ask, asked: Question): Promise<Shown> {
  const problem = await problemOf(ask, asked.problem);
  const { question } = meaningful(asked, problem);
  const given = Object.entries(question.arguments).filter(([, value]) => value !== '');
  const { n = '', ...others } = Object.fromEntries(given.map(([name, value]) => [name, short(value, name)]));
  const { answer, milliseconds } = await ask('solve', { problem: problem.id, n, ...others });
  const shown: AnswerShown = {
    digits: answer.answer,
    milliseconds,
    question: wording(problem, answer.arguments, 'whole'),
    published: problem.checks.find((check) => isCheck(problem, check, answer.arguments))?.answer,
  };
  const name = text(`problem-${problem.id}-name`);
  return {
    name,
    answer: answer.answer,
    parameters: Object.fromEntries(problem.parameters.map((one) => [one.name, one.default ?? ''])),
    draw: () => html`<p class="scope-head"><b>${name}</b> <span class="quiet">${shown.question}</span></p>
      <grundy-answer .of=${shown} .label=${askedWords(problem, answer.arguments)}></grundy-answer>`,
  };
}

async function period(ask: Ask, question: Question): Promise<Shown> {
  const { game, name, last } = await subjectOf(ask, question);
  const { answer: found } = await ask('periodicity', { game: game.game, n: last });
  const { headline, sentences } = periodWords(found, game.first);
  return {
    name,
    answer: headline,
    draw: () => html`<p class="answer-label">${name}</p>
      <p class="period-head" data-status=${found.status}>${headline}</p>
      <div class="period-words">${sentences.map((sentence) => html`<p>${bound(sentence)}</p>`)}</div>`,
  };
}
