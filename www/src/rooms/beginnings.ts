/* What is asked in a room where nobody asks anything. Known before the room itself is there. */

import { NIMBERS, type Question } from '../question';

/** The rooms' names in links. */
export const ZECKENDORF = 'zeckendorf';
export const TWO_HEAPS = 'two-heaps';

/** A product to begin with: of ordinary numbers it is 42. */
export function nimbersBeginning(): Question {
  return { problem: NIMBERS, arguments: { e: '6*7' }, view: {} };
}

export function zeckendorfBeginning(): Question {
  return { problem: ZECKENDORF, arguments: { n: '100' }, view: {} };
}

export function twoHeapsBeginning(): Question {
  return { problem: TWO_HEAPS, arguments: { game: 'wythoff' }, view: {} };
}
