/* The room's entry, which the page has before it loads the room. */

/** The names of this room in links: questions on the screen, and the same questions on paper. */
export const EXERCISE = 'exercise';
export const WORKSHEET = 'worksheet';

export const exercises = {
  names: [EXERCISE, WORKSHEET],
  // Pages of games and the lessons lead to their exercises.
  unlisted: true,
  usual: { game: 'kayles', seed: '1' },
} as const;
