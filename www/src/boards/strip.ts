import { html, nothing } from 'lit';
import { text } from '../i18n/index';
import { define } from '../ui/base';
import { BACK } from '../ui/keys';
import { vars } from '../ui/vars';
import { Board, eventOf } from './option';
import { Travel } from './travel';

/** A coin or a piece on a strip. */
export interface StripCoin {
  cell: number;
  square: number;
  /** "own" and "other": the pieces of the player to move and of the other one. */
  look: 'coin' | 'dollar' | 'own' | 'other';
}

/**
 * Strips of squares with coins or pieces. A coin that can move is a button, which selects it; then
 * the squares that it reaches are buttons, too.
 *
 * Events: `act` {code}, a move was chosen; `pick` {code}, it was selected, on boards where the
 * first click selects. Escape selects nothing.
 */
export class GrundyStrip extends Board {
  static override properties = {
    rows: { attribute: false },
    first: { type: Number },
    last: { type: Number },
    chosen: { state: true },
  };

  /** The coins of each strip. */
  declare rows: ReadonlyArray<readonly StripCoin[]>;
  /** The number of the first square: 0 is where coins end. */
  declare first: number;
  /** The number of the last square. */
  declare last: number;
  /** The selected coin. */
  declare chosen: number | undefined;

  constructor() {
    super();
    new Travel(this);
    this.rows = [];
    this.first = 0;
    this.last = 0;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    const before = changed.get('rows');
    if (before && JSON.stringify(before) !== JSON.stringify(this.rows)) this.chosen = undefined;
  }

  protected override render() {
    const { plays } = this;
    return html`<div class="strips" role=${plays ? 'group' : 'img'} aria-label=${this.label} @keydown=${this.#key}>${this.rows.map(
      (coins) =>
        html`<div class="strip" ${vars({ '--squares': String(this.last - this.first + 1) })}>${Array.from(
          { length: this.last - this.first + 1 },
          (_, at) => this.#square(coins, this.first + at, plays),
        )}</div>`,
    )}</div>`;
  }

  #square(coins: readonly StripCoin[], square: number, plays: boolean) {
    const here = coins.filter((coin) => coin.square === square);
    const mine = new Set(coins.map(({ cell }) => cell));
    const picked = this.options.find(({ code }) => code === this.picked);
    const target = this.options.find(
      ({ cell, to }) => plays && cell === this.chosen && mine.has(cell) && to === square,
    );
    const isEnd = picked && mine.has(picked.cell) && picked.to === square;
    return html`<span class="square" data-end=${square === 0 ? '' : nothing} data-is=${isEnd ? 'going' : nothing}>
      <span class="square-coins">${here.slice(0, 3).map((coin) => this.#coin(coin, plays))}${
        here.length > 3 ? html`<b class="number">+${here.length - 3}</b>` : nothing
      }${
        target
          ? html`<button
              class="square-target"
              type="button"
              aria-label=${text('diagram-to', { square })}
              aria-pressed=${this.twice ? (this.picked === target.code ? 'true' : 'false') : nothing}
              @click=${() => this.#choose(target.code)}
            ></button>`
          : nothing
      }</span>
      <span class="square-number" aria-hidden="true">${square}</span>
    </span>`;
  }

  #coin({ cell, square, look }: StripCoin, plays: boolean) {
    const sign = look === 'dollar' ? '$' : '';
    const moves = plays && this.options.some((option) => option.cell === cell);
    const going = this.options.some((option) => option.code === this.picked && option.cell === cell);
    if (!moves)
      return html`<i class="piece" data-piece=${cell} data-look=${look} data-is=${going ? 'going' : nothing}>${sign}</i>`;
    return html`<button
      class="piece"
      type="button"
      data-piece=${cell}
      data-look=${look}
      data-is=${going ? 'going' : nothing}
      aria-pressed=${this.chosen === cell ? 'true' : 'false'}
      aria-label=${text('diagram-coin', { square, look })}
      @click=${() => this.#select(this.chosen === cell ? undefined : cell)}
    >${sign}</button>`;
  }

  #select(cell: number | undefined): void {
    this.chosen = cell;
    if (this.picked !== undefined) this.emit('pick', { code: undefined });
  }

  #key = ({ key }: KeyboardEvent) => {
    if (key === BACK) this.#select(undefined);
  };

  #choose(code: string): void {
    this.emit(eventOf(this, code), { code });
  }
}

define('grundy-coin-strip', GrundyStrip);
