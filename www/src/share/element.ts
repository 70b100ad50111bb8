/*
 * A question as attributes of <grundy-scope>; the inverse of element/question.ts. Pure functions.
 */

import { byAttribute } from '../element/changes';
import { nameFor } from '../rooms/needs';
import { roomOf, type ViewName, viewNamed } from '../views/registry';
import type { Look, Shared } from './address';

export type Attributes = Record<string, string>;

/** The default font size in CSS pixels. */
const FONT_SIZE = 16;

/** Views that change only with the parameters that name them. */
const IN_WORDS = new Set<ViewName>([
  'answer',
  'calculator',
  'compare',
  'explanation',
  'predict',
  'worksheet',
  'sum',
  'word',
]);

/** The attributes for a question and its look; undefined if the element has no such view. */
export function attributesOf({ question, parameters }: Shared, look: Look): Attributes | undefined {
  const { problem } = question;
  if (!parameters) return undefined;
  const room = roomOf(problem);
  const view = viewNamed(room, look.show);
  const represents = problem === nameFor('representation');
  // The element has the table of Fibonacci nim as a game on two heaps, without the number.
  if (!view || (represents && view === 'heat')) return undefined;
  const shown = parameters.view.filter(
    ({ attribute, views }) => attribute !== false && (views?.includes(view) ?? !IN_WORDS.has(view)),
  );
  const viewed = shown.map(({ name }) => [name, question.view[name] ?? '']);
  const all: Attributes = {
    problem: represents || room === roomOf('') ? problem : '',
    ...byAttribute(parameters.arguments, question.arguments),
    view,
    ...byAttribute(shown, Object.fromEntries(viewed)),
    theme: look.theme === 'auto' ? '' : look.theme,
    controls: look.controls === 'some' ? '' : look.controls,
    style: look.size === 100 ? '' : `--grundyscope-size: ${(FONT_SIZE * look.size) / 100}px`,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}
