/* The lower half of the page: the sequence in all its views, and why. */

import { html, nothing } from 'lit';
import { amount, brief } from '../elements/brief';
import { valueColour } from '../elements/colour';
import { vars } from '../elements/vars';
import type { Problem } from '../engine/protocol';
import { errorSentence, grouped, text } from '../i18n/index';
import type { Session } from '../session';
import { gameKey } from '../state';
import { aboutLink } from './about';

type Going = { typed: string; error: string };

export function explorer(session: Session, problem: Problem, going: Going, go: (typed: string) => void) {
  const { explorer: views, answered } = session;
  const key = views.game ? gameKey(views.game.game) : '';
  const name = key ? text(`game-${key}`) : '';
  return html`<section
      class="sequence"
      aria-labelledby="sequence-heading"
      @cursor=${(event: CustomEvent<{ n: number | undefined }>) => views.point(event.detail.n)}
      @choose=${(event: CustomEvent<{ n: number | string }>) => session.view('at', String(event.detail.n))}
    >
      <div class="heading">
        <h2 id="sequence-heading">${text('sequence-heading')}</h2>
        ${problem.games.length > 1 ? games(session, problem) : html`<p class="game-name">${name}</p>`}
        ${views.cut ? html`<p class="quiet cut">${text('sequence-cut', { max: grouped(String(views.last)) })}</p>` : nothing}
      </div>
      <div class="views">
        <figure class="graph">
          ${legend(views.histogram?.values)}
          <grundy-chart
            .name=${name}
            .first=${views.game?.first ?? 0}
            .last=${views.last}
            .values=${views.density ? undefined : views.values}
            .density=${views.density}
            .cursor=${views.cursor}
            .chosen=${views.chosen}
            .reading=${reading(session)}
            @room=${(event: CustomEvent<{ columns: number; rows: number }>) =>
              views.room(event.detail.columns, event.detail.rows)}
          ></grundy-chart>
          <figcaption class="reading number" aria-hidden="true">${
            views.cursor === undefined
              ? html`<span class="quiet">${text('reading-hint')}</span>`
              : reading(session)
          }</figcaption>
          <grundy-strip
            .name=${name}
            .values=${views.values}
            .first=${views.game?.first ?? 0}
            .columns=${columns(session)}
            .cursor=${views.cursor}
            .chosen=${views.chosen}
            .reading=${reading(session)}
            @columns=${(event: CustomEvent<{ columns: number | undefined }>) =>
              session.view('columns', event.detail.columns === undefined ? '' : String(event.detail.columns))}
          ></grundy-strip>
        </figure>
        <aside class="why-value" aria-labelledby="mex-heading">
          <h3 id="mex-heading">${text('mex-heading')}</h3>
          <grundy-mex .explanation=${views.explanation} .beyond=${
            views.beyond ? text('mex-beyond', { max: grouped(views.game?.explainMax ?? '') }) : ''
          }></grundy-mex>
        </aside>
      </div>
      <div class="state">${loading(session)}</div>
    </section>
    <section class="why" aria-labelledby="why-heading">
      <div class="derivation">
        <h2 id="why-heading">${
          answered
            ? text('derivation-heading', { answer: brief(answered.answer.answer) })
            : text('derivation-waiting')
        }</h2>
        <grundy-reasons .why=${answered?.answer.why ?? []}></grundy-reasons>
      </div>
      <div class="counts-of">
        <h3>${text('histogram-heading')}</h3>
        <p class="quiet">${text('histogram-of', { first: views.game?.first ?? 0, last: grouped(String(views.last)) })}</p>
        <grundy-histogram
          .name=${name}
          .what=${text('histogram-counts')}
          .values=${views.histogram?.values}
          .counts=${views.histogram?.counts}
        ></grundy-histogram>
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
    </section>
    <section
      class="all-values"
      aria-labelledby="table-heading"
      @choose=${(event: CustomEvent<{ n: string }>) => session.view('at', event.detail.n)}
    >
      <div class="heading"><h2 id="table-heading">${text('table-heading')}</h2><p class="game-name">${name}</p></div>
      <grundy-table
        .name=${name}
        .from=${views.from}
        .values=${views.window}
        .max=${views.reach()}
        .limit=${grouped(views.game?.windowMax ?? '0')}
        .chosen=${views.at}
        .typed=${going.typed}
        .error=${going.error}
        .busy=${views.paging}
        @window=${(event: CustomEvent<{ from: string }>) => views.page(event.detail.from)}
        @goto=${(event: CustomEvent<{ text: string }>) => go(event.detail.text)}
      ></grundy-table>
    </section>`;
}

function games(session: Session, problem: Problem) {
  return html`<fieldset class="segments">
    <legend class="hidden">${text('sequence-game')}</legend>
    ${problem.games.map(
      ({ game }) => html`<label><input
        type="radio"
        name="game"
        .checked=${game === session.explorer.game?.game}
        @change=${() => session.view('game', game, true)}
      />${text(`game-${gameKey(game)}`)}</label>`,
    )}
  </fieldset>`;
}

/** What the colours mean, with the values that occur. */
function legend(values: Uint32Array | undefined) {
  if (!values?.length) return html`<p class="legend"></p>`;
  const most = values.at(-1) ?? 0;
  const shown = [...new Set([1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64, most])].filter(
    (value) => value > 0 && value <= most,
  );
  return html`<p class="legend">
    ${
      values[0] === 0
        ? html`<span><i class="swatch zero" aria-hidden="true"></i>${text('sequence-legend-zero')}</span>`
        : nothing
    }
    ${
      most
        ? html`<span
            ><span class="ramp" aria-hidden="true">${shown.map(
              (value) => html`<i ${vars({ '--value': valueColour(value) })}></i>`,
            )}</span
            >${text('sequence-legend-more', { most: amount(String(most)) })}</span
          >`
        : nothing
    }
    <span>${aboutLink()}</span>
  </p>`;
}

function reading(session: Session): string {
  const { explorer: views } = session;
  const n = views.cursor ?? views.chosen ?? views.last;
  const value = views.valueAt(n);
  const at = grouped(String(n));
  return value === undefined
    ? text('reading-unknown', { n: at })
    : text('reading', { n: at, value: grouped(String(value)) });
}

function columns(session: Session): number | undefined {
  const asked = Number(session.question.view.columns);
  return Number.isInteger(asked) && asked >= 2 && asked <= 1000 ? asked : undefined;
}

function loading(session: Session) {
  const { loading: work, error } = session.explorer;
  if (work.visible) {
    return html`<grundy-progress
      .label=${text('progress-drawing')}
      .fraction=${work.fraction}
      .seconds=${work.seconds}
      @cancel=${() => session.explorer.cancel()}
    ></grundy-progress>`;
  }
  if (!error) return nothing;
  return html`<p class="trouble" role="alert">
    <span>${errorSentence(error)}</span>
    <button class="button" type="button" @click=${() => session.again()}>${text('page-again')}</button>
  </p>`;
}
