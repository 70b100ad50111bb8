/* Fingers and the mouse on a large table: one drags it, two stretch it, and one that does neither chooses. */

/** What fingers ask for; all in pixels from the upper left corner of the element. */
export interface Wishes {
  /** The table follows the pointer. */
  drag(across: number, down: number): void;
  /** `factor` times as much in view, around a point. */
  stretch(factor: number, x: number, y: number): void;
  /** The pointer hovers; undefined: it has left. */
  hover(point: { x: number; y: number } | undefined): void;
  /** A click, a tap. */
  choose(x: number, y: number): void;
}

/** A pointer that moves less than this has not dragged. */
const STILL = 4;

export class Gestures {
  #wishes: Wishes;
  #pointers = new Map<number, { x: number; y: number }>();
  /** Where the first pointer went down, while it has not moved from there. */
  #still: { x: number; y: number } | undefined;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const box = event.currentTarget as HTMLElement;
    box.setPointerCapture(event.pointerId);
    const point = at(event);
    this.#still = this.#pointers.size ? undefined : point;
    this.#pointers.set(event.pointerId, point);
  }

  move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    const now = at(event);
    if (!before) {
      if (event.pointerType === 'mouse') this.#wishes.hover(now);
      return;
    }
    if (this.#still && Math.hypot(now.x - this.#still.x, now.y - this.#still.y) < STILL) return;
    this.#still = undefined;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, now);
    if (!other) {
      this.#wishes.drag(now.x - before.x, now.y - before.y);
      return;
    }
    const [was, is] = [before, now].map((one) => Math.hypot(one.x - other.x, one.y - other.y)) as [
      number,
      number,
    ];
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    // Half of what one of two fingers moves is a move of both.
    this.#wishes.drag((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (was > 8 && is > 8) this.#wishes.stretch(was / is, middle.x, middle.y);
  }

  up(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId)) return;
    const still = this.#still;
    this.#still = undefined;
    if (still && event.type === 'pointerup') this.#wishes.choose(still.x, still.y);
  }

  leave(): void {
    if (!this.#pointers.size) this.#wishes.hover(undefined);
  }

  get dragging(): boolean {
    return this.#pointers.size > 0 && !this.#still;
  }
}

function at(event: PointerEvent): { x: number; y: number } {
  const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
