/*
 * Resolves a link: its question or the default one, and a notice if parts of the link were dropped;
 * or why there is no such room or problem.
 */

import { SITE } from '../edition';
import type { Problem } from '../engine/protocol';
import { commas, errorSentence, linkSentence, text } from '../i18n/index';
import { completed } from '../question/parameters';
import { type Question, readHash } from '../question/question';
import type { Sanitise } from '../rooms/definition';
import { roomElsewhere, roomEntryFor } from '../rooms/index';
import { sanitiseProblem } from '../rooms/problems/link';

const READABLE = 60;

/**
 * `roomRule` sanitises the question for a room other than the problems'. Undefined for an anchor
 * within the page.
 */
export function arrival(
  hash: string,
  problems: [Problem, ...Problem[]],
  roomRule?: Sanitise,
): { question: Question; notice: string } | undefined {
  const reading = readHash(hash);
  if (reading.kind === 'none' && hash.length > 1) return undefined;
  const requested = reading.kind === 'question' ? reading.question : undefined;
  const known = problems.find(({ id }) => id === requested?.problem);
  const sanitise = known ? (question: Question) => sanitiseProblem(question, known) : roomRule;
  if (requested && sanitise) {
    const { question, dropped } = sanitise(requested);
    return {
      question,
      notice: dropped.length ? text('page-link-dropped', { parts: shortList(dropped) }) : '',
    };
  }
  return {
    question: defaultQuestion(problems[0]),
    notice: reading.kind === 'broken' ? `${linkSentence(reading)} ${text('page-broken-link')}` : '',
  };
}

/** The question of a problem with its default arguments. */
export function defaultQuestion(problem: Problem): Question {
  return completed({ problem: problem.id, arguments: {}, view: {} }, problem);
}

/** Why a readable link leads to no room and no problem; undefined for all other links. */
export function nowhere(hash: string, problems: readonly Problem[]): string | undefined {
  const reading = readHash(hash);
  if (reading.kind !== 'question') return undefined;
  const { problem } = reading.question;
  if (roomEntryFor(problem) || problems.some(({ id }) => id === problem)) return undefined;
  const room = roomElsewhere(problem);
  if (room) return text('page-elsewhere', { room: text(`rooms-${room}`), site: SITE ? SITE + hash : 'none' });
  return errorSentence({ code: 'unknown-problem', field: 'problem', value: problem });
}

/** A list of parts of a link, each shortened. */
function shortList(parts: string[]): string {
  return commas(parts.map((part) => (part.length > READABLE ? `${part.slice(0, READABLE)}…` : part)));
}
