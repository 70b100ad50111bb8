/* The room's entry, which the page has before it loads the room. */

import type { Question } from '../../question/question';
import type { RoomEntry } from '../definition';

/** The names of this room in links: questions on the screen, and the same questions on paper. */
export const EXERCISE = 'exercise';
export const WORKSHEET = 'worksheet';

export function defaultExercise(): Question {
  return { problem: EXERCISE, arguments: { game: 'kayles', seed: '1' }, view: {} };
}

export const exercises = {
  names: [EXERCISE, WORKSHEET],
  // Pages of games and the lessons lead to their exercises.
  unlisted: true,
  defaultQuestion: defaultExercise,
} satisfies Partial<RoomEntry>;
