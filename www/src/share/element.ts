/*
 * A question as attributes of <grundy-scope>; the inverse of element/question.ts. Pure functions.
 */

import { VIEW_ATTRIBUTES } from '../element/question';
import type { Question } from '../question/question';
import { type RoomName, roomOf, type ViewName, viewNamed } from '../views/registry';
import type { Look, Shared } from './address';

export type Attributes = Record<string, string>;

/** The default font size in CSS pixels. */
const FONT_SIZE = 16;

/** The attributes for a question and its look; undefined if the element has no such view. */
export function attributesOf({ question }: Shared, look: Look): Attributes | undefined {
  const room = roomOf(question.problem);
  const view = viewNamed(room, look.show);
  // The element has the table of Fibonacci nim as a game on two heaps, without the number.
  if (!view || (room === 'zeckendorf' && view === 'heat')) return undefined;
  const all: Attributes = {
    ...questionAttributes(room, question),
    view,
    ...viewAttributes(room, view, question.view),
    theme: look.theme === 'auto' ? '' : look.theme,
    controls: look.controls === 'some' ? '' : look.controls,
    style: look.size === 100 ? '' : `--grundyscope-size: ${(FONT_SIZE * look.size) / 100}px`,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

function questionAttributes(room: RoomName, { problem, arguments: given }: Question): Attributes {
  switch (room) {
    case 'problems':
      return { problem, ...given };
    case 'games':
      return { game: given.game ?? '', n: given.n ?? '' };
    case 'nimbers':
      return { expression: given.e ?? '' };
    case 'positions':
      return { position: given.heaps ?? '', play: given.play ?? '', sum: given.sum ?? '' };
    case 'play':
      return { position: given.heaps ?? '', play: given.play ?? '', sum: given.sum ?? '' };
    case 'lab': {
      const { first, second, ...board } = given;
      return { game: `${first} x ${second}`, ...board };
    }
    case 'exercises':
      return { ...given };
    case 'lessons':
      return { lesson: given.name ?? '', step: given.step ?? '' };
    case 'two-heaps':
      return { game: given.game ?? '' };
    case 'zeckendorf':
      return { problem, n: given.n ?? '', plus: given.plus ?? '' };
  }
}

/** The view parameters of a link that change what this view shows, as attributes. */
function viewAttributes(room: RoomName, view: ViewName, parameters: Record<string, string>): Attributes {
  // The derivation of a problem's answer is of no index.
  const used = room === 'problems' && view === 'explanation' ? [] : USED[view];
  return Object.fromEntries(
    Object.entries(VIEW_ATTRIBUTES[room])
      .filter(([name]) => !used || used.includes(name))
      .map(([name, attribute]) => [attribute, parameters[name] ?? '']),
  );
}

/** The view parameters of views that use only some of those of their room. */
const USED: Partial<Record<ViewName, readonly string[]>> = {
  answer: [],
  calculator: [],
  compare: ['with'],
  explanation: ['at', 'game', 'step'],
  play: ['limit', 'moves', 'first', 'hints', 'level', 'skill', 'seed'],
  predict: [],
  worksheet: [],
  sum: [],
  word: ['from'],
};
