/* Why a value is what it is; of a problem, why its answer is. */

import '../../elements/mex';
import '../../elements/player';
import '../../elements/reasons';
import { html } from 'lit';
import { brief } from '../../elements/brief';
import type { Explanation } from '../../engine/protocol';
import galleryTexts from '../../i18n/en/gallery.ftl?raw';
import problemTexts from '../../i18n/en/problems.ftl?raw';
import viewTexts from '../../i18n/en/views.ftl?raw';
import { grouped, learn, text } from '../../i18n/index';
import { GAME, type Question } from '../../question';
import { indexOf, meaningful, whole } from '../../state';
import mexStyles from '../../styles/mex.css?shadow';
import reasonStyles from '../../styles/reasons.css?shadow';
import { Work } from '../../work';
import { sheet } from '../styles';
import { type Ask, type Enter, problemOf, short, subjectOf } from '../view';

for (const texts of [galleryTexts, problemTexts, viewTexts]) learn(texts);

interface Shown {
  name: string;
  answer: string | undefined;
  draw(): ReturnType<ReturnType<Enter>['draw']>;
}

export const enter: Enter = (holder) => {
  const work = new Work(holder.client, () => holder.changed());
  let shown: Shown | undefined;

  /** A game's value at an index: the one that is looked at, or else the last. */
  async function value(ask: Ask, question: Question): Promise<Shown> {
    const { game, name, last } = await subjectOf(ask, question);
    const at = (question.view.at && indexOf(game, question.view.at)) || String(last);
    const beyond = whole(at) > whole(game.explainMax);
    const explanation = beyond ? undefined : (await ask('explain', { game: game.game, n: at })).answer;
    const words = beyond ? text('mex-beyond', { max: grouped(game.explainMax) }) : '';
    return {
      name,
      answer: explanation && String(explanation.value),
      draw: () => mex(name, explanation, words),
    };
  }

  function mex(name: string, explanation: Explanation | undefined, beyond: string) {
    return html`<p class="scope-head"><b>${name}</b></p>
      <grundy-mex
        .explanation=${explanation}
        .beyond=${beyond}
        @choose=${({ detail }: CustomEvent<{ n: number | string }>) => holder.say('at', String(detail.n))}
      ></grundy-mex>`;
  }

  return {
    sheets: [sheet(mexStyles), sheet(reasonStyles)],
    work,
    get name() {
      return shown?.name ?? '';
    },
    title: undefined,
    get there() {
      return shown !== undefined;
    },
    get answer() {
      return shown?.answer;
    },
    show(question) {
      const { at, game } = question.view;
      const ofGame = question.problem === GAME || at !== undefined || game !== undefined;
      work.run(
        (ask) => (ofGame ? value(ask, question) : derivation(ask, question)),
        (found) => {
          shown = found;
        },
      );
    },
    leave: () => work.cancel(),
    draw: () => shown?.draw() ?? html``,
  };
};

async function derivation(ask: Ask, asked: Question): Promise<Shown> {
  const problem = await problemOf(ask, asked.problem);
  const { question } = meaningful(asked, problem);
  const given = Object.entries(question.arguments).filter(([, value]) => value !== '');
  const { n = '', ...others } = Object.fromEntries(given.map(([name, value]) => [name, short(value, name)]));
  const { answer } = await ask('solve', { problem: problem.id, n, ...others });
  const name = text(`problem-${problem.id}-name`);
  return {
    name,
    answer: answer.answer,
    draw: () => html`<p class="scope-head"><b>${name}</b> <span class="quiet">${text('derivation-heading', { answer: brief(answer.answer) })}</span></p>
      <grundy-reasons .why=${answer.why}></grundy-reasons>`,
  };
}
