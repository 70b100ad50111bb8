/*
 * Zooming and panning a sequence with a pointer, two pointers or a wheel. Maps points to indices
 * and reports the new range; draws nothing.
 *
 * Dragging across the whole sequence selects a range. After zooming in, dragging pans, as on a map,
 * and with Shift it selects. A finger only pans and reads. Two pointers, or Ctrl and the wheel,
 * zoom. A plain wheel and a vertical swipe scroll the page.
 */

import { isWhole, moved, type Range, zoomed } from '../question/range';
import { isFinger, PointerTracker, type Stroke, wheelPixels, zooms } from '../ui/gestures';

/** The interface to the view. */
export interface RangeView {
  /**
   * The position of the range on the screen: the left edge of `range.from` and the width up to
   * `range.to`.
   */
  place(): { left: number; width: number };
  range: Range;
  whole: Range;
  look(range: Range): void;
  /** Shows the range being selected; undefined at the end. */
  select(range: Range | undefined): void;
  point(n: number | undefined): void;
  choose(n: number): void;
}

/** The minimum distance between two pointers: closer ones count as this far apart. */
const CLOSE = 24;

export class RangeGestures {
  readonly pointers: PointerTracker;
  #view: RangeView;
  #mode: 'move' | 'read' | 'select' | 'stretch' | undefined;
  /** The range in view when the stroke began. */
  #began: Range = { from: 0, to: 0 };

  constructor(view: RangeView) {
    this.#view = view;
    this.pointers = new PointerTracker(
      {
        hover: (event) => view.point(event && this.#index(event.clientX)),
        press: (event) => {
          if (this.#mode !== 'stretch') this.#mode = undefined;
          if (!isFinger(event)) view.point(this.#index(event.clientX));
        },
        begin: (pointers) => {
          this.#began = view.range;
          this.#mode = pointers > 1 ? 'stretch' : 'move';
          if (pointers > 1) view.select(undefined);
        },
        move: (stroke, event) =>
          this.#mode === 'stretch' ? this.#stretch(stroke) : this.#drag(stroke, event),
        end: (stroke, cancelled) => this.#end(stroke, cancelled),
        tap: (event) => view.choose(this.#index(event.clientX)),
        wheel: (event) => this.#wheel(event),
      },
      { axis: 'x' },
    );
  }

  /** Cancels a selection or a move. */
  stop(): void {
    if (this.#mode === 'select') this.#view.select(undefined);
    this.#mode = undefined;
    this.pointers.stop();
  }

  /** The index at a point of the screen, possibly fractional. */
  #at(x: number, range = this.#view.range): number {
    const { left, width } = this.#view.place();
    return range.from + ((x - left) / Math.max(1, width)) * (range.to - range.from);
  }

  /** The nearest index of the sequence. */
  #index(x: number): number {
    const { whole } = this.#view;
    return Math.min(whole.to, Math.max(whole.from, Math.round(this.#at(x))));
  }

  #drag({ began: [from], at: [to] }: Stroke, event: PointerEvent): void {
    if (!from || !to) return;
    const view = this.#view;
    this.#mode ??= this.#begun(event);
    if (this.#mode === 'move') {
      view.look(moved(this.#began, this.#at(from.x, this.#began) - this.#at(to.x, this.#began), view.whole));
    } else if (this.#mode === 'select') view.select(this.#between(from.x, to.x));
    view.point(this.#index(to.x));
  }

  /** A finger pans, or where the whole sequence is in view, reads values. It zooms by pinching. */
  #begun(event: PointerEvent) {
    const whole = isWhole(this.#view.range, this.#view.whole);
    if (isFinger(event)) return whole ? 'read' : 'move';
    return whole || event.shiftKey ? 'select' : 'move';
  }

  /** Keeps the indices under both pointers in place. */
  #stretch({ began, at }: Stroke): void {
    const [a, b, c, d] = [...began, ...at];
    if (!a || !b || !c || !d) return;
    const factor = Math.max(CLOSE, Math.abs(a.x - b.x)) / Math.max(CLOSE, Math.abs(c.x - d.x));
    const before = this.#at((a.x + b.x) / 2, this.#began);
    const { whole } = this.#view;
    const closer = zoomed(this.#began, factor, before, whole);
    this.#view.look(moved(closer, before - this.#at((c.x + d.x) / 2, closer), whole));
  }

  #end({ began: [from], at: [to] }: Stroke, cancelled: boolean): void {
    const selected = this.#mode === 'select';
    // The browser scrolls the page instead.
    if (cancelled && this.#mode === 'move') this.#view.look(this.#began);
    this.#mode = undefined;
    if (!selected || !from || !to) return;
    this.#view.select(undefined);
    const chosen = this.#between(from.x, to.x);
    if (!cancelled && chosen.to > chosen.from) this.#view.look(chosen);
  }

  #between(a: number, b: number): Range {
    const ends = [this.#index(a), this.#index(b)].sort((one, other) => one - other);
    return { from: ends[0] ?? 0, to: ends[1] ?? 0 };
  }

  #wheel(event: WheelEvent): void {
    const { range, whole } = this.#view;
    const { x, y } = wheelPixels(event);
    if (zooms(event)) {
      event.preventDefault();
      const by = Math.min(100, Math.max(-100, y));
      this.#view.look(zoomed(range, 2 ** (by / 90), this.#at(event.clientX), whole));
    } else if (Math.abs(x) > Math.abs(y) && !isWhole(range, whole)) {
      event.preventDefault();
      const by = (x * (range.to - range.from)) / Math.max(1, this.#view.place().width);
      this.#view.look(moved(range, by, whole));
    }
  }
}
