/* The room's entry, which the page has before it loads the room. */

/** The names of this room in links: the path through the lessons, and a step of one. */
export const LESSONS = 'lessons';
export const LESSON = 'lesson';

export const lessons = { names: [LESSONS, LESSON], usual: {} } as const;
