/* The derivation of the answer, and the counts that it uses. */

import { html } from 'lit';
import type { Problem } from '../../engine/protocol';
import { text } from '../../i18n/index';
import { counts } from '../../sequence/histogram-view';
import { brief } from '../../ui/brief';
import { formula } from './formulas/index';
import type { ProblemRoom } from './model';
import { sequenceName } from './wording';

export function why(room: ProblemRoom, problem: Problem) {
  const { answered } = room;
  return html`<section class="why" aria-labelledby="why-heading">
    ${derivation(room, problem)}
    <div class="counts-of">
      ${counts(room, sequenceName(room.sequence), html`<h3>${text('histogram-heading')}</h3>`)}
      ${answered?.answer.distributions.map(
        (distribution) => html`<h3>${text(`distribution-${problem.id}-${distribution.name}`)}</h3>
          <grundy-histogram
            .name=${text(`distribution-${problem.id}-${distribution.name}`)}
            .what=${text('histogram-counts')}
            .values=${distribution.values}
            .counts=${distribution.counts}
          ></grundy-histogram>`,
      )}
    </div>
  </section>`;
}

/** The answer's derivation, step by step. */
export function derivation({ answered }: ProblemRoom, problem: Problem) {
  return html`<div class="derivation">
    <h2 id="why-heading">${
      answered
        ? text('derivation-heading', { answer: brief(answered.answer.answer) })
        : text('derivation-waiting')
    }</h2>
    ${formula(problem.id)}
    <grundy-reasons .why=${answered?.answer.why ?? []}></grundy-reasons>
  </div>`;
}
