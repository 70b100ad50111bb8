/*
 * The pointers on an element: which of them hover, which are pressed, and the gestures of the
 * pressed ones. A pressed pointer that does not move taps, one that moves drags, two pinch.
 * Handlers receive events and strokes in screen pixels.
 */

import { nothing } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

export interface Point {
  x: number;
  y: number;
}

/**
 * The movement of one or two pressed pointers: their points at the start, at the previous event,
 * and now.
 */
export interface Stroke {
  began: Point[];
  before: Point[];
  at: Point[];
}

/**
 * The handlers of an element. Without `move` nothing is dragged, and a pressed pointer hovers as
 * well: a finger once it has moved sideways or is lifted, because a vertical swipe only scrolls.
 */
export interface PointerHandlers {
  /** A pointer that is not pressed has moved; undefined: it has left. */
  hover?(event: PointerEvent | undefined): void;
  /** A pointer goes down. */
  press?(event: PointerEvent): void;
  /** The number of pressed pointers has changed: a new stroke begins. */
  begin?(pointers: number): void;
  /** One or two pressed pointers have moved. */
  move?(stroke: Stroke, event: PointerEvent): void;
  /** The last pointer of a stroke was released, or cancelled by the browser. */
  end?(stroke: Stroke, cancelled: boolean): void;
  /** A pointer was released without having moved. */
  tap?(event: PointerEvent): void;
  /** A wheel event; may prevent the page from scrolling. */
  wheel?(event: WheelEvent): void;
}

/** The smallest movement in pixels that is not a tap. */
const STILL = 5;
const EVENTS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'pointerleave'];

export class PointerTracker {
  #handlers: PointerHandlers;
  #threshold: number;
  #axis: 'x' | undefined;
  #pressed = new Map<number, { began: Point; before: Point; at: Point }>();
  #moved = false;
  /** Where a finger went down on an element that is not dragged. */
  #touched: Point | undefined;
  #element: Element | undefined;

  /** `threshold`: how far a pointer moves, along `axis` if there is one, before it drags. */
  constructor(
    handlers: PointerHandlers,
    { threshold = STILL, axis }: { threshold?: number; axis?: 'x' } = {},
  ) {
    this.#handlers = handlers;
    this.#threshold = threshold;
    this.#axis = axis;
  }

  /** Whether a stroke is in progress. */
  get dragging(): boolean {
    return this.#pressed.size > 0 && this.#moved;
  }

  /** Cancels the current stroke without further events. */
  stop(): void {
    this.#pressed.clear();
  }

  /** Listens to an element; see `tracked`. */
  attach(element: Element): void {
    if (element === this.#element) return;
    this.#element = element;
    for (const name of EVENTS) element.addEventListener(name, this);
    if (this.#handlers.wheel) element.addEventListener('wheel', this, { passive: false });
  }

  handleEvent(event: Event): void {
    if (event.type === 'wheel') this.#handlers.wheel?.(event as WheelEvent);
    else if (event.type === 'pointerdown') this.#down(event as PointerEvent);
    else if (event.type === 'pointermove') this.#move(event as PointerEvent);
    else if (event.type === 'pointerleave') this.#leave(event as PointerEvent);
    else this.#up(event as PointerEvent, event.type === 'pointercancel');
  }

  #down(event: PointerEvent): void {
    const handlers = this.#handlers;
    if (!handlers.move && isFinger(event)) this.#touched = pointOf(event);
    else if (!handlers.move) handlers.hover?.(event);
    if (!handlers.move || event.button !== 0 || this.#pressed.size >= 2) return;
    const point = pointOf(event);
    this.#pressed.set(event.pointerId, { began: point, before: point, at: point });
    this.#moved = this.#pressed.size > 1;
    this.#begin();
    handlers.press?.(event);
  }

  #begin(): void {
    for (const pointer of this.#pressed.values()) pointer.began = pointer.before = pointer.at;
    this.#handlers.begin?.(this.#pressed.size);
  }

  #move(event: PointerEvent): void {
    const pointer = this.#pressed.get(event.pointerId);
    if (!pointer) {
      const swiped = isFinger(event) && Math.abs(event.clientX - (this.#touched?.x ?? event.clientX)) < STILL;
      if (!this.#pressed.size && !swiped) this.#handlers.hover?.(event);
      return;
    }
    const now = pointOf(event);
    if (!this.#moved) {
      // A vertical swipe of a finger scrolls the page.
      const across = this.#axis === 'x' || isFinger(event);
      const far = Math.hypot(now.x - pointer.began.x, across ? 0 : now.y - pointer.began.y);
      if (far < this.#threshold) return;
      this.#moved = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    for (const other of this.#pressed.values()) other.before = other.at;
    pointer.at = now;
    this.#handlers.move?.(this.#stroke(), event);
  }

  #up(event: PointerEvent, cancelled: boolean): void {
    if (this.#touched) {
      const swiped = cancelled || isVertical(this.#touched, pointOf(event));
      this.#touched = undefined;
      this.#handlers.hover?.(swiped ? undefined : event);
    }
    const stroke = this.#stroke();
    const pressed = this.#pressed.get(event.pointerId);
    if (!pressed) return;
    this.#pressed.delete(event.pointerId);
    // A quick swipe can end before the browser scrolls, and then it cancels nothing.
    const swiped = isFinger(event) && isVertical(pressed.began, pointOf(event));
    // The pointer that remains after a pinch drags on and does not tap.
    if (this.#pressed.size) this.#begin();
    else if (this.#moved || cancelled || swiped) this.#handlers.end?.(stroke, cancelled || !this.#moved);
    else this.#handlers.tap?.(event);
  }

  #leave(event: PointerEvent): void {
    // A dragging pointer is captured, so leaving does not end its stroke.
    if (this.#pressed.has(event.pointerId) && this.#moved) return;
    this.#pressed.delete(event.pointerId);
    // A finger leaves as soon as it is lifted: what it touched stays selected.
    const stays = isFinger(event) && !this.#handlers.move;
    if (!this.#pressed.size && !stays) this.#handlers.hover?.(undefined);
  }

  #stroke(): Stroke {
    const pointers = [...this.#pressed.values()];
    return {
      began: pointers.map(({ began }) => began),
      before: pointers.map(({ before }) => before),
      at: pointers.map(({ at }) => at),
    };
  }
}

export const isFinger = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';

/** Whether a finger has moved up or down, which scrolls the page, and not sideways. */
const isVertical = (from: Point, to: Point): boolean =>
  Math.abs(to.y - from.y) >= STILL && Math.abs(to.y - from.y) > Math.abs(to.x - from.x);

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/** The centre of two pointers, or the position of a single one. */
export function middle([a = { x: 0, y: 0 }, b = a]: Point[]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The distance of two pointers; 0 for a single one. */
export function distance([a = { x: 0, y: 0 }, b = a]: Point[]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The distance of a wheel event in pixels, whatever its unit. */
export function wheelPixels({ deltaX, deltaY, deltaMode }: WheelEvent): Point {
  const unit = [1, 16, 400][deltaMode] ?? 1;
  return { x: deltaX * unit, y: deltaY * unit };
}

/** Whether a wheel event zooms; a plain one scrolls the page. */
export function zooms(event: WheelEvent): boolean {
  return (event.ctrlKey || event.metaKey) && event.deltaY !== 0;
}

class TrackedDirective extends Directive {
  render(_: PointerTracker) {
    return nothing;
  }

  override update({ element }: ElementPart, [tracker]: [PointerTracker]) {
    tracker.attach(element);
    return nothing;
  }
}

/** Attaches a tracker to an element of a template: `<div ${tracked(this.#pointers)}>`. */
export const tracked = directive(TrackedDirective);
