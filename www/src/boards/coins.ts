import { html, nothing } from 'lit';
import { text } from '../i18n/index';
import { define, Plain } from '../ui/base';
import { vars } from '../ui/vars';

/** A move: the coins that it turns, ascending. */
export interface CoinOption {
  code: string;
  coins: readonly number[];
}

/**
 * A row of coins, of which moves turn some. Each coin is a button that selects it; coins that no
 * move turns together with the selected ones are dimmed.
 *
 * Event: `pick` {code | undefined}: the move that turns just the selected coins.
 */
export class GrundyCoins extends Plain {
  static override properties = {
    heads: { attribute: false },
    length: { type: Number },
    options: { attribute: false },
    picked: { attribute: false },
    leaving: { type: Boolean },
    still: { type: Boolean },
    chosen: { state: true },
  };

  /** The numbers of the coins that show heads. */
  declare heads: readonly number[];
  /** The number of coins. */
  declare length: number;
  /** The moves. */
  declare options: readonly CoinOption[];
  /** The code of the selected move. */
  declare picked: string | undefined;
  /** Whether the selected coins are being turned. */
  declare leaving: boolean;
  /** Whether moves are disabled. */
  declare still: boolean;
  /** The selected coins, ascending. */
  declare chosen: readonly number[];

  constructor() {
    super();
    this.heads = [];
    this.length = 0;
    this.options = [];
    this.leaving = false;
    this.still = false;
    this.chosen = [];
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('heads')) this.chosen = [];
    const shown = this.options.find(({ code }) => code === this.picked);
    if (changed.has('picked') && shown) this.chosen = shown.coins;
    else if (changed.has('picked') && this.#code !== undefined) this.chosen = [];
  }

  /** The move that turns the selected coins. */
  get #code(): string | undefined {
    const key = this.chosen.join();
    return this.options.find(({ coins }) => coins.join() === key)?.code;
  }

  protected override render() {
    const open = this.options.filter(({ coins }) => this.chosen.every((coin) => coins.includes(coin)));
    const useful = new Set(open.flatMap(({ coins }) => coins));
    return html`<div class="coins" role="group" aria-label=${text('board-coins')} ${vars({ '--count': String(this.length) })}>${Array.from(
      { length: this.length },
      (_, at) => {
        const coin = at + 1;
        const heads = this.heads.includes(coin);
        const chosen = this.chosen.includes(coin);
        const usable = !this.still && (chosen || useful.has(coin));
        return html`<button
          class="coin"
          type="button"
          data-side=${heads ? 'heads' : 'tails'}
          data-is=${chosen ? (this.leaving ? 'gone' : 'going') : nothing}
          aria-pressed=${chosen ? 'true' : 'false'}
          aria-disabled=${usable ? 'false' : 'true'}
          aria-label=${text('board-coin', { coin, side: heads ? 'heads' : 'tails' })}
          @click=${() => usable && this.#toggle(coin)}
        ><i aria-hidden="true"></i><span aria-hidden="true">${coin}</span></button>`;
      },
    )}</div>`;
  }

  #toggle(coin: number): void {
    this.chosen = this.chosen.includes(coin)
      ? this.chosen.filter((one) => one !== coin)
      : [...this.chosen, coin].sort((a, b) => a - b);
    this.picked = this.#code;
    this.emit('pick', { code: this.picked });
  }
}

define('grundy-coins', GrundyCoins);
