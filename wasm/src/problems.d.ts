export interface Parameter {
  name: string;
  kind: 'number';
  /** Least and greatest allowed value, as the parser reads them ("20000000", "10^1000"). */
  min: string;
  max: string;
  /** The value that the page shows first; absent if the parameter is optional. */
  default?: string;
}

export interface Problem {
  id: string;
  parameters: Parameter[];
  /** Published answers: `n`, the other arguments by name, and the answer. */
  checks: Array<{ n: string; answer: string; [argument: string]: string }>;
  /** The names of the facts that an answer can carry, in the order to show them. */
  facts: string[];
  games: GameInfo[];
  /** Whether `batch` takes this problem. */
  batch: boolean;
}

/** The problems of this module. */
export function catalogue(): Problem[];
/** Answers one question of a problem. Besides `problem` and `n`, the request has the problem's
 * own parameters. */
export function solve(
  request: { problem: string; n: NumberLike; [parameter: string]: NumberLike },
  progress?: ProgressListener,
): SolveAnswer;
