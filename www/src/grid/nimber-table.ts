import { html, nothing } from 'lit';
import { text } from '../i18n/index';
import { define } from '../ui/base';
import type { Look } from '../ui/canvas';
import { tracked } from '../ui/gestures';
import type { Block } from './block';
import type { Cell } from './cell';
import { ColouredTable, type Fractions } from './coloured-table';
import { type Picture, PLAIN, type Style } from './pixels';
import type { Measures, View } from './scene';
import { Transition } from './transition';
import {
  cellAt,
  covers,
  FIELDS,
  keyed,
  labelStep,
  moved,
  type Place,
  type RowColumn,
  SIDE,
  showing,
  stepOf,
  USUAL_PLACE,
  type Window,
  windowOf,
  within,
  zoomed,
} from './viewport';

/** Milliseconds without a move after which `place` is sent. */
const REST = 200;

const MEASURES: Measures = {
  gutter: { left: 46, top: 24 },
  separate: 13,
  gap: (size) => (size >= 20 ? 2 : 1),
  corner: 0.14,
  figures: (size, digits) => {
    const box = size - MEASURES.gap(size);
    const font = Math.min(17, size * 0.44, (box - 4) / (0.58 * digits));
    return font < 8.5 ? 0 : font;
  },
  frame: { min: 7, line: 2.25 },
  edges: { font: 11, step: labelStep, clear: 3, marked: true },
  bounds: FIELDS.filter((end) => end < SIDE),
  ground: false,
};

/**
 * A square table of up to 65,536 rows and columns as a heat map to pan and zoom. It shows the
 * values that it has, in place, and requests missing ones.
 *
 * Events: `need` {window} to request values, `place` {place} at the end of a move, `cursor`
 * {cell | undefined}, `choose` {cell}.
 */
export class GrundyNimberTable extends ColouredTable {
  static override properties = {
    label: {},
    place: { attribute: false },
    picture: { attribute: false },
    look: { attribute: false },
    cursor: { attribute: false },
    chosen: { attribute: false },
    reading: {},
  };

  /** The name of the table. */
  declare label: string;
  /** The part in view, from the link. */
  declare place: Place;
  /** The loaded values; undefined until there are values of this table. */
  declare picture: Picture | undefined;
  /** The colour scale, and where lines are drawn. */
  declare look: Style;
  /** The cell under the pointer or the keyboard cursor. */
  declare cursor: RowColumn | undefined;
  /** The cell that is explained. */
  declare chosen: RowColumn | undefined;
  /** The description of the cell at the cursor. */
  declare reading: string;

  /** The current view and its transition. */
  #shown = new Transition();
  #block: Block | undefined;
  #requested = '';
  #rest = 0;
  #size = 0;
  protected readonly measures = MEASURES;

  constructor() {
    super();
    this.label = '';
    this.place = USUAL_PLACE;
    this.look = PLAIN;
    this.reading = '';
  }

  /** The view at the end of the transition. */
  get #goal(): Place {
    return this.#shown.goal;
  }

  protected override get goal(): View {
    return viewOf(this.#goal);
  }

  protected override get view(): View {
    return viewOf(this.#shown.now);
  }

  protected override get scene() {
    const { view, look: style } = this;
    const [cursor, chosen] = [tableCell(this.cursor), tableCell(this.chosen)];
    return { view, block: this.#block, style, cursor, chosen, path: [] };
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('place') && !same(this.place, this.#goal)) {
      // Changed by a link, not by the reader's own move.
      const first = changed.get('place') === undefined || !this.#size;
      this.#fly(this.place, !first);
    }
    if (changed.has('picture')) {
      this.#block = this.picture && blockOf(this.picture);
      if (!this.picture) this.#requested = '';
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
      ${tracked(this.pointers)}
      @keydown=${this.key}
      @blur=${() => this.point(undefined)}
    ><canvas></canvas>${this.picture ? nothing : html`<p class="plane-waiting quiet">${text('plane-waiting')}</p>`}</div>
    <p class="hidden" aria-live="polite">${this.reading}</p>`;
  }

  /** Applies a button: zoom in, zoom out, show all, or return to the start. */
  press(what: 'in' | 'out' | 'all' | 'home'): void {
    if (what === 'home') this.#go(USUAL_PLACE);
    else if (what === 'all') this.#go(zoomed(this.#goal, Number.MAX_SAFE_INTEGER));
    else this.zoom(what === 'in' ? -1 : 1);
  }

  /** Moves by half of the view. */
  shift(down: number, across: number): void {
    const { side } = this.#goal;
    const step = Math.max(1, Math.round(side / 2));
    this.#go(moved(this.#goal, down * step, across * step));
  }

  protected override point(cell: Cell | undefined): void {
    this.emit('cursor', { cell: cell && [cell.row, cell.column] });
  }

  protected override choose({ row, column }: Cell): void {
    this.emit('choose', { cell: [row, column] });
  }

  protected override cellAt({ across, down }: Fractions): Cell {
    const { now } = this.#shown;
    const [row, column] = cellAt(now, stepOf(now.side, this.#size), across, down);
    return { row, column };
  }

  protected override drag(began: View, from: Fractions, to: Fractions, factor = 1): void {
    const place = zoomed(placeOf(began), factor, from.across, from.down);
    const [rows, columns] = [from.down - to.down, from.across - to.across];
    this.#go(moved(place, rows * place.side, columns * place.side), false);
  }

  protected override scale(factor: number, { across, down }: Fractions): void {
    const inside = (at: number) => (at >= 0 && at <= 1 ? at : 0.5);
    this.#go(zoomed(this.#goal, factor, inside(across), inside(down)), false);
  }

  /** Zooms about the cursor if it is in view, else about the centre. */
  protected override zoom(by: 1 | -1): void {
    const goal = this.#goal;
    const [row, column] = this.cursor ?? this.chosen ?? [];
    const along = (from: number, at = from + goal.side / 2) => {
      const part = (at - from) / goal.side;
      return part >= 0 && part <= 1 ? part : 0.5;
    };
    this.#go(zoomed(goal, 2 ** by, along(goal.column, column), along(goal.row, row)));
  }

  /** Moves the view; sends `place` when the move has ended. */
  #go(to: Place, smooth = true): void {
    this.#fly(to, smooth);
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => this.#settle(), REST);
  }

  /** Aligns the view to whole rows and columns, and sends `place`. */
  #settle(): void {
    if (this.pointers.dragging) {
      this.#go(this.#goal, false);
      return;
    }
    const side = Math.round(this.#goal.side);
    const step = stepOf(side, this.#size);
    const whole = (at: number) => Math.round(at / step) * step;
    const place = within({ row: whole(this.#goal.row), column: whole(this.#goal.column), side });
    this.#fly(place, true);
    this.emit('place', { place });
  }

  #fly(to: Place, smooth: boolean): void {
    this.#shown.to(to, smooth);
    this.redraw();
  }

  protected override get here(): Cell {
    const [row, column] = this.#cellFrom(this.#goal);
    return { row, column };
  }

  protected override walk(key: string, shift: boolean): boolean {
    if (key === '0') this.press('home');
    return key === '0' || this.#shifts(key, shift) || this.#steps(key);
  }

  #shifts(key: string, shift: boolean): boolean {
    const way = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key];
    if (!way || !shift) return false;
    this.shift(way[0] ?? 0, way[1] ?? 0);
    return true;
  }

  /** Moves the cursor by a key; the first key only shows it. */
  #steps(key: string): boolean {
    const goal = this.#goal;
    const step = stepOf(goal.side, this.#size);
    const here = this.#cellFrom(goal);
    // If only every 64th row is drawn, the cursor moves by several drawn rows.
    const stride = step === 1 ? 1 : step * 8;
    const page = Math.max(stride, Math.floor(goal.side / 2 / stride) * stride);
    const next = keyed(key, here, stride, page);
    const cell = this.cursor ? next : next && here;
    if (!cell) return false;
    const place = showing(goal, cell, step);
    if (!same(place, goal)) this.#go(place);
    this.emit('cursor', { cell });
    return true;
  }

  /** The cell from which keys move. */
  #cellFrom(place: Place): RowColumn {
    return this.cursor ?? this.#start(place, stepOf(place.side, this.#size));
  }

  /**
   * Where the cursor starts: at the chosen cell if it is in view, else at the first cell in view.
   */
  #start(place: Place, step: number): RowColumn {
    const { chosen } = this;
    if (chosen && same(showing(place, chosen, step), place)) {
      return [chosen[0] - (chosen[0] % step), chosen[1] - (chosen[1] % step)];
    }
    const first = (at: number) => Math.ceil(at / step) * step;
    return [first(place.row), first(place.column)];
  }

  protected override draw(canvas: HTMLCanvasElement, look: Look): void {
    this.#size = this.widthOf(canvas);
    if (this.#size <= 0) return;
    this.#shown.advance();
    super.draw(canvas, look);
    this.#ask();
    if (this.#shown.running) this.redraw();
  }

  /** Requests the values around the end of the transition, once. */
  #ask(): void {
    const goal = this.#goal;
    if (this.picture && covers(this.picture.window, goal, this.#size)) return;
    const window: Window = windowOf(goal, this.#size);
    const requested = Object.values(window).join();
    if (requested === this.#requested) return;
    this.#requested = requested;
    this.emit('need', { window });
  }
}

function viewOf({ row, column, side }: Place): View {
  return { row, column, rows: side, columns: side };
}

function placeOf({ row, column, rows }: View): Place {
  return { row, column, side: rows };
}

function tableCell(cell: RowColumn | undefined): Cell | undefined {
  return cell && { row: cell[0], column: cell[1] };
}

function blockOf({ window: { rowFrom, columnFrom, ...rest }, values }: Picture): Block {
  return { row: rowFrom, column: columnFrom, ...rest, values };
}

function same(a: Place, b: Place): boolean {
  return a.row === b.row && a.column === b.column && a.side === b.side;
}

define('grundy-nimber-table', GrundyNimberTable);
