/* How two games compare: the verdict in words, and both beside each other. */

import '../elements/compare';
import { html, nothing } from 'lit';
import type { Compared, Comparing } from '../comparing';
import { bound } from '../elements/formula';
import type { GameInfo } from '../engine/protocol';
import type { Explorer } from '../explorer';
import { grouped, shortened, text } from '../i18n/index';
import { calledGame } from './called-game';
import { compareHeadline, compareSentences } from './compare-words';

/** Rows of the table. */
const ROWS = 200;

/** Who compares. */
export interface Pair {
  /** The first of the two, and how far it is asked about. */
  readonly game: GameInfo | undefined;
  readonly n: string;
  /** The index that is pointed at. */
  readonly explorer: Pick<Explorer, 'cursor' | 'point'>;
  /** Values of both that fit on a page. */
  readonly fits: number;
  fit(count: number): void;
  /** An index is chosen, "at". */
  view(name: string, value: string): void;
}

/** `hint` is what can be done with the picture. */
export function comparison(room: Pair, comparing: Comparing, compared: Compared, hint: string) {
  const { games, found, n } = compared;
  const [a, b] = [calledGame(games[0].game), calledGame(games[1].game)];
  const stale = room.game !== undefined && comparing.stale(room.game, room.n);
  const proved = found.verdict !== 'observed';
  return html`<div class="compare-words">
      <p class="period-head" data-stale=${stale ? 'true' : nothing} data-verdict=${found.verdict}>${compareHeadline(found)}</p>
      <div class="answer-meta">${
        stale
          ? html`<span class="tag stale">${text('compare-stale', { a, b, n: shortened(n) })}</span>`
          : html`<span class=${proved ? 'tag right' : 'tag stale'}>${proved ? text('compare-proved') : text('compare-observed')}</span>
              <span class="quiet number">${text('compare-to', { from: found.from, to: grouped(String(found.checkedTo)) })}</span>`
      }</div>
      <div class="period-words">${compareSentences(found).map((sentence) => html`<p>${bound(sentence)}</p>`)}</div>
      <p class="hidden" aria-live="polite">${stale || comparing.working.running ? nothing : compareHeadline(found)}</p>
    </div>
    ${picture(room, comparing, compared, hint, [a, b])}`;
}

function picture(
  room: Pair,
  comparing: Comparing,
  { found }: Compared,
  hint: string,
  names: [string, string],
) {
  const { stretch } = comparing;
  if (!stretch) return nothing;
  const { from, values } = stretch;
  const shown = Math.min(room.fits, found.checkedTo - from + 1);
  const whole = found.checkedTo - found.from + 1 <= room.fits;
  return html`<figure class="compare-figure">
    <p class="legend">
      <span>${text('compare-legend-a', { name: names[0] })}</span>
      <span>${text('compare-legend-b', { name: names[1] })}</span>
      <span><i class="swatch differs" aria-hidden="true"></i>${text('compare-legend-difference')}</span>
    </p>
    ${
      whole
        ? nothing
        : html`<grundy-overview
              .bins=${found.bins}
              .width=${found.binWidth}
              .first=${found.from}
              .last=${found.checkedTo}
              .from=${from}
              .shown=${shown}
              @cells=${(event: CustomEvent<{ from: number }>) => comparing.walk(event.detail.from)}
            ></grundy-overview>
            <p class="quiet number">${text('compare-shown', {
              from: grouped(String(from)),
              to: grouped(String(from + shown - 1)),
              last: grouped(String(found.checkedTo)),
            })}</p>`
    }
    <grundy-compare
      .names=${names}
      .from=${from}
      .values=${values}
      .cursor=${room.explorer.cursor}
      .hint=${hint}
      @cursor=${(event: CustomEvent<{ n: number | undefined }>) => room.explorer.point(event.detail.n)}
      @choose=${(event: CustomEvent<{ n: number }>) => room.view('at', String(event.detail.n))}
      @fits=${(event: CustomEvent<{ count: number }>) => room.fit(event.detail.count)}
    ></grundy-compare>
    ${table(names, from, values, Math.min(shown, ROWS))}
  </figure>`;
}

function table(names: [string, string], from: number, [a, b]: [Uint32Array, Uint32Array], rows: number) {
  return html`<details class="counts">
    <summary>${text('compare-table')}</summary>
    <div class="scroller" tabindex="0" role="region" aria-label=${text('compare-table-label', { a: names[0], b: names[1] })}>
      <table class="number">
        <thead><tr><th scope="col"><i>n</i></th><th scope="col">${names[0]}</th><th scope="col">${names[1]}</th><th scope="col">${text('compare-table-difference')}</th></tr></thead>
        <tbody>${Array.from({ length: rows }, (_, at) => {
          const [x = 0, y = 0] = [a[at], b[at]];
          return html`<tr><th scope="row">${grouped(String(from + at))}</th><td>${x}</td><td>${y}</td><td><span dir="ltr">${x === y ? '0' : x > y ? `+${x - y}` : `−${y - x}`}</span></td></tr>`;
        })}</tbody>
      </table>
    </div>
  </details>`;
}
