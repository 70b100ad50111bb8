/* What a question is called at the head of a frame: a name, and the question in a few words. */

import { exhibitOf } from '../gallery';
import { has, number, text } from '../i18n/names';
import type { Question } from '../question';
import { roomOf } from './shows';

export interface Title {
  name: string;
  detail: string;
}

/** More would be no title. */
const LONGEST = 48;

export function titleOf(question: Question): Title {
  const room = roomOf(question.problem);
  // Where a question comes from a link, an argument may be missing.
  const given = (name: string) => shortened(question.arguments[name] ?? '');
  switch (room) {
    case 'problems':
      return problem(question);
    case 'games':
      return game(question.arguments.game ?? '', given('n'));
    case 'nimbers':
      return { name: text('rooms-nimbers'), detail: given('e') };
    case 'zeckendorf':
      return { name: text('rooms-zeckendorf'), detail: text('embed-n', { n: given('n') }) };
    case 'two-heaps': {
      // messages: pair-*
      const key = `pair-${question.arguments.game ?? 'wythoff'}`;
      return { name: has(key) ? text(key) : text('page-name'), detail: '' };
    }
  }
}

/** Whether there is a problem of that name. */
export function isProblem(id: string): boolean {
  return has(`problem-${id}-name`);
}

function problem({ problem: id, arguments: given }: Question): Title {
  if (!isProblem(id)) return { name: text('page-name'), detail: '' };
  const parts = Object.entries(given)
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => {
      const shown = shortened(value);
      // messages: argument-*
      const key = `argument-${id}-${name}`;
      if (name === 'n') return text('question-preset', { n: shown });
      return has(key) ? text(key, { value: /^\d{1,9}$/.test(value) ? Number(value) : shown }) : '';
    });
  return {
    name: text(`problem-${id}-name`),
    detail: parts.filter(Boolean).join(text('list-separator')),
  };
}

function game(notation: string, n: string): Title {
  const exhibit = exhibitOf(notation.trim());
  const code = shortened(notation);
  const name = exhibit ? text(`exhibit-${exhibit.id}`) : code;
  const reach = n && text('embed-to', { n });
  const parts = [exhibit ? code : '', reach].filter(Boolean);
  return { name: name || text('rooms-games'), detail: parts.join(' · ') };
}

function shortened(typed: string): string {
  const plain = typed.trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : number(plain);
}
