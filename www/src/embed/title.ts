/* The title of a frame: the name of the problem or room, and the arguments of the question. */

import 'texts:embed';
import 'texts:exhibits';
import 'texts:names';
import { has, locale, text } from '../i18n/language';
import type { Question } from '../question/question';
import type { FrameTitle, FrameTitleOf } from '../rooms/view';
import { roomOf, roomWith } from '../views/registry';

/** Longer arguments are cut. */
const MAX_LENGTH = 48;

/**
 * Of rooms with more to say than their name and the first argument, or all arguments if none has a
 * default.
 */
const TITLES = import.meta.glob<FrameTitleOf>('./*/frame-title.ts', {
  base: '../rooms',
  eager: true,
  import: 'frameTitle',
});

export function titleOf(question: Question): FrameTitle {
  const { id, usual = {} } = roomWith(roomOf(question.problem));
  const own = TITLES[`./${id}/frame-title.ts`];
  if (own) return own(question, shortened);
  const { arguments: given } = question;
  const [first] = Object.keys(usual);
  const shown = first === undefined ? Object.values(given) : [given[first]];
  return { name: text(`rooms-${id}`), detail: shown.map(shortened).filter(Boolean).join(' · ') };
}

/** Whether there is a problem of that name. */
export function isProblem(id: string): boolean {
  return has(`problem-${id}-name`);
}

/** An argument, which a link may lack. */
function shortened(typed = ''): string {
  const plain = typed.trim();
  return plain.length > MAX_LENGTH ? `${plain.slice(0, MAX_LENGTH)}…` : numberIn(plain);
}

/** Groups a number of up to 15 digits; any other text is unchanged. */
function numberIn(typed: string): string {
  return /^\d{1,15}$/.test(typed) ? new Intl.NumberFormat(locale()).format(Number(typed)) : typed;
}
