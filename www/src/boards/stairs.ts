import { html, nothing } from 'lit';
import { text } from '../i18n/index';
import { define } from '../ui/base';
import { vars } from '../ui/vars';
import { Board, eventOf } from './option';
import { newStones, type Stones } from './stones';
import { Travel } from './travel';

/** The most coins of a step that are drawn one by one. */
const DRAWN = 8;

/**
 * Coins on stairs, the ground at the start. A coin that can move is a button, which moves it with
 * all coins above it one step down.
 *
 * Events: `act` {code}, a move was chosen; `pick` {code}, it was selected, on boards where the
 * first click selects.
 */
export class GrundyStairs extends Board {
  static override properties = {
    steps: { attribute: false },
  };

  /** How many coins are on step 1, 2, ... */
  declare steps: readonly number[];
  /** The coins of each step, the first one at the top. */
  #coins: Stones = { heaps: [] };

  constructor() {
    super();
    new Travel(this);
    this.steps = [];
  }

  /** After a move, the coins that went down a step are the same ones. */
  protected override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('steps')) return;
    const { heaps } = this.#coins;
    const from = heaps.findIndex((coins, step) => coins.length > (this.steps[step] ?? 0));
    const count = (heaps[from]?.length ?? 0) - (this.steps[from] ?? 0);
    const moved = heaps.map((coins, step) => {
      if (step === from) return coins.slice(count);
      return step === from - 1 ? [...(heaps[from]?.slice(0, count) ?? []), ...coins] : coins;
    });
    const isMove = String(moved.map(({ length }) => length)) === String(this.steps);
    // Coins that are only counted have no ids.
    const drawn = this.steps.map((coins) => (coins > DRAWN ? 0 : coins));
    this.#coins = isMove ? { heaps: moved } : newStones(drawn, this.#coins);
  }

  protected override render() {
    const { plays } = this;
    return html`<div class="stairs" role=${plays ? 'group' : 'img'} aria-label=${this.label}>
      <div class="stair" ${vars({ '--step': '0' })}><span class="stair-coins"></span><span class="stair-number" aria-hidden="true">0</span></div>
      ${this.steps.map((coins, cell) => this.#step(coins, cell, plays))}
    </div>`;
  }

  #step(coins: number, cell: number, plays: boolean) {
    const drawn = Math.min(coins, DRAWN);
    const step = cell + 1;
    return html`<div class="stair" data-odd=${step % 2 ? '' : nothing} ${vars({ '--step': String(Math.min(step, 12)) })}>
      <span class="stair-coins">${coins > DRAWN ? html`<b class="number">${coins}</b>` : nothing}${Array.from(
        { length: drawn },
        (_, at) => this.#coin(cell, at + 1, plays),
      )}</span>
      <span class="stair-number" aria-hidden="true">${step}</span>
    </div>`;
  }

  /** A coin, the first one at the top. */
  #coin(cell: number, amount: number, plays: boolean) {
    const option = this.options.find((option) => option.cell === cell && option.to === amount);
    const picked = this.options.find(({ code }) => code === this.picked);
    const going = picked?.cell === cell && amount <= picked.to;
    const piece = this.#coins.heaps[cell]?.[amount - 1] ?? nothing;
    if (!option || !plays)
      return html`<i class="piece" data-piece=${piece} data-is=${going ? 'going' : nothing}></i>`;
    return html`<button
      class="piece"
      type="button"
      data-piece=${piece}
      data-is=${going ? 'going' : nothing}
      aria-pressed=${this.twice ? (this.picked === option.code ? 'true' : 'false') : nothing}
      aria-label=${text('diagram-stairs', { count: amount, step: cell + 1 })}
      @click=${() => this.#choose(option.code)}
    ></button>`;
  }

  #choose(code: string): void {
    this.emit(eventOf(this, code), { code });
  }
}

define('grundy-stairs', GrundyStairs);
