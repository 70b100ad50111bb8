/* The room's definition. */

import type { RoomDefinition } from '../definition';

/** The names of this room in links: questions on the screen, and the same questions on paper. */
export const EXERCISE = 'exercise';
export const WORKSHEET = 'worksheet';

/**
 * Exercises: `#1/exercise?game=kayles&kinds=value,move&level=2&seed=7`; on paper:
 * `#1/worksheet?game=kayles&versions=2&seed=7`
 */
export const exercises = {
  id: 'exercises',
  names: [EXERCISE, WORKSHEET],
  door: 'learn',
  parts: [EXERCISE, WORKSHEET],
  usual: { game: 'kayles', seed: '1' },
  build: 'positions',
  serves: ['exercises', 'worksheet'],
  texts: ['exercises', 'exhibits'],
  views: { predict: 519, worksheet: 1504 },
} as const satisfies RoomDefinition;
