/* Where a link leads: the question it asks, or one to begin with, and a sentence where it could not be used as it is. */

import type { Problem } from './engine/protocol';
import { errorSentence, linkSentence, text } from './i18n/index';
import { GAME, type Question, readHash } from './question';
import { completed, meaningful, meaningfulGame } from './state';

const READABLE = 60;

/** Undefined for an anchor within the page, which asks nothing. */
export function arrival(
  hash: string,
  problems: [Problem, ...Problem[]],
): { question: Question; notice: string } | undefined {
  const reading = readHash(hash);
  if (reading.kind === 'none' && hash.length > 1) return undefined;
  const wanted = reading.kind === 'question' ? reading.question : undefined;
  const known = problems.find(({ id }) => id === wanted?.problem);
  if (wanted && (known || wanted.problem === GAME)) {
    const { question, dropped } = known ? meaningful(wanted, known) : meaningfulGame(wanted);
    return { question, notice: dropped.length ? text('page-link-dropped', { parts: listed(dropped) }) : '' };
  }
  const trouble =
    reading.kind === 'broken'
      ? linkSentence(reading)
      : wanted && errorSentence({ code: 'unknown-problem', field: 'problem', value: wanted.problem });
  return {
    question: beginning(problems[0]),
    notice: trouble ? `${trouble} ${text('page-broken-link')}` : '',
  };
}

/** The question of a problem with nothing typed yet. */
export function beginning(problem: Problem): Question {
  return completed({ problem: problem.id, arguments: {}, view: {} }, problem);
}

/** Pieces of a link, each short enough to be read. */
function listed(parts: string[]): string {
  return parts
    .map((part) => (part.length > READABLE ? `${part.slice(0, READABLE)}…` : part))
    .join(text('list-separator'));
}
