import { html, nothing } from 'lit';
import { text } from '../i18n/index';
import { define } from '../ui/base';
import { Board, type BoardOption } from './option';

/** The most chips of a heap, and the most places for more, that are drawn one by one. */
const DRAWN = 8;

/**
 * Heaps of chips, to which some may be added. A chip is a button, which takes it with all above it;
 * a place above a heap is one, which adds chips up to there.
 *
 * Event: `act` {code}, a move was chosen.
 */
export class GrundyChips extends Board {
  static override properties = {
    heaps: { attribute: false },
  };

  /** The sizes of the heaps. */
  declare heaps: readonly number[];

  constructor() {
    super();
    this.heaps = [];
  }

  protected override render() {
    const { plays } = this;
    return html`<div class="stairs" role=${plays ? 'group' : 'img'} aria-label=${this.label}>${this.heaps.map(
      (size, cell) => this.#heap(size, cell, plays),
    )}</div>`;
  }

  #heap(size: number, cell: number, plays: boolean) {
    const more = this.options.filter((option) => option.cell === cell && option.to > size);
    const places = more.sort((one, other) => other.to - one.to).slice(-DRAWN);
    const drawn = Math.min(size, DRAWN);
    return html`<div class="stair">
      <span class="stair-coins">${places.map((option) => this.#chip(option, size, plays, true))}${
        size > DRAWN ? html`<b class="number">${size}</b>` : nothing
      }${Array.from({ length: drawn }, (_, above) => {
        const option = this.options.find((one) => one.cell === cell && one.to === size - above - 1);
        return this.#chip(option, size, plays, false);
      })}</span>
      <span class="chip-count" aria-hidden="true">${size}</span>
    </div>`;
  }

  /** A chip, or a place for one. */
  #chip(option: BoardOption | undefined, size: number, plays: boolean, place: boolean) {
    const picked = this.options.find(({ code }) => code === this.picked);
    const reached =
      option &&
      picked?.cell === option.cell &&
      (place ? option.to <= picked.to : picked.to < size && option.to >= picked.to);
    const look = place ? 'place' : 'coin';
    if (!option || !plays)
      return html`<i class="piece" data-look=${look} data-is=${reached ? 'going' : nothing}></i>`;
    const count = Math.abs(option.to - size);
    return html`<button
      class="piece"
      type="button"
      data-look=${look}
      aria-label=${text('diagram-chips', { kind: place ? 'add' : 'take', count, number: option.cell + 1 })}
      @click=${() => this.emit('act', { code: option.code })}
    ></button>`;
  }
}

define('grundy-chips', GrundyChips);
