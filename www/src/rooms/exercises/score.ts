/* The score of a row of answers. Pure functions. */

export interface Score {
  right: number;
  /** How many are answered. */
  done: number;
  /** The right answers in a row up to the last one. */
  streak: number;
}

/** `marks`: whether each question is answered right; undefined if it is open. */
export function scoreOf(marks: readonly (boolean | undefined)[]): Score {
  const done = marks.filter((mark) => mark !== undefined);
  const wrong = done.lastIndexOf(false);
  return {
    right: done.filter(Boolean).length,
    done: done.length,
    streak: done.length - 1 - wrong,
  };
}
