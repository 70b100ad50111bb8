/*
 * What a lesson is: steps, each with a text, a view and a prediction. The texts are in
 * i18n/en/lesson-NAME.ftl, under keys that are made from the ids:
 *
 *     lesson-NAME-STEP-title    its heading
 *     lesson-NAME-STEP          the text above the prediction
 *     lesson-NAME-TASK-ask      what to predict
 *     lesson-NAME-TASK-pick-ID  a choice
 *     lesson-NAME-TASK-not      about a wrong answer; -not-ANSWER: about this one
 *     lesson-NAME-TASK-why      the explanation, once the answer is given
 *
 * Right answers are compared with the engine's in tests/wasm/lessons.mjs.
 */

import type { LessonName } from './path';

/** A view inside a step, by the link of its question. */
export interface Live {
  link: string;
  view: string;
  /** Default: those of the view. */
  controls?: 'none' | 'some' | 'all';
}

/** The answer to a task that is solved in a view. */
export const SOLVED = 'solved';

/** A question to the learner. */
export interface Task {
  id: string;
  /** For a choice: the ids of its options, in order. */
  picks?: readonly string[];
  /** The right answers: numbers as digits, or ids of options. */
  right: readonly string[];
  /** Wrong answers that have a sentence of their own. */
  near?: readonly string[];
  /**
   * A view in which the task is solved: a match against the machine that the learner wins, or an
   * exercise with every answer right. The right answer is `SOLVED`.
   */
  solve?: Live;
}

export interface Step {
  id: string;
  /** A program to read, by its name in `programs`. */
  program?: string;
  live?: Live;
  /** The position asked about, drawn until its answer. */
  board?: () => unknown;
  /** Replaces `live` once the prediction is made. */
  proof?: Live;
  /** A prediction before the explanation; at the end of a lesson, tasks to solve. */
  tasks?: readonly Task[];
  /** Whether this is the end: wrong answers may be tried again, and sources are below. */
  end?: true;
}

export interface Lesson {
  name: LessonName;
  steps: readonly Step[];
  /** Python programs to read, by name. */
  programs?: Readonly<Record<string, string>>;
}
