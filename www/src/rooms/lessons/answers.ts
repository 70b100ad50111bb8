/* Reads what the learner answers. Pure functions. */

import { plainDigits } from '../../question/typed/names';
import type { Task } from './lesson';

/** What the learner has answered to a task. */
export interface Answer {
  /** Digits, or the id of an option; empty if the learner asked for the answer. */
  given: string;
  right: boolean;
  /** Whether the learner asked for the answer. */
  shown?: true;
}

const MOST_DIGITS = 15;

/** A typed number as plain digits, in any script and with separators; undefined if it is none. */
export function digitsOf(typed: string): string | undefined {
  const plain = plainDigits(typed.normalize('NFKC').replace(/[\s,_'’]/g, ''));
  return /^\d+$/.test(plain) && plain.length <= MOST_DIGITS ? plain.replace(/^0+(?=\d)/, '') : undefined;
}

export function judged({ right }: Task, given: string): Answer {
  return { given, right: right.includes(given) };
}

/** The end of a match, by the player who has won; or of an exercise. */
export type End = { by: string } | { right: number; count: number };

/** Whether the learner has won, or made no mistake. */
export function isSolved(end: End): boolean {
  return 'by' in end ? end.by === 'you' : end.right === end.count;
}

/** The ending of the key of the sentence about a wrong answer. */
export function remarkOn({ near = [] }: Task, { given }: Answer): string {
  return near.includes(given) ? `not-${given}` : 'not';
}
