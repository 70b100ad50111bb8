/* Fibonacci nim: the heap in blocks, the analysis, and a game against the engine. */

import { html, nothing } from 'lit';
import { shortened, text } from '../../i18n/index';
import { amount, brief } from '../../ui/brief';
import { onEnter } from '../../ui/enter';
import { bound } from '../../ui/formula';
import { isTouch } from '../../ui/pointer';
import { statusLine } from '../../ui/status';
import { linkFor } from '../places';
import type { ZeckendorfRoom } from './model';
import type { Known, NimModel } from './nim-model';
import { DRAWN } from './stones';

/** The largest number of winning moves in the list. */
const LISTED = 12;
/** The largest number of moves in the history. */
const TOLD = 14;

const formatted = (n: bigint | string) => amount(String(n));

/** `staleTag` is shown while the game belongs to an earlier number. */
export function nim(room: ZeckendorfRoom, staleTag: unknown) {
  const { nim: play } = room;
  return html`${staleTag}
    <p class="statement">${bound(text('nim-statement'))}</p>
    ${play.game ? board(room, first(room)) : html`<p class="quiet">${text('nim-too-large')}</p>`}`;
}

/** The heap with its controls, and the analysis beside it; `more` is below the heap. */
function board(room: ZeckendorfRoom, more: unknown) {
  const { nim: play } = room;
  const { known, settled, ending } = play;
  const hints = room.question.view.hints === 'on';
  return html`<div class="nim-board" data-stale=${room.stale ? 'true' : nothing}>
    <div
      class="nim-table"
      @pick=${(event: CustomEvent<{ count: number | undefined }>) => play.pick(event.detail.count)}
      @take=${(event: CustomEvent<{ count: number }>) => play.take(BigInt(event.detail.count))}
    >
      ${status(play)}
      ${known ? heap(play, known, hints) : nothing}
      ${controls(play)}
      ${statusLine(
        play.looking,
        { doing: text('nim-progress'), stopped: text('zeck-stopped'), home: 'nim-count' },
        { cancel: () => play.looking.stop(), again: () => play.again() },
      )}
      <div class="nim-actions row on-screen">
        <button class="button" type="button" aria-disabled=${play.canUndo ? 'false' : 'true'} @click=${() => play.canUndo && play.undo()}>${text('nim-undo')}</button>
        <button class="button" type="button" @click=${() => room.newGame(false)}>${text('nim-new')}</button>
        <button class="button" type="button" @click=${() => room.newGame(true)}>${text('nim-engine-first')}</button>
      </div>
      ${elsewhere(play)} ${history(play)} ${more}
    </div>
    <div role="group" class="why-value nim-why" aria-labelledby="nim-why-heading">
      <div class="nim-why-head links between">
        <h3 class="minor quiet" id="nim-why-heading">${text('nim-why')}</h3>
        <button
          class="link on-screen"
          type="button"
          aria-pressed=${hints ? 'true' : 'false'}
          @click=${() => room.view({ hints: hints ? '' : 'on' })}
        >${hints ? text('nim-hints-hide') : text('nim-hints-show')}</button>
      </div>
      ${ending ? end(play) : nothing}
      ${hints && known && settled && !ending ? analysis(known, play) : nothing}
      ${hints || ending ? nothing : html`<p class="quiet">${text('nim-hidden')}</p>`}
    </div>
  </div>
  <p class="hidden" aria-live="polite">${settled ? turn(play) : ''}</p>`;
}

/** The link to the same game with other opponents, and the first heap that is played there. */
function elsewhere({ beginning }: NimModel) {
  if (!beginning || beginning.heap > 300n || beginning.heap < 2n) return nothing;
  const link = linkFor('match', { heaps: `fibonacci nim ${beginning.heap} ${beginning.limit}` });
  return link ? html`<p class="nim-elsewhere"><a href=${link}>${text('nim-elsewhere')}</a></p>` : nothing;
}

/** The headline: whose turn it is, or who has won. */
function status(play: NimModel) {
  return html`<p class="nim-status">${turn(play)}</p>`;
}

function turn(play: NimModel): string {
  const { position, ending, game } = play;
  if (!position || !game) return '';
  const given = { heap: formatted(position.heap), limit: formatted(position.limit) };
  if (ending && !game.moves.length) return text('nim-turn-first', given);
  if (ending) return text(`nim-ending-${ending}`);
  const last = game.moves.at(-1);
  if (!play.yours) return text('nim-turn-engine', given);
  return text(last === undefined ? 'nim-turn-first' : 'nim-turn', { ...given, taken: formatted(last ?? 0n) });
}

function heap(play: NimModel, known: Known, hints: boolean) {
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
      ? html`<span class="quiet">${play.yours && !play.ending ? text(isTouch() ? 'nim-pick-hint-touch' : 'nim-pick-hint') : nothing}</span>`
      : reading(known, play.picked, hints)
  }</p>`;
}

/** A sentence on taking a number of stones. */
function reading(known: Known, count: number, hints: boolean): string {
  const wins = known.winning.includes(String(count));
  return text(hints ? (wins ? 'nim-pick-wins' : 'nim-pick-loses') : 'nim-pick', {
    count,
    left: formatted(known.heap - BigInt(count)),
    next: formatted(2n * BigInt(count)),
  });
}

/** The blocks of a heap that is too large to be drawn. */
function large({ terms }: Known) {
  const least = terms.slice(-5).map(formatted);
  return html`<p class="nim-blocks math">${terms.length > 5 ? '… + ' : nothing}${bound(least.join(' + '))}</p>`;
}

function controls(play: NimModel) {
  const { wrong, position, ending, move } = play;
  if (!position) return nothing;
  // aria-disabled instead of removed while the engine moves, so that it keeps the focus.
  const waits = Boolean(ending) || !play.yours || !play.settled;
  const limit = formatted(position.limit);
  const take = () => {
    if (!waits) play.takeTyped();
  };
  return html`<div class="nim-take on-screen" @keydown=${onEnter(take)}>
    <label class="label" for="nim-count">${text('nim-count')}</label>
    <input
      class=${String(position.limit).length > 8 ? 'input number long' : 'input number'}
      id="nim-count"
      type="text"
      inputmode="numeric"
      dir="ltr"
      autocomplete="off"
      .value=${play.written}
      aria-invalid=${wrong ? 'true' : 'false'}
      aria-describedby="nim-count-note"
      @input=${(event: InputEvent) => play.type((event.target as HTMLInputElement).value)}
    />
    <button class="button primary" type="button" aria-disabled=${waits ? 'true' : 'false'} @click=${take}>${move === undefined ? text('nim-take') : text('nim-take-count', { count: formatted(move) })}</button>
    <p class=${wrong ? 'note wrong' : 'note'} id="nim-count-note" aria-live="polite">${
      wrong
        ? text('nim-wrong', { limit })
        : html`<span class="quiet">${ending ? text('nim-over') : play.yours ? text('nim-range', { limit }) : text('nim-engine-moves')}</span>`
    }</p>
  </div>`;
}

/** The field for the first limit. */
function first(room: ZeckendorfRoom) {
  const max = formatted(room.nim.beginning?.heap ?? 0n);
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

/** The analysis: who wins, why, and by which moves. */
function analysis(known: Known, play: NimModel) {
  const { outcome, winning, complete, heap: stones, limit, terms } = known;
  const least = formatted(terms.at(-1) ?? '0');
  const given = { heap: formatted(stones), limit: formatted(limit), least };
  const yours = play.yours ? 'you' : 'engine';
  const above = terms.at(-2);
  return html`<p class=${outcome === 'P' ? 'cell-headline zero' : 'cell-headline'}>${text(`nim-outcome-${outcome}`, { who: yours })}</p>
    ${rulers(known)}
    <p class="cell-reason">${bound(text(key(known, play), { ...given, above: formatted(above ?? '0'), count: terms.length }))}</p>
    ${
      outcome === 'N'
        ? html`<p class="cell-moves-head">${text('cell-moves', { count: winning.length })}</p>
          <ul class="nim-winning row" role="list">${winning.slice(0, LISTED).map(
            (move) => html`<li><button
              class="preset option"
              type="button"
              data-take=${move}
              aria-disabled=${play.yours && play.settled ? 'false' : 'true'}
              @click=${() => play.settled && play.take(BigInt(move))}
            >${text('nim-take-count', { count: formatted(move) })}</button></li>`,
          )}</ul>
          ${complete && winning.length <= LISTED ? nothing : html`<p class="quiet">${text('cell-moves-more')}</p>`}
          <p class="cell-reason">${bound(why(known))}</p>`
        : nothing
    }`;
}

// messages: nim-why-lost nim-why-fibonacci nim-why-won nim-why-all
/** The key of the reason why the position is won or lost. */
function key({ outcome, heap: stones, limit, terms }: Known, { game }: NimModel): string {
  if (outcome === 'N') return limit >= stones ? 'nim-why-all' : 'nim-why-won';
  const first = game?.moves.length === 0 && limit === stones - 1n;
  return first && terms.length === 1 ? 'nim-why-fibonacci' : 'nim-why-lost';
}

/** The reason why the smallest winning move wins. */
function why({ winning, heap: stones, terms, limit }: Known): string {
  if (limit >= stones) return text('nim-why-over');
  const move = winning[0] ?? '0';
  return text('nim-why-move', {
    move: formatted(move),
    next: formatted(terms.at(-2) ?? '0'),
    twice: formatted(2n * BigInt(move)),
    left: formatted(stones - BigInt(move)),
  });
}

/** The limit compared with the smallest block: a player who cannot take the block loses. */
function rulers({ limit, terms, heap: stones }: Known) {
  const least = terms.at(-1);
  if (!least || limit > stones) return nothing;
  const [a, b] = [Number(limit), Number(least)];
  const [may, block] = a < b ? [(100 * a) / b, 100] : [100, (100 * b) / a];
  return html`<div class="nim-rulers">
    <p><span>${text('nim-ruler-limit')}</span> <b class="number">${brief(String(limit))}</b></p>
    <meter min="0" max="100" .value=${may} aria-label=${text('nim-ruler-limit')} class="may"></meter>
    <p><span>${text('nim-ruler-least')}</span> <b class="number">${brief(least)}</b></p>
    <meter min="0" max="100" .value=${block} aria-label=${text('nim-ruler-least')} class=${a < b ? 'least lost' : 'least'}></meter>
  </div>`;
}

function end(play: NimModel) {
  const { ending, slip, reviewed, beginning, game } = play;
  if (!game?.moves.length) return html`<p class="cell-reason">${text('nim-none')}</p>`;
  if (ending === 'won')
    return html`<p class="cell-headline">${text('nim-won')}</p><p class="cell-reason">${text('nim-won-why')}</p>`;
  const sentence = slip
    ? text('nim-lost-slip', {
        heap: formatted(slip.heap),
        taken: formatted(slip.taken),
        better: formatted(slip.better),
      })
    : reviewed
      ? text('nim-lost-fair', {
          heap: formatted(beginning?.heap ?? 0n),
          began: play.player === 0 ? 'you' : 'engine',
        })
      : '';
  return html`<p class="cell-headline">${text('nim-lost')}</p><p class="cell-reason">${bound(sentence)}</p>`;
}

function history(play: NimModel) {
  const moves = play.game?.moves ?? [];
  if (!moves.length) return nothing;
  const from = Math.max(0, moves.length - TOLD);
  return html`<h3 class="hidden">${text('nim-history')}</h3>
    <ol class="nim-history row" role="list">
      ${from ? html`<li class="quiet">…</li>` : nothing}
      ${moves.slice(from).map((count, at) => {
        const you = (from + at) % 2 === play.player;
        return html`<li class=${you ? 'you' : 'engine'}>${text(you ? 'nim-you-took' : 'nim-engine-took', { count: shortened(String(count)) })}</li>`;
      })}
    </ol>`;
}
