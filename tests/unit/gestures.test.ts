// The gestures recognised from pointer events, without a browser.
import { describe, expect, it } from 'vitest';
import { distance, middle, PointerTracker, type Stroke } from '../../www/src/ui/gestures';

/** A fake element, the gestures that a tracker with these options reports, and pointer events. */
function element(options?: ConstructorParameters<typeof PointerTracker>[1], drags = true) {
  const told: string[] = [];
  const points = (list: Stroke['at']) => list.map(({ x, y }) => `${x},${y}`).join(' ');
  const tracker = new PointerTracker(
    {
      hover: (event) => told.push(event ? `hover ${event.clientX},${event.clientY}` : 'leave'),
      begin: (pointers) => told.push(`begin ${pointers}`),
      press: () => told.push('press'),
      ...(drags && {
        move: ({ began, before, at }: Stroke) =>
          told.push(`move ${points(began)} / ${points(before)} / ${points(at)}`),
      }),
      end: (_, cancelled) => told.push(cancelled ? 'cancelled' : 'end'),
      tap: () => told.push('tap'),
    },
    options,
  );
  const captured: number[] = [];
  const target = Object.assign(new EventTarget(), {
    setPointerCapture: (pointer: number) => captured.push(pointer),
  });
  tracker.attach(target as unknown as Element);
  tracker.attach(target as unknown as Element);
  const fire = (type: string, x = 0, y = 0, pointerId = 1, button = 0, pointerType = 'mouse'): string[] => {
    told.length = 0;
    const event = Object.assign(new Event(`pointer${type}`), {
      ...{ clientX: x, clientY: y, pointerId, button, pointerType },
    });
    target.dispatchEvent(event);
    return [...told];
  };
  return { tracker, fire, captured };
}

describe('one pointer', () => {
  it('hovers and leaves', () => {
    const { fire } = element();
    expect(fire('move', 3, 4)).toEqual(['hover 3,4']);
    expect(fire('leave')).toEqual(['leave']);
    // A press with another button is none.
    expect(fire('down', 1, 2, 1, 2)).toEqual([]);
  });

  it('taps if it stays within the slop', () => {
    const { fire, tracker } = element();
    expect(fire('down', 10, 10)).toEqual(['begin 1', 'press']);
    expect(fire('move', 13, 13)).toEqual([]);
    expect(tracker.dragging).toBe(false);
    expect(fire('up', 13, 13)).toEqual(['tap']);
    expect(fire('move', 14, 14)).toEqual(['hover 14,14']);
  });

  it('is captured and drags once it has moved', () => {
    const { fire, tracker, captured } = element();
    fire('down', 10, 10);
    expect(fire('move', 16, 10)).toEqual(['move 10,10 / 10,10 / 16,10']);
    expect(captured).toEqual([1]);
    expect(tracker.dragging).toBe(true);
    expect(fire('leave')).toEqual([]);
    expect(fire('move', 17, 12)).toEqual(['move 10,10 / 16,10 / 17,12']);
    expect(fire('up', 17, 12)).toEqual(['end']);
    expect(tracker.dragging).toBe(false);
  });

  it('is released if it leaves before a drag, is cancelled, or the tracker gives it up', () => {
    const { fire, tracker } = element();
    fire('down', 10, 10);
    expect(fire('leave')).toEqual(['leave']);
    expect(fire('up')).toEqual([]);
    fire('down', 10, 10);
    expect(fire('cancel')).toEqual(['cancelled']);
    fire('down', 10, 10);
    fire('move', 30, 10);
    tracker.stop();
    expect(fire('move', 40, 10)).toEqual(['hover 40,10']);
    expect(fire('up', 40, 10)).toEqual([]);
  });

  it('of a finger that goes up or down scrolls the page, even when the browser cancels nothing', () => {
    const finger = (fire: ReturnType<typeof element>['fire'], type: string, x: number, y: number) =>
      fire(type, x, y, 1, 0, 'touch');
    const dragged = element();
    finger(dragged.fire, 'down', 10, 200);
    expect(finger(dragged.fire, 'move', 11, 60)).toEqual([]);
    expect(finger(dragged.fire, 'up', 12, 50)).toEqual(['cancelled']);
    const still = element(undefined, false);
    finger(still.fire, 'down', 10, 200);
    expect(finger(still.fire, 'up', 12, 50)).toEqual(['leave']);
    finger(still.fire, 'down', 10, 200);
    expect(finger(still.fire, 'up', 11, 201)).toEqual(['hover 11,201']);
  });

  it('drags along one axis only, or at once, by option', () => {
    const { fire } = element({ axis: 'x' });
    fire('down', 10, 10);
    expect(fire('move', 11, 60)).toEqual([]);
    expect(fire('move', 15, 60)).toEqual(['move 10,10 / 10,10 / 15,60']);
    const bar = element({ threshold: 0 });
    bar.fire('down', 10, 10);
    expect(bar.fire('move', 10, 10)).toEqual(['move 10,10 / 10,10 / 10,10']);
  });

  it('only hovers without drag or tap listeners', () => {
    const { fire } = element(undefined, false);
    expect(fire('down', 1, 2)).toEqual(['hover 1,2']);
    expect(fire('move', 3, 4)).toEqual(['hover 3,4']);
    expect(fire('up', 3, 4)).toEqual([]);
  });
});

describe('two pointers', () => {
  it('pinch; the remaining one drags on and does not tap', () => {
    const { fire } = element();
    fire('down', 0, 0, 1);
    expect(fire('down', 10, 0, 2)).toEqual(['begin 2', 'press']);
    expect(fire('down', 20, 0, 3)).toEqual([]);
    expect(fire('move', 14, 0, 2)).toEqual(['move 0,0 10,0 / 0,0 10,0 / 0,0 14,0']);
    expect(fire('move', 0, 8, 1)).toEqual(['move 0,0 10,0 / 0,0 14,0 / 0,8 14,0']);
    expect(fire('up', 14, 0, 2)).toEqual(['begin 1']);
    expect(fire('move', 1, 8, 1)).toEqual(['move 0,8 / 0,8 / 1,8']);
    expect(fire('up', 1, 8, 1)).toEqual(['end']);
  });

  it('have a centre and a distance', () => {
    const [first, second] = [
      { x: 0, y: 0 },
      { x: 6, y: 8 },
    ].map((point) => ({ ...point }));
    const all = [first, second] as { x: number; y: number }[];
    expect([middle(all), distance(all)]).toEqual([{ x: 3, y: 4 }, 10]);
    expect([middle(all.slice(1)), distance(all.slice(1))]).toEqual([{ x: 6, y: 8 }, 0]);
  });
});
