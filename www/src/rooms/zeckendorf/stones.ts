import { html, nothing } from 'lit';
import { text } from '../../i18n/index';
import { define, Plain } from '../../ui/base';
import { isFinger } from '../../ui/gestures';
import { BACK, stepped } from '../../ui/keys';
import { vars } from '../../ui/vars';

/** The largest number of stones that are drawn. */
export const DRAWN = 240;

/**
 * A heap in blocks, one for each term of its Zeckendorf representation, the smallest one last.
 * Moves take stones from the end. A hovering pointer, a tap or the arrow keys select how many; a
 * click or tap on the selected stones, or Enter, takes them. So a single tap never moves.
 *
 * Events: `pick` {count | undefined}, `take` {count}.
 */
export class GrundyStones extends Plain {
  static override properties = {
    blocks: { attribute: false },
    limit: { type: Number },
    picked: { attribute: false },
    winning: { attribute: false },
    reading: {},
    still: { type: Boolean },
  };

  /** The terms, the largest first. */
  declare blocks: number[];
  /** How many stones may be taken; 0 at the end of the game. */
  declare limit: number;
  /** The selected number of stones. */
  declare picked: number | undefined;
  /** The winning moves to mark; empty without hints. */
  declare winning: number[];
  /** A sentence on the selected move. */
  declare reading: string;
  /** Whether moves are disabled: it is the other player's turn. */
  declare still: boolean;

  constructor() {
    super();
    this.blocks = [];
    this.limit = 0;
    this.winning = [];
    this.reading = '';
    this.still = false;
  }

  protected override render() {
    const all = this.blocks.reduce((sum, block) => sum + block, 0);
    const usable = this.limit > 0 && !this.still;
    const blocks = html`${this.blocks.map((block, at) => {
      const below = this.blocks.slice(at + 1).reduce((sum, one) => sum + one, 0);
      const across = Math.max(1, Math.ceil(Math.sqrt(block * 1.618)));
      return html`<div class=${at === this.blocks.length - 1 ? 'block least' : 'block'}>
        <div class="dots" ${vars({ '--across': String(across) })}>${Array.from({ length: block }, (_, dot) =>
          this.#stone(below + block - dot),
        )}</div>
        <span class="block-size">${block}</span>
      </div>`;
    })}`;
    // The same element in every state, so that it keeps the focus while the other player moves.
    return html`<div
      class=${usable ? 'pile usable' : 'pile'}
      dir="ltr"
      id="nim-heap"
      role=${this.limit > 0 ? 'slider' : 'img'}
      tabindex="0"
      aria-label=${this.limit > 0 ? text('nim-heap-take', { heap: all, limit: this.limit }) : text('nim-heap', { heap: all })}
      aria-disabled=${this.limit > 0 ? String(!usable) : nothing}
      aria-valuemin=${this.limit > 0 ? 1 : nothing}
      aria-valuemax=${this.limit > 0 ? this.limit : nothing}
      aria-valuenow=${this.limit > 0 ? (this.picked ?? 1) : nothing}
      aria-valuetext=${this.reading || nothing}
      @pointermove=${(event: PointerEvent) => usable && !isFinger(event) && this.#point(event)}
      @pointerleave=${(event: PointerEvent) => !isFinger(event) && this.emit('pick', { count: undefined })}
      @click=${(event: MouseEvent) => usable && this.#click(event)}
      @keydown=${(event: KeyboardEvent) => usable && this.#key(event)}
    >${blocks}</div>`;
  }

  /** The stone that is the last one of `count` taken. */
  #stone(count: number) {
    const look = ['pile-stone'];
    if (this.limit > 0 && count <= this.limit) look.push('free');
    if (this.picked !== undefined && count <= this.picked) look.push('picked');
    if (this.winning.includes(count)) look.push('wins');
    return html`<i class=${look.join(' ')} data-count=${count}></i>`;
  }

  #at(event: MouseEvent): number | undefined {
    const count = Number((event.target as HTMLElement).dataset.count ?? 0);
    return count >= 1 && count <= this.limit ? count : undefined;
  }

  #point(event: PointerEvent) {
    const count = this.#at(event);
    if (count !== undefined && count !== this.picked) this.emit('pick', { count });
  }

  #click(event: MouseEvent) {
    const count = this.#at(event);
    if (count !== undefined) this.emit(count === this.picked ? 'take' : 'pick', { count });
  }

  #key(event: KeyboardEvent) {
    const here = this.picked ?? 1;
    if (event.key === BACK) this.emit('pick', { count: undefined });
    else if (event.key === 'Enter' || event.key === ' ') this.emit('take', { count: here });
    else {
      const next = stepped(event.key, here - 1, this.limit - 1, Math.max(5, Math.round(this.limit / 10)));
      if (next === undefined) return;
      // The first key only shows the selection.
      this.emit('pick', { count: this.picked === undefined && next < 2 ? 1 : next + 1 });
    }
    event.preventDefault();
  }
}

define('grundy-stones', GrundyStones);
