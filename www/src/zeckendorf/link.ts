/* The question of the room Zeckendorf in links. Pure functions. */

import { cellOf, sizeOf } from '../cell';
import type { Question } from '../question';
import { ZECKENDORF, zeckendorfBeginning } from '../rooms/beginnings';

/** What is added where nobody says what. */
export const USUAL_PLUS = '54';
/** Heaps with more digits are not played, and letters further out not looked at. */
export const PLAYABLE = 1001;

/** What each part of the view may be. */
const VIEWS: Record<string, (value: string) => boolean> = {
  step: (value) => /^\d{1,2}$/.test(value),
  limit: (value) => /^\d{1,1001}$/.test(value),
  moves: (value) => /^\d+(\.\d+)*$/.test(value) && value.length < 50_000,
  first: (value) => value === 'engine',
  hints: (value) => value === 'off',
  at: (value) => cellOf(value) !== undefined,
  corner: (value) => cellOf(value) !== undefined,
  size: (value) => sizeOf(value) !== undefined,
  from: (value) => /^\d{1,1001}$/.test(value),
};

export function meaningfulZeckendorf(question: Question): { question: Question; dropped: string[] } {
  const { n, plus, ...others } = question.arguments;
  const view: Record<string, string> = {};
  const dropped = Object.entries(others);
  for (const [name, value] of Object.entries(question.view)) {
    if (value === '') continue;
    if (Object.hasOwn(VIEWS, name) && VIEWS[name]?.(value)) view[name] = value;
    else dropped.push([name, value]);
  }
  const given = { n: n ?? zeckendorfBeginning().arguments.n ?? '', ...(plus === undefined ? {} : { plus }) };
  return {
    question: { problem: ZECKENDORF, arguments: given, view },
    dropped: dropped.map(([name, value]) => `${name}=${value}`),
  };
}
