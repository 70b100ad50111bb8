/* Why the answer is what it is: its derivation, and the counts that it rests on. */

import { html, nothing } from 'lit';
import { brief } from '../elements/brief';
import type { Problem } from '../engine/protocol';
import { grouped, text } from '../i18n/index';
import type { Session } from '../session';
import { gameName } from './sequence';

export function why(session: Session, problem: Problem) {
  const { answered } = session;
  return html`<section class="why" aria-labelledby="why-heading">
    <div class="derivation">
      <h2 id="why-heading">${
        answered
          ? text('derivation-heading', { answer: brief(answered.answer.answer) })
          : text('derivation-waiting')
      }</h2>
      <grundy-reasons .why=${answered?.answer.why ?? []}></grundy-reasons>
    </div>
    <div class="counts-of">
      ${counts(session)}
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

/** How often each value of the sequence occurs, as far as it is drawn. */
function counts(session: Session) {
  const { picture } = session.explorer;
  if (!picture) return nothing;
  const { game, last, histogram } = picture;
  return html`<h3>${text('histogram-heading')}</h3>
    <p class="quiet">${text('histogram-of', { first: game.first, last: grouped(String(last)) })}</p>
    <grundy-histogram
      .name=${gameName(session)}
      .what=${text('histogram-counts')}
      .values=${histogram.values}
      .counts=${histogram.counts}
    ></grundy-histogram>`;
}
