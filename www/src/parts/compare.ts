/* Another game beside the one that is shown. Fetched when somebody compares. */

import { html, nothing } from 'lit';
import '../elements/compare';
import '../styles/compare.css';
import type { Compared, Comparing } from '../comparing';
import { bound } from '../elements/formula';
import type { GameRoom } from '../game-room';
import { grouped, shortened, text } from '../i18n/index';
import { calledGame } from './called-game';
import { compareHeadline, compareSentences } from './compare-words';
import { state } from './state';
import { wrongGame } from './wrong-game';

/** For some games, others that are worth a look beside them. */
const WORTH: Record<string, readonly string[]> = {
  'take:squares': ['take:1,4', 'take:1,4,9'],
  'take:triangular': ['take:1,3', 'take:1,3,6'],
  'take:fibonacci': ['take:1,2,3', 'take:primes'],
  'take:factorials': ['take:1,2', 'take:1,2,6'],
  'take:powers-of-2': ['take:1,2'],
  'octal:0.77': ['octal:0.771', 'octal:0.1377'],
  'octal:0.137': ['octal:0.07', 'octal:0.77'],
  'octal:4.(3)': ['nim'],
  'octal:0.6': ['grundys-game', 'octal:0.36'],
  'coins:ruler': ['nim', 'take:proper-divisors'],
  'coins:mock-turtles': ['nim', 'coins:moebius'],
  nim: ['octal:4.(3)', 'take:even', 'take:at-most-half'],
};
const USUAL = ['nim', 'octal:0.77', 'take:1,2,3'];
/** Rows of the table. */
const ROWS = 200;

export function compare(room: GameRoom, comparing: Comparing) {
  const { game, other } = room;
  const { compared, typed, error } = comparing;
  const wrong = error ? wrongGame(error, typed) : undefined;
  return html`<div class="compare-field" @typed=${(event: CustomEvent<{ value: string }>) => room.beside(event.detail.value)} @entered=${() => room.beside(comparing.typed, true)}>
      <grundy-game
        .name=${'with'}
        .label=${text('compare-field')}
        .value=${other}
        .understood=${comparing.other?.game ?? ''}
        .error=${wrong?.sentence ?? ''}
        .place=${wrong?.place}
        .hint=${text('compare-hint')}
        .known=${room.known}
      ></grundy-game>
      ${game ? suggestions(room, game.game) : nothing}
    </div>
    ${state(
      comparing.working,
      { doing: text('compare-progress'), stopped: text('compare-stopped'), home: 'field-with' },
      room.besides,
    )}
    ${compared && game ? result(room, comparing, compared) : nothing}`;
}

function suggestions(room: GameRoom, game: string) {
  const games = (WORTH[game] ?? USUAL).filter((one) => one !== game);
  return html`<div class="compare-try">
    <p class="quiet" id="compare-try">${text('compare-try')}</p>
    <ul role="list" aria-labelledby="compare-try">${games.map(
      (one) => html`<li><button
        class="preset"
        type="button"
        aria-pressed=${one === room.comparing?.other?.game ? 'true' : 'false'}
        @click=${() => room.beside(one, true)}
      >${calledGame(one)}</button></li>`,
    )}</ul>
  </div>`;
}

function result(room: GameRoom, comparing: Comparing, compared: Compared) {
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
    ${picture(room, comparing, compared, [a, b])}`;
}

function picture(room: GameRoom, comparing: Comparing, { found }: Compared, names: [string, string]) {
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
          return html`<tr><th scope="row">${grouped(String(from + at))}</th><td>${x}</td><td>${y}</td><td>${x === y ? '0' : x > y ? `+${x - y}` : `−${y - x}`}</td></tr>`;
        })}</tbody>
      </table>
    </div>
  </details>`;
}
