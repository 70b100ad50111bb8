/*
 * Resolves a link: its question or the default one, and a notice if parts of the link were dropped;
 * or why there is no such room or problem.
 */

import { SITE } from '../edition';
import type { Problem } from '../engine/protocol';
import { commas, errorSentence, linkSentence, text } from '../i18n/index';
import { sanitise } from '../question/parameter';
import { checkArguments, defaults } from '../question/parameters';
import { type Question, readHash } from '../question/question';
import type { Room } from '../rooms/definition';
import { roomElsewhere, roomEntryFor, roomOf } from '../rooms/index';

/** The list of the problems in a link; above each of them stand all. */
export const PROBLEMS = roomOf('');

const READABLE = 60;

/** `parametersOf` is that of the link's room. Undefined for an anchor within the page. */
export function arrival(
  hash: string,
  first: Problem,
  parametersOf: Room['parametersOf'],
): { question: Question; notice: string } | undefined {
  const reading = readHash(hash);
  if (reading.kind === 'none' && hash.length > 1) return undefined;
  if (reading.kind === 'question') {
    if (reading.question.problem === PROBLEMS) return undefined;
    const { question, dropped } = sanitise(parametersOf(reading.question), reading.question);
    return {
      question,
      notice: dropped.length ? text('page-link-dropped', { parts: shortList(dropped) }) : '',
    };
  }
  return {
    question: defaultQuestion(first),
    notice: reading.kind === 'broken' ? `${linkSentence(reading)} ${text('page-broken-link')}` : '',
  };
}

/** The question of a problem with its default arguments. */
export function defaultQuestion(problem: Problem): Question {
  return { problem: problem.id, arguments: defaults(problem), view: {} };
}

/** The first question of a problem that has a published answer. */
export function publishedQuestion(problem: Problem): Question {
  const [check] = problem.checks;
  const usual = defaultQuestion(problem);
  return check ? { ...usual, arguments: checkArguments(problem, check) } : usual;
}

/** Why a readable link leads to no room and no problem; undefined for all other links. */
export function nowhere(hash: string, problems: readonly Problem[]): string | undefined {
  const reading = readHash(hash);
  if (reading.kind !== 'question') return undefined;
  const { problem } = reading.question;
  if (problem === PROBLEMS || roomEntryFor(problem) || problems.some(({ id }) => id === problem))
    return undefined;
  const room = roomElsewhere(problem);
  if (room) return text('page-elsewhere', { room: text(`rooms-${room}`), site: SITE ? SITE + hash : 'none' });
  return errorSentence({ code: 'unknown-problem', field: 'problem', value: problem });
}

/** A list of parts of a link, each shortened. */
function shortList(parts: string[]): string {
  return commas(parts.map((part) => (part.length > READABLE ? `${part.slice(0, READABLE)}…` : part)));
}
