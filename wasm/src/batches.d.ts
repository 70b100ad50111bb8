export interface BatchAnswer {
  /** One line for each line of the text: the answer, empty for an empty line, "error: CODE" for a
   * bad one. */
  answers: string;
  /** Lines answered. */
  answered: number;
  /** The first bad lines (at most 100), counted from 1. */
  errors: Array<{ line: number; error: GrundyscopeError }>;
  /** How many lines are bad. */
  bad: number;
}

/** Answers many questions, one a line. `countLine`: the first line is the number of lines that
 * follow, and no question. */
export function batch(
  request: { problem: string; text: string; countLine?: boolean },
  progress?: ProgressListener,
): BatchAnswer;
