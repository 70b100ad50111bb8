/**
 * Whether the main pointer is a finger, which presses whenever it points. Hints name its gestures.
 */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;
