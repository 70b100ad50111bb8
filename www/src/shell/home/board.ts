import 'texts:home';
import { html, nothing } from 'lit';
import { listed, text } from '../../i18n/index';
import { aboutLink } from '../../ui/about-link';
import { define, Plain } from '../../ui/base';
import { valueVars } from '../../ui/colour';
import { icon } from '../../ui/icons';
import { vars } from '../../ui/vars';
import '../../boards/tokens.css';
import './home.css';
import { linkFor } from '../../rooms/places';
import {
  afterMove,
  bestMove,
  heapOf,
  heapsOf,
  isLost,
  LOST,
  movesFrom,
  newPlay,
  type Play,
  type Player,
  STONES,
  slipIn,
  TAKES,
  turnOf,
  undone,
  winnerOf,
} from './game';

/** How a game ended for the reader. */
const ends: Record<string, 'won' | 'lost'> = { you: 'won', engine: 'lost' };

/** Milliseconds before the engine moves. */
const PAUSE = 400;

/**
 * A game against the engine, with one heap of stones, and beside it the question which numbers
 * lose: each number that was met in a game is answered at its end, all of them after a loss. No
 * events.
 */
export class GrundyHomeGame extends Plain {
  static override properties = {
    play: { attribute: false },
    trick: { type: Boolean },
    learned: { state: true },
    pointed: { state: true },
  };

  /** The game: who begins, and the stones taken so far. */
  declare play: Play;
  /** Whether the P-positions are shown. */
  declare trick: boolean;
  /** Whether a game has ended, so that the reader may show and hide the P-positions. */
  declare learned: boolean;
  /** The stones of the move under the pointer or with the focus. */
  declare pointed: number;
  #timer = 0;
  /** The numbers met in games that have ended. */
  readonly #met = new Set<number>();

  constructor() {
    super();
    this.play = newPlay('you');
    this.trick = false;
    this.learned = false;
    this.pointed = 0;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#reply();
  }

  protected override render() {
    const heap = heapOf(this.play);
    const end = ends[winnerOf(this.play) ?? ''];
    return html`<div class="home-board stack">
        ${this.#stones(heap)}
        <div class="home-moves" role="group" aria-label=${text('home-moves')}>${TAKES.map((count) => this.#move(count, heap))}</div>
        <p class="home-status" role="status" data-end=${end ?? nothing}>${end ? icon(end) : nothing}${this.#status(heap)}</p>
        <div class="home-actions row">
          <button class="button bare" type="button" aria-disabled=${this.#canUndo ? 'false' : 'true'} @click=${this.#undo}>${icon('undo')}${text('home-undo')}</button>
          <button class="button bare" type="button" @click=${() => this.#begin(this.play.begins)}>${icon('again')}${text('home-again')}</button>
          <button class="button bare" type="button" @click=${() => this.#begin(this.play.begins === 'you' ? 'engine' : 'you')}>${text(
            'home-begins',
            { player: this.play.begins === 'you' ? 'engine' : 'you' },
          )}</button>
        </div>
      </div>
      <section class="home-known stack card" aria-labelledby="home-known" ${vars(valueVars(1))}>
        <h2 class="subheading" id="home-known">${text('home-which')}</h2>
        <div class="home-trick stack" aria-live="polite">${this.trick ? this.#trick() : this.#teaser()}</div>
        <ol class="home-cells" role="list">${Array.from({ length: STONES + 1 }, (_, place) => this.#cell(place))}</ol>
        <p class="legend row">
          <span><i class="swatch zero" aria-hidden="true"></i>${text('home-loses')}</span>
          <span><i class="swatch won" aria-hidden="true"></i>${text('home-wins')}</span>
        </p>
        ${this.learned || this.trick ? this.#links() : nothing}
      </section>`;
  }

  #stones(heap: number) {
    const going = heap - this.pointed;
    return html`<div class="home-stones tray" role="img" aria-label=${text('home-stones', { heap, stones: STONES })}>${Array.from(
      { length: STONES },
      (_, place) => {
        const stone = place >= heap ? 'gone' : place >= going ? 'going' : 'here';
        return html`<i data-stone=${stone}></i>`;
      },
    )}</div>`;
  }

  /** A number: an orange circle if it loses, a square if it wins, dashed while it is not known. */
  #cell(place: number) {
    const found = this.trick || this.#met.has(place);
    const kind = found ? (isLost(place) ? 'lost' : 'won') : 'unknown';
    // messages: home-cell-lost home-cell-won home-cell-unknown
    return html`<li class="home-cell" data-kind=${kind}><i aria-hidden="true"></i><b aria-hidden="true">${place}</b><span class="hidden">${text(`home-cell-${kind}`, { n: place })}</span></li>`;
  }

  #move(count: number, heap: number) {
    const ready = this.#yours && count <= heap;
    return html`<button
      class="button home-move"
      type="button"
      data-take=${count}
      aria-disabled=${ready ? 'false' : 'true'}
      aria-label=${ready ? text('home-take-leaving', { count, left: heap - count }) : nothing}
      @pointerenter=${(event: PointerEvent) => event.pointerType !== 'touch' && this.#point(count)}
      @pointerleave=${() => this.#point(0)}
      @focus=${() => this.#point(count)}
      @blur=${() => this.#point(0)}
      @click=${() => this.#choose(count)}
    >${text('home-take', { count })}</button>`;
  }

  #point(count: number): void {
    this.pointed = this.#yours && count <= heapOf(this.play) ? count : 0;
  }

  #choose(count: number): void {
    if (this.#yours && movesFrom(heapOf(this.play)).includes(count)) this.#set(afterMove(this.play, count));
  }

  #set(play: Play): void {
    this.play = play;
    this.pointed = 0;
    const winner = winnerOf(play);
    if (winner) {
      this.learned = true;
      for (const heap of heapsOf(play)) this.#met.add(heap);
    }
    if (winner === 'engine') this.trick = true;
    this.#reply();
  }

  #begin(player: Player): void {
    this.#set(newPlay(player));
  }

  get #yours(): boolean {
    return turnOf(this.play) === 'you' && !winnerOf(this.play);
  }

  get #canUndo(): boolean {
    return undone(this.play) !== this.play;
  }

  #undo = () => {
    if (this.#canUndo) this.#set(undone(this.play));
  };

  /** The engine moves after a pause if it is its turn. */
  #reply(): void {
    clearTimeout(this.#timer);
    if (turnOf(this.play) === 'you' || winnerOf(this.play)) return;
    this.#timer = window.setTimeout(
      () => this.#set(afterMove(this.play, bestMove(heapOf(this.play)))),
      PAUSE,
    );
  }

  /** Whose turn it is, what was taken, who has won. */
  #status(heap: number): string {
    const { play } = this;
    const winner = winnerOf(play);
    const [last = 0, before = 0] = [...play.taken].reverse();
    if (winner) return text(`home-ending-${winner}`, { count: last });
    if (turnOf(play) === 'engine') return text('home-turn-engine', { count: last });
    if (!last) return text('home-turn-first', { heap });
    return before
      ? text('home-turn', { count: last, before, heap })
      : text('home-turn-second', { count: last, heap });
  }

  #teaser() {
    const player = winnerOf(this.play) === 'you' ? 'won' : this.play.begins;
    return html`<p class="quiet">${text('home-teaser', { player })}</p>`;
  }

  #trick() {
    const slip = winnerOf(this.play) === 'engine' ? slipIn(this.play) : undefined;
    return html`${
      slip
        ? html`<p class="home-slip">${text('home-slip', { heap: slip.heap, taken: slip.taken, better: slip.better, left: slip.heap - slip.better })}</p>`
        : nothing
    }
      <p class="home-lost">${text('home-trick', { numbers: listed(LOST) })}</p>
      <p class="quiet">${text('home-why')}</p>`;
  }

  /** What to do next. */
  #links() {
    return html`<p class="home-links links">${this.#toggle()} ${aboutLink()}
      <a class="home-more" href=${linkFor('match')}>${text('home-play')}</a>
      <a class="home-more" href=${linkFor('lessons')}>${text('home-lessons')}</a></p>`;
  }

  #toggle() {
    return html`<button class="link" type="button" @click=${() => {
      this.trick = !this.trick;
    }}>${text(this.trick ? 'home-hide' : 'home-show')}</button>`;
  }
}

// messages: home-ending-you home-ending-engine
define('grundy-home-game', GrundyHomeGame);
