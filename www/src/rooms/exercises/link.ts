/* The question about an exercise or a worksheet in links. Pure functions. */

import type { Question } from '../../question/question';
import { defaultExercise, EXERCISE, WORKSHEET } from './entry';
import {
  argumentsOf,
  givenOf,
  kindsOf,
  levelOf,
  MAX_COUNT,
  MAX_SEED,
  MAX_VERSIONS,
  playOf,
  specOf,
  wholeOf,
} from './spec';

/** Which arguments of a link are valid. */
const VALID: Record<string, (value: string) => boolean> = {
  game: () => true,
  play: (value) => playOf(value) !== undefined,
  kinds: (value) => kindsOf(value) !== undefined,
  level: (value) => levelOf(value) !== undefined,
  given: (value) => givenOf(value) !== undefined,
  count: (value) => wholeOf(value, 1, MAX_COUNT) !== undefined,
  seed: (value) => wholeOf(value, 0, MAX_SEED) !== undefined,
};

type Checks = Record<string, (value: string) => boolean>;

const version = (value: string) => wholeOf(value, 1, MAX_VERSIONS) !== undefined;

/** Further arguments, and the view parameters, of the two kinds of links. */
const SHEET: Checks = { ...VALID, versions: version, answers: (value) => value === 'off' || value === 'on' };
const SHEET_VIEW: Checks = { version };
const VIEW: Checks = { at: (value) => wholeOf(value, 1, MAX_COUNT) !== undefined };

/** Splits a question into its valid part and the invalid parameters, as written. */
export function sanitiseExercise({ problem, arguments: given, view }: Question): {
  question: Question;
  dropped: string[];
} {
  const sheet = problem === WORKSHEET;
  const { valid, dropped } = checked(given, sheet ? SHEET : VALID);
  const parameters = checked(view, sheet ? SHEET_VIEW : VIEW);
  const all = argumentsOf(specOf({ ...defaultExercise().arguments, ...valid }));
  if (sheet && Number(valid.versions) > 1) all.versions = String(Number(valid.versions));
  if (sheet && valid.answers === 'off') all.answers = 'off';
  return {
    question: { problem: sheet ? WORKSHEET : EXERCISE, arguments: all, view: parameters.valid },
    dropped: [...dropped, ...parameters.dropped],
  };
}

function checked(given: Record<string, string>, checks: Checks) {
  const valid: Record<string, string> = {};
  const dropped: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    // An empty field for the game has an error of its own.
    if (value === '' && name !== 'game') continue;
    if (Object.hasOwn(checks, name) && checks[name]?.(value)) valid[name] = value;
    else dropped.push(`${name}=${value}`);
  }
  return { valid, dropped };
}
