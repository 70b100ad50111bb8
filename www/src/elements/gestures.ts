/*
 * Looking closer and moving along, with a pointer, two fingers or a wheel. Knows where a view's indices lie, and says which
 * range is wanted; draws nothing.
 *
 * Dragging across the whole sequence selects the stretch to look at. Once closer, dragging moves the sequence, as a map is
 * moved, and with Shift it selects. Two fingers, or Ctrl and the wheel, zoom. A plain wheel is left to the page.
 */

import { isWhole, moved, type Range, zoomed } from '../range';

/** What the view tells, and what it is told. */
export interface View {
  /** Where its indices lie on the screen: the left edge of `range.from` and the width up to `range.to`. */
  place(): { left: number; width: number };
  range: Range;
  whole: Range;
  look(range: Range): void;
  /** What is being selected; undefined when that is over. */
  select(range: Range | undefined): void;
  point(n: number | undefined): void;
  choose(n: number): void;
}

/** Movements shorter than this are clicks. */
const STILL = 5;

export class Gestures {
  #view: View;
  /** Where each pointer went down, and where it is. */
  #pointers = new Map<number, { began: number; at: number }>();
  #mode: 'still' | 'move' | 'select' | 'pinch' | undefined;
  #began: Range = { from: 0, to: 0 };

  constructor(view: View) {
    this.#view = view;
  }

  /** The index at a place on the screen. */
  at(x: number, range = this.#view.range): number {
    const { left, width } = this.#view.place();
    return range.from + ((x - left) / Math.max(1, width)) * (range.to - range.from);
  }

  /** The nearest index there is. */
  index(x: number): number {
    const { whole } = this.#view;
    return Math.min(whole.to, Math.max(whole.from, Math.round(this.at(x))));
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0 || this.#pointers.size >= 2) return;
    this.#pointers.set(event.pointerId, { began: event.clientX, at: event.clientX });
    this.#began = this.#view.range;
    this.#mode = this.#pointers.size === 2 ? 'pinch' : 'still';
    if (this.#mode === 'pinch') this.#view.select(undefined);
    for (const pointer of this.#pointers.values()) pointer.began = pointer.at;
    this.#view.point(this.index(event.clientX));
  };

  readonly move = (event: PointerEvent): void => {
    const pointer = this.#pointers.get(event.pointerId);
    if (!pointer) {
      if (!this.#mode) this.#view.point(this.index(event.clientX));
      return;
    }
    pointer.at = event.clientX;
    if (this.#mode === 'pinch') this.#pinch();
    else this.#drag(event, pointer);
  };

  #drag(event: PointerEvent, { began, at }: { began: number; at: number }): void {
    const view = this.#view;
    if (this.#mode === 'still') {
      if (Math.abs(at - began) < STILL) return;
      this.#mode = isWhole(view.range, view.whole) || event.shiftKey ? 'select' : 'move';
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    }
    if (this.#mode === 'move') {
      view.look(moved(this.#began, this.at(began, this.#began) - this.at(at, this.#began), view.whole));
    } else view.select(this.#between(began, at));
    view.point(this.index(at));
  }

  /** What lies under the fingers stays under them. */
  #pinch(): void {
    const [a, b] = [...this.#pointers.values()];
    if (!a || !b) return;
    const factor = Math.max(24, Math.abs(a.began - b.began)) / Math.max(24, Math.abs(a.at - b.at));
    const before = this.at((a.began + b.began) / 2, this.#began);
    const { whole } = this.#view;
    const closer = zoomed(this.#began, factor, before, whole);
    this.#view.look(moved(closer, before - this.at((a.at + b.at) / 2, closer), whole));
  }

  #between(a: number, b: number): Range {
    const ends = [this.index(a), this.index(b)].sort((one, other) => one - other);
    return { from: ends[0] ?? 0, to: ends[1] ?? 0 };
  }

  readonly up = (event: PointerEvent): void => {
    const pointer = this.#pointers.get(event.pointerId);
    if (!pointer) return;
    this.#pointers.delete(event.pointerId);
    const mode = this.#mode;
    this.#began = this.#view.range;
    for (const other of this.#pointers.values()) other.began = other.at;
    // A finger that stays after pinching begins anew, and chooses nothing when it leaves.
    this.#mode = this.#pointers.size ? 'move' : undefined;
    if (mode === 'still') this.#view.choose(this.index(pointer.at));
    if (mode !== 'select') return;
    this.#view.select(undefined);
    const chosen = this.#between(pointer.began, pointer.at);
    if (chosen.to > chosen.from) this.#view.look(chosen);
  };

  readonly cancel = (event: PointerEvent): void => {
    if (!this.#pointers.delete(event.pointerId)) return;
    this.#mode = this.#pointers.size ? 'move' : undefined;
    this.#view.select(undefined);
  };

  readonly leave = (): void => {
    if (!this.#mode) this.#view.point(undefined);
  };

  /** Somebody presses Escape. */
  stop(): void {
    if (this.#mode === 'select') this.#view.select(undefined);
    this.#mode = this.#pointers.size ? 'pinch' : undefined;
  }

  /** For a listener that is not passive: only what means this view is kept from the page. */
  readonly wheel = {
    passive: false,
    handleEvent: (event: WheelEvent): void => {
      const { range, whole } = this.#view;
      const unit = [1, 16, 400][event.deltaMode] ?? 1;
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        const by = Math.min(100, Math.max(-100, event.deltaY * unit));
        this.#view.look(zoomed(range, 2 ** (by / 90), this.at(event.clientX), whole));
      } else if (Math.abs(event.deltaX) > Math.abs(event.deltaY) && !isWhole(range, whole)) {
        event.preventDefault();
        const { width } = this.#view.place();
        const by = (event.deltaX * unit * (range.to - range.from)) / Math.max(1, width);
        this.#view.look(moved(range, by, whole));
      }
    },
  };
}
