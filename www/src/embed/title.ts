/* The title of a frame: the name of the problem or room, and the arguments of the question. */

import { has, number, text } from '../i18n/names';
import type { Question } from '../question/question';
import { exhibitOf } from '../ruleset/exhibits';
import { roomOf } from '../views/registry';

export interface Title {
  name: string;
  detail: string;
}

/** Longer arguments are cut. */
const MAX_LENGTH = 48;

export function titleOf(question: Question): Title {
  const room = roomOf(question.problem);
  // A link may lack an argument.
  const given = (name: string) => shortened(question.arguments[name] ?? '');
  switch (room) {
    case 'problems':
      return problem(question);
    case 'games':
      return game(question.arguments.game ?? '', given('n'));
    case 'nimbers':
      return { name: text('rooms-nimbers'), detail: given('e') };
    case 'positions':
      return { name: text('rooms-positions'), detail: given('heaps') };
    case 'play':
      return { name: text('rooms-play'), detail: given('heaps') };
    case 'lab':
      return { name: text('rooms-lab'), detail: product(given('first'), given('second')) };
    case 'exercises':
      return { name: text('rooms-exercises'), detail: given('game') };
    case 'lessons': {
      const [name, step] = [given('name'), given('step')];
      return { name: text('rooms-lessons'), detail: [name, step].filter(Boolean).join(' · ') };
    }
    case 'zeckendorf':
      return { name: text('rooms-zeckendorf'), detail: text('embed-n', { n: given('n') }) };
    case 'two-heaps': {
      // messages: pair-*
      const game = question.arguments.game ?? 'wythoff';
      // The number of wythoff:3 and the text of a rule follow the colon.
      const [family = ''] = game.split(':');
      const key = `pair-${family}`;
      return {
        name: has(key) ? text(key) : text('page-name'),
        detail: family === game ? '' : shortened(game),
      };
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
  const range = n && text('embed-to', { n });
  const parts = [exhibit ? code : '', range].filter(Boolean);
  return { name: name || text('rooms-games'), detail: parts.join(' · ') };
}

/** Two games without the prefix of their family: "ruler × twins". */
function product(first: string, second: string): string {
  const [a, b] = [first, second].map((game) => game.replace(/^coins:/, ''));
  return a && b ? `${a} × ${b}` : '';
}

function shortened(typed: string): string {
  const plain = typed.trim();
  return plain.length > MAX_LENGTH ? `${plain.slice(0, MAX_LENGTH)}…` : number(plain);
}
