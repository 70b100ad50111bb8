/* The derivation of the answer, and the counts that it uses. */

import { html, nothing } from 'lit';
import type { Problem, SolveAnswer } from '../../engine/protocol';
import { text } from '../../i18n/index';
import { brief } from '../../ui/brief';
import { formula } from './formulas/index';
import type { ProblemRoom } from './model';
import { facts } from './solution-view';

export function why(room: ProblemRoom, problem: Problem) {
  const { distributions = [] } = room.answered?.answer ?? {};
  return html`<section class="why" aria-labelledby="why-heading">
    ${derivation(room, problem, facts(room, problem, true))}
    ${distributions.length ? html`<div class="counts-of">${distributions.map((one) => distribution(problem, one))}</div>` : nothing}
  </section>`;
}

function distribution({ id }: Problem, { name, values, counts }: SolveAnswer['distributions'][number]) {
  const words = text(`distribution-${id}-${name}`);
  return html`<h3>${words}</h3>
    <grundy-histogram .name=${words} .what=${text('histogram-counts')} .values=${values} .counts=${counts}></grundy-histogram>`;
}

/** The answer's derivation, step by step. */
export function derivation({ answered }: ProblemRoom, problem: Problem, lists?: unknown) {
  return html`<div class="derivation">
    <h2 id="why-heading">${
      answered
        ? text('derivation-heading', { answer: brief(answered.answer.answer) })
        : text('derivation-waiting')
    }</h2>
    ${formula(problem.id)} ${lists}
    <grundy-reasons .why=${answered?.answer.why ?? []}></grundy-reasons>
  </div>`;
}
