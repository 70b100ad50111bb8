/* What of a question can be shown in a frame. Pure functions. */

import { roomOf, SHOWS } from '../embed/shows';
import type { Question } from '../question';

/** What needs something that a question may not have: another game beside it, a second summand. */
const NEEDS: Record<string, (question: Question) => boolean> = {
  compare: ({ view }) => (view.with ?? '') !== '',
  sum: ({ arguments: given }) => (given.plus ?? '') !== '',
};

/** The usual one first. */
export function viewsOf(question: Question): string[] {
  return SHOWS[roomOf(question.problem)].filter((show) => NEEDS[show]?.(question) ?? true);
}
