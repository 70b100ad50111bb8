/* The result of a comparison: the verdict in words, and both sequences. */

import { icon } from '../../ui/icons';
import './compare';
import './overview';
import { html, nothing } from 'lit';
import type { GameInfo } from '../../engine/protocol';
import { grouped, shortened, text } from '../../i18n/index';
import { gameName } from '../../ruleset/game-name';
import type { SequenceModel } from '../../sequence/model';
import { bound } from '../../ui/formula';
import type { Compared, ComparisonModel } from './comparison-model';
import { compareHeadline, compareSentences } from './comparison-words';

/** The number of rows of the table. */
const ROWS = 200;

/** The owner of a comparison: the room or an element. */
export interface Pair {
  /** The first game; `n` is the last index of the question. */
  readonly game: GameInfo | undefined;
  readonly n: string;
  /** The model with the cursor. */
  readonly sequence: Pick<SequenceModel, 'cursor' | 'point'>;
  /** The number of values that fit on a page. */
  readonly fits: number;
  fit(count: number): void;
  /** Sets a view parameter: "at" for the chosen index. */
  view(name: string, value: string): void;
}

/** `hint` describes the controls of the picture. */
export function comparison(room: Pair, comparing: ComparisonModel, compared: Compared, hint: string) {
  const { games, found, n } = compared;
  const [a, b] = [gameName(games[0].game), gameName(games[1].game)];
  const stale = room.game !== undefined && comparing.stale(room.game, room.n);
  const proved = found.verdict !== 'observed';
  return html`<div class="compare-words">
      <p class="period-head" data-stale=${stale ? 'true' : nothing} data-verdict=${found.verdict}>${compareHeadline(found)}</p>
      <div class="answer-meta row">${
        stale
          ? html`<span class="tag stale">${text('compare-stale', { a, b, n: shortened(n) })}</span>`
          : html`<span class=${proved ? 'tag right' : 'tag stale'}>${proved ? html`${icon('won')}${text('compare-proved')}` : text('compare-observed')}</span>
              <span class="quiet number">${text('compare-to', { from: found.from, to: grouped(String(found.checkedTo)) })}</span>`
      }</div>
      <div class="period-words">${compareSentences(found).map((sentence) => html`<p>${bound(sentence)}</p>`)}</div>
      <p class="hidden" aria-live="polite">${stale || comparing.working.running ? nothing : compareHeadline(found)}</p>
    </div>
    ${picture(room, comparing, compared, hint, [a, b])}`;
}

function picture(
  room: Pair,
  comparing: ComparisonModel,
  { found }: Compared,
  hint: string,
  names: [string, string],
) {
  const { slice } = comparing;
  if (!slice) return nothing;
  const { from, values } = slice;
  const shown = Math.min(room.fits, found.checkedTo - from + 1);
  const fits = found.checkedTo - found.from + 1 <= room.fits;
  return html`<figure class="compare-figure">
    <p class="legend row">
      <span>${text('compare-legend-a', { name: names[0] })}</span>
      <span>${text('compare-legend-b', { name: names[1] })}</span>
      <span><i class="swatch differs" aria-hidden="true"></i>${text('compare-legend-difference')}</span>
    </p>
    ${
      fits
        ? nothing
        : html`<grundy-overview
              .bins=${found.bins}
              .width=${found.binWidth}
              .first=${found.from}
              .last=${found.checkedTo}
              .from=${from}
              .shown=${shown}
              @cells=${(event: CustomEvent<{ from: number }>) => comparing.showFrom(event.detail.from)}
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
      .cursor=${room.sequence.cursor}
      .hint=${hint}
      @cursor=${(event: CustomEvent<{ n: number | undefined }>) => room.sequence.point(event.detail.n)}
      @choose=${(event: CustomEvent<{ n: number }>) => room.view('at', String(event.detail.n))}
      @fits=${(event: CustomEvent<{ count: number }>) => room.fit(event.detail.count)}
    ></grundy-compare>
    ${table(names, from, values, Math.min(shown, ROWS))}
  </figure>`;
}

function table(names: [string, string], from: number, [a, b]: [Uint32Array, Uint32Array], rows: number) {
  return html`<details class="counts fold">
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
