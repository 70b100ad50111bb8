/* Fingers and the mouse on a table of coloured cells: one drags the window, two zoom it, and one that does neither chooses. */

import type { Cell } from '../cell';

/** A pointer that has moved so far does not choose any more. */
const DRAG = 5;
/** Two fingers zoom a step whenever their distance has grown or shrunk so much. */
const PINCH = 1.5;

/** What fingers ask for. */
export interface Wishes {
  /** What is pointed at; undefined: nothing any more. */
  point(event: PointerEvent | undefined): void;
  choose(event: PointerEvent): void;
  /** The window that began at `from` follows the pointer, by so many pixels. */
  drag(from: Cell, right: number, down: number): void;
  /** Closer (-1), or wider (1). */
  step(by: 1 | -1): void;
}

export class Gestures {
  #wishes: Wishes;
  #drag: { x: number; y: number; origin: Cell; moved: boolean } | undefined;
  /** Fingers on the table, and how far apart two of them were when the last step of a zoom was made. */
  #fingers = new Map<number, PointerEvent>();
  #apart = 0;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  /** `origin` is where the window begins now. */
  down(event: PointerEvent, origin: Cell): void {
    if (event.button !== 0) return;
    this.#fingers.set(event.pointerId, event);
    this.#apart = this.#distance();
    this.#drag = { x: event.clientX, y: event.clientY, origin, moved: false };
  }

  move(event: PointerEvent): void {
    if (this.#pinch(event)) return;
    const drag = this.#drag;
    if (!drag) {
      this.#wishes.point(event);
      return;
    }
    const [right, down] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moved && Math.hypot(right, down) < DRAG) return;
    if (!drag.moved) {
      drag.moved = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    this.#wishes.drag(drag.origin, right, down);
  }

  up(event: PointerEvent): void {
    const still = this.#drag?.moved === false;
    this.drop(event);
    if (still) this.#wishes.choose(event);
  }

  drop(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#drag = undefined;
  }

  leave(event: PointerEvent): void {
    // A finger that is lifted leaves too; a captured pointer does not.
    this.#fingers.delete(event.pointerId);
    if (this.#drag?.moved) return;
    this.#drag = undefined;
    this.#wishes.point(undefined);
  }

  /** How far apart two fingers are; 0 where there are not two. */
  #distance(): number {
    const [a, b] = [...this.#fingers.values()];
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  }

  #pinch(event: PointerEvent): boolean {
    if (this.#fingers.size < 2) return false;
    this.#fingers.set(event.pointerId, event);
    const now = this.#distance();
    const grown = now / (this.#apart || now);
    if (grown > PINCH || grown < 1 / PINCH) {
      this.#apart = now;
      this.#wishes.step(grown > 1 ? -1 : 1);
    }
    if (this.#drag) this.#drag.moved = true;
    return true;
  }
}
