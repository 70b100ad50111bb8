/* The pointer: what it is, and where. */

/**
 * Whether the main pointer is a finger, which presses whenever it points. Hints name its gestures.
 */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Pixels of the screen for each pixel of the element, which a page may zoom or scale. */
export function scaleOf(element: HTMLElement): number {
  return element.getBoundingClientRect().width / element.offsetWidth || 1;
}

/** A point of the screen in pixels of the element, from its top left corner. */
export function pointIn(
  element: HTMLElement,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): { x: number; y: number } {
  const { left, top } = element.getBoundingClientRect();
  const scale = scaleOf(element);
  return { x: (clientX - left) / scale, y: (clientY - top) / scale };
}
