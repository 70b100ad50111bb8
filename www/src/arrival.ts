/* Where a link leads: the question it asks, or one to begin with, and a sentence where it could not be used as it is. */

import { SITE } from './edition';
import type { Problem } from './engine/protocol';
import { errorSentence, linkSentence, text } from './i18n/index';
import { type Question, readHash } from './question';
import { elsewhere, type Meaningful } from './rooms/index';
import { completed, meaningful } from './state';

const READABLE = 60;

/** `meant` is the rule of the room to which the link leads, where that is none of a problem. Undefined for an anchor within the page, which asks nothing. */
export function arrival(
  hash: string,
  problems: [Problem, ...Problem[]],
  meant?: Meaningful,
): { question: Question; notice: string } | undefined {
  const reading = readHash(hash);
  if (reading.kind === 'none' && hash.length > 1) return undefined;
  const wanted = reading.kind === 'question' ? reading.question : undefined;
  const known = problems.find(({ id }) => id === wanted?.problem);
  const sense = known ? (question: Question) => meaningful(question, known) : meant;
  if (wanted && sense) {
    const { question, dropped } = sense(wanted);
    return { question, notice: dropped.length ? text('page-link-dropped', { parts: listed(dropped) }) : '' };
  }
  const trouble = reading.kind === 'broken' ? linkSentence(reading) : wanted && unknown(wanted, hash);
  return {
    question: beginning(problems[0]),
    notice: trouble ? `${trouble} ${text('page-broken-link')}` : '',
  };
}

/** The question of a problem with nothing typed yet. */
export function beginning(problem: Problem): Question {
  return completed({ problem: problem.id, arguments: {}, view: {} }, problem);
}

/** Why a link that can be read leads nowhere. */
function unknown({ problem }: Question, hash: string): string {
  const room = elsewhere(problem);
  if (room) return text('page-elsewhere', { room: text(`rooms-${room}`), site: SITE ? SITE + hash : 'none' });
  return errorSentence({ code: 'unknown-problem', field: 'problem', value: problem });
}

/** Pieces of a link, each short enough to be read. */
function listed(parts: string[]): string {
  return parts
    .map((part) => (part.length > READABLE ? `${part.slice(0, READABLE)}…` : part))
    .join(text('list-separator'));
}
