/* The sequence as chart and cells, and why one of its values is what it is. */

import { html, nothing } from 'lit';
import { amount } from '../elements/brief';
import { valueColour } from '../elements/colour';
import { vars } from '../elements/vars';
import type { Problem } from '../engine/protocol';
import type { Explorer } from '../explorer';
import { grouped, shortened, text } from '../i18n/index';
import type { Session } from '../session';
import { columnsOf, gameKey } from '../state';
import { aboutLink } from './about';
import { state } from './state';

/** What the sequence is called. */
export function gameName({ explorer: { game } }: Session): string {
  return game ? text(`game-${gameKey(game.game)}`) : '';
}

export function sequence(session: Session, problem: Problem) {
  const { explorer: views } = session;
  const { picture } = views;
  return html`<section
      class="sequence"
      aria-labelledby="sequence-heading"
      @cursor=${(event: CustomEvent<{ n: number | undefined }>) => views.point(event.detail.n)}
      @choose=${(event: CustomEvent<{ n: number | string }>) => session.view('at', String(event.detail.n))}
    >
      <div class="heading">
        <h2 id="sequence-heading">${text('sequence-heading')}</h2>
        ${problem.games.length > 1 ? games(session, problem) : html`<p class="game-name">${gameName(session)}</p>`}
        ${earlier(session)}
        ${picture?.cut ? html`<p class="quiet cut">${text('sequence-cut', { max: grouped(String(picture.last)) })}</p>` : nothing}
      </div>
      <div class="views">
        ${graph(session)}
        ${why(session)}
      </div>
      ${state(
        views.loading,
        {
          doing: text('progress-drawing'),
          stopped: text('sequence-stopped'),
          home: 'sequence-chart',
        },
        session.viewing,
      )}
    </section>`;
}

/** Whether the drawn sequence belongs to an earlier question than the one that is being answered. */
function isEarlier({ explorer: { picture }, answered, stale }: Session): boolean {
  return picture !== undefined && (stale || picture.n !== answered?.answer.arguments.n);
}

function earlier(session: Session) {
  const { picture } = session.explorer;
  if (!picture || !isEarlier(session)) return nothing;
  return html`<p class="tag stale">${text('sequence-earlier', { n: shortened(picture.n) })}</p>`;
}

/** Empty until there is a sequence; then chart and cells of one and the same. */
function graph(session: Session) {
  const { explorer: views } = session;
  const { picture, strip } = views;
  const name = gameName(session);
  return html`<figure class="graph" ?inert=${!picture} data-stale=${isEarlier(session) ? 'true' : nothing}>
    ${picture ? legend(picture.histogram.values) : html`<p class="legend"></p>`}
    <grundy-chart
      .name=${name}
      .first=${picture?.game.first ?? 0}
      .last=${picture?.last ?? 0}
      .values=${picture?.density ? undefined : picture?.values}
      .density=${picture?.density}
      .cursor=${views.cursor}
      .chosen=${views.chosen}
      .reading=${reading(views)}
      @room=${(event: CustomEvent<{ columns: number; rows: number }>) =>
        views.room(event.detail.columns, event.detail.rows)}
    ></grundy-chart>
    <figcaption class="reading number" aria-hidden="true">${
      views.cursor === undefined ? html`<span class="quiet">${text('reading-hint')}</span>` : reading(views)
    }</figcaption>
    <grundy-strip
      .name=${name}
      .values=${strip?.values}
      .from=${Number(strip?.from ?? 0)}
      .first=${picture?.game.first ?? 0}
      .last=${picture?.last ?? 0}
      .columns=${columnsOf(session.question.view.columns)}
      .cursor=${views.cursor}
      .chosen=${views.chosen}
      @fits=${(event: CustomEvent<{ count: number }>) => views.fits(event.detail.count)}
      @cells=${(event: CustomEvent<{ from: number }>) => views.cells(event.detail.from)}
      @columns=${(event: CustomEvent<{ columns: number | undefined }>) =>
        session.view('columns', event.detail.columns === undefined ? '' : String(event.detail.columns))}
    ></grundy-strip>
  </figure>`;
}

function why(session: Session) {
  const { explorer: views } = session;
  const { explanation, beyond } = views;
  // An index without options, or none to be explained, needs no room for tiles and a recurrence.
  const short = beyond || explanation?.optionCount === 0;
  return html`<aside class=${short ? 'why-value short' : 'why-value'} aria-labelledby="mex-heading">
    <h3 id="mex-heading">${text('mex-heading')}</h3>
    ${state(
      views.explaining,
      {
        doing: text('progress-explaining', { n: shortened(views.at) }),
        stopped: text('mex-stopped', { n: shortened(views.at) }),
        home: 'sequence-chart',
      },
      session.viewing,
    )}
    <grundy-mex
      .explanation=${explanation}
      .beyond=${beyond ? text('mex-beyond', { max: grouped(views.game?.explainMax ?? '') }) : ''}
    ></grundy-mex>
  </aside>`;
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

/** What the colours mean, of those that occur. */
function legend(values: Uint32Array) {
  const most = values.at(-1) ?? 0;
  const typical = new Set([1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64, most]);
  const shown = Array.from(values).filter((value) => value > 0 && typical.has(value));
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

/** The value where the chart's cursor is. */
function reading(views: Explorer): string {
  const n = views.cursor ?? views.chosen ?? views.picture?.last ?? 0;
  const value = views.valueAt(n);
  const at = grouped(String(n));
  return value === undefined
    ? text('reading-unknown', { n: at })
    : text('reading', { n: at, value: grouped(String(value)) });
}
