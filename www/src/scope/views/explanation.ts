/* Why a value is what it is; of a problem, why its answer is. */

import '../../elements/mex';
import '../../elements/player';
import '../../elements/reasons';
import { html } from 'lit';
import { brief } from '../../elements/brief';
import galleryTexts from '../../i18n/en/gallery.ftl?raw';
import problemTexts from '../../i18n/en/problems.ftl?raw';
import viewTexts from '../../i18n/en/views.ftl?raw';
import { grouped, learn, text } from '../../i18n/index';
import { GAME, type Question } from '../../question';
import { indexOf, whole } from '../../state';
import mexStyles from '../../styles/mex.css?shadow';
import reasonStyles from '../../styles/reasons.css?shadow';
import { sheet } from '../styles';
import { type Ask, type Enter, type Holder, subjectOf } from '../view';
import { problemName, solvedOf } from './solved';
import { type Worded, worded } from './worded';

for (const texts of [galleryTexts, problemTexts, viewTexts]) learn(texts);

export const enter: Enter = (holder, view) =>
  worded(holder, [sheet(mexStyles), sheet(reasonStyles)], (ask, question) => {
    const { at, game } = question.view;
    const ofGame = view === 'value' || question.problem === GAME || at !== undefined || game !== undefined;
    return ofGame ? value(ask, question, holder) : derivation(ask, question);
  });

/** A game's value at an index: the one that is looked at, or else the last. */
async function value(ask: Ask, question: Question, holder: Holder): Promise<Worded> {
  const subject = await subjectOf(ask, question);
  const { game, last } = subject;
  const at = (question.view.at && indexOf(game, question.view.at)) || String(last);
  const beyond = whole(at) > whole(game.explainMax);
  const explanation = beyond ? undefined : (await ask('explain', { game: game.game, n: at })).answer;
  return {
    get name() {
      return subject.name;
    },
    answer: explanation && String(explanation.value),
    draw: () => html`<p class="scope-head"><b>${subject.name}</b></p>
      <grundy-mex
        .explanation=${explanation}
        .beyond=${beyond ? text('mex-beyond', { max: grouped(game.explainMax) }) : ''}
        @choose=${({ detail }: CustomEvent<{ n: number | string }>) => holder.say('at', String(detail.n))}
      ></grundy-mex>`,
  };
}

async function derivation(ask: Ask, question: Question): Promise<Worded> {
  const { problem, answer } = await solvedOf(ask, question);
  return {
    get name() {
      return problemName(problem);
    },
    answer: answer.answer,
    draw: () => html`<p class="scope-head"><b>${problemName(problem)}</b> <span class="quiet">${text('derivation-heading', { answer: brief(answer.answer) })}</span></p>
      <grundy-reasons .why=${answer.why}></grundy-reasons>`,
  };
}
