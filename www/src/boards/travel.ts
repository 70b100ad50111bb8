/* Pieces that travel: after a move, each piece comes from where it was. */
import type { ReactiveController } from 'lit';
import type { Plain } from '../ui/base';

/** Milliseconds that a piece is under way. */
const DURATION = 220;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
/** More pieces than a reader follows stay where they are drawn. */
const FOLLOWED = 200;

/**
 * Moves the pieces of a board from their earlier places, by their ids in `data-piece`. Readers who
 * prefer less motion see them at their new places.
 */
export class Travel implements ReactiveController {
  #board: Plain;
  #still = matchMedia('(prefers-reduced-motion: reduce)');
  #places = new Map<string, DOMRect>();

  constructor(board: Plain) {
    this.#board = board;
    board.addController(this);
  }

  get #pieces(): Array<[string, HTMLElement | SVGGraphicsElement]> {
    const all = this.#board.querySelectorAll<HTMLElement | SVGGraphicsElement>('[data-piece]');
    if (this.#still.matches || all.length > FOLLOWED) return [];
    return Array.from(all, (piece) => [piece.dataset.piece ?? '', piece]);
  }

  hostUpdate(): void {
    this.#places = new Map(this.#pieces.map(([id, piece]) => [id, piece.getBoundingClientRect()]));
  }

  hostUpdated(): void {
    for (const [id, piece] of this.#pieces) {
      const [before, now] = [this.#places.get(id), piece.getBoundingClientRect()];
      if (!before || now.width === 0 || before.width === 0) continue;
      const [dx, dy] = [before.x - now.x, before.y - now.y];
      if (Math.hypot(dx, dy) < 1) continue;
      // In CSS pixels of the piece: the page may be scaled.
      const scale =
        (piece instanceof SVGGraphicsElement ? piece.getBBox().width : piece.offsetWidth) / now.width;
      const from = `${scale * dx}px ${scale * dy}px`;
      piece.animate([{ translate: from }, { translate: '0 0' }], { duration: DURATION, easing: EASE });
    }
  }
}
