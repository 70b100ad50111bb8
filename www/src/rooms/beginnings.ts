/* What is asked in a room where nobody asks anything. Known before the room itself is there. */

import type { Question } from '../question';

/** The rooms' names in links. */
export const ZECKENDORF = 'zeckendorf';
export const TWO_HEAPS = 'two-heaps';

export function zeckendorfBeginning(): Question {
  return { problem: ZECKENDORF, arguments: { n: '100' }, view: {} };
}

export function twoHeapsBeginning(): Question {
  return { problem: TWO_HEAPS, arguments: { game: 'wythoff' }, view: {} };
}
