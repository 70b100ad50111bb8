import { CanvasElement, type Look, sharpened } from '../ui/canvas';
import {
  distance,
  middle,
  type Point,
  PointerTracker,
  type Stroke,
  wheelPixels,
  zooms,
} from '../ui/gestures';
import { BACK } from '../ui/keys';
import { pointIn } from '../ui/pointer';
import type { Block } from './block';
import type { Cell } from './cell';
import { drawTable } from './drawing';
import { pixelsOf, type Style } from './pixels';
import type { Measures, Scene, View } from './scene';

/** A point in fractions of the view: from 0 to below 1 inside of it. */
export interface Fractions {
  across: number;
  down: number;
}

/** The minimum distance between two pointers: closer ones count as this far apart. */
const CLOSE = 8;

/**
 * A part of a two-dimensional table as coloured cells: rows down the side, columns across. Draws,
 * and translates pointers, wheel and keys into calls of abstract methods; subclasses decide what
 * is in view.
 */
export abstract class ColouredTable extends CanvasElement {
  #pixels: { block: Block; style: Style; dark: boolean; canvas: HTMLCanvasElement } | undefined;
  /** The view when the stroke began. */
  #began: View = { row: 0, column: 0, rows: 1, columns: 1 };
  protected readonly pointers = new PointerTracker({
    hover: (event) => this.point(event && this.#cellUnder(event)),
    begin: () => {
      this.#began = this.goal;
      this.begin();
    },
    move: (stroke) => this.#follow(stroke),
    end: (stroke, cancelled) => {
      // The browser scrolls the page instead.
      if (cancelled && stroke.at.length === 1) this.#follow({ ...stroke, at: stroke.began });
    },
    tap: (event) => {
      const cell = this.#cellUnder(event);
      if (cell) this.choose(cell);
    },
    wheel: (event) => this.#wheel(event),
  });

  protected abstract readonly measures: Measures;
  /** The current view. */
  protected abstract get view(): View;
  /** The view at the end of a transition, if there is one. */
  protected get goal(): View {
    return this.view;
  }
  /** The scene to draw, without its pixels. */
  protected abstract get scene(): Omit<Scene, 'pixels'>;
  /** The cell from which keys move. */
  protected abstract get here(): Cell;
  /** The cell at a point. */
  protected abstract cellAt(point: Fractions): Cell;
  protected abstract point(cell: Cell | undefined): void;
  protected abstract choose(cell: Cell): void;
  /** Called when a key asks for the explanation of the chosen cell. */
  protected explain(): void {}
  /** Called when a stroke begins. */
  protected begin(): void {}
  /**
   * Moves the table so that the point `from` of the view `began` is at `to`. With two pointers,
   * `factor` is the ratio of the new view's size to that of `began`.
   */
  protected abstract drag(began: View, from: Fractions, to: Fractions, factor: number | undefined): void;
  /** Zooms to a view `factor` times as large, about a point. */
  protected abstract scale(factor: number, about: Fractions): void;
  /** Zooms in (-1) or out (1) by a step. */
  protected abstract zoom(by: 1 | -1): void;
  /** Moves by a key; returns false for any other key. */
  protected abstract walk(key: string, shift: boolean): boolean;

  /** The width of the table in drawing units, without the row numbers. */
  protected widthOf(canvas: HTMLCanvasElement | null): number {
    return canvas ? canvas.clientWidth / this.unit - this.measures.gutter.left : 0;
  }

  /** A point of the screen in fractions of the view. */
  #fractions({ x, y }: Point): Fractions {
    const { gutter } = this.measures;
    const canvas = this.querySelector('canvas');
    const within = canvas ? pointIn(canvas, { clientX: x, clientY: y }) : { x: 0, y: 0 };
    const wide = Math.max(1, this.widthOf(canvas));
    const high = (wide * this.goal.rows) / this.goal.columns;
    return {
      across: (within.x / this.unit - gutter.left) / wide,
      down: (within.y / this.unit - gutter.top) / high,
    };
  }

  #cellUnder({ clientX, clientY }: PointerEvent): Cell | undefined {
    const point = this.#fractions({ x: clientX, y: clientY });
    const { across, down } = point;
    return across >= 0 && down >= 0 && across < 1 && down < 1 ? this.cellAt(point) : undefined;
  }

  /** Keeps the point under a pointer, or between two, in place. */
  #follow({ began, at }: Stroke): void {
    const apart = (points: Point[]) => Math.max(CLOSE, distance(points));
    const factor = at.length > 1 ? apart(began) / apart(at) : undefined;
    this.drag(this.#began, this.#fractions(middle(began)), this.#fractions(middle(at)), factor);
  }

  #wheel(event: WheelEvent): void {
    // A plain wheel scrolls the page.
    if (!zooms(event)) return;
    event.preventDefault();
    const factor = 2 ** (Math.max(-120, Math.min(120, wheelPixels(event).y)) / 160);
    this.scale(factor, this.#fractions({ x: event.clientX, y: event.clientY }));
  }

  protected readonly key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!this.#press(event.key) && !this.walk(event.key, event.shiftKey)) return;
    event.preventDefault();
  };

  #press(key: string): boolean {
    if (key === BACK) this.point(undefined);
    else if (key === 'Enter' || key === ' ') {
      this.choose(this.here);
      this.explain();
    } else if (key === '+' || key === '=') this.zoom(-1);
    else if (key === '-') this.zoom(1);
    else return false;
    return true;
  }

  protected draw(canvas: HTMLCanvasElement, look: Look): void {
    const wide = this.widthOf(canvas);
    if (wide <= 0) return;
    const { gutter } = this.measures;
    const { view } = this;
    const size = wide / view.columns;
    const height = gutter.top + size * view.rows;
    // As a function of the width, so that the layout needs no second drawing (embed/height.ts).
    const [left, top] = [gutter.left * this.unit, gutter.top * this.unit];
    const rows = `(100cqi - ${left}px) * ${view.rows / view.columns}`;
    canvas.style.setProperty('block-size', `calc(${rows} + ${top}px)`);
    const context = sharpened(canvas, gutter.left + wide, height, this.unit);
    const { scene } = this;
    const pixels = () => scene.block && this.#pixelsOf(scene.block, scene.style, look.dark);
    if (context) drawTable(context, look, this.measures, { ...scene, pixels }, size);
  }

  #pixelsOf(block: Block, style: Style, dark: boolean): HTMLCanvasElement {
    let have = this.#pixels;
    if (have?.block !== block || have.style !== style || have.dark !== dark)
      have = { block, style, dark, canvas: pixelsOf(block, style, dark) };
    this.#pixels = have;
    return have.canvas;
  }
}
