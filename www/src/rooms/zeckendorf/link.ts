/* The question of the Zeckendorf room in links. Pure functions. */

import { cellOf, sizeOf } from '../../grid/cell';
import type { Question } from '../../question/question';
import { defaultZeckendorfQuestion, ZECKENDORF } from './entry';

/** The default second summand. */
export const USUAL_PLUS = '54';
/** Larger heaps (in digits) are not played, and letters at larger indices not shown. */
export const PLAYABLE = 1001;

/** The view parameters, with a check of their values. */
const VIEWS: Record<string, (value: string) => boolean> = {
  step: (value) => /^\d{1,2}$/.test(value),
  limit: (value) => /^\d{1,1001}$/.test(value),
  moves: (value) => /^\d+(\.\d+)*$/.test(value) && value.length < 50_000,
  first: (value) => value === 'engine',
  hints: (value) => value === 'on' || value === 'off',
  at: (value) => cellOf(value) !== undefined,
  corner: (value) => cellOf(value) !== undefined,
  size: (value) => sizeOf(value) !== undefined,
  from: (value) => /^\d{1,1001}$/.test(value),
};

export function sanitiseZeckendorf(question: Question): { question: Question; dropped: string[] } {
  const { n, plus, ...others } = question.arguments;
  const view: Record<string, string> = {};
  const dropped = Object.entries(others);
  for (const [name, value] of Object.entries(question.view)) {
    if (value === '') continue;
    if (Object.hasOwn(VIEWS, name) && VIEWS[name]?.(value)) view[name] = value;
    else dropped.push([name, value]);
  }
  const given = {
    n: n ?? defaultZeckendorfQuestion().arguments.n ?? '',
    ...(plus === undefined ? {} : { plus }),
  };
  return {
    question: { problem: ZECKENDORF, arguments: given, view },
    dropped: dropped.map(([name, value]) => `${name}=${value}`),
  };
}
