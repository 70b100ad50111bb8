import { html, nothing } from 'lit';
import { text } from '../i18n/index';
import { define } from './base';
import { Drawn, type Look, sharpened } from './drawn';
import { BACK } from './keys';
import {
  type Cell,
  cellAt,
  covers,
  keyed,
  moved,
  type Place,
  showing,
  stepOf,
  USUAL_PLACE,
  underway,
  type Window,
  windowOf,
  within,
  zoomed,
} from './plane';
import { drawScene, GUTTER } from './plane-drawing';
import { Gestures } from './plane-gestures';
import { type Picture, PLAIN, painted, type Style } from './plane-picture';

/** How long it takes to get from one place to another, in milliseconds. */
const FLIGHT = 180;
/** Somebody who has not moved for that long has arrived. */
const REST = 200;

/**
 * A square table of up to 65,536 rows and columns as a heat map that is moved and zoomed. It shows the values that it has
 * been given, moved to where they belong, and asks for those that it lacks.
 *
 * Events: `need` {window} asks for values, `place` {place} after a move has come to rest, `cursor` {cell | undefined},
 * `choose` {cell}.
 */
export class GrundyNimberTable extends Drawn {
  static override properties = {
    label: {},
    place: { attribute: false },
    picture: { attribute: false },
    look: { attribute: false },
    cursor: { attribute: false },
    chosen: { attribute: false },
    reading: {},
  };

  /** What the table is called. */
  declare label: string;
  /** What is in view, by the link. */
  declare place: Place;
  /** Values; undefined while there are none of this table. */
  declare picture: Picture | undefined;
  /** How it is coloured, and where lines are drawn. */
  declare look: Style;
  /** The cell that is pointed at. */
  declare cursor: Cell | undefined;
  /** The cell that is explained. */
  declare chosen: Cell | undefined;
  /** The cell that the cursor is on, in words. */
  declare reading: string;

  /** What is in view now, and where that is on its way to. */
  #now: Place = USUAL_PLACE;
  #flight: { from: Place; to: Place; began: number } | undefined;
  #image: HTMLCanvasElement | undefined;
  #wanted = '';
  #rest = 0;
  #size = 0;
  #gestures = new Gestures({
    drag: (across, down) => {
      const cell = this.#cellSize * this.unit;
      if (cell) this.#go(moved(this.#goal, -down / cell, -across / cell), false);
    },
    stretch: (factor, x, y) => this.#zoom(factor, x / this.unit, y / this.unit, false),
    hover: (point) =>
      this.tell('cursor', { cell: point && this.#cellAt(point.x / this.unit, point.y / this.unit) }),
    choose: (x, y) => {
      const cell = this.#cellAt(x / this.unit, y / this.unit);
      if (cell) this.tell('choose', { cell });
    },
  });

  constructor() {
    super();
    this.label = '';
    this.place = USUAL_PLACE;
    this.look = PLAIN;
    this.reading = '';
  }

  /** Where it is, or will be when it has arrived. */
  get #goal(): Place {
    return this.#flight?.to ?? this.#now;
  }

  get #cellSize(): number {
    return this.#size / this.#goal.side;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('place') && !same(this.place, this.#goal)) {
      // A link leads there, and not a hand.
      const first = changed.get('place') === undefined || !this.#size;
      this.#fly(this.place, !first);
    }
    if (changed.has('picture') || changed.has('look')) {
      this.#image = this.picture && painted(this.picture, this.look);
      if (!this.picture) this.#wanted = '';
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#rest);
  }

  protected override render() {
    return html`<div
      class="plane"
      role="application"
      tabindex="0"
      aria-label=${this.label}
      aria-describedby="plane-keys"
      @pointerdown=${(event: PointerEvent) => this.#gestures.down(event)}
      @pointermove=${(event: PointerEvent) => this.#gestures.move(event)}
      @pointerup=${(event: PointerEvent) => this.#gestures.up(event)}
      @pointercancel=${(event: PointerEvent) => this.#gestures.up(event)}
      @pointerleave=${() => this.#gestures.leave()}
      @wheel=${this.#wheel}
      @keydown=${this.#key}
      @blur=${() => this.tell('cursor', { cell: undefined })}
    ><canvas></canvas>${this.picture ? nothing : html`<p class="plane-waiting quiet">${text('plane-waiting')}</p>`}</div>
    <p class="hidden" aria-live="polite">${this.reading}</p>`;
  }

  /** Changes what is in view by a button: closer, further away, or back to the beginning. */
  press(what: 'in' | 'out' | 'all' | 'home'): void {
    if (what === 'home') this.#go(USUAL_PLACE);
    else if (what === 'all') this.#go(zoomed(this.#goal, Number.MAX_SAFE_INTEGER));
    else this.#zoom(what === 'in' ? 0.5 : 2);
  }

  /** Moves by half of what is in view. */
  shift(down: number, across: number): void {
    const { side } = this.#goal;
    const step = Math.max(1, Math.round(side / 2));
    this.#go(moved(this.#goal, down * step, across * step));
  }

  #zoom(factor: number, x?: number, y?: number, smooth = true): void {
    const { left, top } = GUTTER;
    const goal = this.#goal;
    // Around the cursor where there is one, else where somebody looks.
    const cell = x === undefined ? (this.cursor ?? this.chosen) : undefined;
    const inside = (at: number) => (at >= 0 && at <= 1 ? at : 0.5);
    const across =
      x === undefined ? (cell ? (cell[1] - goal.column) / goal.side : 0.5) : (x - left) / this.#size;
    const down = y === undefined ? (cell ? (cell[0] - goal.row) / goal.side : 0.5) : (y - top) / this.#size;
    this.#go(zoomed(goal, factor, inside(across), inside(down)), smooth);
  }

  /** A hand leads there. */
  #go(to: Place, smooth = true): void {
    this.#fly(to, smooth);
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => this.#settle(), REST);
  }

  /** What has come to rest begins with a row that is drawn, whole. */
  #settle(): void {
    if (this.#gestures.dragging) {
      this.#go(this.#goal, false);
      return;
    }
    const side = Math.round(this.#goal.side);
    const step = stepOf(side, this.#size);
    const whole = (at: number) => Math.round(at / step) * step;
    const place = within({ row: whole(this.#goal.row), column: whole(this.#goal.column), side });
    this.#fly(place, true);
    this.tell('place', { place });
  }

  #fly(to: Place, smooth: boolean): void {
    const still = !smooth || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still) {
      this.#now = to;
      this.#flight = undefined;
    } else {
      this.#flight = { from: this.#now, to, began: performance.now() };
    }
    this.redraw();
  }

  #cellAt(x: number, y: number): Cell | undefined {
    const { left, top } = GUTTER;
    const [across, down] = [(x - left) / this.#size, (y - top) / this.#size];
    if (!this.#size || across < 0 || down < 0 || across >= 1 || down >= 1) return undefined;
    return cellAt(this.#now, stepOf(this.#now.side, this.#size), across, down);
  }

  #wheel(event: WheelEvent): void {
    // A plain wheel is for the page.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const lines = event.deltaMode === 1 ? 16 * event.deltaY : event.deltaY;
    const factor = 2 ** (Math.max(-120, Math.min(120, lines)) / 160);
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    this.#zoom(factor, x / this.unit, y / this.unit, false);
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, shiftKey } = event;
    if (!this.#zooms(key) && !this.#shifts(key, shiftKey) && !this.#steps(key)) return;
    event.preventDefault();
  }

  #zooms(key: string): boolean {
    const what = ({ '+': 'in', '=': 'in', '-': 'out', '0': 'home' } as const)[key];
    if (what) this.press(what);
    return what !== undefined;
  }

  #shifts(key: string, shift: boolean): boolean {
    const way = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key];
    if (!way || !shift) return false;
    this.shift(way[0] ?? 0, way[1] ?? 0);
    return true;
  }

  /** Keys that move the cursor, or end with it. */
  #steps(key: string): boolean {
    const goal = this.#goal;
    const step = stepOf(goal.side, this.#size);
    const here = this.cursor ?? this.#start(goal, step);
    if (key === BACK) {
      this.tell('cursor', { cell: undefined });
      return true;
    }
    if (key === 'Enter' || key === ' ') {
      this.tell('choose', { cell: here });
      return true;
    }
    // On a picture of every 64th row, the next one to look at is some pixels away.
    const stride = step === 1 ? 1 : step * 8;
    const page = Math.max(stride, Math.floor(goal.side / 2 / stride) * stride);
    const cell = this.cursor ? keyed(key, here, stride, page) : keyed(key, here, stride, page) && here;
    if (!cell) return false;
    const place = showing(goal, cell, step);
    if (!same(place, goal)) this.#go(place);
    this.tell('cursor', { cell });
    return true;
  }

  /** Where the cursor begins: on what is chosen, where that is in view, else in the first row and column that is. */
  #start(place: Place, step: number): Cell {
    const { chosen } = this;
    if (chosen && same(showing(place, chosen, step), place)) {
      return [chosen[0] - (chosen[0] % step), chosen[1] - (chosen[1] % step)];
    }
    const first = (at: number) => Math.ceil(at / step) * step;
    return [first(place.row), first(place.column)];
  }

  protected draw(canvas: HTMLCanvasElement, look: Look): void {
    const { left, top } = GUTTER;
    this.#size = canvas.clientWidth / this.unit - left;
    if (this.#size <= 0) return;
    this.#advance();
    const context = sharpened(canvas, left + this.#size, top + this.#size, this.unit);
    if (!context) return;
    drawScene(context, look, this.#size, {
      place: this.#now,
      picture: this.picture,
      image: this.#image,
      style: this.look,
      cursor: this.cursor,
      chosen: this.chosen,
    });
    this.#ask();
    if (this.#flight) this.redraw();
  }

  #advance(): void {
    const { from, to, began } = this.#flight ?? { from: this.#now, to: this.#now, began: 0 };
    const t = Math.min(1, (performance.now() - began) / FLIGHT);
    this.#now = t < 1 ? underway(from, to, 1 - (1 - t) ** 3) : to;
    if (t >= 1) this.#flight = undefined;
  }

  /** Asks for the values around where it is going to, once. */
  #ask(): void {
    const goal = this.#goal;
    if (this.picture && covers(this.picture.window, goal, this.#size)) return;
    const window: Window = windowOf(goal, this.#size);
    const wanted = Object.values(window).join();
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.tell('need', { window });
  }
}

function same(a: Place, b: Place): boolean {
  return a.row === b.row && a.column === b.column && a.side === b.side;
}

define('grundy-nimber-table', GrundyNimberTable);
