/* Fibonacci nim: the heap in blocks, what wins and why, and a game against the engine. */

import { html, nothing } from 'lit';
import { amount } from '../elements/brief';
import { onEnter } from '../elements/enter';
import { bound } from '../elements/formula';
import { DRAWN } from '../elements/stones';
import { shortened, text } from '../i18n/index';
import type { Known, Nim } from '../zeckendorf/nim';
import type { ZeckendorfRoom } from '../zeckendorf-room';
import type { Heat } from './heat';
import { state } from './state';

/** Winning moves that are listed. */
const LISTED = 12;
/** Moves of the game that are shown. */
const TOLD = 14;

const said = (n: bigint | string) => amount(String(n));

/** `earlier` says where it belongs to an earlier number. */
export function nim(room: ZeckendorfRoom, earlier: unknown) {
  const { nim: play } = room;
  return html`<section class="nim" aria-labelledby="nim-heading">
    <h2 id="nim-heading">${text('nim-heading')}</h2>
    ${earlier}
    <p class="statement">${bound(text('nim-statement'))}</p>
    ${play.game ? board(room, first(room)) : html`<p class="quiet">${text('nim-too-large')}</p>`}
  </section>`;
}

/** The heap and what can be done with it, and beside it who wins; `more` stands under the heap. */
export function board(room: ZeckendorfRoom, more: unknown) {
  const { nim: play } = room;
  const { known, settled, ending } = play;
  const hints = room.question.view.hints !== 'off';
  return html`<div class="nim-board" data-stale=${room.stale ? 'true' : nothing}>
    <div
      class="nim-table"
      @pick=${(event: CustomEvent<{ count: number | undefined }>) => play.pick(event.detail.count)}
      @take=${(event: CustomEvent<{ count: number }>) => play.take(BigInt(event.detail.count))}
    >
      ${status(play)}
      ${known ? heap(play, known, hints) : nothing}
      ${controls(play)}
      ${state(
        play.looking,
        { doing: text('nim-progress'), stopped: text('zeck-stopped'), home: 'nim-count' },
        { cancel: () => play.looking.stop(), again: () => play.again() },
      )}
      <div class="nim-actions">
        <button class="button" type="button" aria-disabled=${play.canUndo ? 'false' : 'true'} @click=${() => play.canUndo && play.undo()}>${text('nim-undo')}</button>
        <button class="button" type="button" @click=${() => room.newGame(false)}>${text('nim-new')}</button>
        <button class="button" type="button" @click=${() => room.newGame(true)}>${text('nim-engine-first')}</button>
      </div>
      ${history(play)} ${more}
    </div>
    <aside class="why-value nim-why" aria-labelledby="nim-why-heading">
      <div class="nim-why-head">
        <h3 id="nim-why-heading">${text('nim-why')}</h3>
        <button
          class="link"
          type="button"
          aria-pressed=${hints ? 'true' : 'false'}
          @click=${() => room.view({ hints: hints ? 'off' : '' })}
        >${hints ? text('nim-hints-hide') : text('nim-hints-show')}</button>
      </div>
      ${ending ? end(play) : nothing}
      ${hints && known && settled && !ending ? analysis(known, play) : nothing}
      ${hints || ending ? nothing : html`<p class="quiet">${text('nim-hidden')}</p>`}
    </aside>
  </div>
  <p class="hidden" aria-live="polite">${settled ? turn(play) : ''}</p>`;
}

/** Whose turn it is, in large letters. */
function status(play: Nim) {
  return html`<p class="nim-status">${turn(play)}</p>`;
}

function turn(play: Nim): string {
  const { position, ending, game } = play;
  if (!position || !game) return '';
  const given = { heap: said(position.heap), limit: said(position.limit) };
  if (ending && !game.moves.length) return text('nim-turn-first', given);
  if (ending) return text(`nim-ending-${ending}`);
  const last = game.moves.at(-1);
  if (!play.yours) return text('nim-turn-engine', given);
  return text(last === undefined ? 'nim-turn-first' : 'nim-turn', { ...given, taken: said(last ?? 0n) });
}

function heap(play: Nim, known: Known, hints: boolean) {
  const { position } = play;
  const blocks = known.terms.map(Number);
  const small = known.heap <= BigInt(DRAWN);
  if (!small) return large(known);
  const limit = play.ending ? 0 : Number(position?.limit ?? 0n);
  return html`<grundy-stones
    .blocks=${blocks}
    .limit=${limit}
    .picked=${play.picked}
    .winning=${hints && play.yours ? known.winning.map(Number) : []}
    .still=${play.held || !play.yours || !play.settled}
    .reading=${play.picked === undefined ? '' : reading(known, play.picked, hints)}
  ></grundy-stones>
  <p class="nim-pick">${
    play.picked === undefined
      ? html`<span class="quiet">${play.yours && !play.ending ? text('nim-pick-hint') : nothing}</span>`
      : reading(known, play.picked, hints)
  }</p>`;
}

/** What a number of stones does. */
function reading(known: Known, count: number, hints: boolean): string {
  const wins = known.winning.includes(String(count));
  return text(hints ? (wins ? 'nim-pick-wins' : 'nim-pick-loses') : 'nim-pick', {
    count,
    left: said(known.heap - BigInt(count)),
    next: said(2n * BigInt(count)),
  });
}

/** A heap too large to be drawn stone by stone: its blocks in words. */
function large({ terms }: Known) {
  const least = terms.slice(-5).map(said);
  return html`<p class="nim-blocks math">${terms.length > 5 ? '… + ' : nothing}${bound(least.join(' + '))}</p>`;
}

function controls(play: Nim) {
  const { wrong, position, ending } = play;
  if (!position) return nothing;
  // Out of use, but not gone, while the engine moves: the focus stays.
  const waits = Boolean(ending) || !play.yours || !play.settled;
  const limit = said(position.limit);
  const take = () => {
    if (!waits) play.takeTyped();
  };
  return html`<div class="nim-take" @keydown=${onEnter(take)}>
    <label for="nim-count">${text('nim-count')}</label>
    <input
      class=${String(position.limit).length > 8 ? 'input number long' : 'input number'}
      id="nim-count"
      type="text"
      inputmode="numeric"
      dir="ltr"
      autocomplete="off"
      .value=${play.typed}
      aria-invalid=${wrong ? 'true' : 'false'}
      aria-describedby="nim-count-note"
      @input=${(event: InputEvent) => play.type((event.target as HTMLInputElement).value)}
    />
    <button class="button primary" type="button" aria-disabled=${waits ? 'true' : 'false'} @click=${take}>${text('nim-take')}</button>
    <p class=${wrong ? 'note wrong' : 'note'} id="nim-count-note" aria-live="polite">${
      wrong
        ? text('nim-wrong', { limit })
        : html`<span class="quiet">${ending ? text('nim-over') : play.yours ? text('nim-range', { limit }) : text('nim-engine-moves')}</span>`
    }</p>
  </div>`;
}

/** A field for how many may be taken at first: any position of heap and limit can be looked at. */
export function first(room: ZeckendorfRoom) {
  const max = said(room.nim.beginning?.heap ?? 0n);
  return html`<div
    class="fields nim-first"
    @typed=${(event: CustomEvent<{ value: string }>) => room.typeLimit(event.detail.value)}
  ><grundy-field
      class="main"
      .name=${'limit'}
      .label=${text('nim-limit')}
      .value=${room.limitTyped ?? room.question.view.limit ?? ''}
      .error=${room.limitWrong ? text('nim-wrong', { limit: max }) : ''}
      .allowed=${text('nim-limit-range', { max })}
      .optional=${true}
    ></grundy-field></div>`;
}

/** Who wins, why, and by which moves. */
function analysis(known: Known, play: Nim) {
  const { outcome, winning, complete, heap: stones, limit, terms } = known;
  const least = said(terms.at(-1) ?? '0');
  const given = { heap: said(stones), limit: said(limit), least };
  const yours = play.yours ? 'you' : 'engine';
  const above = terms.at(-2);
  return html`<p class=${outcome === 'P' ? 'cell-headline zero' : 'cell-headline'}>${text(`nim-outcome-${outcome}`, { who: yours })}</p>
    ${rulers(known)}
    <p class="cell-why">${bound(text(key(known), { ...given, above: said(above ?? '0'), count: terms.length }))}</p>
    ${
      outcome === 'N'
        ? html`<p class="cell-moves-head">${text('cell-moves', { count: winning.length })}</p>
          <ul class="nim-winning" role="list">${winning.slice(0, LISTED).map(
            (move) => html`<li><button
              class="preset"
              type="button"
              data-take=${move}
              aria-disabled=${play.yours && play.settled ? 'false' : 'true'}
              @click=${() => play.settled && play.take(BigInt(move))}
            >${text('nim-take-count', { count: said(move) })}</button></li>`,
          )}</ul>
          ${complete && winning.length <= LISTED ? nothing : html`<p class="quiet">${text('cell-moves-more')}</p>`}
          <p class="cell-why">${bound(why(known))}</p>`
        : nothing
    }`;
}

// messages: nim-why-lost nim-why-fibonacci nim-why-won nim-why-all
/** Which sentence says why the position is won or lost. */
function key({ outcome, heap: stones, limit, terms }: Known): string {
  if (outcome === 'N') return limit >= stones ? 'nim-why-all' : 'nim-why-won';
  return terms.length === 1 ? 'nim-why-fibonacci' : 'nim-why-lost';
}

/** Why the least winning move wins. */
function why({ winning, heap: stones, terms, limit }: Known): string {
  if (limit >= stones) return text('nim-why-over');
  const move = winning[0] ?? '0';
  return text('nim-why-move', {
    move: said(move),
    next: said(terms.at(-2) ?? '0'),
    twice: said(2n * BigInt(move)),
    left: said(stones - BigInt(move)),
  });
}

/** The limit beside the smallest block: whoever cannot reach its end is lost. */
function rulers({ limit, terms, heap: stones }: Known) {
  const least = terms.at(-1);
  if (!least || limit > stones) return nothing;
  const [a, b] = [Number(limit), Number(least)];
  const [may, block] = a < b ? [(100 * a) / b, 100] : [100, (100 * b) / a];
  return html`<div class="nim-rulers">
    <p><span>${text('nim-ruler-limit')}</span> <b class="number">${said(limit)}</b></p>
    <meter min="0" max="100" .value=${may} aria-label=${text('nim-ruler-limit')} class="may"></meter>
    <p><span>${text('nim-ruler-least')}</span> <b class="number">${said(least)}</b></p>
    <meter min="0" max="100" .value=${block} aria-label=${text('nim-ruler-least')} class=${a < b ? 'least lost' : 'least'}></meter>
  </div>`;
}

function end(play: Nim) {
  const { ending, slip, reviewed, beginning, game } = play;
  if (!game?.moves.length) return html`<p class="cell-why">${text('nim-none')}</p>`;
  if (ending === 'won')
    return html`<p class="cell-headline">${text('nim-won')}</p><p class="cell-why">${text('nim-won-why')}</p>`;
  const sentence = slip
    ? text('nim-lost-slip', { heap: said(slip.heap), taken: said(slip.taken), better: said(slip.better) })
    : reviewed
      ? text('nim-lost-fair', {
          heap: said(beginning?.heap ?? 0n),
          began: play.player === 0 ? 'you' : 'engine',
        })
      : '';
  return html`<p class="cell-headline">${text('nim-lost')}</p><p class="cell-why">${bound(sentence)}</p>`;
}

function history(play: Nim) {
  const moves = play.game?.moves ?? [];
  if (!moves.length) return nothing;
  const from = Math.max(0, moves.length - TOLD);
  return html`<h3 class="hidden">${text('nim-history')}</h3>
    <ol class="nim-history" role="list">
      ${from ? html`<li class="quiet">…</li>` : nothing}
      ${moves.slice(from).map((count, at) => {
        const you = (from + at) % 2 === play.player;
        return html`<li class=${you ? 'you' : 'engine'}>${text(you ? 'nim-you-took' : 'nim-engine-took', { count: shortened(String(count)) })}</li>`;
      })}
    </ol>`;
}

/** The table of heaps and limits with the game as a line through it. */
export function nimHeat(room: ZeckendorfRoom): Heat {
  const { grid } = room;
  const cell = grid.judged;
  return {
    name: text('pair-fibonacci-nim'),
    grid,
    path: room.path,
    look: (at) => room.lookAt(at),
    window: (origin, size) => room.window(origin, size),
    below:
      cell && cell.row > 0 && cell.column > 0
        ? html`<p class="play-here"><a href=${`#1/zeckendorf?n=${cell.row};limit=${Math.min(cell.row, cell.column)}`}>${text('nim-play-here')}</a></p>`
        : nothing,
  };
}
